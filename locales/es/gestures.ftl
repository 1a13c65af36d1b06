# What hands do on the board, for help and beside it.
table-steps = Recorrer las jugadas
table-fits-pick = Toma una ficha para ver dónde cabe
help-mouse = Ratón
help-mouse-take = Haz clic en una ficha o arrástrala al tablero. Se ajusta al lugar más cercano donde cabe
help-mouse-place = Clic: colocar la ficha
help-mouse-rotate = Clic derecho: girarla
help-mouse-tip = Clic central, o mayúsculas y la rueda: volcarla
help-mouse-look = Arrastrar con cualquier botón: mirar alrededor
help-mouse-zoom = Rueda: acercar y alejar
help-touch = Pantalla táctil
help-touch-drag = Arrastra con un dedo: mueves la ficha, que se ve por encima del dedo
help-touch-rotate = Gira dos dedos: la giras
help-touch-tip = Desliza dos dedos: la vuelcas
help-touch-place = «Colocar» la deja en el tablero
help-touch-look = Sin ficha en la mano, arrastra para mirar alrededor y pellizca para acercarte
