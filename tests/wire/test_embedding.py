"""Embedding models through litellm, on the same server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import numpy as np
import pytest

from assistant.gateway.embedder import LitellmEmbedder
from memory.ports import EmbedderUnavailable
from tests.wire.server import EMBEDDING_DIM, ScriptedServer, vector_of


async def in_thread(call, *arguments):
    """The port blocks: the server's loop goes on meanwhile."""
    return await asyncio.to_thread(call, *arguments)


@pytest.mark.parametrize("name", ["openai/scripted", "bge-m3", "ollama/bge-m3", "ollama_chat/bge-m3"])
async def test_vectors_are_unit_float32_of_the_said_length(name):
    async with ScriptedServer() as server:
        base = server.root_url if name.startswith("ollama") else server.base_url
        embedder = LitellmEmbedder(name, base, {})
        texts = ["我在杭州做前端", "I like pour-over coffee", "", "喝 oolong 茶\x00"]
        for embed in (embedder.embed_queries, embedder.embed_documents):
            matrix = await in_thread(embed, texts)
            assert matrix.shape == (4, EMBEDDING_DIM)
            assert matrix.dtype == np.float32
            assert np.allclose(np.linalg.norm(matrix[[0, 1, 3]], axis=1), 1, atol=1e-6)
            assert not matrix[2].any()
        expected = np.asarray(vector_of("I like pour-over coffee"))
        assert np.allclose(matrix[1], expected / np.linalg.norm(expected), atol=1e-6)
        assert embedder.dim == EMBEDDING_DIM


async def test_texts_are_cut_and_sent_in_batches():
    async with ScriptedServer() as server:
        embedder = LitellmEmbedder("openai/scripted", server.base_url, {})
        matrix = await in_thread(embedder.embed_documents, ["长" * 5000, *(f"第 {n} 条" for n in range(70))])
        assert matrix.shape == (71, EMBEDDING_DIM)
        sizes = [len(request.body["input"]) for request in server.others]
        assert sizes == [1, 32, 32, 7]
        assert len(server.others[1].body["input"][0]) == 1600
        await in_thread(embedder.embed_queries, ["长" * 5000])
        assert len(server.others[-1].body["input"][0]) == 400


async def test_a_provider_that_takes_few_texts_gets_few():
    async with ScriptedServer() as server:
        server.max_texts = 10
        embedder = LitellmEmbedder("openai/scripted", server.base_url, {})
        texts = [f"第 {n} 条笔记" for n in range(50)]
        matrix = await in_thread(embedder.embed_documents, texts)
        for n in (0, 11, 49):
            expected = np.asarray(vector_of(texts[n]))
            assert np.allclose(matrix[n], expected / np.linalg.norm(expected), atol=1e-6)
        assert sum(len(request.body["input"]) > 10 for request in server.others) == 1


async def test_a_failure_is_told_without_the_key_and_the_text(free_port):
    key = "sk-0a1b2c3d4e5f6a7b8c9d"
    embedder = LitellmEmbedder("openai/scripted", f"http://127.0.0.1:{free_port}/v1", {}, key=lambda: key)
    with pytest.raises(EmbedderUnavailable) as caught:
        await in_thread(embedder.embed_documents, ["我对花生过敏"])
    assert "unreachable" in caught.value.detail
    assert key[3:8] not in caught.value.detail
    assert "花生" not in caught.value.detail
    assert caught.value.__context__ is None


async def test_what_is_known_of_a_model_is_kept(tmp_path: Path):
    measured = []

    def measure(embedder):
        measured.append(embedder.fingerprint)
        return (0.25, 0.75)

    async with ScriptedServer() as server:
        arguments = ("openai/scripted", server.base_url, {}, None, tmp_path, measure)
        first = LitellmEmbedder(*arguments)
        assert (await in_thread(lambda: (first.dim, first.spread))) == (EMBEDDING_DIM, (0.25, 0.75))
        asked = len(server.others)
        again = LitellmEmbedder(*arguments)
        assert (again.dim, again.spread) == (EMBEDDING_DIM, (0.25, 0.75))
        assert len(server.others) == asked
        assert len(measured) == 1


async def test_another_model_or_address_is_another_fingerprint():
    names = {
        LitellmEmbedder("openai/a", "http://127.0.0.1:1/v1", {}).fingerprint,
        LitellmEmbedder("openai/b", "http://127.0.0.1:1/v1", {}).fingerprint,
        LitellmEmbedder("openai/a", "http://127.0.0.1:2/v1", {}).fingerprint,
        LitellmEmbedder("openai/a", None, {}).fingerprint,
    }
    assert len(names) == 4
