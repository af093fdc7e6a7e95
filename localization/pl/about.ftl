### O grze i o licencjach jej części.

settings-about = O grze i licencje
about-unofficial = To nieoficjalny projekt fanowski. Gra planszowa Die Macher i jej nazwa należą do jej autora i wydawców; program nie zawiera żadnych ich tekstów ani obrazów.
about-parts = Z czego składa się gra; przy każdej części tekst jej licencji:
about-back = Wróć do listy
about-unreadable = Nie można odczytać tekstu tej licencji: { $detail }
