# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
describe-colour-yellow = { -yellow }
describe-colour-green = { -green }
describe-colour-neutral = { -neutral }

# A cell. Colours are listed from the top down.
describe-cell-empty = { $cell } baleira
describe-cell = { $cell }, altura { $height }: { $colours }
describe-wall-up = Ao { $direction }, unha parede sobe ata { $cell }: { $colours }
describe-wall-down = Ao { $direction }, unha parede baixa ata { $cell }: { $colours }
describe-joined = Unida con { $cells }
describe-joined-none = Non está unida con ningunha casa veciña
describe-sides = { $count ->
    [one] No lado { $sides }
   *[other] Nos lados { $sides }
}
describe-off-board = { $place } non está neste taboleiro

# Rows, columns and levels.
describe-row = Fila { $row }: { $cells }
describe-column = Columna { $column }: { $cells }
describe-top = { $cell } { $colour }, altura { $height }
describe-run = de { $from } a { $to } { $colour }, altura { $height }
describe-run-empty = de { $from } a { $to } baleiras
describe-layer = Nivel { $level }: { $parts }
describe-layer-colour = { $colour } en { $cells }
describe-layer-empty = O nivel { $level } está baleiro

# Connections.
describe-joins = { $team } une { $from } con { $to }, { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
describe-joins-none = { $team } aínda non uniu nada
describe-broken = Entre { $from } e { $to } a parede é de cor { $colour }
describe-needs = { $count ->
    [one] { $team } necesita unha casa máis para comunicar os lados { $sides }: { $cells }
   *[other] { $team } necesita { $count } casas máis para comunicar os lados { $sides }: { $cells }
}
describe-no-way = { $team } xa non ten ningún camiño posible
describe-connected = { $team } comunica os lados { $sides }
describe-threat = { $team } podería conectar de inmediato en { $cells }
describe-changed = { $count ->
    [one] { $team } agora necesita unha casa máis, antes { $before }
   *[other] { $team } agora necesita { $count } casas máis, antes { $before }
}

# Moves.
describe-no-move = Aínda non se fixo ningunha xogada
describe-placed = { $player } colocou unha { $shape } en { $cells }
describe-high = { $cell }, con { $cubes } cubos de alto
describe-covers = Cobre { $tops }
describe-covered = { $colour } en { $cell }
describe-swapped = { $player } intercambiou as cores
describe-resigned = { $player } abandonou
describe-path = O camiño: { $steps }
describe-step-up = sobe { $faces ->
    [one] unha cara
   *[other] { $faces } caras
} ata { $cell }
describe-step-down = baixa { $faces ->
    [one] unha cara
   *[other] { $faces } caras
} ata { $cell }

# Turns and supplies.
describe-turn = Quenda: { $player }
describe-turn-neutral = { $player } coloca unha ficha neutral
describe-turn-swap = Quenda: { $player }, que tamén pode facer o intercambio
describe-supply = { $player } ten { $pieces }
describe-supply-none = { $player } xa non ten fichas
describe-pieces = { $count } { $shape }
describe-out = { $player } queda fóra

# Where a piece can go.
describe-fits = { $shape } pódese colocar { $count ->
    [one] dun xeito
   *[other] de { $count } xeitos
}
describe-fits-here = { $shape } pódese colocar en { $cell } { $count ->
    [one] dun xeito
   *[other] de { $count } xeitos
}
describe-fits-nowhere = { $shape } non se pode colocar aquí
describe-fits-at = { $cell }, { $count ->
    [one] un xeito
   *[other] { $count } xeitos
}
describe-way = { $cells }
describe-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, named in the help beside each command.
describe-command-cell = unha casa coas cores, as paredes, as unións e os lados
describe-command-row = as casas dunha fila desde o oeste
describe-command-column = as casas dunha columna desde o sur
describe-command-level = todos os cubos dun nivel, de 0 a 2
describe-command-connections = que une cada equipo, que lle falta e que ameaza
describe-command-supplies = as fichas que quedan
describe-command-last = a última xogada, e que cambiou
describe-command-turn = de quen é a quenda, ou como rematou a partida
describe-command-where = as casas onde pode ir unha ficha
describe-command-where-cell = as colocacións dunha ficha nunha casa
