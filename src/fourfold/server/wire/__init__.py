"""Wire types: every message is a named type, validated once at the edge."""
