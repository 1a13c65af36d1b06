# What the page itself says.

title = Caminos
tagline = Relie deux côtés opposés par un chemin de ta couleur. Les pièces peuvent recouvrir d’autres pièces.

# First screen
home-play = Jouer
home-play-how = Contre l’ordinateur, sur le carré
home-continue = Continuer la dernière partie
home-continue-how = { $what }, { $moves ->
    [0] pas encore commencée
    [one] un coup
   *[other] { $moves } coups
}
home-learn = Apprendre le jeu
home-learn-how = { $done ->
    [0] De courtes leçons sur le vrai plateau
    [one] Une leçon faite
   *[other] { $done } leçons faites
}
home-rules = Règles
home-new = Première visite ? Trois minutes pour apprendre
home-friend = Jouer à deux
home-friend-here = Sur cet écran
home-friend-here-how = Chacun son tour, sur un seul appareil
home-friend-link = Par lien
home-friend-link-how = Envoyez un lien ; chacun joue sur son appareil
home-more = Plus d’options
home-unfinished-count = Parties en cours : { $count }
home-strength = Niveau
home-strength-1 = Suit son chemin et ne voit pas le vôtre
home-strength-2 = Comme le 1, mais voit parfois comment gagner
home-strength-3 = Ne manque jamais une victoire et bloque la vôtre
home-strength-4 = Voit un peu plus loin, distrait au début
home-strength-5 = Voit plus loin : un bon adversaire après quelques parties
home-strength-6 = Voit les victoires que rien ne peut arrêter
home-strength-7 = Punit les petites erreurs
home-strength-8 = Ne se trompe presque jamais
home-strength-9 = Joue de son mieux et prend son temps
home-unfinished = Parties en cours
home-delete = Supprimer
home-deleted = Supprimée
home-unreadable = Cette partie est illisible
home-save = Enregistrer dans un fichier
home-games = Parties par lien
home-open-link = Partie { $game }
home-choose = Choisir une partie
choose-board = Plateau
choose-players-2 = À deux
choose-players-4 = À quatre, en équipes
choose-variant = Variante
choose-neutral = Pièces neutres
choose-neutral-how = Chaque équipe pose d’abord un obstacle bleu
blue-orange-choose-neutral-how = Chaque équipe pose d’abord un obstacle gris
choose-scoring = Compter les points
choose-scoring-how = Les faces du chemin comptent ; sans chemin, le bord décide
choose-swap = Échange
choose-swap-how = Qui joue en second peut reprendre à son compte le premier coup
choose-games = Parties de la série
choose-games-n = { $games ->
    [one] une
   *[other] { $games }
}
choose-seats = Qui joue
choose-seat = Place { $seat }, { $team }
choose-who-here = Moi
choose-who-friend = Quelqu’un ici
choose-who-computer = Ordinateur, niveau { $level }
choose-who-link = Quelqu’un par lien
choose-name = Nom
choose-start = Commencer cette partie
choose-start-link = Commencer et obtenir le lien

# The table
top-home = Accueil
top-view = Vue
top-view-flat = À plat
top-view-3d = 3D
top-sound-on = Le son est activé
top-sound-off = Le son est coupé
top-help = Aide et touches
top-menu = Menu
table-board = Le plateau
table-board-how = Les flèches vont de case en case. D lit la case, J sa rangée, K sa colonne, L un niveau, N les connexions, P les pièces qui restent, M le dernier coup, O à qui c’est de jouer. De 1 à 4, tu prends une pièce ; Enter la pose
table-board-3d-how = De 1 à 4, tu prends une pièce ; les flèches la déplacent, R, F et T la tournent, Enter la pose. Pour entendre les cases, active le mode lecteur d’écran
table-players = Qui joue
table-side = Coups et actions
table-summary = { $board } · à { $players }
table-round = Partie { $round } sur { $games }
table-turn-you = À toi de jouer
table-turn = C’est à { $player } de jouer
table-thinking = { $player } réfléchit
table-hinting = Recherche d’un bon coup
table-failed = L’ordinateur n’a pas pu réfléchir. Reprends un coup ou recommence
table-neutral = Pose d’abord la pièce neutre
table-earlier = Tu regardes le coup { $ply }
table-back-to-now = Revenir au présent
table-pick = Choisis une pièce
table-aim = Amène la pièce au-dessus du plateau, tourne-la et pose-la
table-legal = { $move }
table-hint = Un bon coup : { $move }. Victoire { $win } %, partie nulle { $draw } %
table-hint-swap = Un bon coup : l’échange
table-out = ne joue plus
table-you = toi
table-computer = ordinateur { $level }
table-open = place libre
table-away = hors ligne
table-swap = Plutôt échanger les places
table-supply = Pièces de { $player }
table-ply-empty = Aucun coup pour l’instant
table-moves = Coups
table-spectator = Tu regardes

act-place = Poser
act-cancel = Remettre
act-turn-upright = Tourner
act-turn-across = Basculer vers l’avant
act-turn-along = Basculer sur le côté
act-fits = Montrer où elle peut aller
act-connections = Montrer les connexions les plus proches
act-takeback = Reprendre
act-hint = Conseil
act-resign = Abandonner
act-resign-sure = Abandonner cette partie ?
act-yes = Oui
act-no = Non
act-undo = Annuler
act-close = Fermer
act-first = Première position
act-previous = Un coup en arrière
act-next = Un coup en avant
act-last = Dernière position
act-reset-camera = Rétablir la vue
act-top-view = D’en haut
act-zoom-in = Plus près
act-zoom-out = Plus loin
act-record = Télécharger la partie
act-copy-position = Copier la position
act-open-position = Essayer des coups d’ici
act-type = Taper un coup
act-type-how = p. ex. La1a2a3b3
act-play-text = Jouer

