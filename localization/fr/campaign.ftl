# Fichiers inutilisables ; le jeu les nomme et les laisse de côté.
campaign-unreadable = { $file } n’a pas pu être lu : { $detail }
campaign-not-toml = { $file } n’est pas un fichier TOML : { $detail }
campaign-wrong = { $file } est laissé de côté : « { $place } » ne convient pas.
campaign-twice = { $file } est laissé de côté : { $other } porte sur le même Land.
campaign-no-way = { $file } est laissé de côté : sa solution n’atteint pas trois étoiles.
