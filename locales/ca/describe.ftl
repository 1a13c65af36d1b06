# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
describe-colour-yellow = { -yellow }
describe-colour-green = { -green }
describe-colour-neutral = { -neutral }

# A cell. Colours are listed from the top down.
describe-cell-empty = { $cell } buida
describe-cell = { $cell }, altura { $height }: { $colours }
# The name of a direction is one of side-N, side-E, side-S and side-W.
describe-wall-up = { $direction ->
    [est] A l’est, una paret puja fins a { $cell }: { $colours }
    [oest] A l’oest, una paret puja fins a { $cell }: { $colours }
   *[other] Al { $direction }, una paret puja fins a { $cell }: { $colours }
}
describe-wall-down = { $direction ->
    [est] A l’est, una paret baixa fins a { $cell }: { $colours }
    [oest] A l’oest, una paret baixa fins a { $cell }: { $colours }
   *[other] Al { $direction }, una paret baixa fins a { $cell }: { $colours }
}
describe-joined = Unida amb { $cells }
describe-joined-none = No està unida amb cap casella veïna
describe-sides = { $count ->
    [one] Al costat { $sides }
   *[other] Als costats { $sides }
}
describe-off-board = { $place } no és en aquest tauler

# Rows, columns and levels.
describe-row = Fila { $row }: { $cells }
describe-column = Columna { $column }: { $cells }
describe-top = { $cell } { $colour }, altura { $height }
describe-run = de { $from } a { $to } { $colour }, altura { $height }
describe-run-empty = de { $from } a { $to } buides
describe-layer = Nivell { $level }: { $parts }
describe-layer-colour = { $colour } a { $cells }
describe-layer-empty = El nivell { $level } és buit

# Connections.
describe-joins = { $team } uneix { $from } amb { $to }, { $count ->
    [one] { $count } casella
   *[other] { $count } caselles
}
describe-joins-none = { $team } encara no ha unit res
describe-broken = Entre { $from } i { $to } la paret és de color { $colour }
describe-needs = { $count ->
    [one] { $team } necessita una casella més per comunicar els costats { $sides }: { $cells }
   *[other] { $team } necessita { $count } caselles més per comunicar els costats { $sides }: { $cells }
}
describe-no-way = { $team } ja no té cap camí possible
describe-connected = { $team } comunica els costats { $sides }
describe-threat = { $team } podria connectar d’immediat a { $cells }
describe-changed = { $count ->
    [one] { $team } ara necessita una casella més, abans { $before }
   *[other] { $team } ara necessita { $count } caselles més, abans { $before }
}

# Moves.
describe-no-move = Encara no s’ha fet cap jugada
describe-placed = { $player } ha col·locat una { $shape } a { $cells }
describe-high = { $cell }, amb { $cubes } cubs d’alt
describe-covers = Tapa { $tops }
describe-covered = { $colour } a { $cell }
describe-swapped = { $player } ha intercanviat els colors
describe-resigned = { $player } ha abandonat
describe-path = El camí: { $steps }
describe-step-up = puja { $faces ->
    [one] una cara
   *[other] { $faces } cares
} fins a { $cell }
describe-step-down = baixa { $faces ->
    [one] una cara
   *[other] { $faces } cares
} fins a { $cell }

# Turns and supplies.
describe-turn = Torn: { $player }
describe-turn-neutral = { $player } col·loca una fitxa neutral
describe-turn-swap = Torn: { $player }, que també pot fer l’intercanvi
describe-supply = { $player } té { $pieces }
describe-supply-none = { $player } ja no té fitxes
describe-pieces = { $count } { $shape }
describe-out = { $player } queda fora

# Where a piece can go.
describe-fits = { $shape } es pot col·locar { $count ->
    [one] d’una manera
   *[other] de { $count } maneres
}
describe-fits-here = { $shape } es pot col·locar a { $cell } { $count ->
    [one] d’una manera
   *[other] de { $count } maneres
}
describe-fits-nowhere = { $shape } no es pot col·locar aquí
describe-fits-at = { $cell }, { $count ->
    [one] una manera
   *[other] { $count } maneres
}
describe-way = { $cells }
describe-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, named in the help beside each command.
describe-command-cell = una casella amb els colors, les parets, les unions i els costats
describe-command-row = les caselles d’una fila des de l’oest
describe-command-column = les caselles d’una columna des del sud
describe-command-level = tots els cubs d’un nivell, de 0 a 2
describe-command-connections = què uneix cada equip, què li falta i què amenaça
describe-command-supplies = les fitxes que queden
describe-command-last = l’última jugada, i què ha canviat
describe-command-turn = de qui és el torn, o com ha acabat la partida
describe-command-where = les caselles on pot anar una fitxa
describe-command-where-cell = les col·locacions d’una fitxa en una casella
