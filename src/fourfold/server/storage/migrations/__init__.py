"""The history of the tables, one step a file; run when a database is opened."""
