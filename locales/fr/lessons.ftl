# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Apprendre à jouer
learn-how = De courts exercices sur un vrai plateau. Fais-les dans l’ordre que tu veux ; ta progression est enregistrée dans ce navigateur.
learn-basics = Les bases
learn-more = Pour aller plus loin
learn-progress = { $done } sur { $all } faites
learn-lesson = Leçon { $number } sur { $all }
learn-done = faite
learn-next = Leçon suivante
learn-again = Encore une fois
learn-skip = Passer
learn-list = Toutes les leçons
learn-show = Montrer la solution
learn-answer = Ta réponse
learn-check = Vérifier
learn-choice = { $letter }
learn-choice-how = Proposition { $letter } : { $lies }
learn-choose = Choisir celle-ci
learn-marked = Cases marquées : { $cells }
learn-forget = Effacer la progression
learn-forget-sure = Effacer ta progression ?
learn-game = Ta première partie
learn-game-how = Une partie entière contre l’ordinateur à son niveau le plus facile. À chaque tour, il te propose une pièce et te dit pourquoi. Joue-la ou essaie autre chose.
learn-game-hints = Propositions
learn-all-done = Tu sais tout ce qu’il faut. Joue maintenant une partie entière.

lesson-win = Le but du jeu
lesson-win-text = Relie deux côtés opposés du plateau par un chemin de ta couleur et tu gagnes aussitôt.
lesson-win-task = Ton chemin { -yellow } va du sud presque jusqu’au nord. Complète-le.
lesson-win-done = C’est relié : la partie est gagnée. Les points blancs sont les faces de ton chemin.
lesson-win-short = Elle est reliée à ton chemin, mais n’atteint pas encore le nord.
lesson-win-apart = Cette pièce n’est pas reliée à ton chemin. Commence à côté de a6 ou de b6.

lesson-flat = Pose une pièce
lesson-flat-text = À chaque tour, tu poses une pièce. Prends-en une dans ta réserve, amène-la au-dessus du plateau et pose-la.
lesson-flat-task = Pose une pièce de ton choix à plat, avec tous ses cubes sur le plateau.
lesson-flat-done = Un tour, ce n’est rien d’autre. Toute pièce peut être couchée sur des cases libres.
lesson-flat-standing = Cette pièce est dressée : certains de ses cubes sont plus haut. Bascule-la jusqu’à ce qu’elle soit à plat.

lesson-turn = Tourne une pièce
lesson-turn-text = Une pièce se tourne de trois façons : sur elle-même, basculée vers l’avant et basculée sur le côté. Retournée, elle devient son image dans le miroir.
lesson-turn-task = Remplis exactement les quatre cases marquées.
lesson-turn-done = Ça rentre. Tu peux tourner une pièce comme tu veux.
lesson-turn-standing = Cette pièce n’est pas à plat. Bascule-la jusqu’à ce que chaque cube soit sur le plateau.
lesson-turn-piece = Il faut une autre pièce : trois cases à la suite et une de plus au bout, c’est un L.
lesson-turn-cells = C’est la bonne pièce, mais pas exactement les cases marquées. Tourne-la ou déplace-la.

lesson-stand = Construis en hauteur
lesson-stand-text = Les pièces peuvent se dresser. Aucune tour ne dépasse jamais trois cubes.
lesson-stand-task = Pose une pièce qui a trois cubes de haut dans une case.
lesson-stand-done = Une tour. Plus personne ne pourra la recouvrir.
lesson-stand-lying = Cette pièce n’a aucun cube au-dessus d’un autre. Bascule-la jusqu’à en avoir trois dans une case.
lesson-stand-low = Deux cubes de haut. Bascule-la encore une fois, jusqu’à en avoir trois dans une case.

lesson-cover = Recouvre une pièce
lesson-cover-text = Seule compte la couleur du dessus. Tu peux recouvrir n’importe quelle pièce, pourvu qu’au moins un de tes cubes touche le plateau et que rien ne reste en l’air.
lesson-cover-task = Recouvre au moins une case de la pièce { -green(form: "feminine") }.
lesson-cover-done = Maintenant, ce dessus est à toi. { -green(form: "capital") } ne peut plus s’en servir.
lesson-cover-own = C’est permis, mais tu n’as recouvert que ta propre pièce. Recouvre la { -green(form: "feminine") }.
lesson-cover-beside = C’est permis, mais la pièce { -green(form: "feminine") } n’est pas recouverte. Essaie un L ou un T : une partie à côté, le reste par-dessus.

