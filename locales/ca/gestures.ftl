# What hands do on the board, for help and beside it.
table-steps = Recorre les jugades
table-fits-pick = Agafa una fitxa per veure on encaixa
help-mouse = Ratolí
help-mouse-take = Fes clic en una fitxa o arrossega-la al tauler. S’ajusta al lloc més proper on encaixa
help-mouse-place = Clic: col·loca la fitxa
help-mouse-rotate = Clic dret: gira-la
help-mouse-tip = Clic del mig, o majúscules i la roda: tomba-la
help-mouse-look = Arrossega amb qualsevol botó: mira al voltant
help-mouse-zoom = Roda: apropa i allunya
help-touch = Pantalla tàctil
help-touch-drag = Arrossega amb un dit: mou la fitxa, que es veu per sobre del dit
help-touch-rotate = Gira dos dits: gira-la
help-touch-tip = Llisca dos dits: tomba-la
help-touch-place = «Col·loca» la deixa al tauler
help-touch-look = Sense cap fitxa a la mà, arrossega per mirar al voltant i pessiga per apropar-te
