"""What goes over the wire: every message a named type, read and checked once, at the edge."""
