"""What an evening alone offers: today, puzzles, campaign, album of marks, and the six rivals.

Each has a module for what is remembered (`today`, `puzzles`, `campaign`, `album`, `rivals`) and one for its page
(`today_page` ...), with its parts beside it; `counting` gives a finished game to all of them, `task_tables` are tables
with a task.
"""
