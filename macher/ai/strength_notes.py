"""What the report on the strength of the levels says beside its tables."""

from typing import Final

FORECASTS: Final = """\
Before there was a forecast, hard seats compared what the normal seat expects. That explained 0.16, 0.52 and 0.82 at the
starts of rounds 2, 3 and 4 (2019/4), and they won 33 % (27–40) of 180 games.
Wanted were 0.30, 0.65 and 0.88: the second round is above, the third and the fourth fall short by 0.02 and 0.01. Its
weights are 159 thousand bytes; weighing the numbers of four seats takes 0.01 ms, reading them from the table the rest.
"""
"""About the forecast."""

SINCE: Final = """\
## Hard seats since version 1.0.0

The rows from seed 20000 with hard seats in 2019, but not that of the expert, the hidden cards and the pace were
measured with version 1.0.0. Since then hard seats have changed in 2019, and in classic editions they play with tuned
weights, see there.

* Rallies: plans that differ are compared, not one plan in four sizes; in the last round every rally that is possible is
  bought in the state that votes, keeping 5,000, and in the round before where one match less would cost the majority.
  Bought in 106 last rounds of seats of version 1.0.0, played on with the same cards, that was worth +3.2 ± 0.8 points.
* The opening: the value of a block said that block 3 was 5 to 16 points better than the others, and all 156 seats of 39
  games took it. Forced on one normal seat among three, block 4 won 28.8 % of 220 games (+2.8 ± 1.4 points), and in 60
  games each block 0 27.5 % (+1.0 ± 2.8), 1 25.0 % (−1.0 ± 2.5), 2 28.3 % (−1.9 ± 2.2). So the value now counts them
  alike, and hard seats draw one. Normal seats still take block 3.
* Donations: hard seats answer like normal ones. They had answered alike 468 of 468 times: the forecast, with which they
  played on, counts a thousand euros at the start of round 3 as 0.37 points, where their own games say 0.19 ± 0.09.
* Among commands as good as the best one, within the doubt of the search and at most 0.8 points, bids are drawn, a
  character takes what it likes most, and in the last two rounds a seat takes what leaves the leading rival least.

Seeds that were used for nothing else, 2019/4:

* One hard seat among three normal ones, 200 games from seed 40000: 67.5 % (60.1–74.1), +24.1 points (+21.2..+27.0);
  with the 200 from seed 251000 of the table 65.6 %, wanted were 65.
* One among three hard seats of version 1.0.0, 76 games from 94000: 25.7 % (17.2–36.5), +0.7 points (−4.9..+6.2): no
  stronger than before as far as so few games can tell, but not as easy to read.
* Four hard seats, 39 games from 41000 (`python -m macher.ai.selfplay`): each start block 17 to 22 %; no answer to a
  donation above 85 % in any round; one result of 35 to 49 votes with the majority in the purse (22 in 39 games before).
* Asked in three games for what each of the six characters of that time would do, it was something else than a plain
  hard seat in 6 to 14 % of 359 decisions outside bids to start (4 % before). But a plain seat with other chances
  differs from itself in 9 %, since it draws, so this says little about how well the characters can be told apart. In
  3 seats of hard games of today's characters (seeds 151000 to 151002; two editors, then the campaigner) the
  character differs from the plain seat in 27 of 183 such decisions, the plain seat with other chances in 22.

## The expert level

*Expert* looks further than hard (five commands, 1,500 units of work, the program too), buys every possible rally in
round 3 as well as in the last one, and plays with tuned weights. Wanted were 34 % alone among three hard seats in 2019,
40 % as an aim, and 29 % as the lower end of the interval: see its row.
Two games with one of them (seeds 175,000 and 175,001), plain Python, processor time: median 0.09 s a decision, 95 %
below 1.3 s, at most 2.0 s, 21 s a game (hard, the same: 0.00, 0.6, 1.2 and 8 s). At the table it answers after two
seconds at the latest.

The weights of the normal seat had been set by hand. In 4,383 games (`tests/strength/tuning-2019-4-4.jsonl`) each seat
played with all of them a little off, around three sets of weights one after the other (seeds from 200,000, 206,000 and
207,500, 209,000 and 213,000). `python -m macher.ai.tuning fit` fits all of them at once, a slope and a bend for each
weight, and prints the best weights, which are shipped. ± is one standard error, all with seeds of their own:

| one normal seat with weights | among three with | games | seeds from | ahead | wins |
|---|---|---|---|---|---|
| of a straight step from the usual ones | the usual ones | 264 | 210,000 | +7.6 ± 1.4 | 36.6 ± 3.5 % |
| of a second step, 0.6 long | those of the first | 240 | 212,000 | +11.0 ± 1.6 | 42.1 ± 3.6 % |
| of a second step, 1.0 long | those of the first | 240 | 212,000 | +5.1 ± 1.6 | 33.8 ± 3.1 % |
| of a third step, 0.3 long | those of the second | 240 | 212,100 | −1.8 ± 1.4 | 25.0 ± 2.8 % |
| fitted to all games with bends, as shipped | those of the second | 240 | 212,100 | +5.2 ± 1.5 | 31.5 ± 3.1 % |

In the rows from the second on all seats buy every possible rally in round 3. What matters most is what a thousand euros
are worth at the start of round 2: 0.53 points, and 0.3 more or less in its logarithm costs 1.4 points. A media majority
is safer than was thought and one from a tie is rarer, opinions drift faster, and going first is worth a point more.
More is kept for polls, too: in 60 games of four seats (seeds from 283,000) a poll of round 1 went for 5,075 on average,
and 26 % of the seats held less than 3,000 then; with the usual weights for 2,262, and 82 % of the seats held less.

No simple recipe beats it. Nineteen habits were given to one seat in games of four experts, each in 8 games, the better
ones in 16 (`python -m macher.ai.exploit --field expert --seed 176000`, the last twelve with `--first 2 --games 4
--most 1`). Best was to buy every rally of round 2, too, with +4.0 ± 3.5 points in 16 games; in 100 others it won 19.5 %
(12.9–28.3) with −3.1 ± 1.3 points, so that was luck. To send all politicians of round 3 brought +1.2 ± 2.2 points; to
refuse the second donation cost 1.4 ± 1.5, to refuse the first 5 ± 5, to take the third 7 ± 4, to pass the media of
round 2 8 ± 1, not to shift opinions 5 ± 1, to bid 6,000 for every poll 9 ± 3, and never to convert early 21 ± 9.

Five commands are compared in a decision. In 6 games of seats with its weights (109 decisions, `python -m
macher.ai.ordering play --first 271000 --games 6`) the best of ten would have been worth 0.23 ± 0.10 points more than
the best of those five, at up to twice the time, which there is not; the best five by an order learned from the terms of
commands 0.06 ± 0.06 more. So the five stayed.

What did not help:

* The same wider reach with the usual weights is worth little, see below; with those of the first step alone the expert
  won 30.4 % (20.4–42.6) of 84 games among hard seats, seeds from 230,000, and hard with them, reach as before, 38.9 ±
  8.2 % of 36, seeds from 220,000.
* A forecast fitted to 514 games of tuned seats (seeds from 240,100) explains hardly more of such games than the shipped
  one, which was fitted to normal seats: at the starts of rounds 2, 3 and 4 0.247, 0.623 and 0.899 instead of 0.234,
  0.621 and 0.897, at best 0.03 more in round 1. Numbers read with tuned weights add nothing. So it stayed as it is.
* Nets do not see more than that sum. 713 games of seats with the expert's weights (`python -m macher.ai.labels play`,
  seeds 262000 to 262550 and 263072 to 263233) gave 2,139 positions, each with the mean of eight ends. Of the expected
  leads at the starts of rounds 2, 3 and 4 the shipped forecast explains 0.57, 0.80 and 0.93 in games held out, a sum
  fitted to the others 0.61, 0.80 and 0.93, and five nets with two layers of 32, which saw the numbers of all four
  seats, nothing of what that sum leaves over.
* A thousand is worth the same to a rich seat and to a poor one. Seats with the expert's weights that count it for
  less the more they have beyond the mean of the table, a factor of e for 60,000, ended −0.8 ± 0.6 points ahead of the
  others in 900 games, two against two, seeds from 282,000. Chosen was what seemed best in 1,500 games (seeds from
  280,000) with a factor of e for 25,000, 37,500, and 75,000, and with the opposite.
"""
"""About hard seats as they are now, and those that should be stronger."""

