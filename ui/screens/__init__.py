"""Full screens and dialogs over the conversation."""
