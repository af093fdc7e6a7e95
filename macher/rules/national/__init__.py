"""The language of games with a national board: what is asked, answered and told there.

The phases that speak it belong to the editions; code that shows, values or records such games need not know them.
"""
