"""What bots know about Das Vermächtnis des Maharaja."""
