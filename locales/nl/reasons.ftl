# Why something is refused. One short clause each, without a full stop; the page begins it
# with a capital letter.

place-at-level = { $cell } op laag { $level }

broken-off-board = { $count ->
    [0] een deel van het stuk ligt buiten het bord
    [one] { $cells } ligt buiten het bord
   *[other] { $cells } liggen buiten het bord
}
short-broken-off-board = Buiten het bord
broken-above-the-board = het stuk zou het bord niet raken: zijn laagste kubussen, in { $cells }, zouden op laag { $level } komen
short-broken-above-the-board = Moet het bord raken
broken-gap = er zou lege ruimte blijven onder { $places }
short-broken-gap = Lege ruimte onder { $cells }
broken-occupied = er ligt al een stuk op { $places }
short-broken-occupied = Geen plek op { $cells }
cells-and-more = { $cells } en nog { $more }

refusal-placement = { $rules }
refusal-game-over = de partij is afgelopen
refusal-not-your-turn = stoel { $toMove } is aan de beurt
refusal-unreadable = dat is geen zet: { $reason }
refusal-unknown-shape = er is geen stuk { $letter } in dit spel
refusal-not-in-supply = er is geen { $letter } meer
refusal-neutral-first = eerst moet het neutrale stuk geplaatst worden
refusal-neutral-too-late = neutrale stukken plaats je vóór de eerste beurt
refusal-not-this-shape = hoe je het ook draait, stuk { $letter } vult { $text } niet
refusal-swap-off = wisselen staat uit in deze partij
refusal-swap-not-now = alleen wie als tweede speelt, mag wisselen, als eerste zet
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
command-no-such-player = Die speler doet niet mee in deze partij
command-not-your-turn = { $player } is aan de beurt
command-late = De partij is verdergegaan. Kijk nog eens naar het bord
command-game-over = De partij is afgelopen
command-game-not-over = De partij is nog niet afgelopen
command-series-over = De serie is afgelopen
command-series-not-over = De serie is nog niet afgelopen
command-nothing-to-take-back = Je hebt geen zet om terug te nemen
command-already-asked = Er loopt al een verzoek
command-nothing-asked = Er is geen verzoek om te beantwoorden
command-no-seat-free = Alle stoelen zijn bezet. Je kunt toekijken
command-already-seated = Je hebt al een stoel
command-full = Deze tafel heeft haar limiet bereikt. Begin een nieuwe
command-no-clock = Deze partij heeft geen klok
command-clock-stopped = Er loopt geen klok
command-time-left = { $player } heeft nog tijd
command-time-over = { $player } heeft geen tijd meer
command-paused = De partij is gepauzeerd
command-not-paused = De partij is niet gepauzeerd
command-owner-only = Dat kan alleen wie de partij is begonnen
command-server-only = Dat kan alleen de server
command-not-by-link = Niemand heeft die stoel online genomen

name-empty = Een naam heeft minstens één teken nodig
name-too-long = Een naam mag hooguit { $most } tekens hebben
name-invisible = Een naam moet één regel zichtbare tekst zijn

setup-seats = Je speelt met twee of vier spelers
setup-games = Een serie mag hooguit { $most } partijen hebben
clock-base = Een klok begint met 1 seconde t/m 7 dagen
clock-increment = Een zet mag hooguit 10 minuten toevoegen
clock-days = Een zet mag 1 t/m { $most } dagen duren
clock-unreadable = Een klok is minuten en seconden per zet, zoals 10+5 of 0:30+2, of dagen per zet, zoals 3d
