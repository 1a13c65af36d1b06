# The tutorial.

# Around every lesson.
learn-title = Apprendre le jeu
learn-how = De courtes tâches sur le vrai plateau. Fais-les dans l’ordre que tu veux ; ce que tu as fait est gardé dans ce navigateur.
learn-progress = { $done } sur { $all } faites
learn-lesson = Leçon { $number } sur { $all }
learn-done = faite
learn-next = Leçon suivante
learn-again = Encore une fois
learn-skip = Passer
learn-list = Toutes les leçons
learn-show = Montre-moi
learn-answer = Ta réponse
learn-check = Vérifier
learn-choice = { $letter }
learn-choice-how = Proposition { $letter }
learn-choose = Choisir celle-ci
learn-marked = Cases marquées : { $cells }
learn-forget = Oublier ce que j’ai fait
learn-game = Ta première partie
learn-game-how = Une partie entière contre l’ordinateur à son niveau le plus doux. À chaque tour, il propose une pièce et dit pourquoi ; joue-la, ou fais autre chose.
learn-game-hints = Propositions
learn-all-done = Tu sais tout ce qu’il faut. Joue maintenant une partie entière.

lesson-flat = Pose une pièce
lesson-flat-text = À chaque tour, tu poses une pièce. Prends-en une dans ta réserve, amène-la au-dessus du plateau et pose-la.
lesson-flat-task = Pose une pièce de ton choix à plat : tous ses cubes sur le plateau.
lesson-flat-done = Un tour, ce n’est rien d’autre. Toute pièce couchée à plat sur des cases libres est permise.
lesson-flat-standing = Cette pièce est dressée : certains de ses cubes sont plus haut. Bascule-la jusqu’à ce qu’elle soit à plat.

lesson-turn = Tourne une pièce
lesson-turn-text = Une pièce se tourne de trois façons : sur place, basculée vers l’avant et basculée sur le côté. En la retournant, on obtient son image dans le miroir.
lesson-turn-task = Remplis exactement les quatre cases marquées.
lesson-turn-done = Elle y va. Une pièce se tourne comme on veut dans l’espace.
lesson-turn-standing = Cette pièce n’est pas à plat. Bascule-la jusqu’à ce que chaque cube soit sur le plateau.
lesson-turn-piece = Il faut une autre pièce : trois cases à la suite et une de plus au bout, c’est un L.
lesson-turn-cells = La bonne pièce, mais pas exactement les cases marquées. Tourne-la ou déplace-la.

lesson-stand = Construis en hauteur
lesson-stand-text = Les pièces peuvent se dresser. Rien n’est plus haut qu’une tour de trois cubes.
lesson-stand-task = Pose une pièce qui a trois cubes de haut dans une case.
lesson-stand-done = Une tour. Plus personne ne peut la recouvrir.
lesson-stand-lying = Cette pièce n’a aucun cube au-dessus d’un autre. Bascule-la jusqu’à en avoir trois dans une case.
lesson-stand-low = Deux cubes de haut. Bascule-la encore une fois, jusqu’à en avoir trois dans une case.

lesson-cover = Recouvre une pièce
lesson-cover-text = Ce qui compte, c’est la couleur du dessus. Tu peux recouvrir n’importe quelle pièce, pourvu qu’au moins un de tes cubes touche le plateau et que rien ne reste en l’air.
lesson-cover-task = Recouvre au moins une case de la pièce verte.
lesson-cover-done = Maintenant, ce dessus est à toi. Vert ne peut plus s’en servir.
lesson-cover-own = C’est permis, mais tu n’as recouvert que ta propre pièce. Recouvre la verte.
lesson-cover-beside = C’est permis, mais la pièce verte n’est pas recouverte. Essaie un L ou un T : une partie à côté de la pièce verte, le reste par-dessus.

