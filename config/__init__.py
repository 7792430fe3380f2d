"""Settings and paths; imports nothing else of Jide."""
