# Partidas con otras personas por enlace, y partidas que se miran.

table-online = en línea
table-no-hints = Esta partida es sin pistas
choose-no-hints = Sin pistas
choose-no-hints-how = Nadie ve pistas, amenazas ni conexiones hasta que acaba la partida
link-how-full = Todos los asientos están ocupados. Quien abra este enlace puede mirar.
link-share = Compartir
link-share-text = Juega a Caminos conmigo
link-only-here = Solo este dispositivo puede abrir esta dirección. Para invitar a alguien, abre Caminos en una dirección a la que pueda llegar.
link-only-here-lan = Solo este dispositivo puede abrir esta dirección. Elige una de tu red:
link-name = Tu nombre
link-name-save = Guardar nombre
declined-takeback = { $player } no quiere deshacer la jugada
declined-rematch = { $player } no quiere la revancha
declined-pause = { $player } no quiere la pausa
declined-resume = { $player } aún no quiere seguir
state-lost-move = Se ha perdido la conexión. Tu jugada está guardada y se enviará en cuanto vuelva
games-against = Contra { $players }
games-over = Terminada
score-computer = Ordenador
score-opponent = Oponente
score-wins = { $first } { $a } : { $b } { $second }
score-points = { $first } { $a } : { $b } { $second } (puntos)
score-draws = { $count ->
    [one] un empate
   *[other] { $count } empates
}
score-total = Todas las partidas: { $score }
watch-title = Mirar la partida
watch-step = Una jugada
watch-speed = Velocidad
watch-speed-slow = Lenta
watch-speed-normal = Normal
watch-speed-fast = Rápida
