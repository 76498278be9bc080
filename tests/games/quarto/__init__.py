"""The tests of Quarto!."""