lesson-corner = Les angles ne relient pas
lesson-corner-text = Un chemin passe de case en case par une arête commune. Les cases qui ne se touchent que par un angle ne sont pas reliées.
lesson-corner-task = Relie les deux cases marquées avec une seule pièce.
lesson-corner-done = Maintenant, on va de l’une à l’autre par des dessus { -yellow(form: "masculine-plural") }.
lesson-corner-one = Cette pièce touche l’une des deux, mais pas l’autre. Remplis une case voisine des deux.
lesson-corner-neither = Cette pièce ne relie aucune des deux. Remplis une case voisine des deux.

lesson-wall = Par-dessus le mur
lesson-wall-text = Une seule pièce peut grimper sur un mur de deux cubes : un L dressé contre lui, son petit bras par-dessus.
lesson-wall-task = La tour { -green(form: "feminine") } de d4 te barre la route. Passe par-dessus et complète ton chemin.
lesson-wall-done = Tu montes sur ta propre tour, passes en haut et redescends de l’autre côté. Tous les murs du chemin sont { -yellow(form: "masculine-plural") }.
lesson-wall-short = Elle est reliée à tes pièces, mais la tour de d4 les sépare encore. Son dessus doit être { -yellow }, et le mur que tu montes aussi.
lesson-wall-apart = Cette pièce n’est pas reliée aux tiennes. Dresse un L en c4.

lesson-broken = Coupé par un mur
lesson-broken-text = Entre deux cases de hauteur différente, le chemin monte un mur, et toutes les faces de ce mur doivent être à toi. D’en haut, cela ne se voit pas.
lesson-broken-task = { -yellow(form: "capital") } semble avoir relié l’ouest à l’est, mais non. Montre une case où le chemin est coupé. Tourne le plateau pour voir, ou cherche la marque dans la vue à plat.
lesson-broken-done = Entre d4 et e4, le mur montre une face { -green(form: "feminine") }. { -yellow(form: "capital") } n’a pas relié les côtés.
lesson-broken-empty = Cette case est vide. Suis le chemin { -yellow }.
lesson-broken-other = Ce dessus n’est pas { -yellow }. Suis le chemin { -yellow }.
lesson-broken-whole = Cette case est reliée à toutes ses voisines { -yellow(form: "feminine-plural") }. Regarde là où le chemin descend.

lesson-block = Arrête ton adversaire
lesson-block-text = Surveille aussi le chemin de l’adversaire. Poser une pièce à côté aide rarement : il la contourne. Recouvre-le.
lesson-block-task = { -green(form: "capital") } peut compléter son chemin au prochain coup. Pose une pièce qui l’en empêche.
lesson-block-done = { -green(form: "capital") } n’a plus de coup gagnant.
lesson-block-still = { -green(form: "capital") } pourrait encore compléter son chemin en { $cells }. Recouvre une partie de ce chemin.

lesson-allowed = Ce qui est permis
lesson-allowed-text = Il y a trois règles : chaque cube au-dessus d’une case, au moins un cube sur le plateau et aucun vide dessous. Le jeu te dit toujours pourquoi un coup est refusé, et marque les cases.
lesson-allowed-task = Regarde les trois façons de poser la pièce. Laquelle est permise ?
lesson-allowed-done = Deux cubes sont en c4 et deux reposent sur du { -green } : la pièce touche le plateau et ne laisse aucun vide.

lesson-sides = L’une ou l’autre paire de côtés
lesson-sides-text = Les deux paires de côtés opposés te sont ouvertes, et tu peux changer de plan à tout moment.
lesson-sides-task = { -green(form: "capital") } t’a barré la route vers le nord. Relie l’ouest à l’est.
lesson-sides-done = D’ouest en est, on gagne aussi bien.
lesson-sides-short = Elle est reliée à tes pièces, mais n’atteint pas encore l’est.
lesson-sides-apart = Cette pièce n’est pas reliée aux tiennes. Continue depuis e4.

