# Partidas con outras persoas por ligazón, e partidas que se miran.

table-online = en liña
table-no-hints = Esta partida é sen pistas
choose-no-hints = Sen pistas
choose-no-hints-how = Ninguén ve pistas, ameazas nin conexións ata que remata a partida
link-how-full = Todos os asentos están ocupados. Quen abra esta ligazón pode mirar.
link-share = Comparte
link-share-text = Xoga a Caminos comigo
link-only-here = Só este dispositivo pode abrir este enderezo. Para convidar a alguén, abre Caminos nun enderezo ao que poida chegar.
link-only-here-lan = Só este dispositivo pode abrir este enderezo. Escolle un da túa rede:
link-name = O teu nome
link-name-save = Garda o nome
declined-takeback = { $player } non quere desfacer a xogada
declined-rematch = { $player } non quere a revancha
declined-pause = { $player } non quere a pausa
declined-resume = { $player } aínda non quere continuar
state-lost-move = Perdeuse a conexión. A túa xogada está gardada e enviarase cando volva
games-against = Contra { $players }
games-over = Rematada
score-computer = Ordenador
score-opponent = Opoñente
score-wins = { $first } { $a } : { $b } { $second }
score-points = { $first } { $a } : { $b } { $second } (puntos)
score-draws = { $count ->
    [one] un empate
   *[other] { $count } empates
}
score-total = Todas as partidas: { $score }
watch-title = Mira a partida
watch-step = Unha xogada
watch-speed = Velocidade
watch-speed-slow = Lenta
watch-speed-normal = Normal
watch-speed-fast = Rápida
