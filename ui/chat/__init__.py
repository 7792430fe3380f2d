"""The conversation on the screen: transcript, its entries, and the reading of one turn."""
