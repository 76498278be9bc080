"""Worker processes: bots and position analysis run there, off the event loop.

Imports nothing: `process` runs inside a worker, everything else in the server.
"""
