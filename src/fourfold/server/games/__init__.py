"""The games as the server plays them, one adapter each; `registry` knows them all.

Nothing is imported here: worker processes need the judges of the games alone.
"""
