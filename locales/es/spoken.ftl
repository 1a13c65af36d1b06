# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
spoken-colour-yellow = amarillo
spoken-colour-green = verde
spoken-colour-neutral = azul

# A cell. Colours are told from the top down.
spoken-cell-empty = { $cell } vacía
spoken-cell = { $cell }, altura { $height }: { $colours }
spoken-wall-up = Al { $direction }, un muro sube a { $cell }: { $colours }
spoken-wall-down = Al { $direction }, un muro baja a { $cell }: { $colours }
spoken-joined = Unida con { $cells }
spoken-joined-none = No está unida con ninguna vecina
spoken-sides = { $count ->
    [one] En el lado { $sides }
   *[other] En los lados { $sides }
}
spoken-off-board = { $place } no está en este tablero

# Rows, columns and levels.
spoken-row = Fila { $row }: { $cells }
spoken-column = Columna { $column }: { $cells }
spoken-top = { $cell } { $colour }, altura { $height }
spoken-run = de { $from } a { $to } { $colour }, altura { $height }
spoken-run-empty = de { $from } a { $to } vacías
spoken-layer = Nivel { $level }: { $parts }
spoken-layer-colour = { $colour } en { $cells }
spoken-layer-empty = El nivel { $level } está vacío

# Connections.
spoken-joins = { $team } une de { $from } a { $to }, { $count ->
    [one] una casilla
   *[other] { $count } casillas
}
spoken-joins-none = { $team } aún no ha unido nada
spoken-broken = Entre { $from } y { $to } el muro es { $colour }
spoken-needs = A { $team } le { $count ->
    [one] falta una casilla
   *[other] faltan { $count } casillas
} para comunicar { $sides }: { $cells }
spoken-no-way = A { $team } no le queda ningún camino
spoken-connected = { $team } comunica { $sides }
spoken-threat = { $team } podría completar su camino ya en { $cells }
spoken-changed = A { $team } le { $count ->
    [one] falta una casilla
   *[other] faltan { $count } casillas
}, antes { $before }

# Moves.
spoken-no-move = Aún no hay jugadas
spoken-placed = { $player } ha colocado la ficha { $shape } en { $cells }
spoken-high = { $cell } con { $cubes } cubos
spoken-covers = Cubre { $tops }
spoken-covered = { $colour } en { $cell }
spoken-swapped = { $player } ha intercambiado los asientos
spoken-resigned = { $player } ha abandonado
spoken-path = El camino: { $steps }
spoken-step-up = sube { $faces } hasta { $cell }
spoken-step-down = baja { $faces } hasta { $cell }

# Turns and supplies.
spoken-turn = Le toca a { $player }
spoken-turn-neutral = { $player } coloca una ficha neutral
spoken-turn-swap = Le toca a { $player }, que también puede intercambiar
spoken-supply = { $player } tiene { $pieces }
spoken-supply-none = A { $player } no le quedan fichas
spoken-pieces = { $count } { $shape }
spoken-out = { $player } está fuera

# Where a piece can go.
spoken-fits = La ficha { $shape } se puede colocar de { $count ->
    [one] una manera
   *[other] { $count } maneras
}
spoken-fits-here = La ficha { $shape } se puede colocar en { $cell } de { $count ->
    [one] una manera
   *[other] { $count } maneras
}
spoken-fits-nowhere = La ficha { $shape } no se puede colocar aquí
spoken-fits-at = { $cell }, { $count ->
    [one] una manera
   *[other] { $count } maneras
}
spoken-way = { $cells }
spoken-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, told in the help beside each command.
spoken-command-cell = una casilla: sus colores, muros, uniones y lados
spoken-command-row = las casillas de una fila desde el oeste
spoken-command-column = las casillas de una columna desde el sur
spoken-command-level = todos los cubos de un nivel, de 0 a 2
spoken-command-connections = lo que cada equipo une, aún necesita y amenaza
spoken-command-supplies = las fichas que quedan
spoken-command-last = la última jugada, y lo que cambió
spoken-command-turn = a quién le toca, o cómo acabó la partida
spoken-command-where = las casillas donde cabe una ficha
spoken-command-where-cell = las maneras de colocar una ficha en una casilla
