# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
spoken-colour-yellow = amarelo
spoken-colour-green = verde
spoken-colour-neutral = azul

# A cell. Colours are told from the top down.
spoken-cell-empty = { $cell } baleira
spoken-cell = { $cell }, altura { $height }: { $colours }
spoken-wall-up = Ao { $direction }, unha parede sobe ata { $cell }: { $colours }
spoken-wall-down = Ao { $direction }, unha parede baixa ata { $cell }: { $colours }
spoken-joined = Unida con { $cells }
spoken-joined-none = Non está unida con ningunha casa veciña
spoken-sides = { $count ->
    [one] No lado { $sides }
   *[other] Nos lados { $sides }
}
spoken-off-board = { $place } non está neste taboleiro

# Rows, columns and levels.
spoken-row = Fila { $row }: { $cells }
spoken-column = Columna { $column }: { $cells }
spoken-top = { $cell } { $colour }, altura { $height }
spoken-run = de { $from } a { $to } { $colour }, altura { $height }
spoken-run-empty = de { $from } a { $to } baleiras
spoken-layer = Nivel { $level }: { $parts }
spoken-layer-colour = { $colour } en { $cells }
spoken-layer-empty = O nivel { $level } está baleiro

# Connections.
spoken-joins = { $team } une { $from } con { $to }, { $count } casas
spoken-joins-none = { $team } aínda non uniu nada
spoken-broken = Entre { $from } e { $to } a parede é de cor { $colour }
spoken-needs = { $count ->
    [one] { $team } necesita unha casa máis para comunicar os lados { $sides }: { $cells }
   *[other] { $team } necesita { $count } casas máis para comunicar os lados { $sides }: { $cells }
}
spoken-no-way = { $team } xa non ten ningún camiño posible
spoken-connected = { $team } comunica os lados { $sides }
spoken-threat = { $team } podería conectar de inmediato en { $cells }
spoken-changed = { $count ->
    [one] { $team } necesita unha casa máis, antes { $before }
   *[other] { $team } necesita { $count } casas máis, antes { $before }
}

# Moves.
spoken-no-move = Aínda non se fixo ningunha xogada
spoken-placed = { $player } colocou { $shape } en { $cells }
spoken-high = { $cell } con { $cubes } cubos
spoken-covers = Cobre { $tops }
spoken-covered = { $colour } en { $cell }
spoken-swapped = { $player } intercambiou os asentos
spoken-resigned = { $player } abandonou
spoken-path = O camiño: { $steps }
spoken-step-up = sobe { $faces ->
    [one] unha cara
   *[other] { $faces } caras
} ata { $cell }
spoken-step-down = baixa { $faces ->
    [one] unha cara
   *[other] { $faces } caras
} ata { $cell }

# Turns and supplies.
spoken-turn = Quenda: { $player }
spoken-turn-neutral = { $player } coloca unha ficha neutral
spoken-turn-swap = Quenda: { $player }, que tamén pode facer o intercambio
spoken-supply = { $player } ten { $pieces }
spoken-supply-none = { $player } xa non ten fichas
spoken-pieces = { $count } { $shape }
spoken-out = { $player } queda fóra

# Where a piece can go.
spoken-fits = { $shape } pódese colocar { $count ->
    [one] dun xeito
   *[other] de { $count } xeitos
}
spoken-fits-here = { $shape } pódese colocar en { $cell } { $count ->
    [one] dun xeito
   *[other] de { $count } xeitos
}
spoken-fits-nowhere = { $shape } non se pode colocar aquí
spoken-fits-at = { $cell }, { $count ->
    [one] un xeito
   *[other] { $count } xeitos
}
spoken-way = { $cells }
spoken-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, told in the help beside each command.
spoken-command-cell = unha casa coas cores, as paredes, as unións e os lados
spoken-command-row = as casas dunha fila desde o oeste
spoken-command-column = as casas dunha columna desde o sur
spoken-command-level = todos os cubos dun nivel, de 0 a 2
spoken-command-connections = que une cada equipo, que lle falta e que ameaza
spoken-command-supplies = as fichas que quedan
spoken-command-last = a última xogada, e que cambiou
spoken-command-turn = de quen é a quenda, ou como rematou a partida
spoken-command-where = as casas onde pode ir unha ficha
spoken-command-where-cell = as colocacións dunha ficha nunha casa
