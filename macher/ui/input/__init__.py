"""Input on its way to the screen: events of the window, quick presses, and inputs made by programs."""
