"""Games in the browser, compared with those on a server."""
