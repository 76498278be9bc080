"""Database migrations, one per file; run when a database is opened."""
