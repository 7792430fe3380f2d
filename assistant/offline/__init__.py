"""The built-in model: answers from memory alone, in the language of the message, and invents nothing."""
