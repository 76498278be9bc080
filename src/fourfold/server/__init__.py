"""The server: rooms, their logs, and the HTTP and WebSocket API."""
