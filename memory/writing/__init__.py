"""Writing memory: what of a user's message is true, worth keeping and his own, and what it replaces.

The way of a message: `secrets` masks, `reader` proposes (deterministic rules, no model), `gate` refuses,
`reconcile` decides. A model's proposals come through `parser` and `extraction` and take the same way from the
gate on.
"""
