### Was Politiker sagen, wenn sie handeln. Ein trockener Satz für jedes Amt, höchstens sechzig Zeichen; niemand ist gemeint.

spoken-quote = „{ $line }“

spoken-backbencher = Von hinten sieht man am besten, wer vorne schläft.
spoken-vice_chancellor = Ich vertrete nur. Das allerdings sehr gern.
spoken-spokesperson = Gesagt ist es. Jetzt erkläre ich, was gemeint war.
spoken-secretary = Das steht alles im Programm. Ab Seite 214.
spoken-parliamentary_leader = Wir sind uns einig. Ich habe zweimal nachgezählt.
spoken-honorary_chairman = Früher haben wir noch mit Anstand verloren.
spoken-party_executive = Die Basis entscheidet. Ich sage ihr nur, was.
spoken-front_runner = Ich verspreche weniger als die anderen, aber lauter.
spoken-chief_whip = Die Abstimmung ist frei. Die Liste führe ich.
spoken-speaker = Ruhe bitte! Gelärmt wird unter Punkt vier.
spoken-justice = Im Zweifel für die Angeklagten, also für uns.
spoken-finance = Das Geld ist da. Es gehört nur noch nicht uns.
spoken-foreign = Ich komme von weit her, um Ihnen nah zu sein.
spoken-chancellor = Dazu ist alles gesagt. Ich sage es noch einmal.
