# What the page itself says.

title = Caminos
language-name = Français
tagline = Relie deux côtés opposés par un chemin de ta couleur. Les pièces peuvent en recouvrir d’autres.

# First screen
home-play = Jouer
home-play-how = Contre l’ordinateur, sur le carré
home-continue = Continuer la dernière partie
home-continue-how = { $what }, { $moves ->
    [0] pas encore commencée
    [one] { $moves } coup
   *[other] { $moves } coups
}
home-learn = Apprendre à jouer
home-rules = Règles
home-puzzles = Problèmes
home-analysis = Analyse
home-new = Première visite ? Apprends en trois minutes
home-friend = Jouer à deux
home-friend-here = Sur cet écran
home-friend-here-how = Chacun son tour, sur un seul appareil
home-friend-link = Par lien
home-friend-link-how = Envoie un lien ; chacun joue sur son appareil
home-more = Plus d’options
home-unfinished-count = Parties en cours : { $count }
home-strength = Niveau
home-strength-1 = Suit son chemin et ne voit pas le tien
home-strength-2 = Suit son chemin, mais voit parfois comment gagner
home-strength-3 = Ne manque jamais une victoire et bloque la tienne
home-strength-4 = Voit un peu plus loin, distrait au début
home-strength-5 = Voit plus loin : un bon adversaire après quelques parties
home-strength-6 = Voit les victoires que rien ne peut arrêter
home-strength-7 = Punit les petites erreurs
home-strength-8 = Ne se trompe presque jamais
home-strength-9 = Joue de son mieux et prend son temps
home-unfinished = Parties en cours
home-delete = Supprimer
home-delete-game = Supprimer : { $game }
home-deleted = Supprimée : { $game }
home-unreadable = Cette partie est illisible
home-save = Enregistrer dans un fichier
home-games = Parties en ligne
home-open-link = Partie { $game }
home-choose = Préparer une partie
choose-board = Plateau
choose-players-2 = À deux
choose-players-4 = À quatre, en équipes
choose-variant = Variante
choose-neutral = Pièces neutres
choose-neutral-how = Chaque équipe pose d’abord un obstacle { -neutral }
choose-scoring = Compter les points
choose-scoring-how = Les faces du chemin comptent ; sans chemin, le moins de pièces au bord gagne
choose-swap = Échange
choose-swap-how = Qui joue en second peut prendre la place de { -yellow(form: "capital") }
choose-games = Parties de la série
choose-seats = Qui joue
choose-seat = Place { $seat }, { $team }
choose-who-here = Moi
choose-who-friend = Quelqu’un sur cet appareil
choose-who-computer = Ordinateur, niveau { $level }
choose-who-link = Quelqu’un en ligne
choose-start = Commencer la partie
choose-start-link = Commencer et créer le lien

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
table-board-how = Les flèches vont de case en case. D lit la case, J sa rangée, K sa colonne, L un niveau, N les connexions, P les pièces qui restent, M le dernier coup, O à qui c’est de jouer. De 1 à 4, tu prends une pièce ; Entrée la pose
table-board-3d-how = De 1 à 4, tu prends une pièce ; les flèches la déplacent, R, F et T la tournent, Entrée la pose. Pour entendre les cases, active le mode lecteur d’écran
table-players = Qui joue
table-side = Coups et actions
table-summary = { $board } · { $players ->
    [one] en solitaire
    [2] à deux
    [4] à quatre
   *[other] à { $players }
}
table-round = Partie { $round } sur { $games }
table-turn-you = À toi de jouer
table-turn = C’est à { $player } de jouer
table-thinking = { $player } réfléchit
table-hinting = Recherche d’un bon coup
table-failed = L’ordinateur a eu un problème. Annule un coup ou recommence
table-neutral = Pose d’abord la pièce neutre
table-earlier = Tu regardes le coup { $ply }
table-back-to-now = Revenir à la position actuelle
table-pick = Choisis une pièce
table-aim = Amène la pièce au-dessus du plateau, tourne-la et pose-la
table-legal = Elle va ici. Clique pour la poser, R pour la tourner
table-legal-keys = Elle va ici. Entrée pour la poser, R pour la tourner
table-legal-drag = Elle va ici. Relâche pour la poser, R pour la tourner
table-legal-touch = Elle va ici
table-out = ne joue plus
table-you = toi
table-computer = ordinateur { $level }
table-open = place libre
table-away = hors ligne
table-swap = Échanger les couleurs
table-supply = Pièces de { $player }
table-ply-empty = Aucun coup pour l’instant
table-moves = Coups
table-spectator = Tu regardes
table-why = Pourquoi ?

act-place = Poser
act-cancel = Remettre
act-rotate-upright = Tourner
act-rotate-across = Basculer vers l’avant
act-rotate-along = Basculer sur le côté
act-fits = Montrer où elle va
act-connections = Plus courts chemins
act-takeback = Annuler le coup
act-hint = Conseil
act-resign = Abandonner
act-resign-sure = Abandonner cette partie ?
act-yes = Oui
act-no = Non
act-undo = Annuler
act-close = Fermer
act-first = Position de départ
act-previous = Coup précédent
act-next = Coup suivant
act-last = Dernière position
act-reset-camera = Rétablir la vue
act-top-view = Vue d’en haut
act-zoom-in = Zoom avant
act-zoom-out = Zoom arrière
act-more = Plus
act-record = Télécharger la partie
act-picture = Enregistrer l’image
act-copy-position = Copier la position
act-open-position = Essayer des coups ici
act-analyse = Analyser
act-type = Saisir un coup
act-type-how = p. ex. La1a2a3b3
act-play-text = Jouer

