### What went wrong outside the rules of the game, and what was saved.

ui-unexpected-error = Something unexpected happened. The game is saved; a report lies in { $file }.
