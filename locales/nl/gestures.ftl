# What hands do on the board, for help and beside it.
table-steps = Door de zetten stappen
table-fits-pick = Pak een stuk om te zien waar het past
help-mouse = Muis
help-mouse-take = Klik op een stuk of sleep het naar het bord. Het springt naar de dichtstbijzijnde plek waar het past
help-mouse-place = Klik: plaats het stuk
help-mouse-rotate = Rechtsklik: draai het
help-mouse-tip = Middelste knop, of Shift en het wiel: kantel het
help-mouse-look = Sleep met een van beide knoppen: kijk rond
help-mouse-zoom = Wiel: zoom
help-touch = Aanraken
help-touch-drag = Sleep met één vinger: verplaats het stuk, dat boven je vinger te zien is
help-touch-rotate = Draai twee vingers: draai het
help-touch-tip = Schuif twee vingers: kantel het
help-touch-place = ‘Plaatsen’ zet het neer
help-touch-look = Zonder stuk in de hand: sleep om rond te kijken en knijp om te zoomen
