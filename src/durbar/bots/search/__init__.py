"""Search: looking ahead in worlds that were sampled from a view."""
