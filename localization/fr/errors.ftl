### Ce qui a mal tourné en dehors des règles du jeu, et ce qui est sauvegardé.

ui-unexpected-error = Une erreur inattendue s’est produite. La partie est sauvegardée ; un rapport se trouve dans { $file }.

## Une nouvelle partie impossible à mettre en place
setup-no-such-edition = Il n’y a pas d’édition « { $edition } ». Au choix : { $known }.
setup-no-such-length = Cette édition n’a pas de partie à { $elections } élections. Au choix : { $known }.
setup-seats = Une partie compte de { $low } à { $high } joueurs ; ici, il y en a { $seats }.
setup-no-such-party = Il n’y a pas de parti « { $party } ». Au choix : { $known }.
setup-party-twice = Deux places ont le même parti : { $party }.
setup-no-such-kind = Il n’y a pas de joueur du type « { $kind } ». Au choix : { $known }.
setup-no-such-style = Il n’y a pas de caractère « { $style } » pour « { $level } ». Au choix : { $known }.
setup-no-style = Les joueurs du type « { $level } » n’ont pas de caractère.
setup-name-long = Le nom du joueur ({ $party }) dépasse { $limit } caractères.
setup-seed = La graine doit être un nombre entier de 0 à { $limit }.
setup-no-such-option = L’édition { $edition } n’a pas d’option « { $option } ». Elle a : { $known }.
setup-option-value = L’option { $option } est « on » ou « off », pas « { $value } ».
setup-position = Cette situation de départ ne va pas avec l’édition ou le nombre de places, à « { $place } ».
start-damaged = L’installation est endommagée. Il manque : { $files }. Réinstallez le jeu ; vos parties et vos réglages restent en place.
