"""Compiled encoders, one module per room. Their numbers equal those of `durbar.rl.encode`."""
