# A position as text and its screen.

position-title = Position
position-text = Position sous forme de texte
position-show = Afficher
position-redo = Rétablir
position-bad = Cette position n’est pas possible

# What is wrong with it. Clauses, without a full stop.
position-fields = une position a six champs, plateau, places, variantes, pièces, tour et places hors jeu, séparés par une espace, et ce texte en a { $count }
bad-players = on ne joue pas à « { $text } » : il faut 2 ou 4
position-board = « { $text } » n’est pas le nom d’un plateau
position-variants = « { $text } » ne sont pas des variantes : écris - ou certaines de n, s, p et t dans cet ordre
position-crowded = aucun plateau n’a la place pour { $count } pièces
position-piece = « { $text } » n’est pas une pièce : une pièce, c’est une place, une lettre et des cases, comme 1Lb2^3c2
position-turn = « { $text } » n’est pas un tour : un tour, c’est le numéro d’une place, ou - quand la partie est finie
position-out = « { $text } » ne sont pas les places qui ne jouent plus : écris leurs numéros dans l’ordre, ou -
position-unknown-seat = il n’y a pas de place { $seat } dans une partie à deux
position-unknown-shape = { $piece } : il n’y a pas de telle pièce { $letter } dans cette partie
position-unknown-cell = { $piece } : { $cell } n’est pas sur le plateau
position-overlap = deux cubes sont au même endroit en { $cell }
position-gap = il y a un vide sous un cube en { $cell }
position-above-the-board = { $piece } ne touche pas le plateau
position-not-this-shape = les cubes de { $piece } ne sont pas une pièce { $letter }
position-too-many = il y a plus de pièces { $letter } sur le plateau que dans la boîte
position-turns = le nombre de pièces ne correspond pas au tour indiqué ou aux places hors jeu
position-not-out = la place { $seat } ne joue plus, mais elle pourrait poser une pièce
position-ring = aucun ordre de pose n’y mène : certaines pièces reposent en cercle les unes sur les autres
position-turn-of-out = c’est à la place { $seat } de jouer, et elle ne joue plus
position-nothing-to-place = c’est à la place { $seat } de jouer, et elle ne peut rien poser
position-both-connected = les deux équipes ont relié deux côtés
position-game-over = { $team } a relié deux côtés, donc ce n’est à personne de jouer
position-game-not-over = la partie n’est pas finie : indique à qui c’est de jouer
