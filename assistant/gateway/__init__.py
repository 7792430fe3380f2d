"""The gateway to language models: litellm behind our own ports, and the only place that knows litellm.

Importing this package is cheap: litellm itself comes in with the first call, on a thread of its own.
"""
