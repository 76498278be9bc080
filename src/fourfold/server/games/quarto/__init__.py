"""The server's adapter for Quarto!."""
