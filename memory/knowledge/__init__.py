"""Documents that the user adds: read, cut into passages, kept apart from memories (requirement B7)."""
