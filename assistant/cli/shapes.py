"""The stable JSON of the commands (docs/json.md): every object carries "v": 1."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any

from assistant.events import ReplyDone, ReplyFailed
from assistant.i18n import reason_text
from memory.knowledge.records import Document
from memory.life.upkeep import PurgeReport
from memory.logged import LoggedRecall
from memory.records import Line, LoggedChange, Memory, Recall, Waiting

VERSION = 1
Json = dict[str, Any]


def _moment(moment: datetime | None) -> str | None:
    return moment.isoformat(timespec="seconds") if moment else None


def memory_json(memory: Memory) -> Json:
    """One memory, as in `jide memories list --json`."""
    origin = memory.origin
    return {
        "v": VERSION,
        "id": memory.id,
        "namespace": memory.namespace,
        "kind": memory.kind.value,
        "slot": memory.slot,
        "topic": memory.topic,
        "content": memory.content,
        "value": memory.value,
        "status": memory.status.value,
        "source_type": memory.source_type.value,
        "confidence": round(memory.confidence, 3),
        "importance": round(memory.importance, 3),
        "created_at": _moment(memory.created_at),
        "updated_at": _moment(memory.updated_at),
        "date": memory.date,
        "expires_at": _moment(memory.expires_at),
        "superseded_by": memory.superseded_by,
        "origin": {"message_id": origin.message_id, "quote": origin.text} if origin else None,
        "mentions": [{"message_id": quote.message_id, "quote": quote.text} for quote in memory.mentions],
        "mention_count": memory.mention_count,
    }


def logged_json(line: LoggedChange) -> Json:
    """One line of the memory log, as in `jide memories log --json`."""
    return {
        "v": VERSION,
        "unit": line.unit,
        "at": _moment(line.at),
        "change": line.kind.value,
        "memory_id": line.memory_id,
        "replaced_id": line.replaced_id,
        "rule": line.rule,
        "by_user": line.by_user,
        "undone": line.undone,
    }


def recalled_json(recall: LoggedRecall) -> Json:
    """One past recall, as in `jide memories log --recalls --json`."""
    return {
        "v": VERSION,
        "at": _moment(recall.at),
        "message_id": recall.message_id,
        "query": recall.query,
        "injected": [
            {
                "id": line.id,
                "block": line.block,
                "source": line.source.value,
                "score": round(line.score, 4),
                "parts": {name: round(value, 4) for name, value in line.parts.items()},
                "reasons": list(line.reasons),
                "tokens": line.tokens,
                "used": line.id in recall.cited,
            }
            for line in recall.lines
        ],
        "dropped": [{"id": gone.id, "reason": gone.reason, "score": round(gone.score, 4)} for gone in recall.dropped],
        "tokens": recall.tokens,
        "ms": round(recall.total_ms, 1),
        "degraded": list(recall.degraded),
    }


def export_json(memory: Memory) -> Json:
    """One memory with everything that another machine needs to merge it without loss."""
    whole = [{"message_id": q.message_id, "quote": q.text, "start": q.start, "end": q.end} for q in memory.quotes]
    return {
        **memory_json(memory),
        "confidence": memory.confidence,
        "importance": memory.importance,
        "created_at": memory.created_at.isoformat(),
        "updated_at": memory.updated_at.isoformat(),
        "expires_at": memory.expires_at.isoformat() if memory.expires_at else None,
        "origin": whole[0] if memory.origin else None,
        "mentions": whole[1:] if memory.origin else whole,
        "zone": memory.zone,
        "register": memory.register.value,
        "outcome": memory.outcome,
        "access_count": memory.access_count,
        "last_accessed_at": memory.last_accessed_at.isoformat() if memory.last_accessed_at else None,
        "metadata": dict(memory.metadata),
    }


def waiting_json(one: Waiting) -> Json:
    """One thing that waits for a decision, as in `jide memories waiting --json`."""
    return {
        "v": VERSION,
        "id": one.id,
        "kind": one.kind.value,
        "choices": list(one.choices),
        "memory": memory_json(one.memory) if one.memory else None,
        "other": memory_json(one.other) if one.other else None,
        "reason": one.reason,
        "count": one.count,
    }


def purge_json(report: PurgeReport) -> Json:
    """What a purge removed and what the search afterwards found, as in `jide memories purge --json`."""
    return {
        "v": VERSION,
        "purged": report.memories,
        "messages": report.messages,
        "texts": report.texts,
        "files": report.files,
        "traces": list(report.traces),
    }


def document_json(document: Document) -> Json:
    """One document, as in `jide knowledge list --json`."""
    return {
        "v": VERSION,
        "id": document.id,
        "namespace": document.namespace,
        "name": document.name,
        "place": document.place,
        "added_at": _moment(document.added_at),
        "day": document.day,
        "passages": document.passages,
        "size": document.size,
        "waiting": document.waiting,
        "complete": document.digest != "",
    }


def why_text(line: Line, language: str) -> str:
    """Why a line was recalled, as one readable text."""
    return ", ".join(reason_text(code, detail, language) for code, detail in line.reasons)


def _profile_json(line: Line) -> Json:
    return {
        "id": line.id,
        "slot": line.slot,
        "content": line.text,
        "date": line.date,
        "tokens": line.tokens,
        "tag": line.tag,
    }


def _history_json(line: Line, language: str) -> Json:
    return {
        "id": line.id,
        "source": line.source.value,
        "text": line.text,
        "date": line.date,
        "score": round(line.score, 4),
        "parts": {name: round(value, 4) for name, value in line.parts.items()},
        "why": why_text(line, language),
        "tokens": line.tokens,
        "tag": line.tag,
        "item_ids": list(line.item_ids),
        "title": line.title,
    }


def recall_json(recall: Recall, language: str) -> Json:
    """One recall, as in `jide recall --json`."""
    return {
        "v": VERSION,
        "query": recall.query,
        "profile": [_profile_json(line) for line in recall.profile],
        "history": [_history_json(line, language) for line in recall.history],
        "dropped": [{"id": gone.id, "reason": gone.reason, "score": round(gone.score, 4)} for gone in recall.dropped],
        "tokens": recall.tokens,
        "ms": {name: round(value, 1) for name, value in asdict(recall.ms).items()},
        "degraded": list(recall.degraded),
    }


def ask_json(done: ReplyDone, session: str, learned: list[Memory], recall: Recall | None, language: str) -> Json:
    """One turn, as in `jide ask --json`."""
    ms = recall.ms.total if recall else 0.0
    return {
        "v": VERSION,
        "reply": done.message.text,
        "model": done.message.model,
        "session": session,
        "learned": [memory_json(memory) for memory in learned],
        "recall": recall_json(recall, language) if recall else None,
        "cited": list(done.cited),
        "ms": {
            "recall": round(ms, 1),
            "first_token": round(done.first_token_ms, 1),
            "total": round(done.total_ms, 1),
        },
    }


def failure_json(failed: ReplyFailed) -> Json:
    """A turn without a reply."""
    return {"v": VERSION, "error": failed.code, "sentence": failed.sentence, "remedy": failed.remedy}


def write_json(value: Mapping[str, Any]) -> None:
    """Print one JSON object on a line of its own."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")


def write_json_list(values: list[Json]) -> None:
    """Print a JSON array."""
    sys.stdout.write(json.dumps(values, ensure_ascii=False, indent=1) + "\n")