lesson-out = Hors jeu et match nul
lesson-out-text = Si c’est ton tour et qu’aucune de tes pièces ne peut être posée, tu ne joues plus, et les autres continuent. Quand personne ne peut poser et que personne n’a relié deux côtés, c’est un match nul.
lesson-out-task = Ici, plus personne ne peut poser de pièce et personne n’a relié deux côtés. Comment finit la partie ?
lesson-out-done = Par un match nul. Le bord du plateau ne compte que si l’on joue avec des points.
lesson-out-nobody = Personne n’a relié deux côtés, donc personne ne gagne.
lesson-outcome-yellow = { -yellow(form: "capital") } gagne
lesson-outcome-green = { -green(form: "capital") } gagne
lesson-outcome-draw = Match nul

lesson-count = Compte les faces
lesson-count-text = Quand on joue avec des points, l’équipe qui gagne en reçoit un par face du plus court chemin : dessus et murs.
lesson-count-task = Combien de points vaut le chemin { -yellow } ?
lesson-count-done = Huit dessus, un mur qui monte et un mur qui descend : dix.
lesson-count-walls = Ça, ce sont les dessus. Le chemin monte aussi sur d4 et redescend.
lesson-count-cubes = Ça, ce sont tous les cubes. Compte seulement les faces que le chemin parcourt.
lesson-count-few = C’est plus. Compte les dessus de d1 à d8 et les murs entre eux.
lesson-count-many = C’est moins. Compte les dessus de d1 à d8 et les murs entre eux.

lesson-edge = Les pièces au bord
lesson-edge-text = Quand on joue avec des points et que personne ne relie deux côtés, l’équipe qui a le moins de pièces au bord gagne. Une pièce compte quand un de ses cubes repose sur le plateau dans une case du bord.
lesson-edge-task = Combien de pièces { -yellow(form: "feminine-plural") } sont au bord ?
lesson-edge-done = Deux : le L en a1 et le I en e1. Le bras du T au-dessus de h5 repose sur du { -green }, pas sur le plateau.
lesson-edge-hanging = L’une d’elles ne fait que surplomber le bord : son bras repose sur du { -green } en h5, et son pied est en g5.
lesson-edge-all = Ça, ce sont toutes les pièces { -yellow(form: "feminine-plural") }. Compte seulement celles qui touchent le plateau dans une case du bord.
lesson-edge-few = Il y en a plus. Regarde à l’ouest et au sud.
lesson-edge-many = C’est trop. Compte les pièces, pas les cubes.

lesson-neutral = La pièce { -neutral(form: "feminine") }
lesson-neutral-text = Dans une variante, chaque équipe pose d’abord une pièce { -neutral(form: "feminine") }. Elle n’est à personne et gêne tout le monde.
lesson-neutral-task = Pose ta pièce { -neutral(form: "feminine") } de sorte que personne ne puisse jamais la recouvrir.
lesson-neutral-done = Trois cubes de haut : rien ne va par-dessus.
lesson-neutral-lying = Une pièce { -neutral(form: "feminine") } couchée peut être recouverte plus tard. Bascule-la jusqu’à ce qu’elle se dresse.

lesson-octagon = Les côtés opposés comptent double
lesson-octagon-text = L’octogone a huit côtés. Tu peux relier un côté au côté opposé ou à un voisin de celui-ci. Seuls les côtés directement opposés comptent double.
lesson-octagon-task = { -yellow(form: "capital") } vient du nord. Complète le chemin de sorte que les points soient doublés.
lesson-octagon-done = Le nord et le sud sont directement opposés : les faces comptent double.
lesson-octagon-single = Tu gagnes ainsi { $points } points, mais le chemin finit sur le côté voisin du sud. Finis dans une des cases marquées, et ils seront doublés.
lesson-octagon-short = Elle est reliée à ton chemin, mais n’atteint pas encore le sud.
lesson-octagon-apart = Cette pièce n’est pas reliée à ton chemin. Commence à côté de d3 ou de e3.

lesson-four = À quatre
lesson-four-text = À quatre, les partenaires se font face. Leurs deux nuances comptent comme une seule couleur.
lesson-four-task = Les pièces plus claires sont à l’autre membre de ton équipe. Relie l’ouest à l’est.
lesson-four-done = Tes pièces et celles de l’autre membre de ton équipe forment un seul chemin.
lesson-four-short = Elle est reliée au chemin de ton équipe, mais n’atteint pas encore l’est.
lesson-four-apart = Cette pièce n’est pas reliée au chemin de ton équipe. Continue depuis f5.
