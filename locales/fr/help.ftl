# The help of the terminal program. A message is named after its command and its argument;
# cmd-start-… are those that several commands share. Commands, options and the words that are
# typed stay as they are in every language.

cli-usage = Usage
cli-options = Options
cli-arguments = Arguments
cli-commands = Commandes
cli-position = Position
cli-players = Qui joue
# In the line of usage, in place of options and of a command.
cli-any-options = [OPTIONS]
cli-any-command = COMMANDE
# What the values of arguments are called: one word in capitals.
cmd-value-file = FICHIER
cmd-value-board = PLATEAU
cmd-value-cell = CASE
cmd-value-database = BASE
cmd-value-chapter = CHAPITRE
cmd-value-dir = DOSSIER
cmd-value-lang = LANGUE
cmd-value-letter = LETTRE
cmd-value-moves = COUPS
cmd-value-player = JOUEUR
cmd-value-text = TEXTE
cmd-value-theme = THÈME
cmd-value-time = TEMPS
cmd-value-when = QUAND
cmd-value-shell = SHELL
cmd-value-log = QUOI
cmd-value-address-port = ADRESSE:PORT
cmd-value-name-value = NOM=VALEUR
cmd-value-name = NOM
cmd-value-seconds = SECONDES
cmd-value-url = URL
cli-default = [par défaut : { $value }]
cli-values = [valeurs possibles : { $values }]
cmd-caminos-help = Afficher l’aide
cmd-caminos-version = Afficher la version
cmd-help = Afficher ce message ou l’aide d’une commande
cmd-caminos-lang = La langue : en, ca, gl, es, fr, nl ou de [par défaut : celle de ton système]

# What is wrong with arguments
arg-error-again = l’argument « { $arg } » ne peut pas servir plusieurs fois
arg-error-conflict = l’argument « { $arg } » ne va pas avec { $others }
arg-error-value = la valeur « { $value } » ne va pas pour « { $arg } »
arg-error-no-value = « { $arg } » demande une valeur et aucune n’a été donnée
arg-error-values = valeurs possibles : { $values }
arg-error-command = il n’y a pas de commande « { $command } »
arg-error-missing = il manque ces arguments : { $args }
arg-error-no-command = il manque une commande
arg-error-too-many = la valeur « { $value } » est de trop pour « { $arg } »
arg-error-count = { $arg } demande { $expected } valeurs, et { $actual } ont été données
arg-error-unknown = l’argument « { $arg } » n’est pas attendu
arg-error-number = ce n’est pas un nombre
arg-error-range = { $value } n’est pas dans { $range }
arg-error-address = écris une adresse IP et un port, comme 127.0.0.1:8377
arg-error-location = écris sqlite:DOSSIER ou postgres://utilisateur:motdepasse@machine/base
arg-error-database = une adresse de base commence par postgres:// et nomme une machine, comme postgres://caminos@db/caminos
arg-error-nats = une adresse NATS commence par nats:// ou tls:// et nomme une machine, comme nats://bus:4222
arg-error-no-cluster = ce programme a été compilé sans Postgres ni NATS ; `make build` produit le programme complet, target/release/caminos
arg-error-character = ce n’est pas un seul caractère
arg-error-text = un argument n’est pas du texte UTF-8
arg-error-other = les arguments ne peuvent pas être lus
arg-error-similar = il y a quelque chose de semblable : { $names }
arg-error-more = Pour en savoir plus, essaie « --help ».

