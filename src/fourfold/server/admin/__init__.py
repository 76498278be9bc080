"""Administration of a database: back up, restore, move, inspect, clean up."""