# The end
end-next = Partie suivante
end-rematch = Revanche
end-review = Revoir
end-home = Accueil
end-look = Voir le plateau
end-again = Voir le résultat
end-score = Série : { $score }

# Requests
ask-takeback = { $player } demande à annuler un coup
ask-rematch = { $player } demande une revanche
ask-waiting = En attente d’une réponse
ask-agree = Accepter
ask-refuse = Refuser
ask-withdraw = Retirer la demande

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
ask-pause = { $player } demande une pause
ask-resume = { $player } demande à reprendre
seat-free = Libérer cette place
seat-free-sure = La personne assise ici perdra sa place. La libérer ?

# By link
link-title = Inviter
link-how = Envoie ce lien. La personne qui l’ouvre et appuie sur « Prendre une place » joue avec toi ; les autres peuvent regarder.
link-copy = Copier le lien
link-copied = Copié
link-lan = Sur le même réseau
link-qr = Le lien en code QR
link-waiting = { $count ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $count } personnes
}
link-claim = Prendre une place
link-claim-how = Une place est libre dans cette partie.
link-claim-by = { $player } t’invite.
link-claim-team = Tu serais { $team }.
link-watch = Juste regarder

# Quiet screens
state-loading = Mise en place du plateau
state-connecting = Connexion en cours
state-lost = Connexion perdue. Nouvelle tentative ; ta partie est conservée
state-missing = Partie introuvable
state-missing-how = Le lien est peut-être incomplet, ou la partie a été supprimée.
state-not-found = Page introuvable
state-not-found-how = Il n’y a rien à cette adresse.
state-outdated = Une nouvelle version est disponible
state-outdated-how = Recharge la page pour continuer ta partie.
state-reload = Recharger
state-retry = Réessayer
state-offline = Le serveur ne répond pas
state-offline-how = Tu peux jouer contre l’ordinateur ou à deux sur cet appareil.
state-broken = Quelque chose n’a pas marché
state-broken-how = Ta partie est enregistrée. Recharge la page pour continuer.
state-copy-details = Copier les détails
state-no-3d = La 3D n’est pas disponible ici, le plateau est donc à plat
state-too-many = Tu as ouvert trop de parties. Réessaie plus tard
state-unavailable = Le serveur ne peut pas commencer de partie pour l’instant

# Help
help-title = Comment jouer
help-goal = À tour de rôle, on pose une pièce. Tu gagnes quand des faces de ta couleur forment un chemin ininterrompu entre deux côtés opposés.
help-goal-eight = Sur ce plateau, un côté peut aussi être relié à l’un des deux voisins du côté opposé. Les côtés directement opposés comptent double.
help-rule-1 = Chaque cube doit être au-dessus d’une case du plateau, et au moins un doit reposer dessus.
help-rule-2 = Aucun vide sous une pièce.
help-rule-3 = Deux dessus voisins sont reliés quand ils sont tous deux à toi, ainsi que toutes les faces du mur entre eux.
help-keys = Touches
help-key-shapes = De 1 à 4 : choisir une pièce
help-key-rotate = R : la tourner ; F : la basculer vers l’avant ; T : la basculer sur le côté
help-key-arrows = Flèches : la déplacer
help-key-enter = Entrée : la poser
help-key-escape = Échap : la remettre
help-key-view = V : à plat ou 3D
help-key-hint = H : conseil
help-key-undo = U : annuler le coup
help-key-fits = W : montrer où va la pièce
help-key-connections = C : montrer les plus courts chemins
help-key-step = Flèches gauche et droite sans pièce en main, ou Page préc. et Page suiv. : parcourir les coups
help-key-read = D, J, K, L : lire la case, sa rangée, sa colonne, un niveau
help-key-read-game = N, P, M, O : lire les connexions, les pièces qui restent, le dernier coup, à qui c’est de jouer
help-key-help = ? : cette aide

# The rules as a page
guide-rules = Les règles

# For those who listen
skip-title = Accès rapides
skip-to-board = Aller au plateau
reader-title = Lire le plateau
reader-nothing = Rien n’a encore été lu
reader-places = Où une pièce peut aller
reader-piece = Pièce
reader-cell = Case
reader-ways = Façons de la poser
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
settings-reader-how = Plateau à plat, descriptions en phrases, coups saisis et listes de façons de poser
settings-keys = Raccourcis à une seule touche
settings-keys-how = Utiliser les lettres, les chiffres et ? comme raccourcis pendant la partie
settings-title = Réglages
settings-language = Langue
settings-language-system = Celle du navigateur
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-quality = Graphismes
settings-quality-auto = Automatiques
settings-quality-simple = Simples
settings-quality-rich = Détaillés
settings-motion = Réduire les animations
settings-sound = Son
settings-palette = Bleu et orange au lieu de vert et jaune
settings-patterns = Motifs sur les pièces
settings-threats = Signaler les menaces
settings-notation = Notation dans les analyses et les problèmes
