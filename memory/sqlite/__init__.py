"""The truth: one SQLite database a user, through apsw. Everything here is blocking; one thread owns it."""