# caminos
cmd-caminos = Jouer, vérifier et dessiner des parties de Caminos, le jeu de connexion en trois dimensions.
cmd-caminos-after =
    Exemples :
      caminos play                               à deux dans ce terminal
      caminos play --level 3                     toi contre l’ordinateur
      caminos serve                              jouer dans un navigateur, en solo ou à plusieurs
      caminos replay game.caminos                vérifier une partie et dire comment elle a fini
      caminos analyse game.caminos               ce que le moteur pense de chaque coup
      caminos show --record game.caminos         dessiner sa dernière position
      caminos moves --board ring --cell c3       les poses légales qui entrent en c3
      caminos perft --board diamond --depth 2    combien de suites ont les deux premiers tours

    Un coup, c’est la lettre d’une pièce et ses cases : Lb2b3b4c4 est couché à plat, Lb2^3c2 est
    dressé, trois cubes de haut en b2.
    Codes de sortie : 0 tout va bien, 1 la réponse est non ou l’entrée est refusée, 2 mauvais usage,
    3 fini avant que la réponse soit connue.

# play
cmd-play = Jouer dans ce terminal, à plusieurs ou contre l’ordinateur
cmd-play-clock = Jouer à la pendule : minutes et secondes par coup (10+5, 0:30+2) ou jours par coup (3d)
cmd-play-games = Jouer une série de tant de parties ; on commence à tour de rôle et le score s’additionne
cmd-play-plain = De simples lignes au lieu du plein écran
cmd-play-no-mouse = Laisser la souris au terminal, pour sélectionner du texte
cmd-play-theme = Les couleurs de la table
cmd-play-picture = Écrire une image de l’écran dans ce fichier et finir
cmd-play-size = Combien de colonnes et de lignes a l’image
cmd-play-keys = Touches à taper avant de prendre l’image
cmd-play-level = L’ordinateur joue Vert à ce niveau
cmd-play-yellow = Qui joue Jaune, aux deux places si l’on joue à quatre [par défaut : me]
cmd-play-green = Qui joue Vert, aux deux places si l’on joue à quatre [par défaut : me]
cmd-play-seat1 = Qui joue à la place 1, qui est Jaune
cmd-play-seat2 = Qui joue à la place 2, qui est Vert
cmd-play-seat3 = Qui joue à la place 3, Jaune si l’on joue à quatre
cmd-play-seat4 = Qui joue à la place 4, Vert si l’on joue à quatre
cmd-play-think = Le temps de l’ordinateur pour un coup ou un conseil, en millisecondes
cmd-play-nodes = Positions qu’il regarde par coup, au lieu d’un temps ; avec --seed, son jeu est reproductible
cmd-play-seed = Graine de ses choix au hasard [par défaut : autre chose à chaque fois]
cmd-play-after =
    Exemples :
      caminos play                                  à deux sur le carré
      caminos play --level 3                        tu joues Jaune, l’ordinateur Vert
      caminos play --yellow computer:6              l’ordinateur commence
      caminos play --yellow computer --green computer    le regarder jouer seul
      caminos play --board octagon --players 4 --seat3 computer --green computer:5
                                                    à quatre en deux équipes, toi à la place 1
      caminos play --record game.caminos            continuer une partie enregistrée
      caminos play --record game.caminos --ply 4    depuis la position après quatre coups
      caminos play --level 4 --games 3 --scoring    une série de trois parties aux points
      echo "Lb2b3b4c4" | caminos play               un coup par un tube

    Qui joue, c’est me, computer ou computer:LEVEL, avec un niveau de 1, qui débute, à 9, tout ce
    qu’il sait faire ; sans niveau, c’est 4.
    Pendant la partie, tape h pour un conseil, u pour annuler, ? pour toutes les touches. Sans
    terminal, ou avec --plain, il lit un coup ou une commande par ligne et répond en texte simple ; tapes-y
    help.

# serve
cmd-serve = Servir le jeu aux navigateurs de cette machine et de son réseau
cmd-serve-no-open = Ne pas ouvrir de navigateur
cmd-serve-behind-proxy = Les clients passent par un proxy : prendre leur adresse dans X-Forwarded-For
cmd-serve-host = Un autre nom de ce serveur, tel qu’on l’écrit dans le navigateur ; peut être répété
cmd-serve-drain = Combien de temps continuer après une demande d’arrêt, pour que les répartiteurs le voient
cmd-serve-log = Ce qu’il faut noter sur la sortie d’erreur
cmd-serve-log-format = Comment le journal est écrit
cmd-serve-after =
    Exemples :
      caminos serve                               sur le port 8377, aussi pour ton réseau
      caminos serve --listen 127.0.0.1:8377       pour cette machine seule
      caminos serve --listen 127.0.0.1:8377 --behind-proxy --no-open

    Les parties sont gardées sur le disque et survivent à un redémarrage. Arrête-le avec Ctrl+C.