# The end
end-next = Partie suivante
end-rematch = Revanche
end-home = Vers l’accueil
end-look = Regarder le plateau
end-again = Comment elle a fini
end-score = Série

# Requests
ask-takeback = { $player } voudrait reprendre un coup
ask-rematch = { $player } voudrait une revanche
ask-waiting = En attente d’une réponse
ask-agree = Accepter
ask-refuse = Refuser
ask-withdraw = Ne plus demander

# Clocks
choose-clock = Pendule
choose-clock-none = Sans pendule
choose-clock-increment = { $minutes } min + { $seconds } s par coup
choose-clock-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}
clock-of = Temps : { $player }
# Hours and minutes follow the days: 2 d 05:12.
clock-days-left = { $days } j { $time }
clock-seconds-left = { $seconds ->
    [one] { $player } : encore une seconde
   *[other] { $player } : encore { $seconds } secondes
}
table-paused = La partie est en pause
act-pause = Pause
act-resume = Reprendre
ask-pause = { $player } voudrait une pause
ask-resume = { $player } voudrait reprendre
seat-free = Libérer cette place
seat-free-sure = La personne assise ici perd sa place. La libérer ?

# By link
link-title = Inviter
link-how = Envoie ce lien. La personne qui l’ouvre et appuie sur « Prendre une place » joue avec toi ; les autres peuvent regarder.
link-copy = Copier le lien
link-copied = Copié
link-lan = Sur le même réseau
link-qr = Le lien en code QR
link-waiting = { $count ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $count } personnes
}
link-claim = Prendre une place
link-claim-how = Une place est libre à cette table.
link-watch = Seulement regarder

# Quiet screens
state-loading = Mise en place du plateau
state-connecting = Connexion en cours
state-lost = La liaison est perdue. Nouvel essai ; rien n’est perdu
state-missing = Cette partie n’existe pas
state-missing-how = Le lien est peut-être coupé, ou la partie a été supprimée.
state-not-found = Page introuvable
state-not-found-how = Il n’y a rien à cette adresse.
state-outdated = La page n’est plus à jour
state-outdated-how = Recharge-la pour continuer ta partie.
state-reload = Recharger
state-offline = Aucun serveur ne répond
state-offline-how = Ici, tu peux jouer contre l’ordinateur ou à deux devant cet écran.
state-broken = Quelque chose n’a pas marché
state-broken-how = Ta partie est gardée. Recharge la page pour continuer.
state-copy-details = Copier les détails
state-no-3d = Ce navigateur n’affiche pas la 3D, le plateau est donc à plat
state-too-many = Trop de tables ont été ouvertes d’ici. Réessaie dans un moment
state-unavailable = Le serveur ne peut pas ouvrir de table pour l’instant

# Help
help-title = Comment jouer
help-goal = À tour de rôle, on pose une pièce. Tu gagnes quand des faces de ta couleur forment un chemin ininterrompu entre deux côtés opposés, vu d’en haut.
help-goal-eight = Ici, un côté peut aussi être relié à l’un des deux voisins du côté opposé. Les côtés directement opposés comptent double.
help-rule-1 = Chaque cube est au-dessus d’une case du plateau, et au moins un repose dessus.
help-rule-2 = Aucun vide ne peut rester sous une pièce.
help-rule-3 = Deux dessus voisins sont reliés quand ils sont tous deux à toi, ainsi que toutes les faces du mur entre eux.
help-keys = Touches
help-key-shapes = De 1 à 4 : choisir une pièce
help-key-turn = R, F, T : la tourner sur les trois axes
help-key-arrows = Flèches : la déplacer
help-key-enter = Enter : la poser
help-key-escape = Escape : la remettre
help-key-view = V : à plat ou 3D
help-key-hint = H : conseil
help-key-undo = U : reprendre un coup
help-key-fits = W : montrer où la pièce peut aller
help-key-connections = C : montrer les connexions les plus proches
help-key-step = Page Up et Page Down : parcourir les coups
help-key-read = D, J, K, L : lire la case, sa rangée, sa colonne, un niveau
help-key-read-game = N, P, M, O : lire les connexions, les pièces qui restent, le dernier coup, à qui c’est de jouer
help-key-help = ? : cette aide

# The rules as a page
guide-rules = Les règles

# For those who listen
skip-title = Raccourcis
skip-to-board = Aller au plateau
reader-title = Lire le plateau
reader-nothing = Rien n’a encore été lu
reader-places = Où une pièce peut aller
reader-piece = Pièce
reader-cell = Case
reader-ways = Façons de la poser, chacune un bouton
read-cell = Cette case
read-row = Cette rangée
read-column = Cette colonne
read-level = Niveau { $level }
read-connections = Connexions
read-supplies = Pièces restantes
read-last = Dernier coup
read-turn = À qui de jouer

# Settings
settings-contrast = Contraste élevé
settings-reader = Mode lecteur d’écran
settings-reader-how = Le plateau à plat avec des phrases, des coups tapés et des listes de façons de poser
settings-keys = Raccourcis à une seule touche
settings-keys-how = Lettres, chiffres et ? comme commandes à la table
settings-title = Réglages
settings-language = Langue
settings-language-system = Comme le navigateur
settings-theme = Thème
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-quality = Graphismes
settings-quality-auto = Automatiques
settings-quality-simple = Simples
settings-quality-rich = Détaillés
settings-motion = Moins de mouvement
settings-sound = Son
settings-palette = Bleu et orange au lieu de vert et jaune
settings-palette-texts = Avec tes couleurs, ce qui s’appelle jaune ici est orange, le vert est bleu et le bleu est gris.
settings-patterns = Motifs sur les pièces
settings-threats = Faire briller les menaces
