"""Compiled encoders, one file per room: `durbar.rl.encode` is the law they are held to."""
