# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
spoken-colour-yellow = jaune
spoken-colour-green = vert
spoken-colour-neutral = bleu

# A cell. Colours are told from the top down.
spoken-cell-empty = { $cell } vide
spoken-cell = { $cell }, hauteur { $height } : { $colours }
spoken-wall-up = Direction { $direction }, un mur monte vers { $cell } : { $colours }
spoken-wall-down = Direction { $direction }, un mur descend vers { $cell } : { $colours }
spoken-joined = Reliée à { $cells }
spoken-joined-none = Reliée à aucune voisine
spoken-sides = { $count ->
    [one] Sur le côté { $sides }
   *[other] Sur les côtés { $sides }
}
spoken-off-board = { $place } n’est pas sur ce plateau

# Rows, columns and levels.
spoken-row = Rangée { $row } : { $cells }
spoken-column = Colonne { $column } : { $cells }
spoken-top = { $cell } { $colour }, hauteur { $height }
spoken-run = de { $from } à { $to } { $colour }, hauteur { $height }
spoken-run-empty = de { $from } à { $to } vides
spoken-layer = Niveau { $level } : { $parts }
spoken-layer-colour = { $colour } en { $cells }
spoken-layer-empty = Le niveau { $level } est vide

# Connections.
spoken-joins = { $team } relie { $from } à { $to }, { $count ->
    [one] une case
   *[other] { $count } cases
}
spoken-joins-none = { $team } n’a encore rien relié
spoken-broken = Entre { $from } et { $to }, le mur est { $colour }
spoken-needs = Il manque { $count ->
    [one] une case
   *[other] { $count } cases
} à { $team } pour relier { $sides } : { $cells }
spoken-no-way = Il ne reste aucun chemin à { $team }
spoken-connected = { $team } relie { $sides }
spoken-threat = { $team } pourrait compléter son chemin tout de suite en { $cells }
spoken-changed = Il manque { $count ->
    [one] une case
   *[other] { $count } cases
} à { $team }, avant { $before }

# Moves.
spoken-no-move = Aucun coup n’a encore été joué
spoken-placed = { $player } a posé la pièce { $shape } en { $cells }
spoken-high = { $cell } avec { $cubes } cubes
spoken-covers = Elle recouvre { $tops }
spoken-covered = { $colour } en { $cell }
spoken-swapped = { $player } a échangé les places
spoken-resigned = { $player } a abandonné
spoken-path = Le chemin : { $steps }
spoken-step-up = monte de { $faces } vers { $cell }
spoken-step-down = descend de { $faces } vers { $cell }

# Turns and supplies.
spoken-turn = C’est à { $player } de jouer
spoken-turn-neutral = { $player } pose une pièce neutre
spoken-turn-swap = C’est à { $player } de jouer, ou d’échanger
spoken-supply = { $player } a encore { $pieces }
spoken-supply-none = Il ne reste aucune pièce à { $player }
spoken-pieces = { $count } { $shape }
spoken-out = { $player } ne joue plus

# Where a piece can go.
spoken-fits = La pièce { $shape } peut être posée de { $count ->
    [one] une façon
   *[other] { $count } façons
}
spoken-fits-here = La pièce { $shape } peut être posée en { $cell } de { $count ->
    [one] une façon
   *[other] { $count } façons
}
spoken-fits-nowhere = La pièce { $shape } ne peut pas être posée ici
spoken-fits-at = { $cell }, { $count ->
    [one] une façon
   *[other] { $count } façons
}
spoken-way = { $cells }
spoken-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, told in the help beside each command.
spoken-command-cell = une case : couleurs, murs, voisines reliées et côtés
spoken-command-row = les cases d’une rangée depuis l’ouest
spoken-command-column = les cases d’une colonne depuis le sud
spoken-command-level = tous les cubes d’un niveau, de 0 à 2
spoken-command-connections = ce que chaque équipe relie, cherche encore et menace
spoken-command-supplies = les pièces qui restent
spoken-command-last = le dernier coup, et ce qu’il a changé
spoken-command-turn = à qui c’est de jouer, ou comment la partie a fini
spoken-command-where = les cases où une pièce peut aller
spoken-command-where-cell = les façons de poser une pièce dans une case