CHARACTERS: Final = """\
## Drawn answers and characters

Four normal seats used to bid alike to start, and gave the same answers to donations in 48 of 48 cases. Now they draw
among commands that are nearly as good; a test counts what they bid and answer in 100 games.

The six characters draw bids to start from tables of their own, and four of them have a start block of their own.
Everything else is their last word among what is nearly as good: of the commands within 0.4 points of the best one, at
the hard level within the doubt of its search, they take what they like most (`macher/ai/likings.py`); for a few habits
that would hardly show, within 1 or 2 points (`macher/ai/styles.py`). Before, likings were points that were added to a
value; at the hard level they were washed out. What each does differently is tested in 120 games, by at least three
figures (`tests/unit/ai/test_characters.py`).

A grudge against a seat (`macher/ai/grievances.py`), too, only decides among such commands: it is worth half a point of
liking for harm to that seat, and against a government with it. At the table and in `macher simulate` characters bear
grudges, in arenas nobody does; of 12 games of four characters (seeds from 179,000) they changed 4.

Who counts can tell them apart (chance 17 %, ± is one standard error; wanted are 60, 50 and 90 %):

| command | seats | by ten decisions | by ten without bids to start | by a whole game |
|---|---|---|---|---|
| `macher rivals read --level normal --games 90 --seed 172002` | 360 | 67.5 ± 2.5 % | 57.5 ± 2.6 % | 100 % |
| `macher rivals read --level hard --games 60 --seed 173001` | 240 | 75.0 ± 2.8 % | 62.1 ± 3.1 % | 98.3 ± 0.8 % |

Nobody should win or lose more than 2 points by being who they are, see the table. Before it was played, three of the
six lost more, 400 games each with the same cards, and were given less leeway: the campaigner −3.4 points (−6.0..−0.8)
with a whole point for rallies and for bids for polls, −2.2 without the first, −0.4 without both; the editor −2.1 with a
point for media and one for bids, −3.4 with the second alone, 0.0 with the first alone; the broker −2.5 with two points
for donations and one and a half for programs, −0.3 with one for each.

At the hard level, too, nobody should lose more than 3 points. With the cards of 100 games of hard seats without a
character (seeds from 251,000) the six ended from −2.6 ± 3.0 (pollster) to +3.9 ± 3.2 points (broker) further ahead than
those, ± one standard error, all together −0.5 ± 2.5. With the cards of 200 games of easy seats (seeds from 20,000) it
was from +1.2 ± 1.9 (treasurer) to +4.8 ± 2.5 (editor), all together +2.5 ± 1.7, and they won 12.0 % of 1,200 games.
"""
"""Before the table of the characters."""

