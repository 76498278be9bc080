"""Real servers for the tests: PostgreSQL and Redis, each in a folder and behind a socket there."""
