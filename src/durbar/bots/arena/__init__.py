"""The arena: bots play each other on the same deals, with confidence intervals."""
