"""What administrators do to a database: back up, restore, move, look around, tidy up."""
