"""The page in Firefox and WebKit: the same visits in each, with its own driver."""
