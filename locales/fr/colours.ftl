# The colours of the game, as terms: every other message names a colour through them, so that the
# words follow the palette. -blue-orange-… take the place of the others with that palette.
# capital: as the name of a team, and at the beginning of a sentence. The others agree with the noun.

-yellow = { $form ->
    [capital] Jaune
    [feminine] jaune
    [masculine-plural] jaunes
    [feminine-plural] jaunes
   *[other] jaune
}
-green = { $form ->
    [capital] Vert
    [feminine] verte
    [masculine-plural] verts
    [feminine-plural] vertes
   *[other] vert
}
-neutral = { $form ->
    [capital] Bleu
    [feminine] bleue
    [masculine-plural] bleus
    [feminine-plural] bleues
   *[other] bleu
}

-blue-orange-yellow = { $form ->
    [capital] Orange
    [feminine] orange
    [masculine-plural] orange
    [feminine-plural] orange
   *[other] orange
}
-blue-orange-green = { $form ->
    [capital] Bleu
    [feminine] bleue
    [masculine-plural] bleus
    [feminine-plural] bleues
   *[other] bleu
}
-blue-orange-neutral = { $form ->
    [capital] Gris
    [feminine] grise
    [masculine-plural] gris
    [feminine-plural] grises
   *[other] gris
}
