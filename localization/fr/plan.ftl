### Le plateau « et si ».
### $row un parti dans un Land (« SPD · HE ») · $party abréviation · $land nom ou deux lettres d’un Land · $card, $out, $into signe et thème

# Un grand mot sur les plateaux
plan-flag = Plan. Rien n’est joué.
plan-nothing-played = Et si ? Rien ici ne change la partie.
plan-side = Ce que le plan change
plan-after = Après { $land }
plan-stands = en l’état
plan-planned = prévu
plan-tool = Essayer un plan
plan-not-now = Un plan est possible dès la première manche, tant qu’un Land n’a pas voté.
plan-title = Plan
plan-hint = Cliquez sur les plateaux ou utilisez les boutons. La partie ne change pas.
# $key est une touche
plan-discards = { $key } abandonne le plan.
plan-hint-opinion = « { $card } » : remplacez-la par une carte de la case « Opinion publique », ou doublez-la.
plan-hint-program = À la place de « { $card } » : choisissez n’importe quelle autre carte.
plan-stale = La partie a continué. Tant que vous ne l’actualisez pas, le plan montre la situation dont il est parti.
plan-controls = Changements du plan
plan-nothing = Rien n’est encore prévu.
plan-no-redo = Dans un plan, on ne peut que reculer, étape par étape.
plan-no-change = Cela ne changerait rien.
plan-no-double = Il ne reste aucun marqueur double, ou il est déjà là.

## Figures
plan-cost = Coût du plan
plan-cost-tip = Achats { OF($party) } : réunions et marqueurs média ; les réunions d’un Land comptent comme un seul achat.
plan-formula-tip = (réunions + popularité) × correspondance ; chaque facteur compte au moins 1.
plan-points =
    { $points ->
        [one] { $points } PV
       *[other] { $points } PV
    }
# points of the media presence at the end of the game
plan-presence = Médias +{ $points }

## Buttons
plan-back = Retour à la partie
plan-back-short = Retour
plan-back-tip = Le plan est gardé et se rouvre avec le même bouton.
plan-play = Jouer ce plan
plan-play-short = Jouer
plan-play-tip = Reprend le plan dans votre réponse ; rien n’est joué avant que vous ne la confirmiez.
plan-play-none = Ce plan ne répond pas à la question posée.
plan-undo = Reculer d’une étape
plan-undo-short = Reculer
plan-reset = Vider le plan
plan-reset-short = Vider
plan-reset-tip = Toutes les étapes sont annulées.
plan-renew = Actualiser
plan-renew-short = Actualiser
plan-renew-tip = Les mêmes étapes dans la situation actuelle ; ce qui n’est plus possible est laissé de côté.
plan-party = Plan pour { THE($party) }
plan-land = Plan : { $land }
# $what is the value of a row such as "SPD · HE: trend +2"
plan-less = Moins : { $what }
plan-more = Plus : { $what }
plan-supply-rallies =
    { $n ->
        [one] { $row } : { $n } réunion
       *[other] { $row } : { $n } réunions
    } (réserve : { $left })
plan-supply-media =
    { $n ->
        [one] { $row } : { $n } marqueur média
       *[other] { $row } : { $n } marqueurs média
    } (réserve : { $left })
plan-count =
    { $n ->
        [one] { $row } : { $n } réunion à convertir
       *[other] { $row } : { $n } réunions à convertir
    }
# $formula is "(5 + 2) × 3 = 21"
plan-convert = Convertir : { $formula }
plan-convert-short = { $formula }
plan-convert-none = Convertir
plan-vote = Tenir l’élection
plan-vote-short = Élection
plan-vote-tip = Élection { FROM($land) } tout de suite : tout est converti, et le résultat est une prévision.
plan-program-of = Programme { OF($party) }
plan-program-tip = Remplacer « { $card } » dans le programme { OF($party) }
plan-row-tip = Choisissez ce parti et ce Land.
plan-opinion-tip = Remplacez ou doublez cette opinion.

## Cards to put in
plan-instead = { $place } : à la place de { $card }
plan-into = Prendre { $card }
plan-double-on = Doubler { $card }
plan-double-off = { $card } sans marqueur double

## Steps
plan-steps =
    { $n ->
        [0] Aucune étape
        [one] { $n } étape
       *[other] { $n } étapes
    }
plan-help = Chaque changement est une étape que l’on peut annuler. Les cartes cachées restent cachées.
plan-drop = Annuler : { $step }
plan-rallies =
    { $n ->
        [one] { $row } : { $n } réunion
       *[other] { $row } : { $n } réunions
    }
plan-trend = { $row } : popularité { $trend }
plan-converted =
    { $n ->
        [one] { $row } : { $n } réunion convertie
       *[other] { $row } : { $n } réunions converties
    }
plan-media-put = { $row } : marqueur média +1
plan-media-take = { $row } : marqueur média −1
plan-program = { $row } : { $out } devient { $into }
plan-opinion = { $land } : { $out } devient { $into }
plan-double-put = { $land } : ×2 sur { $card }
plan-double-take = { $land } : sans ×2
