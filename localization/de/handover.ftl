### Der Vorhang zwischen zwei Personen an einem Bildschirm: Namen, keine Anrede.

handover-to = Weitergeben an
handover-asked = Was gefragt wird
handover-here = Geheime Entscheidungen an diesem Bildschirm
handover-only = Ab hier schaut nur { $player }
handover-ready = Ich bin { $player }
handover-keys = öffnet die private Ansicht
handover-place = Runde { $round } von { $rounds } · Phase { $phase } von 9
handover-place-setup = Spielaufbau

## Was die nächste Person entscheidet