# backup, restore and migrate-data
cmd-backup = Copier les parties d’un dossier de données dans un seul fichier ; le serveur peut tourner
cmd-backup-file = Le fichier à écrire
cmd-backup-after =
    Exemples :
      caminos backup games.db
      caminos backup games.db --data /var/lib/caminos
cmd-restore = Remettre une sauvegarde dans un dossier de données qu’aucun serveur n’utilise
cmd-restore-file = La sauvegarde
cmd-restore-replace = Mettre d’abord dans un autre fichier les parties qui s’y trouvent
cmd-restore-after =
    Exemples :
      caminos restore games.db
      caminos restore games.db --replace
cmd-migrate-data = Copier toutes les parties dans une autre base de données et les comparer ; aucun serveur ne doit tourner
cmd-migrate-data-from = Où sont les parties : sqlite:DOSSIER ou postgres://utilisateur:motdepasse@machine/base
cmd-migrate-data-to = Où les copier, écrit de la même façon ; il ne doit pas encore y avoir de parties
cmd-migrate-data-resume = Reprendre une copie interrompue
cmd-migrate-data-after =
    Exemples :
      caminos migrate-data --from sqlite:/var/lib/caminos --to postgres://caminos@db.example/caminos

# analyse
cmd-analyse = Dire ce que le moteur pense de chaque coup d’une partie, et l’annoter
cmd-analyse-file = La partie enregistrée, ou - pour l’entrée standard
cmd-analyse-game = Seulement cette partie, si le fichier en contient plusieurs, comptée à partir de 1
cmd-analyse-ply = Seulement ce coup de la partie, compté à partir de 1
cmd-analyse-time = Le temps pour chaque position, en millisecondes
cmd-analyse-nodes = Positions à regarder par coup, au lieu d’un temps ; le résultat est alors reproductible
cmd-analyse-out = Écrire la partie annotée dans ce fichier
cmd-analyse-record = Afficher la partie annotée au lieu d’un tableau
cmd-analyse-json = Afficher un objet JSON par partie au lieu d’un tableau
cmd-analyse-after =
    Exemples :
      caminos analyse game.caminos                         un tableau dans le terminal
      caminos analyse game.caminos --out annotated.caminos    et la partie avec des commentaires
      caminos analyse --nodes 5000 --json - < game.caminos
      caminos analyse series.caminos --game 2 --ply 7   un coup d’une partie

    Une évaluation est le résultat attendu pour Jaune, de -1.00 (perdu) à 1.00 (gagné), ou "win N" et
    "loss N" si c’est prouvé : Jaune ou Vert gagne avec ses N prochains coups.
    La perte est ce qu’un coup concède par rapport au meilleur, de 0 à 2 ; les deux sont regardés
    pendant le même temps. Signes :
      ?!  dès 0.25, ou une victoire immédiate manquée qui reste prouvée
      ?   dès 0.50
      ??  dès 1.00, ou une victoire immédiate manquée, ou permise à l’adversaire
      !   le meilleur coup, et le suivant concède 0.50 ou perd
    La précision est de 100 % pour une équipe qui ne concède rien, et baisse avec ce que ses coups
    concèdent.
    La meilleure suite est une variante à côté d’un coup avec ?!, ? ou ??. Une distance est le plus
    petit nombre de cases où une équipe doit encore construire. Les commentaires, signes et variantes
    déjà présents restent.

