# Why something is refused. One short clause each, without a full stop; the page begins it
# with a capital letter.

place-at-level = { $cell } auf Ebene { $level }

broken-off-board = { $count ->
    [0] ein Teil des Steins ist nicht auf dem Brett
    [one] { $cells } ist nicht auf dem Brett
   *[other] { $cells } sind nicht auf dem Brett
}
short-broken-off-board = Nicht auf dem Brett
broken-above-the-board = der Stein würde das Brett nicht berühren: seine untersten Würfel, in { $cells }, kämen auf Ebene { $level }
short-broken-above-the-board = Muss das Brett berühren
broken-gap = unter { $places } bliebe eine Lücke
short-broken-gap = Lücke unter { $cells }
broken-occupied = auf { $places } liegt schon ein Stein
short-broken-occupied = Kein Platz auf { $cells }
cells-and-more = { $cells } und { $more } weiteren

refusal-placement = { $rules }
refusal-game-over = die Partie ist vorbei
refusal-not-your-turn = Platz { $toMove } ist am Zug
refusal-unreadable = das ist kein Zug: { $reason }
refusal-unknown-shape = es gibt keinen Stein { $letter } in diesem Spiel
refusal-not-in-supply = es ist kein { $letter } mehr da
refusal-neutral-first = zuerst muss der neutrale Stein gesetzt werden
refusal-neutral-too-late = neutrale Steine werden vor dem ersten Zug gesetzt
refusal-not-this-shape = wie auch immer gedreht, der Stein { $letter } füllt { $text } nicht
refusal-swap-off = Tauschen ist in dieser Partie aus
refusal-swap-not-now = tauschen darf nur, wer als Zweites spielt, und nur im ersten Zug
refusal-other-rules = der Zug gehört zu einer Partie mit anderem Brett oder anderen Steinen

# Why a text is no move. $shown is one of the first two.
notation-end = das Ende des Textes
notation-shown = „{ $text }“
notation-follows-word = { $shown } folgt auf { $word }
notation-not-a-move = { $shown } ist kein Zug: ein Zug ist der Buchstabe eines Steins und seine Felder, wie in Lb2b3b4c4
notation-too-many-cubes = mehr als 3 Würfel in { $cell }
notation-too-many-cells = kein Stein belegt mehr als 9 Felder
notation-no-cells = auf den Buchstaben { $letter } muss ein Feld folgen, etwa b2
notation-not-a-cell = { $shown } folgt auf ein Feld und ist kein Feld
notation-bad-cell = { $shown } beginnt nicht mit einem Feld: ein Feld ist ein Kleinbuchstabe und eine Zahl, etwa b2
notation-bad-cubes = nach ^ kommt die Zahl der Würfel, 2 oder 3
notation-after-move = nach dem Zug folgt noch etwas

# Why choices do not go together
options-unknown-board = es gibt kein Brett „{ $name }“ (es gibt: { $known })
options-odd-count = zu viert braucht es gerade Anzahlen, und von der Form { $letter } gibt es { $count } Steine
options-no-neutral = das Material „{ $material }“ hat keinen neutralen Stein, also geht die neutrale Variante nicht
options-swap-with-four = die Tauschregel gilt nur zu zweit
record-other-material = die Partie wurde mit dem Material „{ $recorded }“ gespielt, und dies ist das Material „{ $given }“

command-not-seated = Du siehst zu: Das kann nur, wer mitspielt
command-not-yours = Darüber entscheidet { $player }
command-no-such-player = Diese Person spielt in dieser Partie nicht mit
command-not-your-turn = { $player } ist am Zug
command-late = Die Partie ist weitergegangen. Sieh dir das Brett an
command-game-over = Die Partie ist vorbei
command-game-not-over = Die Partie ist noch nicht vorbei
command-series-over = Die Serie ist vorbei
command-series-not-over = Die Serie ist noch nicht vorbei
command-nothing-to-take-back = Du hast keinen Zug zum Zurücknehmen
command-already-asked = Eine Anfrage wartet schon auf Antwort
command-nothing-asked = Es gibt keine Anfrage zu beantworten
command-no-seat-free = Alle Plätze sind besetzt. Du kannst zusehen
command-already-seated = Du hast schon einen Platz
command-full = Dieser Tisch hat sein Limit erreicht. Eröffne einen neuen
command-no-clock = Diese Partie hat keine Uhr
command-clock-stopped = Es läuft keine Uhr
command-time-left = { $player } hat noch Zeit
command-time-over = { $player } hat keine Zeit mehr
command-paused = Die Partie ist unterbrochen
command-not-paused = Die Partie ist nicht unterbrochen
command-owner-only = Das kann nur, wer die Partie eröffnet hat
command-server-only = Das kann nur der Server
command-not-by-link = Diesen Platz hat niemand online eingenommen

name-empty = Ein Name braucht mindestens ein Zeichen
name-too-long = Ein Name darf höchstens { $most } Zeichen haben
name-invisible = Ein Name muss eine Zeile sichtbarer Text sein

setup-seats = Gespielt wird zu zweit oder zu viert
setup-games = Eine Serie darf höchstens { $most } Partien haben
clock-base = Eine Uhr beginnt mit 1 Sekunde bis 7 Tagen
clock-increment = Ein Zug darf höchstens 10 Minuten bringen
clock-days = Ein Zug darf 1 bis { $most } Tage dauern
clock-unreadable = Eine Uhr sind Minuten und Sekunden pro Zug, wie 10+5 oder 0:30+2, oder Tage pro Zug, wie 3d
