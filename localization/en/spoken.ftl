### What a politician says on acting. One line for each office, dry, at most sixty letters; nobody real is meant or heard.

spoken-quote = “{ $line }”

spoken-backbencher = I came for the cookies. I stayed for the vote.
spoken-vice_chancellor = I’m only the deputy. The microphone can’t tell.
spoken-spokesperson = What was meant is whatever I say was meant.
spoken-secretary = I’ve read our platform. Somebody had to.
spoken-parliamentary_leader = We all agree. I counted twice.
spoken-honorary_chairman = In my day we knew how to lose an election.
spoken-party_executive = Grass roots need rain. I brought a hose.
spoken-front_runner = I promise less than the others, and sooner.
spoken-chief_whip = Vote as you please. I’ll just take notes.
spoken-speaker = Order! Disorder is on the agenda for four o’clock.
spoken-justice = All are equal before the law. Please form a line.
spoken-finance = The money is there. It just isn’t ours yet.
spoken-foreign = I’ve flown a long way to be close to the people.
spoken-chancellor = I have nothing to add, and I’ll add it slowly.