# rules
cmd-rules = Lire les règles, avec des figures, dans le terminal ou en page à imprimer
cmd-rules-chapter = Un seul chapitre, par son nom ou son numéro
cmd-rules-html = Écrire une page avec des images dans ce fichier, ou - pour la sortie standard
cmd-rules-plain = Texte simple, sans couleurs
cmd-rules-no-pager = Afficher sans pagineur ; dans un terminal, PAGER est utilisé, ou less
cmd-rules-after =
    Exemples :
      caminos rules                       toutes les règles
      caminos rules placing               seulement le chapitre sur la pose d’une pièce
      caminos rules --html rules.html     une page à imprimer ou à transmettre

# show
cmd-show = Dessiner une position dans le terminal ou en image
cmd-show-path = Donner aussi le chemin gagnant, face par face
cmd-show-text = Afficher la position en une ligne de texte
cmd-show-svg = Écrire une image isométrique dans ce fichier, ou - pour la sortie standard
cmd-show-json = Afficher les faits en objet JSON
cmd-show-color = Employer des couleurs ; auto veut dire dans un terminal, sauf avec NO_COLOR
cmd-show-after =
    Exemples :
      caminos show --play "Lb2^3c2 Tg2h1h2h3"            dessiner ici une position
      caminos show --board ring --svg ring.svg           écrire une image dans un fichier
      caminos show --record game.caminos --path          donner le chemin gagnant face par face
      caminos show --record series.caminos --game 2 --ply 6   la deuxième partie après six coups
      caminos show --record game.caminos --link          afficher la position comme lien

    Là où un mur se dresse entre deux cases, ses faces sont dessinées en bande entre elles, la face
    du haut à côté de la case la plus haute. Une croix veut dire que le mur sépare deux dessus d’une
    même équipe.

# moves
cmd-moves = Donner la liste des coups légaux d’une position
cmd-moves-shape = Seulement cette pièce
cmd-moves-cell = Seulement les poses qui entrent dans cette case
cmd-moves-count = Afficher seulement combien il y en a
cmd-moves-json = Afficher un tableau JSON, ou un nombre avec --count
cmd-moves-after =
    Exemples :
      caminos moves                              toutes les poses sur le carré vide
      caminos moves --board diamond --count      combien il y en a sur le losange
      caminos moves --play "Ic2d2e2" --cell b2   les réponses qui entrent en b2

    Affiche un coup par ligne sous sa forme canonique, dans l’ordre des octets ; rien quand la partie
    est finie.

# replay
cmd-replay = Vérifier une partie enregistrée et dire comment elle a fini
cmd-replay-file = La partie enregistrée, ou - pour l’entrée standard
cmd-replay-json = Afficher le résultat en objet JSON, un par partie
cmd-replay-after =
    Exemples :
      caminos replay game.caminos            une phrase sur la fin de la partie
      caminos replay --json - < game.caminos

    Chaque coup, variante et résultat est vérifié. Un fichier de plusieurs parties reçoit une ligne
    par partie, et une série la somme de ses points. Code de sortie 1 et l’endroit de l’erreur si une
    partie enregistrée n’est pas juste.

# perft
cmd-perft = Compter les façons dont une partie peut continuer
cmd-perft-depth = Sur combien de poses
cmd-perft-threads = Fils d’exécution pour compter [par défaut : un par processeur]
cmd-perft-divide = À la dernière profondeur, afficher le compte de chaque premier coup
cmd-perft-json = Afficher un objet JSON, de la forme d’une ligne de conformité
cmd-perft-after =
    Exemples :
      caminos perft --depth 3                    1344, 1593800, etc., depuis le carré vide
      caminos perft --board ring --depth 2 --divide

    Affiche "<profondeur> <positions>" pour chaque profondeur jusqu’à celle que tu demandes. Les
    parties finies n’ajoutent rien, et `swap` n’est pas une pose. Le nombre de fils d’exécution ne
    change jamais les résultats.

