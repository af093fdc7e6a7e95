### Kurtyna między osobami przy jednym ekranie: imiona, bez zwracania się na „ty”.

handover-to = Teraz gra
handover-asked = O co padnie pytanie
handover-here = Tajne decyzje przy tym ekranie
handover-only = Od tej chwili patrzy tylko { $player }
handover-ready = To ja, { $player }
handover-keys = otwiera prywatny widok
handover-place = Runda { $round } z { $rounds } · Faza { $phase } z 9
handover-place-setup = Przygotowanie gry

## O czym decyduje następna osoba
