"""What the user types: text area, pasted spans, history, slash commands."""