# conformance
cmd-conformance = Vérifier des fichiers de conformité avec les règles
cmd-conformance-files = Les fichiers, ou - pour l’entrée standard
cmd-conformance-after =
    Exemples :
      caminos conformance testdata/conformance/*.jsonl

    Un fichier a un objet JSON par ligne : board, players, neutral et moves, et ce qui doit être
    vrai : `legal` (poses avant chaque coup), `result`, `perft` (après les coups) et
    `only_looks_connected` ({ "{" }after, team{ "}" }). On peut aussi donner scoring, out, swap et
    first.
    Affiche chaque différence avec son fichier et sa ligne. Code de sortie 1 s’il y en a une.

# engine
cmd-engine = Lancer un moteur qui parle le protocole des moteurs, pour des matchs et d’autres programmes
cmd-engine-player = Qui joue : le moteur ou un repère (uct : parties au hasard ; greedy : distance du chemin à un coup)
cmd-engine-weights = Des poids écrits par `caminos tune`, au lieu de ceux du moteur
cmd-engine-network = Un réseau spatial écrit par `caminos tune`, au lieu de celui du moteur
cmd-engine-after =
    Exemples :
      caminos engine                    puis tape : cei, newgame board square, go movetime 1000
      caminos engine --player uct       UCT pur avec le même protocole

    Lit des commandes sur l’entrée standard jusqu’à `quit` ou sa fin. docs/protocol.md
    les décrit toutes.

# arena
cmd-arena = Jouer des matchs entre moteurs, niveaux et autres programmes
cmd-arena-a = Participant A
cmd-arena-b = Participant B
cmd-arena-more = D’autres joueurs, avec --ladder
cmd-arena-games = Combien de parties ; un nombre impair devient pair
cmd-arena-concurrency = Parties à la fois
cmd-arena-openings = Ouvertures : un fichier (FILE) avec une par ligne, ou combien de coups au hasard (PLIES) [par défaut : le livre du plateau]
cmd-arena-ladder = Faire jouer tous contre tous et classer tous les joueurs
cmd-arena-seed = Graine de tous les choix au hasard
cmd-arena-sprt = S’arrêter quand il est clair si A est plus fort de ELO1 ou seulement de ELO0 (5 % d’erreur)
cmd-arena-save = Enregistrer les parties dans un fichier, chacune à sa fin
cmd-arena-resume = Continuer le match du fichier
cmd-arena-adjudicate = Finir une partie quand les N dernières évaluations des deux s’accordent sur le gagnant (0,95 ou prouvé)
cmd-arena-log = Écrire dans ce fichier tout ce que les programmes reçoivent et répondent
cmd-arena-json = Afficher le résultat en objet JSON
cmd-arena-verbose = Montrer ce que A et B écrivent sur leur sortie d’erreur
cmd-arena-movetime = Temps par coup [par défaut : 100 si rien d’autre n’est dit]
cmd-arena-time = Temps par partie
cmd-arena-inc = Ce qu’un coup ajoute au temps
cmd-arena-nodes = Nœuds par coup : le match est alors reproductible
cmd-arena-a-movetime = Pour A, au lieu de --movetime, --time, --inc et --nodes
cmd-arena-a-time = De même
cmd-arena-a-inc = De même
cmd-arena-a-nodes = De même
cmd-arena-b-movetime = Pour B, au lieu de --movetime, --time, --inc et --nodes
cmd-arena-b-time = De même
cmd-arena-b-inc = De même
cmd-arena-b-nodes = De même
cmd-arena-grace = Quel retard une réponse peut avoir avant de tenir le programme pour bloqué
cmd-arena-option = Donner une option à A et à B, comme Memory=64
cmd-arena-a-option = Donner une option à A
cmd-arena-b-option = Donner une option à B
cmd-arena-after =
    Exemples :
      caminos arena engine greedy --movetime 300 --save games.caminos
      caminos arena 5 4 --board ring --games 200 --concurrency 4
      caminos arena "cmd:./new-engine" "cmd:./old-engine" --time 10000 --inc 100 --sprt 0 20
      caminos arena engine uct --a-movetime 100 --b-movetime 1000 --save games.caminos --resume
      caminos arena 6 4 --nodes 500 --adjudicate 3 --log dialogue.txt
      caminos arena --ladder 8 7 6 greedy --board ring --games 40

    Qui joue, c’est un niveau de 1 à 9, engine, uct, greedy, ou cmd: et la ligne de
    commande d’un programme qui parle le protocole de docs/protocol.md. Chaque ouverture est jouée
    deux fois, couleurs échangées. Le code de sortie est 1 si --sprt trouve que A n’est pas plus
    fort. Ctrl+C finit le match et dit où il en était.

# doctor
cmd-doctor = Vérifier si un serveur marcherait bien ici, et dire que faire sinon
cmd-doctor-json = Afficher une liste JSON
cmd-doctor-after =
    Exemples :
      caminos doctor
      caminos doctor --data /srv/caminos --listen 127.0.0.1:8377
      caminos doctor --database postgres://caminos@db/caminos --nats nats://bus:4222 --json

    Donne-lui les options du serveur. Le code de sortie est 1 si un serveur ne marcherait pas.

# tune
cmd-tune = Laisser le moteur apprendre de parties contre lui-même
cmd-tune-games = Combien de parties jouer
cmd-tune-nodes = Positions à regarder par coup
cmd-tune-seed = Graine des choix au hasard
cmd-tune-threads = Parties à la fois [par défaut : autant que de cœurs]
cmd-tune-from = Poids de départ [par défaut : ceux du moteur]
cmd-tune-save = Jouer seulement, et ajouter les parties à un fichier
cmd-tune-data = Parties dont apprendre, telles que --save les écrit ; peut être donné plusieurs fois
cmd-tune-network = Écrire dans un fichier le réseau spatial appris de --data
cmd-tune-initial = Un réseau avec lequel jouer et continuer l’entraînement, au lieu de celui du moteur et de poids aléatoires
cmd-tune-epochs = Passages sur les parties
cmd-tune-rate = Le plus grand taux d’apprentissage ; il diminue vers la fin
cmd-tune-after =
    Exemples :
      caminos tune --board ring --games 300 > ring.txt
      caminos tune --board ring --games 300 --from ring.txt --seed 2 > ring2.txt
      caminos tune --board ring --games 5000 --nodes 600 --save ring.games
      caminos tune --board ring --data ring.games --network ring.network
      caminos arena "cmd:caminos engine --weights ring2.txt" engine --board ring --games 100

    Neuf dixièmes des parties enseignent, le dernier montre ce qui a été appris. Ce que le moteur
    apporte est gardé dans crates/search/weights, un fichier par plateau.

# bench
cmd-bench = Mesurer la vitesse des règles sur cette machine
cmd-bench-json = Afficher un objet JSON
cmd-bench-after =
    Exemples :
      caminos bench            prend quelques secondes
      caminos bench --json

    Temps de CPU d’un fil d’exécution, le meilleur de plusieurs passages.

# completions
cmd-completions = Afficher un script de complétion pour ton interpréteur de commandes
cmd-completions-shell = Ton interpréteur de commandes
cmd-completions-after =
    Exemples :
      caminos completions bash > ~/.local/share/bash-completion/completions/caminos
      caminos completions fish > ~/.config/fish/completions/caminos.fish

# Shared arguments
cmd-start-board = Le plateau : square, diamond, octagon ou ring, ou un du fichier de matériel [par défaut : square]
cmd-start-players = À deux, ou à quatre en deux équipes [par défaut : 2]
cmd-start-neutral = Chaque équipe pose d’abord une pièce neutre
cmd-start-scoring = Si personne ne relie deux côtés, les pièces au bord décident
cmd-start-out = Qui ne joue plus quand une place ne peut pas poser : elle ou son équipe [par défaut : seat]
cmd-start-swap = Qui joue en second peut répondre `swap` au premier coup
cmd-start-first = L’équipe qui commence [par défaut : yellow]
cmd-start-record = Partir d’une partie enregistrée ; - est l’entrée standard
cmd-start-game = Quelle partie, si le fichier en contient plusieurs, comptée à partir de 1
cmd-start-ply = La position après tant de coups de la partie, 0 pour le début
cmd-start-position = Partir d’une position écrite en texte, comme `show --text` l’affiche
cmd-start-link = Partir d’un lien (`show` sans texte affiche le lien)
cmd-start-play = Coups à jouer d’abord, séparés par des espaces
cmd-start-material = Un fichier qui décrit d’autres pièces ou plateaux
cmd-start-listen = Où écouter : une adresse et un port, 0 pour un port libre
cmd-start-data = Le dossier des parties [par défaut : caminos dans ton dossier de données]
cmd-start-database = Garder les parties dans cette base Postgres plutôt que dans un dossier ; aussi par CAMINOS_DATABASE
cmd-start-nats = Rejoindre les autres serveurs de la même base par ce serveur NATS ; aussi par CAMINOS_NATS
cmd-start-nats-credentials = Le fichier des identifiants pour NATS
cmd-start-nats-certificates = Un fichier de certificats de confiance pour NATS, en plus de ceux du système
cmd-start-max-sockets = Le nombre maximal de joueurs et de spectateurs connectés à la fois

# puzzles
cmd-puzzles = Résoudre des problèmes, vérifier leurs preuves, en créer
cmd-puzzles-play = Résoudre des problèmes en lignes de texte ; ils deviennent plus durs à mesure
cmd-puzzles-play-file = Un fichier de problèmes [par défaut : ceux du programme]
cmd-puzzles-play-theme = Seulement les problèmes de ce thème
cmd-puzzles-play-board = Seulement les problèmes sur ce plateau
cmd-puzzles-play-rating = Ton classement au début
cmd-puzzles-verify = Vérifier que chaque problème d’un fichier est prouvé, avec les règles seules
cmd-puzzles-verify-file = Un fichier de problèmes [par défaut : ceux du programme]
cmd-puzzles-make = Chercher des problèmes dans des parties que le programme joue contre lui-même
cmd-puzzles-make-games = Combien de parties
cmd-puzzles-make-seed = La graine de la première partie
cmd-puzzles-make-most = Nombre maximal de nouveaux problèmes par consigne
cmd-puzzles-make-file = Le fichier auquel les problèmes sont ajoutés ; une recherche arrêtée y reprend
cmd-puzzles-after =
    Exemples :
      caminos puzzles play --theme cover           des problèmes où une pièce en recouvre une autre
      caminos puzzles verify                       vérifier tous ceux du programme
      caminos puzzles make new.txt --board ring --games 500

    docs/puzzles.md décrit le fichier et ce qu’une preuve démontre.

# solve
cmd-solve = Résoudre entièrement une position ou un petit plateau, et écrire la preuve
cmd-solve-memory = La mémoire pour les positions, en Mio
cmd-solve-time = Finir sans décision après ce temps, en millisecondes
cmd-solve-nodes = Finir sans décision après ce nombre de positions
cmd-solve-proof = Écrire la preuve dans ce fichier
cmd-solve-verify = Vérifier plutôt la preuve de ce fichier, avec les règles seules
cmd-solve-after =
    Exemples :
      caminos solve --material materials/tiny.toml --proof tiny.proof
      caminos solve --material materials/tiny.toml --verify tiny.proof

    Ctrl+C l’arrête. Une recherche arrêtée, ou qui atteint --time ou --nodes, affiche ce qui est connu,
    et le code de sortie est 3. Si elle remplit --memory, elle continue et oublie des positions.
    Les plateaux de la boîte sont bien trop grands pour être résolus quand ils sont vides.
