# The position in sentences, for those who do not see the board. Each is read out with a full stop after it.

# Colours of cubes, inside a sentence.
describe-colour-yellow = { -yellow }
describe-colour-green = { -green }
describe-colour-neutral = { -neutral }

# A cell. Colours are listed from the top down.
describe-cell-empty = { $cell } vide
describe-cell = { $cell }, hauteur { $height } : { $colours }
describe-wall-up = Direction { $direction }, un mur monte vers { $cell } : { $colours }
describe-wall-down = Direction { $direction }, un mur descend vers { $cell } : { $colours }
describe-joined = Reliée à { $cells }
describe-joined-none = N’est reliée à aucune voisine
describe-sides = { $count ->
    [one] Sur le côté { $sides }
   *[other] Sur les côtés { $sides }
}
describe-off-board = { $place } n’est pas sur ce plateau

# Rows, columns and levels.
describe-row = Rangée { $row } : { $cells }
describe-column = Colonne { $column } : { $cells }
describe-top = { $cell } { $colour }, hauteur { $height }
describe-run = de { $from } à { $to } { $colour }, hauteur { $height }
describe-run-empty = de { $from } à { $to } vides
describe-layer = Niveau { $level } : { $parts }
describe-layer-colour = { $colour } en { $cells }
describe-layer-empty = Le niveau { $level } est vide

# Connections.
describe-joins = { $team } relie { $from } à { $to }, { $count ->
    [one] une case
   *[other] { $count } cases
}
describe-joins-none = { $team } n’a encore rien relié
describe-broken = Entre { $from } et { $to }, le mur est { $colour }
describe-needs = Il manque { $count ->
    [one] une case
   *[other] { $count } cases
} à { $team } pour relier { $sides } : { $cells }
describe-no-way = Il ne reste aucun chemin à { $team }
describe-connected = { $team } relie { $sides }
describe-threat = { $team } pourrait compléter son chemin tout de suite en { $cells }
describe-changed = Il manque maintenant { $count ->
    [one] une case
   *[other] { $count } cases
} à { $team }, avant { $before }

# Moves.
describe-no-move = Aucun coup n’a encore été joué
describe-placed = { $player } a posé la pièce { $shape } en { $cells }
describe-high = { $cell }, sur { $cubes } cubes de haut
describe-covers = Elle recouvre { $tops }
describe-covered = { $colour } en { $cell }
describe-swapped = { $player } a échangé les couleurs
describe-resigned = { $player } a abandonné
describe-path = Le chemin : { $steps }
describe-step-up = monte de { $faces } vers { $cell }
describe-step-down = descend de { $faces } vers { $cell }

# Turns and supplies.
describe-turn = C’est à { $player } de jouer
describe-turn-neutral = { $player } pose une pièce neutre
describe-turn-swap = C’est à { $player } de jouer, ou d’échanger
describe-supply = { $player } a encore { $pieces }
describe-supply-none = Il ne reste aucune pièce à { $player }
describe-pieces = { $count } { $shape }
describe-out = { $player } ne joue plus

# Where a piece can go.
describe-fits = La pièce { $shape } peut être posée de { $count ->
    [one] une façon
   *[other] { $count } façons
}
describe-fits-here = La pièce { $shape } peut être posée en { $cell } de { $count ->
    [one] une façon
   *[other] { $count } façons
}
describe-fits-nowhere = La pièce { $shape } ne peut pas être posée ici
describe-fits-at = { $cell }, { $count ->
    [one] une façon
   *[other] { $count } façons
}
describe-way = { $cells }
describe-way-covering = { $cells }. { $covers }

# What can be typed in the terminal, named in the help beside each command.
describe-command-cell = une case : couleurs, murs, voisines reliées et côtés
describe-command-row = les cases d’une rangée depuis l’ouest
describe-command-column = les cases d’une colonne depuis le sud
describe-command-level = tous les cubes d’un niveau, de 0 à 2
describe-command-connections = ce que chaque équipe relie, cherche encore et menace
describe-command-supplies = les pièces qui restent
describe-command-last = le dernier coup, et ce qu’il a changé
describe-command-turn = à qui c’est de jouer, ou comment la partie a fini
describe-command-where = les cases où une pièce peut aller
describe-command-where-cell = les façons de poser une pièce dans une case
