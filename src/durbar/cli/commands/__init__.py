"""The commands of `durbar`, one file each."""
