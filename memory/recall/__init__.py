"""Finding what relates to a message: many paths, one ranking, a floor, gates; small pure stages."""
