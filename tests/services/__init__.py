"""Real services for the tests: PostgreSQL and Redis, each in a folder and on a socket there."""
