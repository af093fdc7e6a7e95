# The six characters.

rival-treasurer-role = The Treasurer
rival-treasurer-quote = Money is a vote that keeps.
rival-gambler-role = The Gambler
rival-gambler-quote = Fifty, or nothing to talk about.
rival-editor-role = The Editor
rival-editor-quote = You may have the square. I have the front page.
rival-marketplace-role = The Marketplace
rival-marketplace-quote = Three here, three there, every week.
rival-broker-role = The Broker
rival-broker-quote = We two are sixty together.
rival-pollster-role = The Pollster
rival-pollster-quote = The trend is with me. I bought it.
