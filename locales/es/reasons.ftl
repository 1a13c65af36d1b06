# Why something is refused. One short clause each, without a full stop; the page begins it
# with a capital letter.

place-at-level = { $cell } en el nivel { $level }

broken-off-board = { $count ->
    [0] parte de la ficha no está en el tablero
    [one] { $cells } no está en el tablero
   *[other] { $cells } no están en el tablero
}
broken-above-the-board = la ficha no tocaría el tablero: sus cubos más bajos, en { $cells }, estarían en el nivel { $level }
broken-gap = quedaría un hueco debajo de { $places }
broken-occupied = otras fichas ya llenan { $places }

refusal-placement = { $rules }
refusal-game-over = la partida ha terminado
refusal-not-your-turn = le toca al asiento { $toMove }
refusal-unreadable = eso no es una jugada: { $reason }
refusal-unknown-shape = no hay ninguna ficha { $letter } en esta partida
refusal-not-in-supply = no queda ninguna { $letter }
refusal-neutral-first = primero va la ficha neutral
refusal-neutral-too-late = las fichas neutrales se colocan antes del primer turno
refusal-not-this-shape = se gire como se gire, { $letter } no llena { $text }
refusal-swap-off = en esta partida no hay intercambio
refusal-swap-not-now = solo puede intercambiar quien va en segundo lugar, como primera respuesta
refusal-other-rules = la jugada es de una partida con otro tablero u otras fichas

# Why a text is no move. $shown is one of the first two.
notation-end = el final del texto
notation-shown = «{ $text }»
notation-follows-word = { $shown } viene después de { $word }
notation-not-a-move = { $shown } no es una jugada: una jugada es la letra de una ficha y sus casillas, como en Lb2b3b4c4
notation-too-many-cubes = más de 3 cubos en { $cell }
notation-too-many-cells = ninguna ficha entra en más de 9 casillas
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

command-not-seated = Solo estás mirando: eso es para quien juega
command-not-yours = Eso lo decide { $player }
command-no-such-player = No hay nadie así en esta mesa
command-not-your-turn = Le toca a { $player }
command-late = La partida ha avanzado mientras tanto. Mira otra vez
command-game-over = La partida ha terminado
command-game-not-over = La partida aún no ha terminado
command-series-over = La serie ha terminado
command-series-not-over = La serie aún no ha terminado
command-nothing-to-take-back = No tienes ninguna jugada que deshacer
command-already-asked = Ya hay una pregunta que espera respuesta
command-nothing-asked = Ninguna pregunta espera tu respuesta
command-no-seat-free = Todos los asientos están ocupados. Puedes mirar
command-already-seated = Ya tienes asiento
command-full = Esta mesa ya ha visto demasiado. Abre otra
command-no-clock = Esta partida no tiene reloj
command-clock-stopped = No corre ningún reloj
command-time-left = A { $player } le queda tiempo
command-time-over = A { $player } no le queda tiempo
command-paused = La partida está en pausa
command-not-paused = La partida no está en pausa
command-owner-only = Eso solo puede hacerlo quien abrió la mesa
command-server-only = Eso solo puede hacerlo el servidor
command-not-by-link = Nadie ha ocupado ese asiento por enlace

name-empty = Un nombre necesita al menos un carácter
name-too-long = Un nombre tiene como mucho 32 caracteres
name-invisible = Un nombre es una línea de texto visible

setup-seats = Se juega entre dos o entre cuatro
setup-games = Una serie tiene como mucho { $most } partidas
setup-level = Los niveles del ordenador van del 1 al 9
clock-base = Un reloj empieza con entre 1 segundo y 7 días
clock-increment = Una jugada añade como mucho 10 minutos
clock-days = Una jugada tiene de 1 a { $most } días
clock-unreadable = Un reloj se escribe en minutos y segundos por jugada, como 10+5 o 0:30+2, o en días por jugada, como 3d
