"""The recall index on LanceDB: one table an embedder, searched by meaning and by words, erased on demand."""
