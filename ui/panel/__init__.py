"""The memory panel: the blocks of this turn, why each line is there and what it costs."""
