# Partijen met anderen via een link, en partijen om naar te kijken.

table-online = online
table-no-hints = In deze partij zijn er geen tips
choose-no-hints = Zonder tips
choose-no-hints-how = Niemand ziet tips, dreigingen of verbindingen tot de partij voorbij is
link-how-full = Alle stoelen zijn bezet. Wie deze link opent, kan meekijken.
link-share = Delen
link-share-text = Speel Caminos met mij
link-only-here = Alleen dit apparaat kan dit adres openen. Open Caminos op een adres dat een ander kan bereiken om iemand uit te nodigen.
link-only-here-lan = Alleen dit apparaat kan dit adres openen. Kies er een van je netwerk:
link-name = Je naam
link-name-save = Naam opslaan
declined-takeback = { $player } wil de zet niet terugnemen
declined-rematch = { $player } wil geen revanche
declined-pause = { $player } wil geen pauze
declined-resume = { $player } wil nog niet verder
state-lost-move = De verbinding is weg. Je zet is bewaard en wordt verstuurd zodra ze terug is
games-against = Tegen { $players }
games-over = Afgelopen
score-computer = Computer
score-opponent = Tegenstander
score-wins = { $first } { $a } : { $b } { $second }
score-points = { $first } { $a } : { $b } { $second } (punten)
score-draws = { $count ->
    [one] één gelijkspel
   *[other] { $count } keer gelijk
}
score-total = Alle partijen: { $score }
watch-title = De partij bekijken
watch-step = Eén zet
watch-speed = Snelheid
watch-speed-slow = Langzaam
watch-speed-normal = Normaal
watch-speed-fast = Snel
