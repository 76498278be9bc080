"""Access control: every route and message, for every kind of caller."""
