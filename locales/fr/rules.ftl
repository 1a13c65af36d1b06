# The rules, explained for people.

# Around the chapters.
guide-contents = Sommaire
guide-print = Imprimer
guide-3d = Voir en 3D
guide-flat = Voir à plat
guide-figure = Figure { $number }

rules-goal = Le but du jeu
rules-goal-aim = Caminos se joue à deux, ou à quatre en deux équipes. À tour de rôle, on pose une pièce en bois. Tu gagnes quand des faces de ta couleur forment un chemin ininterrompu d’un côté du plateau au côté opposé.
rules-goal-cover = Les pièces peuvent se dresser et recouvrir d’autres pièces : le chemin monte et descend. Ce qui semble relié vu d’en haut peut être coupé par un mur d’une autre couleur.
rules-goal-author = Stefan Kögl a inventé ce jeu, publié en 2010. Cette version est indépendante, avec des règles écrites dans ses propres mots.

rules-box = Ce que contient la boîte
rules-box-pieces = Chaque couleur a 14 pièces faites de cubes : quatre en forme de L, quatre de T, quatre de Z et deux de I. Les L, T et Z ont quatre cubes, le I en a trois. Il y a aussi deux pièces neutres { -neutral(form: "feminine-plural") } en forme de I, une par équipe ; elles ne servent que dans une variante.
rules-box-rotated = Une pièce se tourne comme on veut dans l’espace, en miroir aussi : retournée, elle devient son image dans le miroir. Aucune pièce ne dépasse trois cubes de long.
rules-box-boards = Il y a quatre plateaux.
rules-box-corners = Une case où deux côtés se rejoignent appartient aux deux.
rules-box-standard = Les formes, les quantités et les tailles des plateaux sont le matériel standard de ce projet. Les règles publiées ne les montrent qu’en images ; les nôtres s’accordent avec tout ce que dit leur texte. Si ta boîte est différente, décris-la dans un fichier : voir l’annexe sur ta propre boîte.

rules-start = Avant de commencer
rules-start-square = Les règles publiées conseillent de commencer par le carré.
rules-start-supply = À deux, chaque personne prend les 14 pièces d’une couleur. Le plateau est vide.
rules-start-first = { -yellow(form: "capital") } commence. Ensuite, le tour change après chaque pièce.
rules-start-names = Les cases se nomment comme aux échecs : des lettres de gauche à droite, des nombres de bas en haut. Un nom ne dépend jamais de l’endroit où tu es.

rules-placing = Poser une pièce
rules-placing-turn = À ton tour, pose exactement une de tes pièces, n’importe où elle peut aller. Elle peut rester seule, toucher d’autres pièces ou les recouvrir.
rules-placing-rules = Trois règles disent où une pièce peut aller.
rules-placing-on-the-board = Sur le plateau : chaque cube est au-dessus d’une case. Le trou de l’anneau n’est pas une case.
rules-placing-touches-the-board = En touchant le plateau : au moins un cube repose sur le plateau lui-même.
rules-placing-no-gap = Sans vide dessous : chaque cube repose sur le plateau ou sur un autre cube. Rien ne reste en l’air.
rules-placing-cover = Tu peux recouvrir des pièces de toutes les couleurs : les tiennes, celles de ton adversaire et les { -neutral(form: "feminine-plural") }. Ce qui compte, c’est la couleur du dessus.
rules-placing-height = Comme une pièce doit toucher le plateau et mesure au plus trois cubes, aucune tour ne dépasse trois cubes de haut. Le L est la seule pièce qui grimpe sur un mur de deux cubes : dresse-le contre le mur et pose son petit bras dessus.
rules-placing-must = Les pièces posées ne bougent plus. Tant que tu peux poser une pièce, tu dois le faire ; on ne passe pas son tour.

rules-path = Le chemin
rules-path-above = Un chemin parcourt des faces de ta couleur : les dessus, que tu vois d’en haut, et les murs qu’il monte ou descend entre eux.
rules-path-tops = Deux cases voisines peuvent être reliées quand le dessus de chacune est de ta couleur.
rules-path-walls = Si l’une est plus haute, toutes les faces du mur entre elles doivent aussi être de ta couleur.
rules-path-corner = Des cases sont voisines quand elles partagent une arête. Celles qui ne se touchent que par un angle ne sont pas reliées.
rules-path-broken = Un mur d’une autre couleur coupe le chemin, même si les deux dessus sont à toi. D’en haut, cela ne se voit pas. Bien des parties se sauvent ainsi.
rules-path-edge = Le chemin commence et finit par le dessus de cases de deux côtés. Ils comptent à toute hauteur : rien à toi n’a besoin d’y toucher le plateau. Les faces tournées vers l’extérieur, au bord du plateau, ne comptent pas.
rules-path-blue = Les faces { -neutral(form: "feminine-plural") } ne sont à personne.

