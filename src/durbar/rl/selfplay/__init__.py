"""Self-play data: bots play, and every decision is kept with what its seat saw.

`durbar selfplay` writes it; `durbar.rl.selfplay.reader` reads it.
"""
