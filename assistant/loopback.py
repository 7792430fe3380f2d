"""One small GET to a server on this machine: no proxy, no redirect, no name that could lead elsewhere."""

from __future__ import annotations

import asyncio
import ipaddress
import json
from urllib.parse import urlsplit

MAX_BYTES = 4_000_000


def is_loopback(url: str) -> bool:
    """Does the URL name this machine and nothing else?"""
    try:
        host = urlsplit(url).hostname or ""
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def get_json(url: str, seconds: float) -> object:
    """The JSON at an http URL on loopback; None if it does not come within the time, or is something else."""
    try:
        async with asyncio.timeout(seconds):
            return json.loads(await _get(url))
    except (OSError, TimeoutError, ValueError, EOFError):
        return None


async def _get(url: str) -> bytes:
    """The body of a 200. Raises OSError, ValueError or EOFError."""
    parts = urlsplit(url)
    if parts.scheme != "http" or not is_loopback(url):
        raise ValueError(f"not on loopback: {url}")
    host = "127.0.0.1" if parts.hostname == "localhost" else str(parts.hostname)
    reader, writer = await asyncio.open_connection(host, parts.port or 80, limit=MAX_BYTES)
    try:
        # HTTP/1.0, so that the body comes in one piece and ends with the connection.
        request = f"GET {parts.path or '/'} HTTP/1.0\r\nHost: {parts.netloc}\r\nAccept: application/json\r\n\r\n"
        writer.write(request.encode("ascii", "replace"))
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 200 " not in head.split(b"\r\n", 1)[0]:
            raise ValueError("no such list")
        return await _body(reader, head.lower())
    finally:
        writer.close()


async def _body(reader: asyncio.StreamReader, head: bytes) -> bytes:
    for line in head.split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name == b"content-length":
            length = int(value)
            if length > MAX_BYTES:
                raise ValueError("too long")
            return await reader.readexactly(length)
    body = await reader.read(MAX_BYTES)
    while more := await reader.read(MAX_BYTES - len(body)):
        body += more
    return body
