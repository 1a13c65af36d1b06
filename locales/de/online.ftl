# Partien mit anderen per Link, und Partien, denen man zusieht.

table-online = online
table-no-hints = In dieser Partie gibt es keine Tipps
choose-no-hints = Ohne Tipps
choose-no-hints-how = Bis die Partie zu Ende ist, sieht niemand Tipps, Drohungen oder Verbindungen
link-how-full = Alle Plätze sind besetzt. Wer diesen Link öffnet, kann zusehen.
link-share = Teilen
link-share-text = Spiel mit mir Caminos
link-only-here = Nur dieses Gerät kann diese Adresse öffnen. Um jemanden einzuladen, öffne Caminos unter einer Adresse, die auch andere erreichen.
link-only-here-lan = Nur dieses Gerät kann diese Adresse öffnen. Wähl eine in deinem Netz:
link-name = Dein Name
link-name-save = Name speichern
declined-takeback = { $player } möchte den Zug nicht zurücknehmen
declined-rematch = { $player } möchte keine Revanche
declined-pause = { $player } möchte keine Pause
declined-resume = { $player } möchte noch nicht weiterspielen
state-lost-move = Die Verbindung ist abgerissen. Dein Zug ist gespeichert und wird gesendet, sobald sie wieder da ist
games-against = Gegen { $players }
games-over = Beendet
score-computer = Computer
score-opponent = Gegenseite
score-wins = { $first } { $a } : { $b } { $second }
score-points = { $first } { $a } : { $b } { $second } (Punkte)
score-draws = { $count ->
    [one] ein Unentschieden
   *[other] { $count } Unentschieden
}
score-total = Alle Partien: { $score }
watch-title = Der Partie zusehen
watch-step = Ein Zug
watch-speed = Tempo
watch-speed-slow = Langsam
watch-speed-normal = Normal
watch-speed-fast = Schnell
