"""The web application: requests and sockets in, answers and messages out."""
