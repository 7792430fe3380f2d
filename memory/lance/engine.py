"""The door to LanceDB: imported late and quietly, its errors made ours."""

from __future__ import annotations

import ctypes
import errno
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from memory.ports import IndexProblem, IndexUnready

_INDEX_CACHE_BYTES = 24 * 1024 * 1024
"""Little: soon a large table is in memory itself, and what is read again lies in the system's cache of files."""
_METADATA_CACHE_BYTES = 32 * 1024 * 1024
_SHOWN_ERROR = 200
_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8
_LARGE_BLOCK = 256 * 1024
"""Bytes from which memory is taken from the system, and returned, by itself."""
_ARENAS = 2
"""Heaps for blocks below that; by default each of LanceDB's threads gets one."""
_SYSTEM_NUMBER = re.compile(r"\(os error (\d+)\)")
_PASSING_NUMBERS = {
    errno.EPERM, errno.EACCES, errno.EROFS, errno.ENOSPC, errno.EDQUOT, errno.EMFILE, errno.ENFILE, errno.ENOMEM,
    errno.EBUSY,
}  # fmt: skip
"""No right to write, no room, too many open files."""
_PASSING_CODES = {4, 5, 8, 14, 19, 32, 33, 39, 112}
"""The same on Windows, in its own numbers, and a file that another program holds."""
_REST_CLIENT = "lance_namespace_urllib3_client"
_REST_TYPES = f"{_REST_CLIENT}.models"
_OVERRIDES = "overrides"


@contextmanager
def own_errors() -> Iterator[None]:
    """Turn whatever LanceDB raises into IndexProblem: plain built-in errors, or a Rust panic."""
    try:
        yield
    except IndexProblem:
        raise
    except MemoryError as error:
        raise IndexUnready("no memory") from error
    except ImportError as error:
        raise IndexProblem(f"lancedb: {error}") from error
    except Exception as error:  # RuntimeError, ValueError, OSError, TypeError, … for one and the same cause
        kind = IndexUnready if _passing(error) else IndexProblem
        raise kind(f"{type(error).__name__}: {str(error)[:_SHOWN_ERROR]}") from error
    except BaseException as error:
        if type(error).__name__ != "PanicException":  # a panic in Rust is no Exception
            raise
        raise IndexProblem(f"panic: {str(error)[:_SHOWN_ERROR]}") from error


def _passing(error: Exception) -> bool:
    """Is it of the system, and not of the table? Rust's errors name the system's number in their text."""
    if isinstance(error, OSError) and error.errno is not None:
        return error.errno in _PASSING_NUMBERS
    found = _SYSTEM_NUMBER.search(str(error))
    return found is not None and int(found[1]) in (_PASSING_CODES if sys.platform == "win32" else _PASSING_NUMBERS)


@contextmanager
def _lightly() -> Iterator[None]:
    """While LanceDB is imported: stand-ins for what costs more than half of it and is of no use here.

    Of the client for its catalogue servers only some types are needed (1.4 s of computing), and of most of these the
    names (0.2 s). Below Python 3.12 it marks methods by a package that inspects each of them (0.25 s).
    """
    stand_ins = {name: module for name, module in _stand_ins() if name not in sys.modules}
    sys.modules.update(stand_ins)
    try:
        yield
    finally:
        for name, module in stand_ins.items():
            if sys.modules.get(name) is module:
                del sys.modules[name]  # whoever does want it gets it whole


def _stand_ins() -> Iterator[tuple[str, ModuleType]]:
    if spec := find_spec(_REST_CLIENT):
        yield _REST_CLIENT, module_from_spec(spec)
        types = ModuleType(_REST_TYPES)
        types.__path__ = [str(Path(folder, "models")) for folder in spec.submodule_search_locations or ()]
        vars(types)["__getattr__"] = _record
        yield _REST_TYPES, types
    if sys.version_info < (3, 12):
        marking = ModuleType(_OVERRIDES)
        vars(marking).update(EnforceOverrides=object, override=lambda method: method)
        yield _OVERRIDES, marking


def _record(name: str) -> type[SimpleNamespace]:
    """A type that only carries values, in place of one that would check them, too."""
    if name.startswith("__"):
        raise AttributeError(name)
    return type(name, (SimpleNamespace,), {})


def _give_back() -> None:
    """Let GNU's memory allocator give back what LanceDB frees: else the peak at 100 000 rows is a quarter higher."""
    with suppress(OSError, AttributeError):  # other systems have other allocators
        allocator = ctypes.CDLL(None)
        allocator.mallopt(_M_MMAP_THRESHOLD, _LARGE_BLOCK)
        allocator.mallopt(_M_ARENA_MAX, _ARENAS)


def connect(uri: str) -> Any:
    """A connection that sees what other processes wrote. `uri` is a folder or any URI that LanceDB takes."""
    # Read when the library is imported: without it, Rust writes its log lines straight to the terminal.
    os.environ.setdefault("LANCEDB_LOG", "off")
    _give_back()
    with _lightly():
        import lancedb

    session = lancedb.Session(
        index_cache_size_bytes=_INDEX_CACHE_BYTES, metadata_cache_size_bytes=_METADATA_CACHE_BYTES
    )
    return lancedb.connect(uri, read_consistency_interval=timedelta(0), session=session)


def table_names(connection: Any) -> list[str]:
    """Names of all tables at a location."""
    names: list[str] = []
    page = None
    while True:
        found = connection.list_tables(page_token=page)
        names.extend(found.tables)
        page = found.page_token
        if not page:
            return names


def is_local(uri: str) -> bool:
    """Is the location a folder (and not an object store or a server)?"""
    return "://" not in uri
