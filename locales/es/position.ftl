# A position as text and its screen.

position-title = Posición
position-text = Posición como texto
position-show = Mostrar
position-redo = Rehacer
position-bad = Esta posición no es posible

# What is wrong with it. Clauses, without a full stop.
position-fields = una posición tiene seis campos, tablero, personas, variantes, fichas, turno y fuera, con un espacio entre ellos, y este texto tiene { $count }
bad-players = no se puede jugar entre «{ $text }»: hacen falta 2 o 4
position-board = «{ $text }» no es el nombre de un tablero
position-variants = «{ $text }» no son variantes: escribe - o algunas de n, s, p y t en este orden
position-crowded = en ningún tablero caben { $count } fichas
position-piece = «{ $text }» no es una ficha: una ficha es un asiento, una letra y casillas, como 1Lb2^3c2
position-turn = «{ $text }» no es un turno: un turno es el número de un asiento, o - si la partida ha terminado
position-out = «{ $text }» no son los asientos que han quedado fuera: escribe sus números en orden, o -
position-unknown-seat = no hay asiento { $seat } en una partida entre dos
position-unknown-shape = { $piece }: no hay ninguna ficha { $letter } así en esta partida
position-unknown-cell = { $piece }: { $cell } no está en el tablero
position-overlap = hay dos cubos en el mismo sitio en { $cell }
position-gap = hay un hueco debajo de un cubo en { $cell }
position-above-the-board = { $piece } no toca el tablero
position-not-this-shape = los cubos de { $piece } no son una ficha { $letter }
position-too-many = hay más fichas { $letter } en el tablero de las que hay en la caja
position-turns = el número de fichas no concuerda con el turno o con los asientos que están fuera
position-not-out = el asiento { $seat } está fuera, pero podría colocar una ficha
position-ring = no se puede llegar a esto en ningún orden: algunas fichas están en círculo unas sobre otras
position-turn-of-out = le toca al asiento { $seat }, que está fuera
position-nothing-to-place = le toca al asiento { $seat }, que no puede colocar nada
position-both-connected = los dos equipos han comunicado sus lados
position-game-over = { $team } ha comunicado dos lados, así que no le toca a nadie
position-game-not-over = la partida no ha terminado: indica de quién es el turno
