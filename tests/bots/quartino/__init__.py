"""The tests of the bots of Quartino."""
