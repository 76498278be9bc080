"""The server's adapter for Quartino."""
