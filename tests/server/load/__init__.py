"""Players and spectators by the thousand, and a checker of what a server told and stored."""
