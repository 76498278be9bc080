"""A small neural network for Quarto!, trained on exact labels."""
