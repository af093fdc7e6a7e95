"""Where everything stands in a window, as data, and the tree that follows from it."""
