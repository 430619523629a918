"""What runs: the actor of each table, its timers, and background tasks."""
