# What hands do on the board, for help and beside it.
table-steps = Parcourir les coups
table-fits-pick = Prends une pièce pour voir où elle peut aller
help-mouse = Souris
help-mouse-take = Clique sur une pièce ou fais-la glisser sur le plateau. Elle se cale à l’endroit le plus proche où elle tient
help-mouse-place = Clic : poser la pièce
help-mouse-rotate = Clic droit : la tourner
help-mouse-tip = Clic du milieu, ou Maj et la molette : la basculer
help-mouse-look = Glisser avec l’un ou l’autre bouton : regarder autour
help-mouse-zoom = Molette : zoomer
help-touch = Écran tactile
help-touch-drag = Glisser un doigt : déplacer la pièce, affichée au-dessus du doigt
help-touch-rotate = Pivoter deux doigts : la tourner
help-touch-tip = Glisser deux doigts : la basculer
help-touch-place = « Poser » la met en place
help-touch-look = Sans pièce en main, glisse pour regarder autour et pince pour zoomer
