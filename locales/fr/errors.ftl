# What is wrong with files and words on the command line. Clauses, without a full stop.

io-not-found = ce fichier ou dossier n’existe pas
io-permission-denied = ce n’est pas permis
io-is-a-directory = c’est un dossier
io-not-a-directory = une partie du chemin n’est pas un dossier
io-storage-full = il n’y a plus de place
# What the system or another program says, in its own words.
verbatim = { $text }

# Material files
material-toml = ceci n’est pas écrit comme un fichier de matériel ({ $detail })
material-second-neutral = une deuxième forme est neutre ; il ne peut y en avoir qu’une
material-bad-letter = la lettre d’une forme est une lettre de A à Z
material-bad-count = la forme { $letter } a une quantité de { $count } ; il faut de 1 à { $max }
material-repeated-goal = le but { $goal } est donné deux fois
material-doubled-no-goal = { $goal } compte double et n’est pas un but
material-bad-goal = un but, c’est deux côtés avec un trait d’union entre eux, comme "N-S"
material-bad-drawing = « { $text } » ne va pas dans un dessin : il est fait de # et de .
material-bad-range = { $from }-{ $to } n’est pas une suite : ses bouts doivent partager une rangée, une colonne ou une diagonale
material-bad-name = le nom de matériel « { $name } » n’est pas fait de 1 à 32 lettres minuscules, chiffres et traits d’union
material-reserved-name = le nom « standard » est réservé au matériel standard : choisis-en un autre
material-shape = forme { $letter } : { $fault }
material-shape-empty = elle n’a pas de cubes
material-shape-disconnected = ses cubes ne sont pas reliés face contre face
material-shape-too-long = elle a { $cubes } cubes de long, et aucune pièce ne peut en avoir plus de 3 (les hauteurs dépasseraient 3)
material-shape-always-gaps = tournée de toutes les façons, un vide reste sous un de ses cubes
material-repeated-letter = deux formes ont la lettre { $letter }
material-repeated-board = deux plateaux s’appellent « { $name } »
material-no-shapes = il n’y a pas de forme pour jouer
material-too-many-shapes = il y a { $count } formes ; la limite est { $max }
material-no-boards = il n’y a pas de plateau pour jouer
material-board-bad-name = le nom de plateau « { $name } » n’est pas fait de 1 à 32 lettres minuscules, chiffres et traits d’union
material-board-empty = le plateau « { $name } » n’a pas de cases
material-board-too-large = le plateau « { $name } » fait { $width } sur { $height } ; la limite est de { $max } sur { $max } cases
material-side-bad-name = le nom de côté « { $side } » du plateau « { $name } » n’est pas fait de 1 à 8 lettres et chiffres
material-side-empty = le côté « { $side } » du plateau « { $name } » n’a pas de cases
material-side-repeated = le plateau « { $name } » nomme deux fois le côté « { $side } »
material-side-off-board = le côté « { $side } » du plateau « { $name } » contient { $cell }, qui n’est pas une case du plateau
material-side-unknown = un but du plateau « { $name } » nomme le côté inconnu « { $side } » (ses côtés : { $known })
material-goal-with-itself = un but du plateau « { $name } » relie le côté « { $side } » à lui-même
material-no-goals = le plateau « { $name } » n’a pas de but : nomme au moins une paire de côtés à relier
material-too-many-sides = le plateau « { $name } » a { $count } côtés ; la limite est { $max }

