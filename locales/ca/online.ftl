# Partides amb altres per enllaç, i partides que es miren.

table-online = en línia
table-no-hints = Aquesta partida és sense pistes
choose-no-hints = Sense pistes
choose-no-hints-how = Ningú no veu pistes, amenaces ni connexions fins que acaba la partida
link-how-full = Tots els seients estan ocupats. Qui obri aquest enllaç pot mirar.
link-share = Comparteix
link-share-text = Juga a Caminos amb mi
link-only-here = Només aquest dispositiu pot obrir aquesta adreça. Per convidar algú, obre Caminos en una adreça a la qual pugui arribar.
link-only-here-lan = Només aquest dispositiu pot obrir aquesta adreça. Tria’n una de la teva xarxa:
link-name = El teu nom
link-name-save = Desa el nom
declined-takeback = { $player } no vol desfer la jugada
declined-rematch = { $player } no vol la revenja
declined-pause = { $player } no vol la pausa
declined-resume = { $player } encara no vol continuar
state-lost-move = S’ha perdut la connexió. La teva jugada es guarda i s’enviarà quan torni
games-against = Contra { $players }
games-over = Acabada
score-computer = Ordinador
score-opponent = Oponent
score-wins = { $first } { $a } : { $b } { $second }
score-points = { $first } { $a } : { $b } { $second } (punts)
score-draws = { $count ->
    [one] un empat
   *[other] { $count } empats
}
score-total = Totes les partides: { $score }
watch-title = Mira la partida
watch-step = Una jugada
watch-speed = Velocitat
watch-speed-slow = Lenta
watch-speed-normal = Normal
watch-speed-fast = Ràpida