KNOWN: Final = """\
## What hidden cards are worth

A hard seat that cheats (`tests/leak/clairvoyant.py`) plays its commands on at the true table, coming cards and all.
What it wins more is the most that peeking could be worth to this way of thinking. The tests for leaks catch it in
every edition, and bots that read one of fifteen secrets or deal the game anew from its seed
(`tests/leak/test_planted.py`, `tests/leak/test_seeds.py`).
"""
"""About the seat that knows everything."""

NOTES: Final = """\
## What was tried

Measured with seeds below 10,000, in 2019/4 with four seats; ± is a standard error.

* The shape of the forecast, 912 games, R² at the starts of rounds 2, 3 and 4: linear 0.33, 0.63, 0.87; boosted trees
  on what it leaves over 0.33, 0.63, 0.87; a network with 24 hidden units 0.31, 0.63, 0.86. So it stayed linear.
* How much hard plays on: three commands and 600 units of work a decision won 63 % of 42 games, +25.0 ± 2.9. Five
  commands, 1,500 units and the program searched, too, won 83 % of 18 games, +32.9 ± 4.5, in two and a half times the
  time. What is shipped lies between them.
* A wider reach alone (five commands, 1,500 units of work, the program too), the *expert* of version 1.0.0: 28.0 %
  (23.8–32.6) and +2.4 points (+0.5..+4.3) in 396 games alone among three hard seats, seeds from 5,000; 71.4 %
  (57.8–82.0) and +28.5 points in 56 games among normal ones.
* Playing on for the draft and the opening program: results scatter by 8 to 12 points from world to world, which the
  few worlds that there is time for cannot make up for.
* Easy seats never take what they value more than 3 points below the best. Those that misjudge by 0.8 points won 15.5 %
  (12.2–19.3) of 400 games, by 1.0 15.0 %, by 1.2 14.2 %, by 1.4 14.4 % (11.3–18.2) and −10.1 points, seeds from 12,000.
  1.4 is shipped; in 200 games each it won 14.5 % in 2006/5 and 13.2 % in 1997/7.
"""
"""About what was tried."""

