"""What the user asks of memory or of himself: forget, remember, to-dos, recipes, wishes."""
