### Was außerhalb der Spielregeln schiefging und was gesichert ist.

ui-unexpected-error = Etwas Unerwartetes ist passiert. Das Spiel ist gespeichert; ein Bericht liegt in { $file }.
