# The colours of the game, as terms: every other message names a colour through them, so that the
# words follow the palette. -blue-orange-… take the place of the others with that palette.
# capital: as the name of a team, and at the beginning of a sentence. The others agree with the noun.

-yellow = { $form ->
    [capital] Amarillo
    [feminine] amarilla
    [masculine-plural] amarillos
    [feminine-plural] amarillas
   *[other] amarillo
}
-green = { $form ->
    [capital] Verde
    [feminine] verde
    [masculine-plural] verdes
    [feminine-plural] verdes
   *[other] verde
}
-neutral = { $form ->
    [capital] Azul
    [feminine] azul
    [masculine-plural] azules
    [feminine-plural] azules
   *[other] azul
}

-blue-orange-yellow = { $form ->
    [capital] Naranja
    [feminine] naranja
    [masculine-plural] naranja
    [feminine-plural] naranja
   *[other] naranja
}
-blue-orange-green = { $form ->
    [capital] Azul
    [feminine] azul
    [masculine-plural] azules
    [feminine-plural] azules
   *[other] azul
}
-blue-orange-neutral = { $form ->
    [capital] Gris
    [feminine] gris
    [masculine-plural] grises
    [feminine-plural] grises
   *[other] gris
}