lesson-allowed = Ce qui est permis
lesson-allowed-text = Trois règles : chaque cube au-dessus d’une case, au moins un cube sur le plateau et aucun vide dessous.
lesson-allowed-task = Regarde les trois façons de poser la pièce. Laquelle est permise ?
lesson-allowed-done = Un cube est en c4 et les autres reposent sur du vert : elle touche le plateau et ne laisse aucun vide.

lesson-why = Pourquoi pas
lesson-why-text = La table dit toujours pourquoi un coup est refusé, et marque les cases.
lesson-why-task = Ce T ne peut pas être posé ici. Quelle règle enfreint-il ?
lesson-why-done = Son bras resterait au-dessus de e4, un niveau plus haut, sans rien dessous.
lesson-why-on-the-board = Tous ses cubes sont au-dessus de cases du plateau. Regarde sous son bras.
lesson-why-touches-the-board = Son pied touche le plateau en d4. Regarde sous son bras.

lesson-rule-on-the-board = Il n’est pas entièrement sur le plateau
lesson-rule-touches-the-board = Il ne touche pas le plateau
lesson-rule-no-gap = Il y aurait un vide dessous

lesson-corner = Les angles ne relient pas
lesson-corner-text = Un chemin passe de case en case par les arêtes. Deux cases qui ne se touchent que par un angle ne sont pas reliées.
lesson-corner-task = Relie les deux cases marquées avec une seule pièce.
lesson-corner-done = Maintenant, on va de l’une à l’autre par des dessus jaunes.
lesson-corner-one = Cette pièce touche l’une des deux, mais pas l’autre. Remplis une case voisine des deux.
lesson-corner-neither = Cette pièce ne relie aucune des deux. Remplis une case voisine des deux.

lesson-win = Gagne
lesson-win-text = Relie deux côtés opposés par un chemin de ta couleur et tu gagnes aussitôt.
lesson-win-task = Jaune va du sud presque jusqu’au nord. Complète le chemin.
lesson-win-done = C’est relié. Les points blancs sont les faces de ton chemin.
lesson-win-short = Elle est reliée à ton chemin, mais n’atteint pas encore le nord.
lesson-win-apart = Cette pièce n’est pas reliée à ton chemin. Commence à côté de a6 ou de b6.

lesson-block = Arrête ton adversaire
lesson-block-text = En plus de ton chemin, surveille l’autre. Poser à côté aide rarement : il contourne. Mieux vaut le recouvrir.
lesson-block-task = Vert va compléter son chemin au prochain coup. Pose une pièce pour l’en empêcher.
lesson-block-done = Vert n’a plus de coup gagnant.
lesson-block-still = Vert compléterait encore son chemin, avec { $move }. Recouvre une partie de ce chemin.

lesson-wall = Par-dessus le mur
lesson-wall-text = Une seule pièce peut grimper sur un mur de deux cubes : un L dressé contre lui, son petit bras par-dessus.
lesson-wall-task = La tour verte de d4 te barre la route. Passe par-dessus et complète ton chemin.
lesson-wall-done = Tu montes sur ta propre tour, passes en haut et redescends de l’autre côté. Tous les murs du chemin sont jaunes.
lesson-wall-short = Elle est reliée à tes pièces, mais la tour de d4 les sépare encore. Son dessus doit être jaune, et le mur que tu montes aussi.
lesson-wall-apart = Cette pièce n’est pas reliée aux tiennes. Dresse un L en c4.

lesson-broken = Le mur coupé
lesson-broken-text = Entre deux cases de hauteur différente, le chemin monte un mur, et toutes les faces de ce mur doivent être à toi. D’en haut, cela ne se voit pas.
lesson-broken-task = On croit que Jaune a relié l’ouest à l’est, mais non. Montre une case où le chemin se coupe. Tourne le plateau pour voir, ou cherche la marque dans la vue à plat.
lesson-broken-done = Entre d4 et e4, le mur montre une face verte. Jaune n’a pas relié les côtés.
lesson-broken-empty = Cette case est vide. Suis le chemin jaune.
lesson-broken-other = Ce dessus n’est pas jaune. Suis le chemin jaune.
lesson-broken-whole = Ici, la case est reliée à toutes ses voisines jaunes. Regarde là où le chemin descend.

