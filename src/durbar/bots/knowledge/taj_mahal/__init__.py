"""What bots know about Taj Mahal."""
