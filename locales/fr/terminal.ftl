# What the terminal program says. The page does not load this file.

error = erreur : { $text }
warning = attention : { $text }
yes = oui
no = non
standard-input = entrée standard

count-faces = { $count ->
    [one] { $count } face
   *[other] { $count } faces
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
count-players = à { $count }

# Seats and how a game stands
seat-name = { $team } (place { $seat })
seat-out = ne joue plus
turn-neutral = { $name } pose une pièce neutre.
turn-swap = C’est à { $name } de jouer, ou d’échanger.
turn-move = C’est à { $name } de jouer.
placed = { $count ->
    [0] Le plateau est vide.
    [one] Une pièce est posée.
   *[other] { $count } pièces sont posées.
}
game-number = Partie { $game }

# show
show-title = Caminos : { $board }
show-legend = y jaune, g vert, n neutre, avec la hauteur. Sans trait : une seule pièce. Points : un chemin peut passer. x : un mur l’empêche.
show-not-connected = Personne n’a relié deux côtés.
path-heading = { $team } relie { $from } et { $to } par { $faces } :
path-heading-doubled = { $team } relie { $from } et { $to } par { $faces }, comptées double : { $points } :
face-top = { $cell } dessus, hauteur { $height }
face-wall = { $cell } mur côté { $direction }, niveau { $level }

# replay
replay-unfinished = { $moves ->
    [one] La partie n’est pas finie : { $moves } coup joué.
   *[other] La partie n’est pas finie : { $moves } coups joués.
}
replay-series = Série « { $name } » : { $yellow }, { $green }.
replay-series-team = { $team } { $wins } et { $points }

# analyse
analysis-progress = coup { $move } sur { $moves }
analysis-progress-games = partie { $game } sur { $games }, coup { $move } sur { $moves }
analysis-connects = { $team } complète son chemin : { $faces }
# $yellow and $green are a team's name and the cells that it needs, before and after.
analysis-distances = { $count ->
    [0] { $yellow }, { $green }
    [one] { $yellow } case, { $green }
   *[other] { $yellow } cases, { $green }
}
no-way = sans chemin
analysis-misses = manque une victoire en { $cells }
analysis-stops = arrête la menace en { $cells }
analysis-allows = permet une victoire en { $cells }
analysis-leaves = laisse la menace en { $cells }
analysis-threatens = menace en { $cells }
analysis-threatens-twice = crée une double menace : { $cells }
# Headings of columns; the value has at most 6 letters.
analysis-column-move = coup
analysis-column-value = valeur
analysis-column-swing = perte
analysis-better = mieux { $move }, { $value }
analysis-unfinished = La partie n’est pas finie.
analysis-summary-moves = coups

# The table in the terminal
play-in-hand = En main : { $letter }
play-level = niveau { $level }
play-moves = Coups
play-no-moves = aucun encore
play-you = toi
who-person = moi
who-computer = ordinateur { $level }
play-game-neutral = pièces neutres
play-game-scoring = points
play-game-swap = échange
play-series = Partie { $game } sur { $games } · { $score }
play-series-points = points { $points }
play-picture = Caminos dans le terminal
play-too-small = Ce terminal est trop petit. Caminos a besoin de { $needWidth } sur { $needHeight } caractères et en a { $width } sur { $height }.

# The line of keys in the footer: names of keys, and what a key does. As many as stand there together have 78 characters.
play-footer-key-enter = Entrée
play-footer-key-escape = Échap
play-footer-choose-piece = choisir
play-footer-type-move = tape un coup
play-footer-hint = conseil
play-footer-undo = annuler
play-footer-save = enregistrer
play-footer-open = ouvrir
play-footer-help = aide
play-footer-quit = quitter
play-footer-new-game = nouvelle partie
play-footer-next-game = partie suivante
play-footer-move = bouger
play-footer-rotate = tourner
play-footer-place = poser
play-footer-next-piece = suivante
play-footer-put-back = lâcher
play-footer-stop = arrêter
play-footer-continue = continuer
play-footer-play = le jouer
play-footer-cancel = annuler
play-footer-yes = oui
play-footer-no = non
play-footer-choose = choisir
play-footer-change = changer
play-footer-start = commencer
play-footer-back = retour

play-ask-save = Enregistrer sous
play-ask-open = Ouvrir
play-ask-move = Coup
play-ask-quit = Cette partie n’est pas enregistrée. Quitter quand même ?
play-ask-new = Cette partie n’est pas enregistrée. La laisser quand même ?
play-ask-open-unsaved = Cette partie n’est pas enregistrée. En ouvrir une autre ?
play-ask-overwrite = Il y a déjà un fichier de ce nom. L’écraser ?

play-looking = Recherche d’un conseil.
play-held = L’ordinateur attend. Entrée le laisse continuer.
play-no-move = L’ordinateur n’a pas trouvé de coup. Entrée le laisse réessayer.
play-nothing-to-undo = Il n’y a pas de coup à annuler.
play-nothing-to-redo = Il n’y a pas de coup à rejouer.
play-no-such-piece = Il ne te reste plus de cette pièce.
play-no-file-name = Donne un nom au fichier.
play-may-place = { $move }. Entrée pose la pièce.
play-refused = { $move } est refusé : { $reason }.
play-unreadable = Ce n’est pas un coup : { $reason }.
play-unknown = « { $line } » n’est ni une commande ni un coup. Commandes : { $commands }. Un coup s’écrit ainsi : Lb2b3b4c4.
play-undone = { $count ->
    [one] Coup annulé : { $moves }.
   *[other] Coups annulés : { $moves }.
}
play-thinking = { $name } réfléchit.
play-not-your-turn = C’est à { $name }, et l’ordinateur joue pour cette place.
play-plays = { $name } joue { $move }.
play-saved = Enregistrée sous { $file }.
play-opened = { $file } est ouvert.
play-line-too-long = Cette ligne est trop longue.
play-how-to-quit = Tape quit pour quitter la partie.
play-how-to-go-on = Tape next pour commencer la partie suivante.
play-cannot-read = impossible de lire la commande suivante
play-cannot-use-terminal = impossible d’utiliser le terminal
play-cannot-draw = impossible de dessiner sur le terminal
play-cannot-read-terminal = impossible de lire le terminal

# Hints. $reasons are whole sentences, of which the last has no full stop.
hint = Conseil : { $move }. { $reasons }.
hint-win = Tu gagnes en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
hint-lost-at = Rien n’empêche la victoire en { $cells }.
hint-lost = { $team } gagne quand même en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
hint-stays = La victoire en { $cells } reste possible.
hint-swap = Conseil : swap. Le premier coup vaut plus qu’une réponse.
hint-none = Il n’y a pas de conseil ici.

# The help of the table: a key of at most 11 characters, and what it does in at most 54.
play-key-numbers = 1 à 4
play-key-arrows = flèches
play-key-mouse = souris
play-help-choose = choisir une pièce de ta réserve
play-help-next = la pièce suivante
play-help-move = la déplacer au-dessus du plateau
play-help-rotate = la tourner sur le plateau
play-help-tip = la basculer vers le nord
play-help-tip-sideways = la basculer sur le côté
play-help-place = la poser
play-help-let-go = la lâcher, ou faire attendre l’ordinateur
play-help-type = taper un coup ; Lb2^3c2 a trois cubes de haut en b2
play-help-swap = échanger les places, si l’échange est permis
play-help-resign = abandonner la partie
play-help-hint = un conseil : un bon coup, et pourquoi
play-help-undo = annuler, rejouer ; contre l’ordinateur, à ton tour
play-help-save = enregistrer, ouvrir une partie
play-help-new = une nouvelle partie
play-help-next-game = la partie suivante d’une série
play-help-quit = quitter
play-help-help = cette aide
play-help-mouse = vise une case, clique pour poser la pièce
play-help-mouse-rotate = clic droit ou molette haut tourne, molette bas bascule
play-help-board = Un nombre est la hauteur d’une case. Une bande entre deux cases est le mur qui les sépare, aux couleurs de ses faces. Un chemin passe là où ta couleur continue sans coupure par les dessus et les murs. Une croix marque un mur qui sépare deux dessus d’une même équipe.
play-help-back = n’importe quelle touche pour revenir
play-help-scroll = ↑ ↓ la suite · toute autre touche revient

# Choosing a new game: a name of at most 23 characters, a value of at most 18.
play-new-game = Une nouvelle partie
setup-row-board = Plateau
setup-row-players = Combien jouent
setup-row-neutral = Pièces neutres
setup-row-scoring = Comptage
setup-row-out = Qui s’arrête
setup-row-swap = Échange
setup-row-first = Qui commence
setup-row-games = Parties
setup-out-seat = cette place seule
setup-out-team = toute l’équipe

# The words moves, board, hint and so on are typed as they are in every language.
play-lines-help =
    Un coup, c’est la lettre d’une pièce et ses cases : Lb2b3b4c4 est couché à plat, Lb2^3c2 est dressé, trois cubes de haut en b2.
    Autres commandes :
      moves [CASE]   les coups légaux, ou ceux qui entrent dans une case
      board          montrer encore le plateau
      hint           un bon coup, et pourquoi
      undo, redo     annuler le dernier coup, le rejouer ; contre l’ordinateur, on revient à ton tour
      go             laisser l’ordinateur continuer après undo, s’il joue seul
      next           la partie suivante d’une série
      save FICHIER   enregistrer la partie
      load FICHIER   ouvrir une partie enregistrée
      swap, resign   échanger les places, abandonner la partie
      help, quit

# serve
serve-at = Caminos est à { $link }
serve-network = Sur ce réseau : { $link }
serve-folder = Les parties sont gardées dans { $folder }
serve-stop = Arrête-le avec Ctrl+C.
serve-no-threads = les fils d’exécution du serveur ne peuvent pas démarrer
serve-no-data-folder = il n’y a pas de dossier de données ici (ni XDG_DATA_HOME ni HOME n’est défini) : choisis-en un avec --data
serve-address-in-use = un autre programme écoute déjà à { $address }, peut-être celui-ci : choisis un autre port avec --listen { $ip }:PORT
serve-not-allowed = il n’est pas permis d’écouter à { $address } : choisis un port à partir de 1024
serve-no-such-address = cette machine n’a pas l’adresse { $ip }
serve-listen-failed = impossible d’écouter à { $address }
serve-proxy-open = avec --behind-proxy, quiconque atteint { $address } sans le proxy peut se donner n’importe quelle adresse : écoute sur 127.0.0.1, ou bloque les autres avec un pare-feu

# doctor
doctor-ok = bien
doctor-warning = attention
doctor-error = erreur
doctor-run = lance : { $command }
doctor-page-ok = la page est là
doctor-page-missing = ce programme a été construit sans sa page
doctor-page-advice = lance make web, puis reconstruis le programme
doctor-descriptors-unlimited = le nombre de fichiers et de connexions ouverts n’est pas limité
doctor-descriptors-ok = { $limit } fichiers et connexions peuvent être ouverts
doctor-descriptors-few = seuls { $limit } fichiers et connexions peuvent être ouverts, et il en faut { $needed }
doctor-descriptors-advice = relève la limite avec ulimit -n ou avec LimitNOFILE de systemd, ou baisse --max-sockets
doctor-port-ok = { $address } est libre
doctor-port-advice = si le serveur tourne déjà, tout va bien ; sinon, choisis un autre port avec --listen
doctor-data-ok = on peut écrire dans le dossier de données { $path }
doctor-data-new = le dossier de données { $path } sera créé au premier démarrage
doctor-data-advice = rends-le accessible en écriture à l’utilisateur du serveur, ou choisis-en un autre avec --data
doctor-data-readable = d’autres utilisateurs de cette machine peuvent lire le dossier de données { $path }
doctor-schema-ok = la base de données { $path } a la version { $version }
doctor-schema-advice = rétablis une sauvegarde avec caminos restore --replace, ou déplace la base et { $path }-wal pour repartir d’une base vide
doctor-schema-newer = utilise le programme plus récent qui l’a écrite
doctor-database-ok = la base de données { $address } accepte les écritures
doctor-database-advice = vérifie l’adresse, et que Postgres tourne et accepte les connexions de cette machine
doctor-disk = il reste { $free } Mio pour les parties
doctor-disk-advice = fais de la place : quand le disque est plein, les coups sont refusés
doctor-clock-ok = l’horloge ne retarde pas
doctor-clock-behind = l’horloge retarde : il y a des fichiers du futur
doctor-clock-advice = règle l’horloge, par exemple avec timedatectl set-ntp true
doctor-nats-ok = NATS { $version } répond à { $address }
doctor-nats-failed = NATS ne répond pas à { $address } : { $reason }
doctor-nats-advice = vérifie l’adresse, et que nats-server tourne et se laisse joindre d’ici
doctor-nats-credentials = NATS à { $address } demande des identifiants
doctor-nats-credentials-advice = donne-les avec --nats-credentials, ou dans l’adresse

# backup, restore and migrate-data
copy-progress = parties copiées : { $games }, commandes : { $batches } ; comparées : { $verified }
copy-done = Copié et comparé : parties { $games }, commandes { $batches }.
copy-unreadable = Non copiées, car illisibles : { $games }
backup-done = Parties dans { $file } : { $games }
restore-done = Parties maintenant dans { $folder } : { $games }
restore-moved = Les parties d’avant sont dans { $file }

# tune
tune-progress = partie { $game } sur { $games }
tune-before = avant
tune-after = après
tune-errors = { $when } : l’évaluation s’écarte de { $value } (erreur quadratique moyenne), la politique de { $policy } (entropie croisée)
tune-epoch = passage { $epoch } : résultat { $result }, recherche { $search }, politique { $policy }
tune-other-board = ce fichier est d’un autre plateau, { $board }

# arena
arena-left = reste { $time }
arena-game = partie { $number } : A { $team }, { $result }
arena-lost = { $contender } a perdu : { $reason }
arena-as-yellow = A avec Jaune
arena-as-green = A avec Vert
arena-in-all = A au total
# Headings of columns, of at most 5, 6, 5 and 8 letters.
arena-won = gagné
arena-drawn = nulles
arena-lost-games = perdu
arena-score = score
arena-player = joueur
arena-games = parties
arena-no-game = Aucune partie n’a été jouée.
arena-pentanomial = pentanomiale, { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}
arena-trinomial = trinomiale, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
arena-pairs = Paires
arena-forfeits = { $contender } a perdu hors du plateau : { $kinds }
arena-late = { $count ->
    [one] { $contender } a répondu en retard une fois, de { $most } ms
   *[other] { $contender } a répondu en retard { $count } fois, de { $most } ms au plus
}
# Why a game was lost away from the board.
arena-forfeit-illegal = coup illégal
arena-forfeit-crash = plantage
arena-forfeit-hang = pas de réponse
arena-forfeit-time = temps
arena-forfeit-refusal = refus
arena-sprt-open = pas décidé
arena-sprt-h0 = A n’est pas plus fort de { $elo } Elo (H0 acceptée)
arena-sprt-h1 = A est plus fort de plus de { $elo } Elo (H1 acceptée)
arena-limit-move = { $time } ms par coup
arena-limit-game = { $time } + { $increment } ms par partie
arena-limit-nodes = { $nodes } nœuds par coup
arena-no-signals = impossible de surveiller les signaux
arena-no-opening = aucune ouverture de { $plies } coups ne laisse la partie ouverte : essaie --openings avec moins
book-line = ligne { $line }
book-over = la partie est finie après cette ouverture
book-empty = il ne contient aucune ouverture
arena-file-exists = { $file } existe : continue-le avec --resume, ou choisis-en un autre
arena-other-match = il est d’un autre match ({ $title }), et voici { $own }
arena-other-rules = son plateau ou ses options ne sont pas ceux de ce match
arena-bad-round = son étiquette Round n’est pas le numéro d’une partie
arena-game-over = la partie est déjà finie là où commence le match
arena-material-stdin = les programmes qui jouent ne peuvent pas lire le matériel sur l’entrée standard
arena-bad-sprt = --sprt demande deux nombres, le plus petit d’abord, comme --sprt 0 20
arena-bad-option = une option se donne comme Memory=64

# conformance
count-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
count-files = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
}
count-differences = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
}
conformance-summary = { $lines } dans { $files } : { $differences }
conformance-same = aucune différence
conformance-nothing = il n’y a rien à vérifier
conformance-unknown-key = clé inconnue « { $key } »
conformance-not-json = la ligne n’est pas du JSON : { $reason }
conformance-not-object = la ligne n’est pas un objet JSON
conformance-states-nothing = la ligne n’affirme rien à vérifier
conformance-result = le résultat est { $found }, pas { $stated }
conformance-perft = perft { $depth } est { $found }, pas { $stated }
conformance-no-board = la ligne ne nomme pas de plateau
conformance-players = « players » n’est ni 2 ni 4
conformance-legal-counts = « legal » a { $counts } nombres pour { $moves } coups
conformance-looks-after = « only_looks_connected » est après le coup { $after } sur { $moves }
conformance-looks-form = « only_looks_connected » n’a pas la forme { $form }
conformance-move-not-text = le coup { $number } n’est pas un texte
conformance-legal = { $listed } poses sont légales avant le coup { $number } ({ $move }), pas { $stated }
conformance-counted = avant le coup { $number } ({ $move }), { $counted } poses sont comptées et { $listed } sont dans la liste
conformance-unreadable = coup { $number } : { $reason }
conformance-refused = le coup { $number } ({ $move }) est refusé : { $reason }
conformance-written = le coup { $number } ({ $move }) s’écrit { $written }
conformance-looks-not = on ne dirait pas que { $team } a relié deux côtés après le coup { $number }
conformance-connected = { $team } a relié deux côtés après le coup { $number }
conformance-not-list = « { $key } » n’est pas une liste
conformance-not-count = « { $key } » contient { $value }, qui n’est pas un nombre
conformance-not-flag = « { $key } » n’est ni true ni false
conformance-not-text = « { $key } » n’est pas un texte

