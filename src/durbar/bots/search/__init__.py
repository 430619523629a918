"""Monte Carlo tree search over sampled worlds."""