MONEY: Final = """\
## Money left at the end

The tables at the end show where it comes from. *Least held* is what the seat did not need in that round.

* Classic editions: a thousand was worth the same to a seat with 120 thousand as to one with 20. Now it is worth less to
  whoever has more than it can use in the rounds left. Alone among three of the seats before, such a seat had in 2006/7
  +22.5 ± 9.6 points in 32 games, in 1997 +43.4 ± 8.3 in 32, in Consim +23.1 ± 7.0 in 32, in 2006/5 −1.0 ± 5.6 in 32. It
  still ended with 80 thousand in 2006/7, hard with 69: much comes in with the election of round 5, and in round 6
  little else than polls can be bought with it. With tuned weights hard keeps more in the first rounds, spends 124
  thousand instead of 73 in round 6, and ends with 50.
* 2019/4: the same idea spends more and wins nothing. Seats that count a thousand for less ended with 19.6 thousand
  instead of 27.0 and with −0.2 ± 2.1 points in 80 games; with 17.2 thousand and −2.5 ± 1.7; with 24.9 thousand and
  +1.1 ± 1.3. So those 27 thousand are no loss: they come in after their last good use. It stayed as it was.
* Hard seats of version 1.0.0 ended with 42 thousand in 2019/4 and held back 20 thousand before the last income. Since
  they buy every rally that may matter they hold back 7 thousand, and end with 27.
* The last round of 2019: hard plays everything on to the end of the game there, where prizes and points count exactly,
  instead of asking the forecast. In 36 games with the same cards it took 4.67 points from the prizes for money instead
  of 4.33, and +0.27 ± 0.59 points in all, with a tenth less time.
"""
"""Before the tables of the money."""

