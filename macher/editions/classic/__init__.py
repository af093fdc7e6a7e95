"""The classic editions: 2006 with seven or five rounds, 1997 as played at tournaments, and the Consim house rules."""
