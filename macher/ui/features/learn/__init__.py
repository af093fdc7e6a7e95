"""Learn to play: the aim of the game, six short lessons on the real table, and a guided round against AI seats.

`page` (with `lesson_card`) is the list, `scene` a lesson (`lessons`, `script`, `card`, `shade`), `guide` the guided
round, `aim` the goal of the game (`aim_facts`).
"""