rules-end = La fin de la partie
rules-end-win = Qui complète un chemin en posant sa propre pièce gagne aussitôt.
rules-end-out = Si c’est ton tour et que tu ne peux poser aucune pièce, ou s’il ne t’en reste plus, tu ne joues plus jusqu’à la fin de la partie, même si une place se libère plus tard. Les autres continuent.
rules-end-draw = Quand plus personne ne peut poser et que personne n’a relié deux côtés, c’est un match nul, sauf si l’on joue avec des points.

rules-sides = Quels côtés relier
rules-sides-four = Sur le carré et le losange, relie deux côtés opposés. Les deux paires sont ouvertes aux deux couleurs ; tu peux changer d’avis à tout moment.
rules-sides-eight = L’octogone et l’anneau ont huit côtés. Relie un côté au côté opposé, ou à l’un des deux voisins de celui-ci. Le pourtour du trou de l’anneau n’est pas un côté.
rules-sides-opposite = Relier des côtés directement opposés est plus difficile, et compte double quand on joue avec des points.

rules-points = Jouer avec des points
rules-points-winner = Dans une série de parties, on peut compter des points. Seule l’équipe qui gagne la partie en reçoit.
rules-points-faces = Avec une connexion : compte les faces du plus court chemin entre les côtés reliés, dessus et murs. Chacune vaut un point.
rules-points-doubled = Sur l’octogone et l’anneau : si des côtés directement opposés sont reliés, c’est le plus court chemin entre eux qui compte, et il compte double.
rules-points-edge = Sans connexion : l’équipe qui a le moins de pièces au bord gagne, et reçoit un point pour chaque pièce que l’autre équipe y a. Une pièce est au bord quand un de ses cubes repose sur le plateau dans une case d’un côté. Ce qui ne fait que surplomber le bord, plus haut, ne compte pas, et les pièces { -neutral(form: "feminine-plural") } non plus. À égalité, personne ne reçoit de points.
rules-points-resigned = Une victoire par abandon ou au temps ne rapporte pas de points.
rules-points-series = Les points de toutes les parties s’additionnent. Les équipes commencent à tour de rôle.

rules-neutral = Variante : les pièces { -neutral(form: "feminine-plural") }
rules-neutral-first = Avant le premier tour, chaque équipe pose sa pièce { -neutral(form: "feminine") } selon les règles habituelles, { -yellow(form: "capital") } d’abord. Puis { -yellow(form: "capital") } commence.
rules-neutral-obstacle = Les pièces { -neutral(form: "feminine-plural") } sont des obstacles qui ne sont à personne. Couchée, une pièce { -neutral(form: "feminine") } peut être recouverte ; dressée, elle a trois cubes de haut et ne peut jamais l’être.

rules-four = À quatre
rules-four-teams = Les partenaires se font face et jouent la même couleur en deux nuances. Pour le chemin, les deux nuances comptent comme une seule couleur.
rules-four-halves = Les pièces de chaque couleur se partagent en deux moitiés égales : deux L, deux T, deux Z et un I pour chaque personne. Tu ne poses que les pièces de ta moitié. On tourne dans le sens des aiguilles d’une montre.
rules-four-out = Qui ne peut plus poser arrête de jouer ; l’autre partenaire continue.

rules-variants = D’autres façons de jouer
rules-variants-swap = L’échange, à deux : au lieu de jouer son premier coup, la deuxième personne peut prendre { -yellow(form: "capital") }. Les deux échangent leurs places, le plateau reste tel quel, et { -green(form: "capital") } pose la pièce suivante. Ainsi, personne ne commence par un coup trop bon.
rules-variants-team = Les règles publiées ne sont pas d’accord sur le jeu à quatre : selon l’une d’elles, qui ne peut plus poser élimine aussi l’autre partenaire. Ici, seule cette personne est éliminée. Le programme de terminal permet l’autre règle avec l’option --out team.
rules-variants-silent = Seules les règles françaises disent qu’il faut poser une pièce dès qu’on le peut ; c’est la règle ici. Là où aucune ne dit rien, nous avons décidé : { -yellow(form: "capital") } commence la première partie, et si une pièce relie plusieurs paires de côtés, c’est le plus court chemin de la meilleure sorte qui compte.

