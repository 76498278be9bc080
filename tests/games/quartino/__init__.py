"""The tests of Quartino."""
