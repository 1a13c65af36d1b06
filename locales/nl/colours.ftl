# The colours of the game, as terms: every other message names a colour through them, so that the
# words follow the palette. -blue-orange-… take the place of the others with that palette.
# capital: at the beginning of a sentence. inflected: before a noun, as in "het gele stuk".

-yellow = { $form ->
    [capital] Geel
    [inflected] gele
   *[other] geel
}
-green = { $form ->
    [capital] Groen
    [inflected] groene
   *[other] groen
}
-neutral = { $form ->
    [capital] Blauw
    [inflected] blauwe
   *[other] blauw
}

-blue-orange-yellow = { $form ->
    [capital] Oranje
    [inflected] oranje
   *[other] oranje
}
-blue-orange-green = { $form ->
    [capital] Blauw
    [inflected] blauwe
   *[other] blauw
}
-blue-orange-neutral = { $form ->
    [capital] Grijs
    [inflected] grijze
   *[other] grijs
}
