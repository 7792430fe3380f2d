"""Turns text into vectors: an adapter for each runtime, and the choice between them."""
