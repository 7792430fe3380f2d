"""The Textual screen: one reader of the engine's events."""
