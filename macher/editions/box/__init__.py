"""The player's own box: figures read off printed cards, over the reconstructions of an edition."""
