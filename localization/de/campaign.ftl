# Dateien, die nicht zu gebrauchen sind; das Spiel nennt sie und lässt sie weg.
campaign-unreadable = { $file } ließ sich nicht lesen: { $detail }
campaign-not-toml = { $file } ist keine TOML-Datei: { $detail }
campaign-wrong = { $file } bleibt weg: „{ $place }“ passt nicht.
campaign-twice = { $file } bleibt weg: { $other } betrifft dasselbe Land.
campaign-no-way = { $file } bleibt weg: Der Weg zum Sieg erreicht keine drei Sterne.
