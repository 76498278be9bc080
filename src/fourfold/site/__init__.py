"""Serves a folder of static files on this machine: the page, if the server is not installed.

Standard library only.
"""
