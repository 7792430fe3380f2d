"""Documents that the user added, and their passages. A document counts once it has been read in whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING

from memory.forgetting import as_in_documents, blotted, search_texts, words_of
from memory.ids import new_id
from memory.knowledge.records import Document, KeptPassage, Passage
from memory.records import Memory, Source
from memory.row_ids import key_of, row_id_of
from memory.sqlite.rows import AMONG, listed, marks, micros, moment

if TYPE_CHECKING:
    from memory.ports import Clock
    from memory.sqlite.database import Database, Row, Value
    from memory.sqlite.masks import Let, Masks
    from memory.sqlite.outbox import Outbox
    from memory.sqlite.vectors import Vectors
    from memory.sqlite.words import Words

STEP = 500
"""Passages that one transaction writes: others may write between two."""
PLACE = "passage"
"""Where masks of passages lie, see `memory.sqlite.masks`."""
_COLUMNS = (
    "d.id, d.namespace, d.name, d.place, d.added_at, d.day, d.digest, "
    "(SELECT count(*) FROM passages p WHERE p.document_id = d.id), "
    "(SELECT coalesce(sum(octet_length(p.text)), 0) FROM passages p WHERE p.document_id = d.id), "
    "(SELECT count(*) FROM outbox o WHERE o.source = 'knowledge' AND o.key >= d.id || '.' AND o.key < d.id || '/')"
)


class Documents:
    """The tables of documents and passages. What is read is without what was forgotten."""

    def __init__(
        self, db: Database, clock: Clock, masks: Masks, words: Words, outbox: Outbox, vectors: Vectors
    ) -> None:
        self._db = db
        self._clock = clock
        self._masks = masks
        self._words = words
        self._outbox = outbox
        self._vectors = vectors

    # -- looking

    def all(self, namespace: str | None = None) -> list[Document]:
        """All documents (of a namespace), the newest first."""
        if namespace is None:
            return self._read("ORDER BY d.added_at DESC, d.seq DESC")
        return self._read("WHERE d.namespace = ? ORDER BY d.added_at DESC, d.seq DESC", namespace)

    def get(self, document_id: str) -> Document | None:
        """A document by id."""
        found = self._read("WHERE d.id = ?", document_id)
        return found[0] if found else None

    def at(self, namespace: str, place: str) -> Document | None:
        """The document of a place."""
        found = self._read("WHERE d.namespace = ? AND d.place = ?", namespace, place)
        return found[0] if found else None

    def exist(self, namespaces: Sequence[str]) -> bool:
        """Is there a document in these namespaces? Takes microseconds; every turn asks."""
        sql = f"SELECT 1 FROM documents WHERE digest <> '' AND namespace IN ({marks(namespaces)}) LIMIT 1"
        return self._db.row(sql, tuple(namespaces)) is not None

    def unread(self) -> bool:
        """Do passages wait to be indexed? Until then they are found by the words that are kept here."""
        return self._db.row("SELECT 1 FROM outbox WHERE source = 'knowledge' AND op = 'upsert' LIMIT 1") is not None

    def size(self) -> int:
        """Bytes of the text of all documents."""
        row = self._db.row("SELECT coalesce(sum(octet_length(text)), 0) FROM passages")
        return int(row[0]) if row else 0

    def passages(self, document_id: str, limit: int, start: int = 0) -> list[KeptPassage]:
        """The passages of a document in their order, from the `start`-th on."""
        return self._found("WHERE p.document_id = ? ORDER BY p.number LIMIT ? OFFSET ?", (document_id, limit, start))

    def get_many(self, ids: Sequence[str]) -> list[KeptPassage]:
        """The passages with these ids, of documents that were read in whole."""
        return self._found(f"WHERE d.digest <> '' AND p.id {AMONG}", (listed(ids),))

    # -- reading in

    def begin(self, namespace: str, place: str, name: str, day: str) -> str:
        """A document is read in, for the first time or anew: it counts no more until `complete`; its id."""
        now = self._clock.now()
        with self._db.transaction():
            self._db.run(
                "INSERT INTO documents (id, namespace, place, name, digest, added_at, day) "
                "VALUES (?, ?, ?, ?, '', ?, ?) "
                "ON CONFLICT (namespace, place) DO UPDATE SET digest = '', name = excluded.name, "
                "added_at = excluded.added_at, day = excluded.day",
                (new_id(now), namespace, place, name, micros(now), day),
            )
            row = self._db.row("SELECT id FROM documents WHERE namespace = ? AND place = ?", (namespace, place))
        return str(row[0]) if row else ""

    def left_over(self, document_id: str, kept: Sequence[str]) -> list[str]:
        """The passages of the document that are not among the `kept`: `drop` removes them."""
        held = self._db.rows("SELECT id FROM passages WHERE document_id = ?", (document_id,))
        staying = set(kept)
        return [str(row[0]) for row in held if row[0] not in staying]

    def drop(self, ids: Sequence[str], *, purge: bool) -> None:
        """Remove passages with their words and vectors; `purge`: the index is to keep no byte of them either."""
        tell = self._outbox.purge if purge else self._outbox.delete
        with self._db.transaction():
            self._words.remove(map(_row_id, ids))
            self._vectors.forget_sources(map(_row_id, ids))
            self._db.run(f"DELETE FROM passages WHERE id {AMONG}", (listed(ids),))
            self._db.run(f"DELETE FROM masks WHERE place = ? AND key {AMONG}", (PLACE, listed(ids)))
            for key in ids:
                tell(Source.KNOWLEDGE, key)

    def put(self, document_id: str, start: int, ids: Sequence[str], passages: Sequence[Passage]) -> None:
        """Write some passages, the first of which is the `start`-th; those that are there only change their place."""
        document = self.get(document_id)
        if document is None:
            return
        with self._db.transaction():
            held = {row[0] for row in self._db.rows(f"SELECT id FROM passages WHERE id {AMONG}", (listed(ids),))}
            for number, (key, passage) in enumerate(zip(ids, passages, strict=True), start):
                if key in held:
                    self._db.run("UPDATE passages SET number = ? WHERE id = ?", (number, key))
                    continue
                self._db.run(
                    "INSERT INTO passages (id, document_id, number, section, text) VALUES (?, ?, ?, ?, ?)",
                    (key, document_id, number, passage.section, passage.text),
                )
                self._put_words(document, key, passage.section, passage.text)

    def complete(self, document_id: str, digest: str) -> None:
        """All is written: mask what is forgotten already, and let the document count."""
        with self._db.transaction():
            self._db.run("UPDATE documents SET digest = ? WHERE id = ?", (digest, document_id))
            new = "document_id = ? AND queued = 0"
            for row in self._db.rows(f"SELECT id FROM passages WHERE {new} ORDER BY number", (document_id,)):
                self._outbox.upsert(Source.KNOWLEDGE, row[0])
            self._db.run(f"UPDATE passages SET queued = 1 WHERE {new}", (document_id,))
            if forgotten := self._masks.forgotten():
                self.mask(self._masks.let_go(forgotten), forgotten)

    def retire(self, document_id: str) -> None:
        """The document counts no more; what is left of it is removed step by step."""
        self._db.run("UPDATE documents SET digest = '' WHERE id = ?", (document_id,))

    def remove(self, document_id: str) -> None:
        """Remove the document's row once its passages are gone."""
        self._db.run("DELETE FROM documents WHERE id = ?", (document_id,))

    # -- forgetting

    def mask(self, lets: Sequence[Let], memories: Sequence[Memory]) -> None:
        """Mask what these memories say wherever a passage says it; call it inside a transaction."""
        touched: list[str] = []
        lets, memories = _as_in_documents(lets, memories)
        for key, text in self._holding(memories):
            for let in lets:
                if spans := let.spans(text):
                    self._masks.add(PLACE, key, let.own.memory_id, spans)
                    touched.append(key)
        self.reindex(list(dict.fromkeys(touched)))

    def blot(self, lets: Sequence[Let], memories: Sequence[Memory]) -> int:
        """Replace the same for ever; how many passages were rewritten. Call it inside a transaction."""
        touched: list[str] = []
        lets, memories = _as_in_documents(lets, memories)
        for key, text in self._holding(memories):
            spans = [span for let in lets for span in let.spans(text)]
            if spans:
                self._db.run("UPDATE passages SET text = ? WHERE id = ?", (blotted(text, spans), key))
                touched.append(key)
        self.reindex(touched)
        self._vectors.forget_sources(map(_row_id, touched))
        for key in touched:
            self._outbox.purge(Source.KNOWLEDGE, key)
        return len(touched)

    def hold(self, text: str) -> bool:
        """Does a passage hold these words? They are its own then, and rightly found."""
        return bool(self._words.holding([text], Source.KNOWLEDGE))

    def reindex(self, ids: Sequence[str]) -> None:
        """Bring words and outbox in step with these passages; call it inside a transaction."""
        documents: dict[str, Document | None] = {}
        for found in self.get_many(ids):
            if found.document_id not in documents:
                documents[found.document_id] = self.get(found.document_id)
            if (document := documents[found.document_id]) is not None:
                self._put_words(document, found.id, found.section, found.text)
                self._outbox.upsert(Source.KNOWLEDGE, found.id)

    def _holding(self, memories: Sequence[Memory]) -> list[tuple[str, str]]:
        """(id, whole text) of every passage in which something may go with these memories."""
        texts = [text for memory in memories for text in search_texts(memory)]
        ids = list(map(key_of, self._words.holding(texts, Source.KNOWLEDGE)))
        # What is masked already may hold more under the mask.
        ids += [str(row[0]) for row in self._db.rows("SELECT DISTINCT key FROM masks WHERE place = ?", (PLACE,))]
        rows = self._db.rows(f"SELECT id, text FROM passages WHERE id {AMONG}", (listed(dict.fromkeys(ids)),))
        return [(str(key), str(text)) for key, text in rows]

    def _put_words(self, document: Document, key: str, section: str, text: str) -> None:
        whole = f"{section}\n{text}" if section else text
        self._words.put(_row_id(key), Source.KNOWLEDGE, whole, document.day, document.added_at, document.namespace)

    def _found(self, clause: str, values: tuple[Value, ...]) -> list[KeptPassage]:
        rows = self._db.rows(
            "SELECT p.id, d.id, d.namespace, d.name, p.section, p.text, d.added_at, d.day "
            f"FROM passages p JOIN documents d ON d.id = p.document_id {clause}",
            values,
        )
        texts = self._masks.clean(PLACE, [(row[0], row[5]) for row in rows])
        return [
            KeptPassage(row[0], row[1], row[2], row[3], row[4], text, moment(row[6]), row[7])
            for row, text in zip(rows, texts, strict=True)
        ]

    def _read(self, clause: str, *values: Value) -> list[Document]:
        return [_document(row) for row in self._db.rows(f"SELECT {_COLUMNS} FROM documents d {clause}", values)]


def passage_ids(document_id: str, passages: Sequence[Passage]) -> list[str]:
    """The ids of a document's passages: they follow from the words, so that unchanged ones are known again."""
    seen: Counter[Passage] = Counter()
    ids: list[str] = []
    for passage in passages:
        said = f"{passage.section}\0{passage.text}\0{seen[passage]}"
        ids.append(f"{document_id}.{sha256(said.encode('utf-8', 'replace')).hexdigest()[:16]}")
        seen[passage] += 1
    return ids


def _as_in_documents(lets: Sequence[Let], memories: Sequence[Memory]) -> tuple[list[Let], list[Memory]]:
    """Both, narrowed to what a document may say of the user."""
    narrowed = {memory.id: as_in_documents(memory) for memory in memories}
    own = [replace(let, own=words_of(narrowed[let.own.memory_id])) for let in lets]
    return own, list(narrowed.values())


def _row_id(key: str) -> str:
    return row_id_of(Source.KNOWLEDGE, key)


def _document(row: Row) -> Document:
    return Document(
        id=row[0], namespace=row[1], name=row[2], place=row[3], added_at=moment(row[4]), day=row[5], digest=row[6],
        passages=row[7], size=row[8], waiting=row[9],
    )  # fmt: skip
