"""Search of whole turns: a beam over the steps of one turn, and plans."""
