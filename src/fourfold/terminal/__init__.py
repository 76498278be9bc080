"""The full-screen terminal interface: draws matches and reads moves; contains no rules."""
