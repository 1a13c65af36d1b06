# Why something is refused. One short clause each, without a full stop; the page begins it
# with a capital letter.

place-at-level = { $cell } op laag { $level }

broken-off-board = { $count ->
    [0] een deel van het stuk ligt niet op het bord
    [one] { $cells } ligt niet op het bord
   *[other] { $cells } liggen niet op het bord
}
broken-above-the-board = het stuk zou het bord niet raken: zijn laagste kubussen, in { $cells }, zouden op laag { $level } komen
broken-gap = er zou lege ruimte blijven onder { $places }
broken-occupied = andere stukken vullen { $places } al

refusal-placement = { $rules }
refusal-game-over = de partij is afgelopen
refusal-not-your-turn = stoel { $toMove } is aan de beurt
refusal-unreadable = dat is geen zet: { $reason }
refusal-unknown-shape = er is geen stuk { $letter } in dit spel
refusal-not-in-supply = er is geen { $letter } meer
refusal-neutral-first = eerst komt het neutrale stuk
refusal-neutral-too-late = neutrale stukken plaats je vóór de eerste beurt
refusal-not-this-shape = hoe je hem ook draait, { $letter } vult { $text } niet
refusal-swap-off = wisselen staat uit in deze partij
refusal-swap-not-now = alleen de tweede speler mag wisselen, als eerste antwoord
refusal-other-rules = de zet hoort bij een partij met een ander bord of andere stukken

# Why a text is no move. $shown is one of the first two.
notation-end = het einde van de tekst
notation-shown = “{ $text }”
notation-follows-word = { $shown } volgt op { $word }
notation-not-a-move = { $shown } is geen zet: een zet is de letter van een stuk en zijn vakjes, zoals in Lb2b3b4c4
notation-too-many-cubes = meer dan 3 kubussen in { $cell }
notation-too-many-cells = geen stuk beslaat meer dan 9 vakjes
notation-no-cells = na de letter { $letter } moet een vakje volgen, zoals b2
notation-not-a-cell = { $shown } volgt op een vakje en is geen vakje
notation-bad-cell = { $shown } begint niet met een vakje: een vakje is een kleine letter en een getal, zoals b2
notation-bad-cubes = na ^ komt het aantal kubussen, 2 of 3
notation-after-move = er volgt iets op de zet

# Why choices do not go together
options-unknown-board = er is geen bord “{ $name }” (wel: { $known })
options-odd-count = vier spelers hebben even aantallen nodig, en van vorm { $letter } zijn er { $count } stukken
options-no-neutral = het materiaal “{ $material }” heeft geen neutraal stuk, dus de neutrale variant kan niet
options-swap-with-four = de wisselregel is alleen voor twee spelers
record-other-material = de partij is gespeeld met het materiaal “{ $recorded }”, en dit is het materiaal “{ $given }”

command-not-seated = Je kijkt toe: dat kunnen alleen spelers
command-not-yours = Daarover beslist { $player }
command-no-such-player = Aan deze tafel zit die speler niet
command-not-your-turn = { $player } is aan de beurt
command-late = De partij is intussen verdergegaan. Kijk nog eens
command-game-over = De partij is afgelopen
command-game-not-over = De partij is nog niet afgelopen
command-series-over = De serie is afgelopen
command-series-not-over = De serie is nog niet afgelopen
command-nothing-to-take-back = Je hebt geen zet om terug te nemen
command-already-asked = Er wacht al een vraag op antwoord
command-nothing-asked = Er wacht geen vraag op je antwoord
command-no-seat-free = Alle stoelen zijn bezet. Je kunt toekijken
command-already-seated = Je hebt al een stoel
command-full = Deze tafel heeft te veel meegemaakt. Open een andere
command-no-clock = Deze partij heeft geen klok
command-clock-stopped = Er loopt geen klok
command-time-left = { $player } heeft nog tijd
command-time-over = { $player } heeft geen tijd meer
command-paused = De partij is gepauzeerd
command-not-paused = De partij is niet gepauzeerd
command-owner-only = Dat kan alleen wie de tafel heeft geopend
command-server-only = Dat kan alleen de server
command-not-by-link = Niemand heeft die stoel via een link genomen

name-empty = Een naam heeft minstens één teken nodig
name-too-long = Een naam heeft hooguit 32 tekens
name-invisible = Een naam is één regel zichtbare tekst

setup-seats = Er zijn twee of vier spelers nodig
setup-games = Een serie heeft hooguit { $most } partijen
setup-level = De niveaus van de computer gaan van 1 tot 9
clock-base = Een klok begint met 1 seconde tot 7 dagen
clock-increment = Een zet voegt hooguit 10 minuten toe
clock-days = Een zet heeft 1 tot { $most } dagen
clock-unreadable = Een klok is minuten en seconden per zet, zoals 10+5 of 0:30+2, of dagen per zet, zoals 3d
