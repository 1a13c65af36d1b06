# A position as text and its screen.

position-title = Posició
position-text = Posició com a text
position-show = Mostra
position-redo = Refés
position-bad = Aquesta posició no és possible

# What is wrong with it. Clauses, without a full stop.
position-fields = una posició té sis camps, tauler, persones, variants, fitxes, torn i fora, amb un espai entre ells, i aquest text en té { $count }
bad-players = amb «{ $text }» persones no s’hi pot jugar: n’hi ha d’haver 2 o 4
position-board = «{ $text }» no és el nom de cap tauler
position-variants = «{ $text }» no són variants: escriu - o algunes de n, s, p i t en aquest ordre
position-crowded = en cap tauler hi caben { $count } fitxes
position-piece = «{ $text }» no és cap fitxa: una fitxa és un seient, una lletra i caselles, com 1Lb2^3c2
position-turn = «{ $text }» no és cap torn: un torn és el número d’un seient, o - quan la partida s’ha acabat
position-out = «{ $text }» no són els seients que han quedat fora: escriu-ne els números en ordre, o -
position-unknown-seat = no hi ha seient { $seat } en una partida de dues persones
position-unknown-shape = { $piece }: no hi ha cap fitxa { $letter } així en aquesta partida
position-unknown-cell = { $piece }: { $cell } no és dins del tauler
position-overlap = hi ha dos cubs al mateix lloc a { $cell }
position-gap = hi ha un espai sota un cub a { $cell }
position-above-the-board = { $piece } no toca el tauler
position-not-this-shape = els cubs de { $piece } no són una fitxa { $letter }
position-too-many = hi ha més fitxes { $letter } al tauler de les que hi ha a la caixa
position-turns = el nombre de fitxes no concorda amb el torn o amb els seients que són fora
position-not-out = el seient { $seat } és fora, però podria col·locar una fitxa
position-ring = no s’hi pot arribar en cap ordre: algunes fitxes jeuen en cercle les unes damunt de les altres
position-turn-of-out = és el torn del seient { $seat }, que és fora
position-nothing-to-place = és el torn del seient { $seat }, que no pot col·locar res
position-both-connected = tots dos equips han connectat
position-game-over = { $team } ha connectat, així que no és el torn de ningú
position-game-not-over = la partida no s’ha acabat: indica de qui és el torn
