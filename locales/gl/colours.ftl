# The colours of the game, as terms: every other message names a colour through them, so that the
# words follow the palette. -blue-orange-… take the place of the others with that palette.
# capital: at the beginning of a sentence. The others agree with the noun.

-yellow = { $form ->
    [capital] Amarelo
    [feminine] amarela
    [masculine-plural] amarelos
    [feminine-plural] amarelas
   *[other] amarelo
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
    [masculine-plural] azuis
    [feminine-plural] azuis
   *[other] azul
}

-blue-orange-yellow = { $form ->
    [capital] Laranxa
    [feminine] laranxa
    [masculine-plural] laranxa
    [feminine-plural] laranxa
   *[other] laranxa
}
-blue-orange-green = { $form ->
    [capital] Azul
    [feminine] azul
    [masculine-plural] azuis
    [feminine-plural] azuis
   *[other] azul
}
-blue-orange-neutral = { $form ->
    [capital] Gris
    [feminine] gris
    [masculine-plural] grises
    [feminine-plural] grises
   *[other] gris
}
