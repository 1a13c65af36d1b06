# Puzzles and the review of games: the terminal program and the study screens of the page.

# What a puzzle is about.
puzzle-theme-win = Gain
puzzle-theme-defence = Seule défense
puzzle-theme-points = Points
puzzle-theme-cut = Couper
puzzle-theme-cover = Recouvrir
puzzle-theme-wall = Mur
# What has to be done.
puzzle-task-connect = { $moves ->
    [one] { $team } joue et complète son chemin maintenant.
   *[other] { $team } joue et complète son chemin en { $moves } coups.
}
puzzle-task-defend = { $moves ->
    [one] { $team } joue : trouve le seul coup qui empêche le chemin adverse.
   *[other] { $team } joue : trouve le seul coup qui empêche un chemin adverse en { $moves } coups.
}
puzzle-task-points = { $team } joue et complète son chemin pour le plus de points.
# Why a line is no puzzle.
puzzle-error-fields = { $count ->
    [one] un problème a 6 champs séparés par un point-virgule et une espace, en voici un
   *[other] un problème a 6 champs séparés par un point-virgule et une espace, en voici { $count }
}
puzzle-error-position = la position
puzzle-error-task = « { $word } » n’est pas une consigne
puzzle-error-theme = « { $word } » n’est pas un thème
puzzle-error-rating = « { $word } » n’est pas un classement
puzzle-error-line = la suite de coups est illisible
puzzle-error-certificate = la preuve est illisible au caractère { $column }
puzzle-in-line = ligne { $line }
# Why a certificate proves nothing.
puzzle-no-turn = personne ne doit poser une pièce à soi
puzzle-connects-at-once = l’équipe au trait peut compléter son chemin tout de suite
puzzle-illegal = { $move } est illégal
puzzle-not-solved = { $move } ne résout pas le problème
puzzle-also-solves = rien ne montre que { $move } échoue
puzzle-other-line = la suite de coups ne suit pas la preuve
puzzle-other-themes = les thèmes ne sont pas ceux de la solution
puzzle-lists = la preuve a { $found } listes d’autres coups et il en faut { $wanted }
puzzle-rating-range = le classement est hors limites
puzzle-exhausted = la vérification demande plus de { $most } positions

# What a trainer says to a move.
puzzles-solved = Résolu.
puzzles-go-on = Juste. La réponse est { $move }.
puzzles-fewer-points = Ce chemin vaut { $points }, mais { $best } sont possibles. Essaie encore.
puzzles-refuted = Non : { $move } le réfute. Essaie encore.
puzzles-wrong = Non. Essaie encore.
puzzles-replying = L’autre camp répond.
puzzles-shown = Voici la solution.
# The trainer of the page.
puzzles-title = Problèmes
puzzles-training = Entraînement
puzzles-daily = Problème du jour
puzzles-daily-streak = { $days ->
    [one] Un jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzles-difficulty = Difficulté { $rating }
puzzles-next = Problème suivant
puzzles-show = Montrer la solution
puzzles-skip = Passer
puzzles-again = Réessayer
puzzles-replay = Encore une fois
puzzles-theme = Thème
puzzles-all-themes = Tous les thèmes
puzzles-all-boards = Tous les plateaux
puzzles-your-rating = Ton classement
puzzles-streak = D’affilée
puzzles-best = Record
puzzles-count-solved = Résolus
puzzles-unknown = Ce problème n’existe pas

# A move for those who do not read notation.
move-on = { $shape } en { $cells }
move-standing = { $shape } dressé en { $cells }
move-swap = Échange
move-resign = Abandon

# Why a move was a mistake. $team is a team's name within a sentence. What is needed is review-pieces, or review-cells
# where as many pieces are needed or their number is not known; what it is compared with is the number alone.
review-cells = { $count ->
    [one] une case
   *[other] { $count } cases
}
review-pieces = { $count ->
    [one] une pièce
   *[other] { $count } pièces
}
review-missed-connection = { $move } complète le chemin tout de suite.
review-allows-connection = Maintenant { $team } peut compléter son chemin avec { $move }.
review-leaves-connection = Ce coup n’arrête pas { $team } : { $move } complète le chemin.
review-allows-forced = Maintenant { $team } joue { $move } et menace à la fois { $first } et { $second } : aucune pièce n’arrête les deux.
review-allows-forced-next = Maintenant { $team } joue { $move } et complète son chemin avec la pièce suivante, quelle que soit la réponse.
review-allows-win = Maintenant { $team } joue { $move } et gagne en { $moves } coups, quelle que soit la réponse.
review-path = Pour un chemin, il faut maintenant { $after } à { $team } au lieu de { $before }.
review-path-lost = Après ce coup, { $team } n’a plus aucun chemin.
review-reply-cuts = Maintenant { $move } coupe le chemin de { $team } en { $cells } : il lui faut { $after } au lieu de { $before }.
review-reply-cuts-off = Maintenant { $move } barre la route à { $team } en { $cells } : il ne lui reste aucun chemin.
review-reply-stops = Maintenant { $move } empêche { $better }, qui gagnait.
review-reply-takes = Maintenant l’autre camp joue lui-même { $move }, qui gagnait.
review-leaves-path = Après cela, il ne faut toujours que { $needed } à { $team } pour un chemin.
review-wins-later = { $moves ->
    [one] Ainsi { $team } gagne tout de même, mais il faut encore un coup.
   *[other] Ainsi { $team } gagne tout de même, mais il faut encore { $moves } coups.
}
review-likely-connection = Maintenant { $team } joue { $move } et complète probablement son chemin en { $moves } coups.
review-likely-worse = Si la partie continue comme prévu, il faut { $played } à { $team } pour un chemin au lieu de { $better }.
review-better-cuts = { $move } coupe le chemin de { $team } en { $cells } : il lui faut { $after } au lieu de { $before }.
review-better-cuts-off = { $move } barre la route à { $team } en { $cells } : il ne lui reste aucun chemin.
review-better-wins = Avec { $move }, { $team } gagne en { $moves } coups, quelle que soit la réponse.
review-better-forces = { $move } menace à la fois { $first } et { $second } : aucune pièce n’arrête les deux.
review-better-forces-next = Après { $move }, la pièce suivante complète le chemin, quelle que soit la réponse.
review-better-threatens = { $move } menace de compléter le chemin avec { $threat }.
review-better-stops = { $move } empêche { $threat }, qui compléterait le chemin.
review-better-shortens = Avec { $move }, il faut { $better } à { $team } pour un chemin au lieu de { $played }.
review-better-keeps = Avec { $move }, il reste un chemin à { $team } : { $better }.
review-likely-better = Si la partie continue comme prévu après { $move }, il faut { $better } à { $team } pour un chemin au lieu de { $played }.

# Pictures of a position and of a game, to keep.
picture-png = PNG
picture-svg = SVG
picture-animation = La partie en animation (GIF)
picture-progress = Création de l’animation
picture-cancel = Annuler
picture-failed = L’image n’a pas pu être créée.

# Why the proof of a value does not hold.
proof-no-move = aucun coup n’est donné pour { $position }
proof-illegal = { $move } est illégal dans { $position }
proof-missed = ce qui est affirmé est faux dans { $position }
proof-left-over = il manque des coups, ou il en reste
proof-head = il ne commence pas comme une preuve
proof-line = la ligne { $line } n’est pas ce qui doit s’y trouver
proof-other-material = elle a été faite avec le matériel { $material }
