### Why a saved game cannot be used. Keys are those of macher/saves/problems.py.

save-missing = There is no such file.
save-unreadable = The file cannot be read: { $detail }.
save-no-file = This isn’t a readable file but a folder, a device, or something else.
save-too-large = The file is larger than any saved game; the limit is { $limit } MB.
save-cut-off = The saved game is cut off: its end is missing.
save-not-json = This is not a saved game: it is not JSON.
save-not-a-save = This is JSON, but not a saved game.
save-newer = This game was saved by a newer version, { $program }, in format { $found }. This version reads formats up to { $known }.
save-damaged = The saved game is damaged: “{ $place }” is missing or invalid.
save-no-edition = The saved game belongs to an edition that does not exist here: “{ $edition }”.
save-figures-missing = This game uses its own numbers, “{ $name }”, which are not on this computer. Put that file into the “figures” folder and try again.
save-data-file = The numbers of this game cannot be used: { $detail }
save-other-figures = The numbers of the edition have changed since this game was saved.
save-config = The file describes a game that cannot be set up: { $detail }
save-start = The saved game was edited: its setup does not lead to the table that was saved.
save-command = The saved game was edited or damaged: command { $number } is not possible.
save-digest = The saved game was edited or damaged: after command { $number } the table is not the one that was saved.
save-edited = The saved game was edited: the moves are intact, but other entries were changed.

# $damaged and $restored are times of day
save-restored = The autosave from { $damaged } is damaged. The one from { $restored } was restored.
save-unusable = The autosave cannot be used; the file stays where it is.

## While a game goes on
# $detail is what the system says
save-failed = The game cannot be saved ({ $detail }). You can play on, but it is only in memory.
save-retry = Try again
save-hide = Hide this message
# $detail is what the system says
save-mark = The game is not saved ({ $detail }).
save-unsaved-title = The game is not saved.
# $detail is what the system says
save-unsaved-note = It cannot be written ({ $detail }). If you leave now, you lose what was decided since it was last saved.
save-elsewhere = Save somewhere else
save-elsewhere-title = Save the game somewhere else
# $detail is what the system says
save-elsewhere-failed = It cannot be written there ({ $detail }).
save-leave = Leave anyway
save-done = The game is saved again.
# $own and $other are numbers of autosaves
save-parted = This game is also being played in another window, so there are two versions now. This one is kept as “Autosave { $own }”, the other as “Autosave { $other }”.
save-kept = The damaged file stays where it is.
save-go-on = Keep playing

## After the program ended unexpectedly
crash-title = The game ended unexpectedly.
crash-question = Continue from the last action?
crash-continue = Continue
crash-menu = Main menu
crash-save-report = Save report
crash-report-note = A report says what went wrong; it stays on this computer.
crash-report-saved = The report was saved as { $file }.
# $detail is what the system says
crash-report-failed = The report cannot be saved ({ $detail }).
## After the program was ended while the game could not be saved
rescue-title = A game was rescued.
# $file is a path
rescue-question = It could not be saved when the program ended. Its copy is here: { $file }. Continue?
rescue-name = Rescued game

## What the system says about a file, in brackets or after a colon
system-disk-full = disk full
system-not-allowed = no permission
system-read-only = read-only
system-not-there = not found
system-there-already = exists already
system-a-folder = it is a folder
system-no-folder = a file in place of a folder
system-no-file = it is not a file that can be read
system-too-large = it is larger than such a file ever is
system-device = the device reports an error
