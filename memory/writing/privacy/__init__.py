"""What is kept out before anything reads a message: secrets and other people's texts."""
