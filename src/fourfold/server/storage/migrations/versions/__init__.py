"""The steps themselves; each is told the operations by which it changes the tables."""
