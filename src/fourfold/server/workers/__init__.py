"""Worker processes: bots and position analysis run there, off the event loop.

Nothing is imported here: `process` runs inside a worker, and all else outside.
"""
