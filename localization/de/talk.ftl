# Was die sechs im Spiel sagen. Jede Zeile hat eine Bedingung, jede Zahl ist aus dem Protokoll nachgerechnet.

talk-treasurer-met = Schon wieder du. Letztes Mal hatte ich am Ende { $money }. Du hattest { $yours }.
talk-treasurer-habit = Ich habe es noch.
talk-treasurer-hurt =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }. Ist notiert, mit Datum.
talk-treasurer-hurts = Nichts Persönliches. Das waren { $money }, die Quittung habe ich.
talk-treasurer-worked =
    { IN($land) } habe ich nichts gekauft. { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    } hatte ich von Anfang an.
talk-treasurer-alone = { $n }. Ausnahmsweise auf Kredit.
talk-treasurer-short =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    } zu wenig. Ich weiß, was das gekostet hätte: { $money }.
talk-treasurer-partner = Halbe-halbe passt mir. Bei der Rechnung auch.
talk-treasurer-out = Mit mir wärst du billiger gefahren.
talk-treasurer-last = Noch eine Auszählung. Die kann ich mir leisten.
talk-treasurer-won = Am Ende ist es Rechnen.
talk-treasurer-lost = Ich bin reich. Das ist der zweite Platz.

talk-gambler-met = Revanche? Deine oder meine?
talk-gambler-habit = Ich sag doch: fünfzig.
talk-gambler-hurt =
    Voll in die Rippen. { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }! Respekt.
talk-gambler-hurts = Du standst bei { $before }. Ich konnte nicht anders.
talk-gambler-worked =
    { $halls ->
        [one] { $halls } Saal
       *[other] { $halls } Säle
    }, ein Abend: { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    } { IN($land) }.
talk-gambler-alone = { $n }! Halt mich einer auf.
talk-gambler-short =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }. Ein Saal. Einer!
talk-gambler-partner = Zu zweit am Steuer. Na ja.
talk-gambler-out = Na schön, dann rufe ich eben dazwischen.
talk-gambler-last = Alles auf { THE($land) }. Das wusstest du.
talk-gambler-won = Nie daran gezweifelt.
talk-gambler-lost = Schöner Abend. Noch mal?

talk-editor-met = Ich habe die Ausschnitte von unserem letzten Abend aufgehoben.
talk-editor-habit = Das steht morgen in der Zeitung.
talk-editor-hurt = Du hast mir { IN($land) } die Zeitung weggenommen. Mal sehen, wer zuletzt schreibt.
talk-editor-hurts =
    { $card }: { IN($land) } nicht mehr auf der Titelseite. { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }.
talk-editor-worked =
    { $papers ->
        [one] { $papers } Zeitung
       *[other] { $papers } Zeitungen
    }, eine Meinung: { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }.
talk-editor-alone = Eine eindeutige Schlagzeile.
talk-editor-short =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }. Die Berichtigung kommt ganz klein.
talk-editor-partner = Dann eben eine gemeinsame Erklärung.
talk-editor-out = Kein Kommentar.
talk-editor-last = Letzte Ausgabe. Redaktionsschluss um sechs.
talk-editor-won = Die Schlagzeile stand seit Dienstag.
talk-editor-lost = Ein guter Verlierer ist auch eine Geschichte.

talk-marketplace-met = Du, ich und dieselben Plätze.
talk-marketplace-habit = Noch ein Marktplatz.
talk-marketplace-hurt =
    Autsch. { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }. Kuchen bringe ich trotzdem mit.
talk-marketplace-hurts = Tut mir leid. { IN($land) }, das war ich.
talk-marketplace-worked =
    Säle in { $n ->
        [one] { $n } Land
       *[other] { $n } Ländern
    }, und { THE($land) } kam mit.
talk-marketplace-alone = So viele Leute! { $n }!
talk-marketplace-short =
    Noch { $n ->
        [one] { $n } Händedruck
       *[other] { $n } Händedrücke
    }. Das hätte ich geschafft.
talk-marketplace-partner = Zu zweit ist es wärmer.
talk-marketplace-out = Ruf mich nächstes Mal an. Ich habe das Megafon.
talk-marketplace-last = Noch ein Platz. Ich bin da.
talk-marketplace-won = Ich war überall. Das ist alles.
talk-marketplace-lost = Du hast besser gezählt. Das hast du von mir.

talk-broker-met =
    Letztes Mal haben wir { $n ->
        [one] { $n } Mal
       *[other] { $n } Mal
    } zusammen regiert. Wollen wir?
talk-broker-habit = Dann wir beide.
talk-broker-hurt =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }. Hoffentlich war es einen Partner wert.
talk-broker-hurts =
    Das hat dich { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    } gekostet. Es galt nicht dir.
