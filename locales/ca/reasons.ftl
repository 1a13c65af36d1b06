# Why something is refused. One short clause each, without a full stop; the page begins it
# with a capital letter.

place-at-level = { $cell } al nivell { $level }

broken-off-board = { $count ->
    [0] una part de la fitxa és fora del tauler
    [one] { $cells } és fora del tauler
   *[other] { $cells } són fora del tauler
}
short-broken-off-board = Fora del tauler
broken-above-the-board = la fitxa no tocaria el tauler: els cubs més baixos, a { $cells }, serien al nivell { $level }
short-broken-above-the-board = Ha de tocar el tauler
broken-gap = quedaria un espai sota { $places }
short-broken-gap = Espai sota { $cells }
broken-occupied = ja hi ha una fitxa a { $places }
short-broken-occupied = No hi ha lloc a { $cells }
cells-and-more = { $cells } i { $more } més

refusal-placement = { $rules }
refusal-game-over = la partida s’ha acabat
refusal-not-your-turn = és el torn del seient { $toMove }
refusal-unreadable = això no és cap jugada: { $reason }
refusal-unknown-shape = no hi ha cap fitxa { $letter } en aquesta partida
refusal-not-in-supply = ja no queda cap { $letter }
refusal-neutral-first = primer s’ha de col·locar la fitxa neutral
refusal-neutral-too-late = les fitxes neutrals es col·loquen abans del primer torn
refusal-not-this-shape = per més que es giri, la fitxa { $letter } no omple { $text }
refusal-swap-off = en aquesta partida no hi ha intercanvi
refusal-swap-not-now = només pot intercanviar qui juga en segon lloc, com a primera jugada
refusal-other-rules = la jugada és d’una partida amb un altre tauler o altres fitxes

# Why a text is no move. $shown is one of the first two.
notation-end = el final del text
notation-shown = «{ $text }»
notation-follows-word = { $shown } ve després de { $word }
notation-not-a-move = { $shown } no és cap jugada: una jugada és la lletra d’una fitxa i les seves caselles, com ara Lb2b3b4c4
notation-too-many-cubes = hi ha més de 3 cubs a { $cell }
notation-too-many-cells = cap fitxa no ocupa més de 9 caselles
notation-no-cells = després de la lletra { $letter } hi ha d’haver una casella, com ara b2
notation-not-a-cell = { $shown } ve després d’una casella i no és cap casella
notation-bad-cell = { $shown } no comença amb una casella: una casella és una lletra minúscula i un número, com ara b2
notation-bad-cubes = després de ^ va el nombre de cubs, 2 o 3
notation-after-move = hi ha alguna cosa després de la jugada

# Why choices do not go together
options-unknown-board = no hi ha cap tauler «{ $name }» (n’hi ha: { $known })
options-odd-count = amb quatre persones calen quantitats parelles, i hi ha { $count } fitxes de la forma { $letter }
options-no-neutral = el material «{ $material }» no té cap fitxa neutral, i per tant no es pot jugar la variant neutral
options-swap-with-four = l’intercanvi només és per a dues persones
record-other-material = la partida es va jugar amb el material «{ $recorded }», i aquest és el material «{ $given }»

command-not-seated = Estàs mirant: només ho pot fer qui juga
command-not-yours = Això ho ha de decidir { $player }
command-no-such-player = En aquesta partida no hi ha ningú així
command-not-your-turn = Torn: { $player }
command-late = La partida ha avançat. Torna a mirar el tauler
command-game-over = La partida s’ha acabat
command-game-not-over = La partida encara no s’ha acabat
command-series-over = La sèrie s’ha acabat
command-series-not-over = La sèrie encara no s’ha acabat
command-nothing-to-take-back = No tens cap jugada per desfer
command-already-asked = Ja hi ha una petició pendent
command-nothing-asked = No hi ha cap petició per respondre
command-no-seat-free = Tots els seients estan ocupats. Pots mirar la partida
command-already-seated = Ja tens un seient
command-full = Aquesta taula ha arribat al límit. Comença’n una altra
command-no-clock = Aquesta partida no té rellotge
command-clock-stopped = No corre cap rellotge
command-time-left = { $player } encara té temps
command-time-over = { $player } ja no té temps
command-paused = La partida està en pausa
command-not-paused = La partida no està en pausa
command-owner-only = Només ho pot fer qui ha començat la partida
command-server-only = Només ho pot fer el servidor
command-not-by-link = Ningú no ha ocupat aquest seient en línia

name-empty = Un nom ha de tenir almenys un caràcter
name-too-long = Un nom pot tenir com a màxim { $most } caràcters
name-invisible = Un nom ha de ser una línia de text visible

setup-seats = Hi han de jugar dues o quatre persones
setup-games = Una sèrie pot tenir com a màxim { $most } partides
clock-base = Un rellotge comença amb entre 1 segon i 7 dies
clock-increment = Una jugada pot afegir com a màxim 10 minuts
clock-days = Hi pot haver d’1 a { $most } dies per jugada
clock-unreadable = Un rellotge s’escriu en minuts i segons per jugada, com ara 10+5 o 0:30+2, o en dies per jugada, com ara 3d