rules-material = Annexe : ta propre boîte
rules-material-why = Les tailles des plateaux et des pièces sont ici celles du matériel standard de ce projet. Si tu as le jeu et que les tiennes sont différentes, ou si tu veux essayer une idée à toi, décris-la dans un fichier de matériel.
rules-material-file = Un fichier de matériel est un texte court. Chaque forme a une lettre, une quantité et un dessin de ses cubes ; chaque plateau a un nom, un dessin de ses cases et ses côtés, avec les paires à relier. Ce que tu n’y mets pas reste comme dans le matériel standard.
rules-material-check = Une erreur dans le fichier est signalée avec sa ligne et sa colonne. Le projet donne des exemples complets dans le dossier materials, et docs/materials.md explique chaque ligne.
rules-material-use = Dans le terminal, donne le fichier au programme : caminos play --material FICHIER.

rules-notation = Annexe : noter les coups
rules-notation-move = Un coup, c’est la lettre de la forme et les cases où entre la pièce. Une case qui reçoit deux ou trois cubes est suivie de ^2 ou ^3.
rules-notation-lying = Lb2b3b4c4 est un L couché à plat.
rules-notation-standing = Ib2^3 est un I dressé, trois cubes de haut en b2.
rules-notation-arm = Lb2^3c2 est un L avec trois cubes en b2 et un en c2 : sur le plateau si c2 est vide, par-dessus si c2 a deux cubes de haut.
rules-notation-neutral = Na3a4a5 est une pièce { -neutral(form: "feminine") }.
rules-notation-read = Les hauteurs du plateau disent où va chaque cube : il n’en faut pas plus. Tu peux saisir des coups ainsi sur la page et dans le terminal.

rules-figure-win = { -yellow(form: "capital") } relie le sud au nord : { $faces } faces.
rules-figure-pieces = Les formes : L et Z en { -yellow }, T et I en { -green }, et deux pièces neutres { -neutral(form: "feminine-plural") }.
rules-figure-square = Le carré : { $cells } cases et { $sides } côtés droits.
rules-figure-diamond = Le losange : { $cells } cases et { $sides } côtés en zigzag.
rules-figure-octagon = L’octogone : { $cells } cases et { $sides } côtés, tour à tour droits et en zigzag.
rules-figure-ring = L’anneau : l’octogone sans ses quatre cases centrales, { $cells } cases et { $sides } côtés.
rules-figure-ways = Trois façons de poser un L : couché, avec un bout de deux cubes de haut, et dressé, trois cubes de haut.
rules-figure-off-board = Refusé : deux cubes seraient dans le trou de l’anneau.
rules-figure-above = Refusé : ce I reposerait sur une autre pièce et ne toucherait le plateau nulle part.
rules-figure-gap = Refusé : le bras de ce T resterait en l’air au-dessus de d3.
rules-figure-cover = Permis : un cube du L touche le plateau en c4, et deux reposent sur du { -green }.
rules-figure-over = Permis : le L est dressé en c4 et son bras repose sur la tour { -green(form: "feminine") } de d4.
rules-figure-climb = { -yellow(form: "capital") } relie l’ouest à l’est par-dessus la tour : huit dessus et quatre faces de mur, { $faces } faces.
rules-figure-corner = Les cases { -yellow(form: "feminine-plural") } c4 et d5 ne se touchent que par un angle : elles ne sont pas reliées.
rules-figure-broken = On dirait un chemin { -yellow } d’ouest en est. Mais entre d4 et e4, une face du mur est { -green(form: "feminine") } : { -yellow(form: "capital") } n’a pas relié les côtés.
rules-figure-edge = Le chemin commence en a4, sur une pièce { -green(form: "feminine") }. C’est permis : { $faces } faces.
rules-figure-near = Le nord et le sud-ouest, voisin du sud : { $faces } faces, { $points } points.
rules-figure-opposite = Le nord et le sud, directement opposés : { $faces } faces, doublées en { $points } points.
rules-figure-count = Huit dessus, un mur qui monte et un mur qui descend : { $faces } faces, { $points } points.
rules-figure-edge-pieces = Personne n’a relié deux côtés et plus personne ne peut poser. Pièces au bord : { -yellow(form: "capital") } { $yellow }, { -green(form: "capital") } { $green }. { -yellow(form: "capital") } en a moins et reçoit { $points } points.
rules-figure-neutral = Un L { -yellow } recouvre une partie d’une pièce { -neutral(form: "feminine") } couchée. La tour { -neutral(form: "feminine") } de g6 ne pourra jamais être recouverte.
rules-figure-four = Deux nuances, une couleur : les partenaires { -yellow(form: "feminine-plural") } relient l’ouest à l’est, { $faces } faces.
