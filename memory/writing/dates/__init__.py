"""Which days the words of a text mean, in Chinese and in English."""
