"""The real gateway against a small model server on loopback."""
