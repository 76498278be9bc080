"""The page in Firefox and WebKit: the same visits in each, by a driver of its own."""
