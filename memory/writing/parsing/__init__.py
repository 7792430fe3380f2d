"""A model's reading of the talk: its damaged JSON to proposals that rest on the user's words."""
