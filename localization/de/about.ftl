### Über das Spiel und die Lizenzen seiner Teile.

settings-about = Info und Lizenzen
about-unofficial = Dies ist ein inoffizielles Fanprojekt. Das Brettspiel „Die Macher“ und sein Name gehören seinem Autor und seinen Verlagen; kein Text und kein Bild von ihnen ist hier enthalten.
about-parts = Woraus das Spiel besteht, jeder Teil mit dem Text seiner Lizenz:
about-back = Zurück zur Liste
about-unreadable = Der Text dieser Lizenz lässt sich nicht lesen: { $detail }
