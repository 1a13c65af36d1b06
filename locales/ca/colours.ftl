# The colours of the game, as terms: every other message names a colour through them, so that the
# words follow the palette. -blue-orange-… take the place of the others with that palette.
# capital: at the beginning of a sentence. The others agree with the noun.

-yellow = { $form ->
    [capital] Groc
    [feminine] groga
    [masculine-plural] grocs
    [feminine-plural] grogues
   *[other] groc
}
-green = { $form ->
    [capital] Verd
    [feminine] verda
    [masculine-plural] verds
    [feminine-plural] verdes
   *[other] verd
}
-neutral = { $form ->
    [capital] Blau
    [feminine] blava
    [masculine-plural] blaus
    [feminine-plural] blaves
   *[other] blau
}

-blue-orange-yellow = { $form ->
    [capital] Taronja
    [feminine] taronja
    [masculine-plural] taronja
    [feminine-plural] taronja
   *[other] taronja
}
-blue-orange-green = { $form ->
    [capital] Blau
    [feminine] blava
    [masculine-plural] blaus
    [feminine-plural] blaves
   *[other] blau
}
-blue-orange-neutral = { $form ->
    [capital] Gris
    [feminine] grisa
    [masculine-plural] grisos
    [feminine-plural] grises
   *[other] gris
}
