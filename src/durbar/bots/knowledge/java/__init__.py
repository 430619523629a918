"""What bots know about Java."""