lesson-count = Compte les faces
lesson-count-text = Quand on joue avec des points, l’équipe qui gagne en reçoit un par face du plus court chemin : dessus et murs.
lesson-count-task = Combien de points vaut le chemin de Jaune ?
lesson-count-done = Huit dessus, un mur qui monte et un mur qui descend : dix.
lesson-count-walls = Ça, ce sont les dessus. Le chemin monte aussi sur d4 et redescend.
lesson-count-cubes = Ça, ce sont tous les cubes. Compte seulement les faces que le chemin parcourt.
lesson-count-few = C’est plus. Compte les dessus de d1 à d8 et les murs entre eux.
lesson-count-many = C’est moins. Compte les dessus de d1 à d8 et les murs entre eux.

lesson-edge = Les pièces au bord
lesson-edge-text = Si personne ne relie deux côtés, l’équipe qui a le moins de pièces au bord gagne. Une pièce compte quand un de ses cubes repose sur le plateau dans une case du bord.
lesson-edge-task = Combien de pièces jaunes sont au bord ?
lesson-edge-done = Le L en a1 et le I en e1. Le bras au-dessus de h5 ne fait que surplomber.
lesson-edge-hanging = L’une d’elles ne fait que surplomber le bord : son bras repose sur du vert en h5, et son pied est en g5.
lesson-edge-all = Ça, ce sont toutes les pièces jaunes. Compte seulement celles qui touchent le plateau dans une case du bord.
lesson-edge-few = Il y en a plus. Regarde à l’ouest et au sud.
lesson-edge-many = C’est trop. Compte les pièces, pas les cubes.

lesson-neutral = La pièce bleue
lesson-neutral-text = Dans une variante, chaque équipe pose d’abord une pièce bleue. Elle n’est à personne et gêne tout le monde.
lesson-neutral-task = Pose ta pièce bleue de sorte que personne ne puisse jamais la recouvrir.
lesson-neutral-done = Trois cubes de haut : rien ne va par-dessus.
lesson-neutral-lying = Une pièce bleue couchée peut être recouverte plus tard. Bascule-la jusqu’à ce qu’elle se dresse.

lesson-octagon = Les côtés opposés comptent double
lesson-octagon-text = L’octogone a huit côtés. Tu peux relier un côté au côté opposé ou à un voisin de celui-ci. Seuls les côtés directement opposés comptent double.
lesson-octagon-task = Jaune vient du nord. Complète le chemin de sorte que les points soient doublés.
lesson-octagon-done = Le nord et le sud sont directement opposés : les faces comptent double.
lesson-octagon-single = Tu gagnes ainsi { $points } points. Mais le chemin finit à côté du sud. Finis dans une des cases marquées, et ils seront doublés.
lesson-octagon-short = Elle est reliée à ton chemin, mais n’atteint pas encore le sud.
lesson-octagon-apart = Cette pièce n’est pas reliée à ton chemin. Commence à côté de d3 ou de e3.

lesson-four = À quatre
lesson-four-text = À quatre, les partenaires se font face. Leurs deux nuances comptent comme une seule couleur.
lesson-four-task = Les pièces plus claires sont à l’autre membre de ton équipe. Relie l’ouest à l’est.
lesson-four-done = Tes pièces et celles de l’autre membre de ton équipe forment un seul chemin.
lesson-four-short = Elle est reliée au chemin de ton équipe, mais n’atteint pas encore l’est.
lesson-four-apart = Cette pièce n’est pas reliée au chemin de ton équipe. Continue depuis f5.

lesson-advice-connect = Tu peux compléter ton chemin : cette pièce gagne.
lesson-advice-block = Vert est sur le point de compléter son chemin. Cette pièce l’arrête.
lesson-advice-cover = Cette pièce recouvre du vert et allonge son chemin.
lesson-advice-build = Cette pièce te rapproche de l’autre côté.
