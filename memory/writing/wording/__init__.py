"""What every rule stands on: patterns, word lists, numbers, and a text cut into sentences and clauses."""
