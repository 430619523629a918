"""Self-play data: every decision of bots, with the observation of their seat.

`durbar selfplay` writes it; `durbar.rl.selfplay.reader` reads it.
"""
