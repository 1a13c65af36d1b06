# Why something is refused. One short clause each, without a full stop; the page begins it
# with a capital letter.

place-at-level = { $cell } no nivel { $level }

broken-off-board = { $count ->
    [0] unha parte da ficha está fóra do taboleiro
    [one] { $cells } está fóra do taboleiro
   *[other] { $cells } están fóra do taboleiro
}
short-broken-off-board = Fóra do taboleiro
broken-above-the-board = a ficha non tocaría o taboleiro: os cubos máis baixos, en { $cells }, estarían no nivel { $level }
short-broken-above-the-board = Ten que tocar o taboleiro
broken-gap = quedaría un espazo debaixo de { $places }
short-broken-gap = Espazo debaixo de { $cells }
broken-occupied = xa hai unha ficha en { $places }
short-broken-occupied = Non hai sitio en { $cells }
cells-and-more = { $cells } e { $more } máis

refusal-placement = { $rules }
refusal-game-over = a partida xa rematou
refusal-not-your-turn = é a quenda do asento { $toMove }
refusal-unreadable = iso non é ningunha xogada: { $reason }
refusal-unknown-shape = non hai ningunha ficha { $letter } nesta partida
refusal-not-in-supply = xa non queda ningunha { $letter }
refusal-neutral-first = primeiro hai que colocar a ficha neutral
refusal-neutral-too-late = as fichas neutrais colócanse antes da primeira quenda
refusal-not-this-shape = por moito que se xire, a ficha { $letter } non enche { $text }
refusal-swap-off = nesta partida non hai intercambio
refusal-swap-not-now = só pode intercambiar quen xoga en segundo lugar, como primeira xogada
refusal-other-rules = a xogada é dunha partida con outro taboleiro ou outras fichas

# Why a text is no move. $shown is one of the first two.
notation-end = a fin do texto
notation-shown = «{ $text }»
notation-follows-word = { $shown } vén despois de { $word }
notation-not-a-move = { $shown } non é ningunha xogada: unha xogada é a letra dunha ficha e as súas casas, como Lb2b3b4c4
notation-too-many-cubes = hai máis de 3 cubos en { $cell }
notation-too-many-cells = ningunha ficha ocupa máis de 9 casas
notation-no-cells = despois da letra { $letter } ten que haber unha casa, como b2
notation-not-a-cell = { $shown } vén despois dunha casa e non é ningunha casa
notation-bad-cell = { $shown } non comeza cunha casa: unha casa é unha letra minúscula e un número, como b2
notation-bad-cubes = despois de ^ vai o número de cubos, 2 ou 3
notation-after-move = hai algo despois da xogada

# Why choices do not go together
options-unknown-board = non hai ningún taboleiro «{ $name }» (hai: { $known })
options-odd-count = con catro persoas cómpren cantidades pares, e hai { $count } fichas da forma { $letter }
options-no-neutral = o material «{ $material }» non ten ficha neutral, así que non se pode xogar a variante neutral
options-swap-with-four = o intercambio é só para dúas persoas
record-other-material = a partida xogouse co material «{ $recorded }», e este é o material «{ $given }»

command-not-seated = Estás mirando: só o pode facer quen xoga
command-not-yours = Iso teno que decidir { $player }
command-no-such-player = Nesta partida non hai ninguén así
command-not-your-turn = Quenda: { $player }
command-late = A partida avanzou. Mira outra vez o taboleiro
command-game-over = A partida xa rematou
command-game-not-over = A partida aínda non rematou
command-series-over = A serie xa rematou
command-series-not-over = A serie aínda non rematou
command-nothing-to-take-back = Non tes ningunha xogada que desfacer
command-already-asked = Xa hai unha petición pendente
command-nothing-asked = Non hai ningunha petición que responder
command-no-seat-free = Todos os asentos están ocupados. Podes mirar a partida
command-already-seated = Xa tes un asento
command-full = Esta mesa chegou ao seu límite. Comeza outra
command-no-clock = Esta partida non ten reloxo
command-clock-stopped = Non corre ningún reloxo
command-time-left = { $player } aínda ten tempo
command-time-over = { $player } xa non ten tempo
command-paused = A partida está en pausa
command-not-paused = A partida non está en pausa
command-owner-only = Só o pode facer quen comezou a partida
command-server-only = Só o pode facer o servidor
command-not-by-link = Ninguén ocupou ese asento en liña

name-empty = Un nome ten que ter polo menos un carácter
name-too-long = Un nome pode ter como máximo { $most } caracteres
name-invisible = Un nome ten que ser unha liña de texto visible

setup-seats = Teñen que xogar dúas ou catro persoas
setup-games = Unha serie pode ter como máximo { $most } partidas
clock-base = Un reloxo comeza con entre 1 segundo e 7 días
clock-increment = Unha xogada pode engadir como máximo 10 minutos
clock-days = Pode haber de 1 a { $most } días por xogada
clock-unreadable = Un reloxo escríbese en minutos e segundos por xogada, como 10+5 ou 0:30+2, ou en días por xogada, como 3d
