"""The one path by which game data leaves the server."""
