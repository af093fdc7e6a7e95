"""Statistics: `page` and `plots` of all games of a person, `of_a_game`, and the `frame` of both."""