# What is given to the terminal program
cannot-read = impossible de lire { $file }
cannot-write = impossible d’écrire { $file }
cannot-print = impossible d’écrire la sortie
figure-fault = une figure des règles ne peut pas être dessinée ({ $detail })
no-such-folder = ce dossier n’existe pas
file-too-large = { $file } dépasse { $most } Mio
file-game-too-large = une partie de { $file } dépasse { $most } Mio
file-not-text = { $file } : la ligne { $line } n’est pas du texte UTF-8
file-no-game = { $file } : il n’y a pas de partie dedans
file-which-game = { $file } contient plusieurs parties : choisis-en une avec --game N
file-no-such-game = { $file } contient { $games } parties : il n’y a pas de partie { $game }
file-no-such-ply = { $file } : la partie compte { $moves } coups : il n’y a pas de coup { $ply }
file-game = partie { $game }
refused-move = coup { $number } ({ $move })
usage-link-text = --link a besoin du texte d’un lien
usage-start-says-itself = { $start } dit déjà ce qu’on joue : enlève { $option }
usage-seat-needs-four = --seat{ $seat } demande quatre places : cette partie en a deux
usage-size = une taille, c’est des colonnes et des lignes, comme 100x34
usage-no-such-piece = il n’y a pas de pièce { $letter } dans cette partie (il y a : { $known })
usage-not-on-board = { $cell } n’est pas une case du plateau { $board }
bad-language = les langues sont { $codes }
no-chapter = il n’y a pas de chapitre { $chapter } ; il y a : { $chapters }
bad-player = « { $text } » ne peut pas jouer : écris me, computer, ou de computer:1 à computer:9
bad-level = « { $text } » n’est pas un niveau : les niveaux vont de 1 à 9
bad-contender = « { $text } » ne peut pas jouer : il y a de 1 à 9, engine, uct, greedy et cmd:PROGRAM ARGS
contender-no-command = une commande doit suivre cmd:, comme "cmd:./my-engine --fast"
contender-open-quote = un guillemet n’est pas fermé dans { $text }
engine-not-started = il ne démarre pas : { $reason }
engine-ended = il s’est arrêté ({ $reason })
engine-late = il ne répond pas
engine-other-protocol = il parle la version { $version } du protocole, et celle-ci est la version { $own }
engine-refused = il refuse : { $reason }
engine-no-move = sa réponse n’est pas un coup : { $text }
engine-interrupted = le match a été interrompu
arena-fault = une partie ne peut pas être jouée ou enregistrée ({ $detail })
weights-unknown = ligne { $line } : il n’y a pas de poids nommé « { $name } »
weights-numbers = ligne { $line } : « { $name } » demande { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}
weights-hidden = il y a { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} pour « hidden », et ce n’est pas le bon nombre
weights-missing = il n’y a pas de ligne pour « { $name } »
network-header = ce n’est pas un réseau de la version 1
network-length = il y a { $found } octets de poids, et il en faut { $wanted }
training-result = « { $text } » n’est pas un résultat : il y a yellow, green et draw
training-move = tour { $turn } : « { $text } » n’est pas un coup légal
training-number = tour { $turn } : « { $text } » n’est pas un nombre

# The server's data
store-folder = le dossier de données { $path } ne peut pas servir : { $reason }
store-in-use = un autre serveur se sert du dossier de données { $path }
store-damaged = la base de données { $path } est abîmée : { $reason }. Rétablis une sauvegarde avec caminos restore --replace, ou déplace la base et { $path }-wal pour repartir d’une base vide
store-newer = la base de données { $path } a la version { $found }, et ce programme connaît les versions jusqu’à { $known } : il faut un programme plus récent
store-database = la base de données { $path } ne s’ouvre pas : { $reason }
store-thread = aucun fil d’exécution ne peut démarrer : { $reason }
store-missing = il n’y a pas de base de données { $path }
store-address = l’adresse de la base de données est fausse : { $reason }
store-unreachable = la base de données { $path } ne répond pas : { $reason }
copy-not-empty = il y a déjà des parties à destination : choisis-en une vide, ou reprends une copie interrompue avec --resume
copy-different = la partie { $game } n’est pas la même des deux côtés (historiques { $from } et { $to })
copy-count = parties copiées : { $from }, parties à destination : { $to }
copy-read = impossible de lire les parties : { $reason }
copy-write = impossible d’enregistrer les parties : { $reason }
backup-exists = le fichier { $file } existe déjà : choisis un autre nom
restore-exists = la base de données { $file } existe déjà : utilise --replace, qui la met de côté, ou choisis un autre dossier
serve-stopped = le serveur s’est arrêté
