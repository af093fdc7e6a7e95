"""Tries a built program as a player would: its window by real mouse and keys, its files, its end and its return.

`steps` says what is done, in the words of the tests (`macher.gallery.pilot`).  `program` starts the program and moves
the mouse, `screen` is the display it opens on, and `twin` is the same program in this checkout, played at the same
time: it knows what stands where, and what the window must look like.
"""
