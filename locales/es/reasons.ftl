# Why something is refused. One short clause each, without a full stop; the page begins it
# with a capital letter.

place-at-level = { $cell } en el nivel { $level }

broken-off-board = { $count ->
    [0] parte de la ficha está fuera del tablero
    [one] { $cells } está fuera del tablero
   *[other] { $cells } están fuera del tablero
}
short-broken-off-board = Fuera del tablero
broken-above-the-board = la ficha no tocaría el tablero: sus cubos más bajos, en { $cells }, estarían en el nivel { $level }
short-broken-above-the-board = Tiene que tocar el tablero
broken-gap = quedaría un hueco debajo de { $places }
short-broken-gap = Hueco bajo { $cells }
broken-occupied = ya hay una ficha en { $places }
short-broken-occupied = No hay sitio en { $cells }
cells-and-more = { $cells } y { $more } más

refusal-placement = { $rules }
refusal-game-over = la partida ha terminado
refusal-not-your-turn = le toca al asiento { $toMove }
refusal-unreadable = eso no es una jugada: { $reason }
refusal-unknown-shape = no hay ninguna ficha { $letter } en esta partida
refusal-not-in-supply = no queda ninguna { $letter }
refusal-neutral-first = primero hay que colocar la ficha neutral
refusal-neutral-too-late = las fichas neutrales se colocan antes del primer turno
refusal-not-this-shape = se gire como se gire, la ficha { $letter } no llena { $text }
refusal-swap-off = en esta partida no hay intercambio
refusal-swap-not-now = solo puede intercambiar quien va en segundo lugar, como primera jugada
refusal-other-rules = la jugada es de una partida con otro tablero u otras fichas

# Why a text is no move. $shown is one of the first two.
notation-end = el final del texto
notation-shown = «{ $text }»
notation-follows-word = { $shown } viene después de { $word }
notation-not-a-move = { $shown } no es una jugada: una jugada es la letra de una ficha y sus casillas, como en Lb2b3b4c4
notation-too-many-cubes = más de 3 cubos en { $cell }
notation-too-many-cells = ninguna ficha ocupa más de 9 casillas
notation-no-cells = después de la letra { $letter } tiene que venir una casilla, como b2
notation-not-a-cell = { $shown } viene después de una casilla y no es una casilla
notation-bad-cell = { $shown } no empieza por una casilla: una casilla es una letra minúscula y un número, como b2
notation-bad-cubes = después de ^ viene el número de cubos, 2 o 3
notation-after-move = hay algo después de la jugada

# Why choices do not go together
options-unknown-board = no hay ningún tablero «{ $name }» (hay: { $known })
options-odd-count = entre cuatro hacen falta cantidades pares, y hay { $count ->
    [one] una ficha
   *[other] { $count } fichas
} de la forma { $letter }
options-no-neutral = el material «{ $material }» no tiene ficha neutral, así que no se puede jugar la variante neutral
options-swap-with-four = el intercambio es solo para dos
record-other-material = la partida se jugó con el material «{ $recorded }», y este es el material «{ $given }»

command-not-seated = Estás mirando: eso solo puede hacerlo quien juega
command-not-yours = Eso lo decide { $player }
command-no-such-player = No hay nadie así en esta partida
command-not-your-turn = Le toca a { $player }
command-late = La partida ha avanzado. Mira el tablero
command-game-over = La partida ha terminado
command-game-not-over = La partida aún no ha terminado
command-series-over = La serie ha terminado
command-series-not-over = La serie aún no ha terminado
command-nothing-to-take-back = No tienes ninguna jugada que deshacer
command-already-asked = Ya hay una petición pendiente
command-nothing-asked = No hay ninguna petición que responder
command-no-seat-free = Todos los asientos están ocupados. Puedes mirar
command-already-seated = Ya tienes asiento
command-full = Esta mesa ha llegado a su límite. Empieza otra
command-no-clock = Esta partida no tiene reloj
command-clock-stopped = No corre ningún reloj
command-time-left = A { $player } le queda tiempo
command-time-over = A { $player } no le queda tiempo
command-paused = La partida está en pausa
command-not-paused = La partida no está en pausa
command-owner-only = Eso solo puede hacerlo quien empezó la partida
command-server-only = Eso solo puede hacerlo el servidor
command-not-by-link = Nadie ha ocupado ese asiento en línea

name-empty = Un nombre necesita al menos un carácter
name-too-long = Un nombre puede tener como mucho { $most } caracteres
name-invisible = Un nombre tiene que ser una línea de texto visible

setup-seats = Se juega entre dos o entre cuatro
setup-games = Una serie puede tener como mucho { $most } partidas
clock-base = Un reloj empieza con entre 1 segundo y 7 días
clock-increment = Una jugada puede añadir como mucho 10 minutos
clock-days = Puede haber de 1 a { $most } días por jugada
clock-unreadable = Un reloj se escribe en minutos y segundos por jugada, como 10+5 o 0:30+2, o en días por jugada, como 3d
