# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
describe-colour-yellow = { -yellow }
describe-colour-green = { -green }
describe-colour-neutral = { -neutral }

# A cell. Colours are listed from the top down.
describe-cell-empty = { $cell } vacía
describe-cell = { $cell }, altura { $height }: { $colours }
describe-wall-up = Al { $direction }, un muro sube a { $cell }: { $colours }
describe-wall-down = Al { $direction }, un muro baja a { $cell }: { $colours }
describe-joined = Unida con { $cells }
describe-joined-none = No está unida con ninguna vecina
describe-sides = { $count ->
    [one] En el lado { $sides }
   *[other] En los lados { $sides }
}
describe-off-board = { $place } no está en este tablero

# Rows, columns and levels.
describe-row = Fila { $row }: { $cells }
describe-column = Columna { $column }: { $cells }
describe-top = { $cell } { $colour }, altura { $height }
describe-run = de { $from } a { $to } { $colour }, altura { $height }
describe-run-empty = de { $from } a { $to } vacías
describe-layer = Nivel { $level }: { $parts }
describe-layer-colour = { $colour } en { $cells }
describe-layer-empty = El nivel { $level } está vacío

# Connections.
describe-joins = { $team } une { $from } con { $to }, { $count ->
    [one] una casilla
   *[other] { $count } casillas
}
describe-joins-none = { $team } aún no ha unido nada
describe-broken = Entre { $from } y { $to } el muro es { $colour }
describe-needs = A { $team } le { $count ->
    [one] falta una casilla
   *[other] faltan { $count } casillas
} para comunicar { $sides }: { $cells }
describe-no-way = A { $team } no le queda ningún camino
describe-connected = { $team } comunica { $sides }
describe-threat = { $team } podría completar su camino ya en { $cells }
describe-changed = Ahora a { $team } le { $count ->
    [one] falta una casilla
   *[other] faltan { $count } casillas
}, antes { $before }

# Moves.
describe-no-move = Aún no hay jugadas
describe-placed = { $player } ha colocado la ficha { $shape } en { $cells }
describe-high = { $cell }, con { $cubes } cubos de altura
describe-covers = Cubre { $tops }
describe-covered = { $colour } en { $cell }
describe-swapped = { $player } ha intercambiado los asientos
describe-resigned = { $player } ha abandonado
describe-path = El camino: { $steps }
describe-step-up = sube { $faces } hasta { $cell }
describe-step-down = baja { $faces } hasta { $cell }

# Turns and supplies.
describe-turn = Le toca a { $player }
describe-turn-neutral = { $player } coloca una ficha neutral
describe-turn-swap = Le toca a { $player }, que también puede intercambiar
describe-supply = { $player } tiene { $pieces }
describe-supply-none = A { $player } no le quedan fichas
describe-pieces = { $count } { $shape }
describe-out = { $player } está fuera

# Where a piece can go.
describe-fits = La ficha { $shape } se puede colocar de { $count ->
    [one] una manera
   *[other] { $count } maneras
}
describe-fits-here = La ficha { $shape } se puede colocar en { $cell } de { $count ->
    [one] una manera
   *[other] { $count } maneras
}
describe-fits-nowhere = La ficha { $shape } no se puede colocar aquí
describe-fits-at = { $cell }, { $count ->
    [one] una manera
   *[other] { $count } maneras
}
describe-way = { $cells }
describe-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, named in the help beside each command.
describe-command-cell = una casilla: sus colores, muros, uniones y lados
describe-command-row = las casillas de una fila desde el oeste
describe-command-column = las casillas de una columna desde el sur
describe-command-level = todos los cubos de un nivel, de 0 a 2
describe-command-connections = lo que cada equipo une, aún necesita y amenaza
describe-command-supplies = las fichas que quedan
describe-command-last = la última jugada, y lo que cambió
describe-command-turn = a quién le toca, o cómo acabó la partida
describe-command-where = las casillas donde cabe una ficha
describe-command-where-cell = las maneras de colocar una ficha en una casilla
