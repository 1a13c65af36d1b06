# The colours of the game, as terms: every other message names a colour through them, so that the
# words follow the palette. -blue-orange-… take the place of the others with that palette.
# capital: as the name of a team. e, en, er and es are endings before a noun.

-yellow = { $form ->
    [capital] Gelb
    [e] gelbe
    [en] gelben
    [er] gelber
    [es] gelbes
   *[other] gelb
}
-green = { $form ->
    [capital] Grün
    [e] grüne
    [en] grünen
    [er] grüner
    [es] grünes
   *[other] grün
}
-neutral = { $form ->
    [capital] Blau
    [e] blaue
    [en] blauen
    [er] blauer
    [es] blaues
   *[other] blau
}

-blue-orange-yellow = { $form ->
    [capital] Orange
    [e] orangefarbene
    [en] orangefarbenen
    [er] orangefarbener
    [es] orangefarbenes
   *[other] orange
}
-blue-orange-green = { $form ->
    [capital] Blau
    [e] blaue
    [en] blauen
    [er] blauer
    [es] blaues
   *[other] blau
}
-blue-orange-neutral = { $form ->
    [capital] Grau
    [e] graue
    [en] grauen
    [er] grauer
    [es] graues
   *[other] grau
}
