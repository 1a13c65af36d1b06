# The colours of the game, as terms: every other message names a colour through them, so that the
# words follow the palette. -blue-orange-… take the place of the others with that palette.
# capital: as the name of a team, and at the beginning of a sentence.

-yellow = { $form ->
    [capital] Yellow
   *[other] yellow
}
-green = { $form ->
    [capital] Green
   *[other] green
}
-neutral = { $form ->
    [capital] Blue
   *[other] blue
}

-blue-orange-yellow = { $form ->
    [capital] Orange
   *[other] orange
}
-blue-orange-green = { $form ->
    [capital] Blue
   *[other] blue
}
-blue-orange-neutral = { $form ->
    [capital] Grey
   *[other] grey
}
