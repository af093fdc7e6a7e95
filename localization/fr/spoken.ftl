### Ce que dit un politicien quand il agit. Une phrase sèche par fonction, soixante signes au plus ; personne de réel n’est visé.

spoken-quote = « { $line } »

spoken-backbencher = Du dernier rang, on voit bien qui dort au premier.
spoken-vice_chancellor = Je remplace le chef. Surtout au buffet.
spoken-spokesperson = Tout a été dit. Reste à expliquer pourquoi.
spoken-secretary = Tout est dans le programme. Encore faut-il l’ouvrir.
spoken-parliamentary_leader = Le groupe est unanime. J’ai recompté deux fois.
spoken-honorary_chairman = De mon temps, on perdait avec élégance.
spoken-party_executive = La base a la parole. Moi, j’ai le mégaphone.
spoken-front_runner = Je promets moins que les autres, mais plus fort.
spoken-chief_whip = Le vote est libre. La liste est chez moi.
spoken-speaker = Silence ! Le chahut est prévu à seize heures.
spoken-justice = Tous égaux devant la loi. Prenez un numéro.
spoken-finance = L’argent existe. Il est juste chez les autres.
spoken-foreign = Je reviens de loin pour être plus près de vous.
spoken-chancellor = Je n’ai rien à ajouter. Je serai donc long.
