### Les mots des éditions plus anciennes, à côté du texte général de la même clé : `key--classic`, `key--1997`.
### Membres pour la base du parti, sièges pour les points des voix, contribution pour le don, réserve d’échange, plateau national.

## Noms
party-linke--2006 = Die Linkspartei
party-linke--1997 = PDS
party-linke-short--1997 = PDS
    .the = le PDS
    .of = du PDS
    .to = au PDS
topic-security--1997 = Sécurité intérieure
politician-chancellor--1997 = Candidat à la chancellerie
politician-chancellor-short--1997 = Candidat
action-double--classic = Enjeu clé

## Journal
log-base--classic = { $player } : membres { $amount }
log-poll-kept--classic =
    { THE($player) } { COUNT($player) ->
        [one] garde
       *[other] gardent
    } le sondage, membres { $amount }
log-donation-accepted--classic =
    { THE($player) } { COUNT($player) ->
        [one] accepte
       *[other] acceptent
    } { $money }
log-donation-refused--classic =
    { THE($player) } { COUNT($player) ->
        [one] refuse
       *[other] refusent
    } { $money }
log-opinion-repeated--classic = L’opinion « { $card } » répète un thème { IN($land) } et cède sa place
log-income-votes--classic =
    { THE($player) } { COUNT($player) ->
        [one] reçoit
       *[other] reçoivent
    } { $money } pour les sièges
log-income-base--classic =
    { THE($player) } { COUNT($player) ->
        [one] reçoit
       *[other] reçoivent
    } { $money } pour les membres
log-points-votes--classic =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] gagne
           *[other] gagnent
        } { $points } siège
       *[other] { THE($player) } { COUNT($player) ->
            [one] gagne
           *[other] gagnent
        } { $points } sièges
    }
log-points-base--classic =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } point pour les membres
       *[other] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } points pour les membres
    }
log-points-presence--classic =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } point pour les médias nationaux
       *[other] { THE($player) } { COUNT($player) ->
            [one] marque
           *[other] marquent
        } { $points } points pour les médias nationaux
    }
log-presence--classic =
    { $points ->
        [one] { THE($player) } { COUNT($player) ->
            [one] place
           *[other] placent
        } un marqueur { FROM($land) } sur le plateau national : { $points } point à la fin
       *[other] { THE($player) } { COUNT($player) ->
            [one] place
           *[other] placent
        } un marqueur { FROM($land) } sur le plateau national : { $points } points à la fin
    }
log-double-placed--classic =
    { THE($player) } { COUNT($player) ->
        [one] pose
       *[other] posent
    } l’enjeu clé sur « { $card } » { IN($land) }
log-double-removed--classic =
    { THE($player) } { COUNT($player) ->
        [one] retire
       *[other] retirent
    } l’enjeu clé de « { $card } » { IN($land) }
log-start-player--classic =
    { THE($player) } { COUNT($player) ->
        [one] joue
       *[other] jouent
    } en premier
log-auction--classic = Un sondage est mis aux enchères { IN($land) }

## Décompte final
final-votes--classic = Sièges
final-votes-low--classic = les sièges
final-presence--classic = Médias nationaux
final-presence-low--classic = les médias nationaux
final-base--classic = Membres
final-base-low--classic = les membres
final-curve-base--classic = Membres après chaque manche

## Table
table-land-worth--classic =
    { $points ->
        [one] { $points } siège pour 50 voix
       *[other] { $points } sièges pour 50 voix
    }
table-land-steps--classic = Voix et sièges : { $steps }
table-card-doubled--classic = Enjeu clé : compte double et ne peut pas être échangé.
table-media-help--classic = Le parti qui a ici plus de marqueurs que tout autre peut échanger une opinion et ne craint pas les baisses dues aux sondages. Après une élection, les vainqueurs placent un marqueur sur le plateau national.
table-slot-help--classic = Les personnalités sont envoyées face cachée, une par parti et par Land au plus. Chacune doit être payée et accomplit une action.
table-matches-help--classic = Les cartes de programme qui correspondent à une opinion visible, moins celles qui s’y opposent ; les opinions doublées comptent deux fois.
table-formula--classic =
    { $rallies ->
        [one] { $rallies } réunion
       *[other] { $rallies } réunions
    } × (correspondance { $matches } { $sign } popularité { $trend }) = { $votes }
table-formula-least--classic = Avec un facteur nul ou négatif, deux réunions donnent une voix.
table-match-least--classic = Somme { $sum }
table-opinions--classic = Réserve d’échange
table-opinions-short--classic = Échange
table-opinions-help--classic = L’influence sur les médias et les majorités absolues échangent des opinions avec cette réserve.
table-polls-help--classic = Dans chaque Land, un sondage est mis aux enchères. Seul le gagnant le voit.
table-presence--classic = Médias nationaux
table-presence-short--classic = Médias
table-presence-help--classic = Marqueurs média des vainqueurs et des battus de justesse. Les premières élections rapportent plus à la fin que les dernières.
table-base-title--classic = Membres
table-base-help--classic = Les membres rapportent de l’argent après les manches 1 et 3, avec sept élections aussi après la manche 5, et un point chacun à la fin.
table-base--classic = { $party } : membres { $base }
table-money-help--classic = L’argent ne rapporte rien à la fin.
table-supply-rallies-help--classic = Au plus 10 réunions d’un parti par Land. Celles qui sont converties reviennent.
table-supply-media-help--classic = Marqueurs hors des plateaux. Un marqueur coûte 4 000 €.
table-supply-media-help--1997 = Marqueurs hors des plateaux. Un marqueur coûte 4 000 DM.
table-spot-display--classic = { $card } dans la réserve d’échange
table-supply-donations--classic = Contributions
table-about-income--classic = accepter ou refuser une contribution
table-cause-base--classic = membres
table-cause-presence--classic = médias nationaux
table-cause-votes--classic = sièges
table-cause-donation--classic = contribution
table-cause-start_player--classic = mise pour désigner le premier joueur
table-cause-start_player--consim = mise pour l’ordre du tour
table-cause-deployment--classic = feuille de départ
table-points-total--classic = { $party }, points : { $points }
handover-place--classic = Manche { $round } sur { $rounds }
election-tip-formula--classic =
    { $rallies ->
        [one] { $rallies } réunion
       *[other] { $rallies } réunions
    } × (correspondance { $matches } { $sign } popularité { $trend }) : { $gained } de plus