REST: Final = """\
## Classic editions

Hard plays on in the classic editions, too, with a forecast from 200 to 240 games for each edition and length. Before it
was taken it was measured alone among three normal seats until its lead was beyond doubt, with seeds from 6,300: 2006/7
+83.7 (+53..+114) points in 16 games, 1997 +58.2 (+38..+79) in 12, 2006/5 +48.4 (+27..+70) in 12 and +49.4 (+12..+87) in
16 others, Consim +38.7 (+35..+42) in 12. The forecast was fitted to seats that valued money as before, see above.

Its weights had been set by hand, and not well. In 1,576 games (`tests/strength/tuning-classic-4.jsonl`) of the four
editions and lengths in turns each seat played with all of them a little off, 800 times around those set by hand (seeds
from 284,000), then around those that the first games gave (seeds from 286,000). `python -m macher.ai.tuning --classic
fit` finds both. Four of the first games, seeds 284251, 284405, 284509 and 284715, had a seat whose `throw` was above 1,
where the command ends it now. One normal seat alone, 64 games of each, ± is one standard error:

| game | weights of the first step among those set by hand, seeds from 285,000 | second among first, from 289,000 |
|---|---|---|
| 2006/7 | 71.9 %, +87.8 ± 8.4 | 42.2 %, +29.7 ± 7.3 |
| 2006/5 | 34.4 %, +21.0 ± 7.5 | 27.3 %, +7.7 ± 6.0 |
| 1997/7 | 46.9 %, +37.6 ± 7.4 | 40.6 %, +21.9 ± 4.3 |
| Consim | 47.4 %, +29.0 ± 5.8 | 37.5 %, +25.3 ± 4.6 |

Hard plays with those of the first step now, expert with those of the second; normal and easy seats, and the numbers
that the forecast reads, stay with those set by hand. Money is worth more in the first rounds, but soon less to whoever
has plenty, a poll more, and going first less; a cabinet card is kept for later, and results scatter more. A third step
was not tried. Before that, hard won 55.0 % of 200 games in 2006/7, 44.2 % of 300 in 2006/5, 50.5 % of 200 in 1997/7 and
54.2 % of 200 in Consim (seeds from 20,000 and 250,000); wanted were 55, 46, 54 and 55. An expert with weights set by
hand won 48.0 % of 50 in 2006/7: a wider reach alone is worth nothing there.

So expert is stronger than hard in 2006/7 and in Consim, perhaps in 1997/7, and not in 2006/5. There, among three hard
seats from seed 290,000, neither the expert without the program (23.3 % of 60 games, −8.1 ± 8.2 points) nor hard with
the expert's weights (25.0 %, −7.7 ± 7.6) was better. In two games with an expert (2006/7 and Consim, seed 292,000),
plain Python, it needed 5 and 10 s of processor time in all, and at most 0.5 and 1.1 s for a decision.

## Reasons

`macher reasons` takes what a reason tells away from the values of all choices and looks whether another one is as good
then. In each line below that was so in every case, every number told stood in the sentence and on the table, and no
reason spoke for a choice that was not valued most. Told of decided means: of positions whose two best choices are at
least half a point apart.

| command, each with its edition and `--positions` | told of decided |
|---|---|
| `--edition 2019 --positions 500 --seed 160000 --advice` | 280 of 309 |
| `--edition 2006 --positions 500 --seed 160000 --advice` | 382 of 389 |
| `--edition 1997 --positions 500 --seed 160000 --advice` | 341 of 348 |
| `--edition consim --positions 500 --seed 160000 --advice` | 361 of 372 |

AI seats tell only of public moves, by what everybody can see, and nothing of a pass. Reasons told in 500 positions, and
how many of them by looking ahead:

| level | seed | 2019 | 2006 | 1997 | Consim |
|---|---|---|---|---|---|
| easy | 161000 | 115 | 295 | 253 | 226 |
| normal | 161000 | 143 | 292 | 272 | 250 |
| hard | 293000, 2019: 294000 | 187, 70 ahead | 328, 47 ahead | 295, 52 ahead | 271, 41 ahead |
| expert | 293000, 2019: 294000 | 180, 75 ahead | 339, 47 ahead | 303, 51 ahead | 295, 43 ahead |

What they saw is told where it came to the same in three worlds dealt from what everybody knows: that a rival would lead
the media, or have a majority.

## What is missing

Hard makes some decisions like a normal seat: drafting, laying and changing the program, paying politicians, and raises
of classic auctions, 125 of them in a game of seven elections. It looks for commands one decision at a time, not for
whole turns. It thinks while people write down sealed answers, but not while others move.
"""
"""At the end."""
