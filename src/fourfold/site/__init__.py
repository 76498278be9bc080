"""Serves a folder of static files on this machine: the page, for an installation without server.

Standard library only.
"""
