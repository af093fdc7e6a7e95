# Pliki, których nie da się użyć; gra je wymienia i pomija.
campaign-unreadable = Nie udało się odczytać { $file }: { $detail }
campaign-not-toml = { $file } nie jest plikiem TOML: { $detail }
campaign-wrong = { $file } został pominięty: „{ $place }” nie pasuje.
campaign-twice = { $file } został pominięty: { $other } dotyczy tego samego landu.
campaign-no-way = { $file } został pominięty: droga do wygranej nie daje trzech gwiazdek.