election-tip-least--classic = Avec un facteur nul ou négatif, deux réunions donnent une voix.
election-row-media--classic = Un marqueur média passe sur le plateau national : { $points } à la fin de la partie
election-moved--classic =
    { COUNT($parties) ->
        [one] { THE($parties) } place un marqueur sur le plateau national ({ $points } à la fin).
       *[other] { THE($parties) } placent un marqueur sur le plateau national ({ $points } par marqueur à la fin).
    }
election-moved-none--classic = Aucun marqueur média ne passe sur le plateau national.
plan-formula-tip--classic = Réunions × (correspondance + popularité)
plan-hint-opinion--classic = « { $card } » : remplacez-la par une opinion de la réserve d’échange, ou posez l’enjeu clé dessus.
fact-base--classic = membres { $n }
advice-base-change--classic = membres { $amount }

## Décisions
prompt-base--classic = Membres
prompt-poll-keep-base--classic = Garder : membres
prompt-front-keep--classic = Garder : membres { $gain }
table-result-moved--classic = Un marqueur est passé sur le plateau national.
table-party-politicians--classic = Reste : { $n ->
        [one] { $n } personnalité
       *[other] { $n } personnalités
    }, { $donations ->
        [one] { $donations } carte de contribution
       *[other] { $donations } cartes de contribution
    }
election-no-marker--classic = Rien sur le plateau national pour { THE($parties) } : aucun marqueur ici.
plan-no-double--classic = Il ne reste aucun enjeu clé, ou il est déjà là.
plan-double-off--classic = { $card } sans enjeu clé
advice-double-off--classic = Retirer l’enjeu clé de { $card }
poster-base-turn--classic = Les membres ont tout renversé
poster-base--classic = Grâce aux membres
handover-task-income--classic = Contribution
handover-task-income-help--classic = { $player } accepte ou refuse une contribution.
prompt-pay-double--classic = Enjeu clé
prompt-act-no-double--classic = Il ne reste aucun enjeu clé
prompt-act-tip-on--classic = Poser l’enjeu clé sur « { $card } »
prompt-act-tip-off--classic = Retirer l’enjeu clé de « { $card } »
prompt-shift-hint--classic = Cliquez sur l’opinion à retirer, puis sur sa remplaçante dans la réserve d’échange.
prompt-shift-hint-into--classic = Choisissez maintenant, dans la réserve d’échange, ce qui remplacera « { $card } ».
prompt-shift-no-display--classic = La réserve d’échange n’a rien qui convienne.
prompt-donation-title--classic = Acceptez-vous cette contribution ?
prompt-donation-title-short--classic = Contribution
prompt-donation-cards--classic = Cartes de contribution
prompt-donation-end--classic = Membres à la fin
prompt-donation-end-tip--classic = Chaque membre vaut un point à la fin de la partie.
prompt-donation-hint--classic = Carte acceptée (face visible) : vous touchez l’argent, mais les dés vous font perdre des membres. Carte refusée (face cachée) : les dés vous en font gagner.
prompt-donation-base--classic = membres { $change }
staging-donation-taken--classic = Acceptée
staging-donation-refused--classic = Refusée
refusal-opinion-doubled--classic = Une opinion sous un enjeu clé ne peut pas être échangée.
refusal-opinion-not-in-display--classic = Cette opinion n’est pas dans la réserve d’échange.
refusal-donation-gone--classic = Cette carte de contribution a déjà servi.
refusal-no-such-block--classic = Ce choix n’existe pas sur la feuille de départ.
refusal-no-flipping--classic = D’après les règles de cette partie, le thème de l’opinion qui part ne peut pas revenir.
prompt-action-base--classic = Membres { $amount }
prompt-donation-from-base--classic = Membres : { $n } × { $rate }
action-base--classic = Membres { $amount }

## Énigmes
puzzle-goal-points--classic =
    { $points ->
        [one] Gagnez au moins { $points } siège à l’élection { FROM($land) }.
       *[other] Gagnez au moins { $points } sièges à l’élection { FROM($land) }.
    }
puzzle-goal-points-short--classic =
    { $points ->
        [0] { $points } siège { IN($land) }
        [1] { $points } siège { IN($land) }
       *[other] { $points } sièges { IN($land) }
    }
puzzle-outcome--classic =
    { $points ->
        [0] { $votes } voix { IN($land) }, aucun siège.
        [one] { $votes } voix { IN($land) }, un siège.
       *[other] { $votes } voix { IN($land) }, { $points } sièges.
    }
puzzle-got--classic =
    { $points ->
        [0] Vous n’avez obtenu aucun siège { IN($land) } avec { $votes } voix.
        [one] Vous avez obtenu un siège { IN($land) } avec { $votes } voix.
       *[other] Vous avez obtenu { $points } sièges { IN($land) } avec { $votes } voix.
    }
puzzle-why-points--classic = Sièges { IN($land) } : { $best }, contre { $idle } sans rien faire.
table-ending-base--classic = membres