talk-broker-worked =
    { $n ->
        [one] { $n } gemeinsame Karte
       *[other] { $n } gemeinsame Karten
    }. Fünfzig brauchte ich nicht.
talk-broker-alone = Allein? Seltsam.
talk-broker-short =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }. Zusammen hätten wir sie gehabt.
talk-broker-partner = { $a } und { $b }: { $c }. Ich mag Summen.
talk-broker-out = Mich hat niemand gefragt. Ich merke mir, wer einen Grund gehabt hätte.
talk-broker-last = Wer regiert heute mit wem? Ich wüsste jemanden.
talk-broker-won = Wir haben gewonnen. Also: ich.
talk-broker-lost = Nächstes Mal mit mir.

talk-pollster-met =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }. Du führst { $a } : { $b }. Noch.
talk-pollster-habit = Nur Zahlen.
talk-pollster-hurt =
    Ein Ausreißer. { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }.
talk-pollster-hurts = Du warst vorn. Mehr braucht es nicht.
talk-pollster-worked =
    Trend { $trend }, Übereinstimmung { $match }, { $rallies ->
        [one] { $rallies } Saal
       *[other] { $rallies } Säle
    }. Das mussten { $n } werden.
talk-pollster-alone = Außerhalb der Fehlertoleranz.
talk-pollster-short =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }. Mein Fehler.
talk-pollster-partner = Korrelation.
talk-pollster-out = Offenbar nicht signifikant.
talk-pollster-last = Auf dem Tisch steht es { $a } : { $b }. Noch eine Auszählung.
talk-pollster-won = Wie veröffentlicht.
talk-pollster-lost = Ich werde besser fragen.

talk-plan-denied = Die Umfrage { IN($land) } habe ich gekauft, damit du sie nicht bekommst. { $trend } für dich: { $votes } statt { $now }.
talk-plan-opinion = Deine Karte { IN($land) } war { $card }. Mit ihr hättest du { $votes } gehabt, nicht { $now }.
talk-plan-marker = Meine Zeitung { IN($land) } sollte dich nur einholen: { $n } zu { $n }. Geschrieben hat niemand.
talk-plan-overshoot =
    { IN($land) } habe ich { $n } mehr gekauft als nötig. Zum Glück: Du hast mich { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    } gekostet.
talk-plan-late =
    { IN($land) } habe ich gewartet, bis noch eine Karte passte: { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }, nicht { $instead }.
talk-plan-partner = Eine neue Karte, { $n } gemeinsam mit { DATIVE($party) }: { IN($land) } wurde ich gefragt, nicht { $other }.
talk-plan-saved =
    Um den Anfang habe ich nur { $bid } geboten. Die { $money } dafür waren { $n ->
        [one] { $n } Veranstaltung
       *[other] { $n } Veranstaltungen
    } { IN($land) }: { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }.
talk-plan-start =
    { $money }, um anzufangen. Das war der Gleichstand { IN($land) }: je { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }.

# Ein Klick auf einen Satz am Tisch
talk-quieter = Ruhiger: ab jetzt nur noch nach Wahlen

# Auf der Karte zwischen zwei Runden
talk-about = { $player } über { THE($land) }
talk-waits = Wartet, solange jemand spricht.
feud-end = Du und { $player }: einander geschadet { $a } : { $b }, zuletzt { IN($land) }
feud-score = { $a } : { $b }
feud-own = einander geschadet { $a } : { $b }
feud-votes =
    Runde { $round }, { $land }: { $player } kostet { $other } { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }
feud-fifty =
    Runde { $round }, { $land }: { $player } drückt { $other } unter 50, { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }
feud-lead = Runde { $round }, { $land }: { $player } nimmt { $other } den Medieneinfluss
feud-state = Runde { $round }, { $land }: { $player } regiert, { $other } war dicht dran
feud-refused = Runde { $round }, { $land }: { $player } lehnt { $other } ab
feud-left = Runde { $round }, { $land }: { $player } regiert mit jemand anderem statt mit { $other }
feud-outbid = Runde { $round }, { $land }: { $player } überbietet { $other } bei der Umfrage

# Before elections with coalitions that are agreed on
talk-offer-asks = { $a } und { $b }: Das sind { $c }, gegen { $most } bei { DATIVE($party) }. Was meinst du?
talk-offer-yes = Gut: { $c }, gegen { $most } bei { DATIVE($party) }.
talk-offer-grudge = Was { IN($land) } war, habe ich nicht vergessen. Frag jemand anderen.
talk-offer-first =
    Du führst mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }. Nicht mit meinen Stimmen.
talk-offer-forced =
    { $n ->
        [one] { $n } gemeinsame Karte
       *[other] { $n } gemeinsame Karten
    }: Ich habe keine Wahl.
