"""The full-screen game in a terminal: draws a match and takes its moves; knows no rules."""
