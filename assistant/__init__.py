"""The engine: the turn loop, the model gateway, context, commands and the command line."""
