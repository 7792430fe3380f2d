"""Everything about remembering: records, stores, recall and writing. Knows no model, screen or settings file."""
