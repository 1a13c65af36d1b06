# What hands do on the board, for help and beside it.
table-steps = Percorre as xogadas
table-fits-pick = Colle unha ficha para ver onde encaixa
help-mouse = Rato
help-mouse-take = Preme nunha ficha ou arrástraa ao taboleiro. Axústase ao lugar máis próximo onde encaixa
help-mouse-place = Clic: coloca a ficha
help-mouse-rotate = Clic dereito: xíraa
help-mouse-tip = Clic central, ou maiúsculas e a roda: tómbaa
help-mouse-look = Arrastra con calquera botón: mira arredor
help-mouse-zoom = Roda: achega e afasta
help-touch = Pantalla táctil
help-touch-drag = Arrastra cun dedo: move a ficha, que se ve por riba do dedo
help-touch-rotate = Xira dous dedos: xíraa
help-touch-tip = Esvara dous dedos: tómbaa
help-touch-place = «Coloca» déixaa no taboleiro
help-touch-look = Sen ficha na man, arrastra para mirar arredor e belisca para achegarte
