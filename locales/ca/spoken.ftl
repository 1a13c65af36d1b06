# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
spoken-colour-yellow = groc
spoken-colour-green = verd
spoken-colour-neutral = blau

# A cell. Colours are told from the top down.
spoken-cell-empty = { $cell } buida
spoken-cell = { $cell }, altura { $height }: { $colours }
# The name of a direction is one of side-N, side-E, side-S and side-W.
spoken-wall-up = { $direction ->
    [est] A l’est, una paret puja fins a { $cell }: { $colours }
    [oest] A l’oest, una paret puja fins a { $cell }: { $colours }
   *[other] Al { $direction }, una paret puja fins a { $cell }: { $colours }
}
spoken-wall-down = { $direction ->
    [est] A l’est, una paret baixa fins a { $cell }: { $colours }
    [oest] A l’oest, una paret baixa fins a { $cell }: { $colours }
   *[other] Al { $direction }, una paret baixa fins a { $cell }: { $colours }
}
spoken-joined = Unida amb { $cells }
spoken-joined-none = No està unida amb cap casella veïna
spoken-sides = { $count ->
    [one] Al costat { $sides }
   *[other] Als costats { $sides }
}
spoken-off-board = { $place } no és en aquest tauler

# Rows, columns and levels.
spoken-row = Fila { $row }: { $cells }
spoken-column = Columna { $column }: { $cells }
spoken-top = { $cell } { $colour }, altura { $height }
spoken-run = de { $from } a { $to } { $colour }, altura { $height }
spoken-run-empty = de { $from } a { $to } buides
spoken-layer = Nivell { $level }: { $parts }
spoken-layer-colour = { $colour } a { $cells }
spoken-layer-empty = El nivell { $level } és buit

# Connections.
spoken-joins = { $team } uneix { $from } amb { $to }, { $count } caselles
spoken-joins-none = { $team } encara no ha unit res
spoken-broken = Entre { $from } i { $to } la paret és de color { $colour }
spoken-needs = { $count ->
    [one] { $team } necessita una casella més per comunicar els costats { $sides }: { $cells }
   *[other] { $team } necessita { $count } caselles més per comunicar els costats { $sides }: { $cells }
}
spoken-no-way = { $team } ja no té cap camí possible
spoken-connected = { $team } comunica els costats { $sides }
spoken-threat = { $team } podria connectar d’immediat a { $cells }
spoken-changed = { $count ->
    [one] { $team } necessita una casella més, abans { $before }
   *[other] { $team } necessita { $count } caselles més, abans { $before }
}

# Moves.
spoken-no-move = Encara no s’ha fet cap jugada
spoken-placed = { $player } ha col·locat { $shape } a { $cells }
spoken-high = { $cell } amb { $cubes } cubs
spoken-covers = Tapa { $tops }
spoken-covered = { $colour } a { $cell }
spoken-swapped = { $player } ha intercanviat els seients
spoken-resigned = { $player } ha abandonat
spoken-path = El camí: { $steps }
spoken-step-up = puja { $faces ->
    [one] una cara
   *[other] { $faces } cares
} fins a { $cell }
spoken-step-down = baixa { $faces ->
    [one] una cara
   *[other] { $faces } cares
} fins a { $cell }

# Turns and supplies.
spoken-turn = Torn: { $player }
spoken-turn-neutral = { $player } col·loca una fitxa neutral
spoken-turn-swap = Torn: { $player }, que també pot fer l’intercanvi
spoken-supply = { $player } té { $pieces }
spoken-supply-none = { $player } ja no té fitxes
spoken-pieces = { $count } { $shape }
spoken-out = { $player } queda fora

# Where a piece can go.
spoken-fits = { $shape } es pot col·locar { $count ->
    [one] d’una manera
   *[other] de { $count } maneres
}
spoken-fits-here = { $shape } es pot col·locar a { $cell } { $count ->
    [one] d’una manera
   *[other] de { $count } maneres
}
spoken-fits-nowhere = { $shape } no es pot col·locar aquí
spoken-fits-at = { $cell }, { $count ->
    [one] una manera
   *[other] { $count } maneres
}
spoken-way = { $cells }
spoken-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, told in the help beside each command.
spoken-command-cell = una casella amb els colors, les parets, les unions i els costats
spoken-command-row = les caselles d’una fila des de l’oest
spoken-command-column = les caselles d’una columna des del sud
spoken-command-level = tots els cubs d’un nivell, de 0 a 2
spoken-command-connections = què uneix cada equip, què li falta i què amenaça
spoken-command-supplies = les fitxes que queden
spoken-command-last = l’última jugada, i què ha canviat
spoken-command-turn = de qui és el torn, o com ha acabat la partida
spoken-command-where = les caselles on pot anar una fitxa
spoken-command-where-cell = les col·locacions d’una fitxa en una casella