# bench
bench-step = Mesure, partie { $step }…
bench-perft-bulk = perft 3, dernière pose comptée
bench-perft-tested = perft 3, chaque pose essayée
bench-counting = compte des poses, { $board }
bench-connected = deux côtés sont-ils reliés
bench-random-games = parties au hasard, { $board }
bench-playouts = parties d’UCT pur, { $board }
bench-evaluations = positions évaluées, { $board }
bench-per-node = ns par nœud
bench-per-position = ns par position
bench-per-test = ns par essai
bench-worst = { $ns } ns au pire
bench-millions = { $count } millions par seconde
bench-per-second = par seconde

# Under the figures of the rules: a sign, what it stands for, and the cells that have it.
rules-sign-placed = { $sign } la pièce posée : { $cells }
rules-sign-refused = { $sign } la pièce qu’on ne peut pas poser : { $cells }
rules-sign-marked = { $sign } ce dont il s’agit : { $cells }

# Puzzles
count-puzzles = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzles-fault = problème { $number } : { $fault }
puzzles-same = la même position que le problème { $number }, tournée ou aux couleurs échangées
puzzles-verified = { $puzzles } : toutes les preuves sont justes
puzzles-not-verified = { $puzzles }, erreurs : { $faults }
puzzles-made = trouvés : { $puzzles }
puzzles-progress = partie { $game } sur { $games }, problèmes : { $count }
puzzles-heading = Problème { $number }, classement { $rating }
puzzles-solution = Solution : { $moves }
puzzles-rating = Ton classement : { $rating } ; résolus d’affilée : { $streak }
puzzles-none = Aucun problème ne convient.
puzzles-type = Tape un coup, comme Lb2b3b4c4, ou help.
puzzles-help =
    Tape un coup, comme Lb2b3b4c4.
    task      ce qu’il faut faire
    board     dessiner le plateau
    solution  montrer la solution et continuer
    next      un autre problème
    quit      finir

# Solving
solve-wins = { $team } gagne.
solve-draw = Personne ne gagne : match nul.
solve-moves = { $count ->
    [one] La preuve a un coup.
   *[other] La preuve a { $count } coups.
}
solve-verified = La preuve est juste.
solve-progress = { $team } gagne-t-il ? à régler pour oui { $proof }, pour non { $disproof }
solve-listing = liste des coups de la preuve
solve-effort = positions { $nodes }, { $seconds } s
solve-undecided = Non décidé.
solve-does-not-win = { $team } ne gagne pas.
solve-proof-unfinished = La preuve n’est pas complète.
solve-memory-full = La mémoire était pleine ; un --memory plus grand peut aider.
solve-swap = avec la règle d’échange, une position n’a pas de valeur pour une équipe
solve-stopped = arrêté
