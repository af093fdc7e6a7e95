### The command line.

cli-no-humans = A simulation has no human seats.
cli-not-written = “{ $file }” cannot be written: { $detail }.
# $scores is a list such as "SPD 102  CDU 96"
cli-game =
    { $decisions ->
        [one] Seed { $seed }: { $scores } – won by { $winners }, one decision
       *[other] Seed { $seed }: { $scores } – won by { $winners }, { $decisions } decisions
    }
cli-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    }
# $points with one decimal, $share as a percentage
cli-mean = mean score { $points }, share of victories { $share }
cli-other-digest = Seed { $seed }: run again from its commands, the game ends differently.
cli-replay-good =
    { $decisions ->
        [one] { $file }: one decision, every fingerprint is right.
       *[other] { $file }: { $decisions } decisions, every fingerprint is right.
    }
cli-replay-winners = Won by { $winners }.
cli-replay-open = The game is still in progress, in round { $round }.
cli-replay-assisted = Moves were taken back for practice.
cli-no-screen = There is no screen “{ $screen }”; there are: { $known }.
cli-screen-no-save = The screen “{ $screen }” shows no saved game; these do: { $known }.
cli-save-going-on = The saved game is still going on and has no final scoring.
cli-save-nobody = No human player has a decision to make in the saved game.
cli-save-no-election = The saved game has no such election.
# $count pictures failed; $first names one and says what went wrong
cli-not-drawn =
    { $count ->
        [one] One picture could not be drawn: { $first }
       *[other] { $count } pictures could not be drawn; the first: { $first }
    }
