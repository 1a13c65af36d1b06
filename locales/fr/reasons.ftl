# Why something is refused. One short clause each, without a full stop; the page begins it
# with a capital letter.

place-at-level = { $cell } au niveau { $level }

broken-off-board = { $count ->
    [0] une partie de la pièce est hors du plateau
    [one] { $cells } est hors du plateau
   *[other] { $cells } sont hors du plateau
}
short-broken-off-board = Hors du plateau
broken-above-the-board = la pièce ne toucherait pas le plateau : ses cubes les plus bas, en { $cells }, seraient au niveau { $level }
short-broken-above-the-board = Doit toucher le plateau
broken-gap = il resterait un vide sous { $places }
short-broken-gap = Vide sous { $cells }
broken-occupied = il y a déjà une pièce en { $places }
short-broken-occupied = Pas de place en { $cells }
cells-and-more = { $cells } et { $more } de plus

refusal-placement = { $rules }
refusal-game-over = la partie est finie
refusal-not-your-turn = c’est à la place { $toMove } de jouer
refusal-unreadable = ce n’est pas un coup : { $reason }
refusal-unknown-shape = il n’y a pas de pièce { $letter } dans cette partie
refusal-not-in-supply = il ne reste plus de { $letter }
refusal-neutral-first = la pièce neutre se pose d’abord
refusal-neutral-too-late = les pièces neutres se posent avant le premier tour
refusal-not-this-shape = tournée de toutes les façons, la pièce { $letter } ne remplit pas { $text }
refusal-swap-off = l’échange n’est pas permis dans cette partie
refusal-swap-not-now = seule la personne qui joue en second peut échanger, à son premier coup
refusal-other-rules = ce coup appartient à une partie avec un autre plateau ou d’autres pièces

# Why a text is no move. $shown is one of the first two.
notation-end = la fin du texte
notation-shown = « { $text } »
notation-follows-word = { $shown } vient après { $word }
notation-not-a-move = { $shown } n’est pas un coup : un coup, c’est la lettre d’une pièce et ses cases, comme Lb2b3b4c4
notation-too-many-cubes = plus de 3 cubes en { $cell }
notation-too-many-cells = aucune pièce n’occupe plus de 9 cases
notation-no-cells = après la lettre { $letter }, il faut une case, comme b2
notation-not-a-cell = { $shown } vient après une case et n’est pas une case
notation-bad-cell = { $shown } ne commence pas par une case : une case, c’est une lettre minuscule et un nombre, comme b2
notation-bad-cubes = après ^ vient le nombre de cubes, 2 ou 3
notation-after-move = quelque chose suit le coup

# Why choices do not go together
options-unknown-board = il n’y a pas de plateau « { $name } » (il y a : { $known })
options-odd-count = à quatre, il faut des nombres pairs, et il y a { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} de la forme { $letter }
options-no-neutral = le matériel « { $material } » n’a pas de pièce neutre, la variante neutre ne peut donc pas se jouer
options-swap-with-four = l’échange ne se joue qu’à deux
record-other-material = la partie a été jouée avec le matériel « { $recorded } », et voici le matériel « { $given } »

command-not-seated = Tu regardes : il faut jouer pour faire cela
command-not-yours = C’est à { $player } d’en décider
command-no-such-player = Personne ne correspond dans cette partie
command-not-your-turn = C’est à { $player } de jouer
command-late = La partie a avancé. Regarde le plateau
command-game-over = La partie est finie
command-game-not-over = La partie n’est pas encore finie
command-series-over = La série est finie
command-series-not-over = La série n’est pas encore finie
command-nothing-to-take-back = Tu n’as pas de coup à annuler
command-already-asked = Une demande est déjà en attente
command-nothing-asked = Il n’y a aucune demande en attente
command-no-seat-free = Toutes les places sont prises. Tu peux regarder
command-already-seated = Tu as déjà une place
command-full = Cette table a atteint sa limite. Commences-en une autre
command-no-clock = Cette partie n’a pas de pendule
command-clock-stopped = Aucune pendule ne tourne
command-time-left = Il reste du temps à { $player }
command-time-over = { $player } n’a plus de temps
command-paused = La partie est en pause
command-not-paused = La partie n’est pas en pause
command-owner-only = Seule la personne qui a créé la partie peut faire cela
command-server-only = Seul le serveur peut faire cela
command-not-by-link = Personne n’a pris cette place en ligne

name-empty = Un nom a besoin d’au moins un caractère
name-too-long = Un nom peut avoir au plus { $most } caractères
name-invisible = Un nom doit être une ligne de texte visible

setup-seats = On joue à deux ou à quatre
setup-games = Une série peut avoir au plus { $most } parties
clock-base = Une pendule commence avec 1 seconde à 7 jours
clock-increment = Un coup peut ajouter au plus 10 minutes
clock-days = Il peut y avoir de 1 à { $most } jours par coup
clock-unreadable = Une pendule s’écrit en minutes et secondes par coup, comme 10+5 ou 0:30+2, ou en jours par coup, comme 3d
