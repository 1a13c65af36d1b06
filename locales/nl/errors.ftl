# What is wrong with files, links and words on the command line. Clauses, without a full stop.

place = regel { $line }, kolom { $column }
with-cause = { $what }: { $cause }

bad-cell = “{ $text }” is geen vakje: een vakje is een kleine letter en een getal, zoals b2
bad-team = “{ $text }” is geen team: het is yellow of green
bad-out = “{ $text }” is geen keuze voor wie eruit ligt: het is seat of team

io-not-found = dat bestand of die map is er niet
io-permission-denied = dat is niet toegestaan
io-is-a-directory = het is een map
io-not-a-directory = een deel van het pad is geen map
io-storage-full = er is geen ruimte meer
# What the system or another program says, in its own words.
verbatim = { $text }

# Records
record-no-game = er staat geen partij in deze tekst
record-second-game = hier begint een tweede partij, en er werd er maar één verwacht
record-no-version = deze partij heeft geen tag [Caminos "1"]
record-version = grammaticaversie “{ $version }” is niet bekend: deze lezer kent versie “1”
record-bad-result = “{ $text }” is geen resultaat: resultaten zijn "yellow connects 8", "draw", "green edges 3:5", "yellow wins time", "green wins resign" en "*"
record-two-results = de zetten eindigen met “{ $ending }”, maar de tag Result zegt “{ $tagged }”
record-bad-tag = een tag is een naam en een waarde tussen aanhalingstekens, zoals [Board "square"]
record-repeated-tag = de tag { $name } staat er twee keer
record-open-tag = de tag { $name } is niet gesloten: “]” ontbreekt voor { $shown }
record-bad-escape = in een waarde moet na \ nog een \ of een aanhalingsteken komen
record-open-value = deze waarde is niet gesloten: het laatste aanhalingsteken ontbreekt op de regel
record-control-in-value = een waarde kan het stuurteken { $code } niet bevatten
record-lone-variation = een variant moet volgen op de zet die hij vervangt
record-closes-nothing = “)” sluit geen variant
record-lone-mark = een teken moet op een zet volgen
record-open-variation = deze variant is niet gesloten: “)” ontbreekt
record-empty-variation = deze variant heeft geen zetten
record-too-deep = varianten zitten meer dan { $most } diep in elkaar
record-open-comment = dit commentaar is niet gesloten: “{ "}" }” ontbreekt
record-comment-brace = commentaar kan geen “{ "}" }” bevatten
record-comment-control = commentaar kan het stuurteken { $code } niet bevatten
record-bad-mark = “{ $text }” is geen teken: tekens zijn ! ? !! ?? !? ?! en $0 t/m $255
record-after-result = { $shown } volgt op het resultaat
record-missing-tag = de tag { $name } ontbreekt
record-tag = tag { $name }: { $reason }
record-bad-switch = “{ $text }” is yes noch no
record-setup-differs = de stelling heeft een ander bord of andere opties dan de overige gegevens
record-not-over = het verslag zegt “{ $claimed }”, maar de partij is niet afgelopen
record-wrong-result = het verslag zegt “{ $claimed }”, maar volgens de regels is het “{ $actual }”

# Series
series-game = partij { $game } van de serie
series-no-games = er is geen partij
series-other-series = ze hoort bij de serie “{ $found }”, en de eerste partij bij “{ $expected }”
series-round = haar ronde is “{ $found }”, en dat zou { $expected } moeten zijn
series-other-rules = haar bord of opties zijn niet die van de eerste partij
series-first = { $expected } zou moeten beginnen, want de teams beginnen om de beurt
series-unfinished = ze is niet af, en dat mag alleen de laatste partij zijn

# Links of positions
link-fault-place = teken { $at } van de link
link-fault-version = een link begint met “1.” of “2.”, zijn versie
link-fault-too-short = de link eindigt te vroeg
link-fault-options = opties zijn 2 of 4 en dan enkele van n, p, t, s en g in deze volgorde
link-fault-other-material = de link is gemaakt met ander materiaal dan “{ $name }”
link-fault-character = “{ $text }” hoort hier niet
link-fault-no-placement = dit is geen plaatsing op dit bord
link-fault-illegal-move = zet { $number } kan niet gespeeld worden: { $reason }

# Material files
material-toml = dit is niet geschreven zoals een materiaalbestand ({ $detail })
material-second-neutral = een tweede vorm is neutraal; er kan er maar één zijn
material-bad-letter = de letter van een vorm is één letter van A tot Z
material-bad-count = vorm { $letter } heeft het aantal { $count }; het moet van 1 t/m { $max } zijn
material-repeated-goal = het doel { $goal } staat er twee keer
material-doubled-no-goal = { $goal } telt dubbel en is geen doel
material-bad-goal = een doel is twee zijden met een streepje ertussen, zoals "N-S"
material-bad-drawing = “{ $text }” hoort niet in een tekening: die bestaat uit # en .
material-bad-range = { $from }-{ $to } is geen bereik: de uiteinden moeten een rij, een kolom of een diagonaal delen
material-bad-name = de materiaalnaam “{ $name }” bestaat niet uit 1 t/m 32 kleine letters, cijfers en streepjes
material-reserved-name = de naam “standard” is voor het standaardmateriaal: kies een andere naam
material-shape = vorm { $letter }: { $fault }
material-shape-empty = hij heeft geen kubussen
material-shape-disconnected = zijn kubussen zijn niet vlak aan vlak verbonden
material-shape-too-long = hij is { $cubes } kubussen lang, en geen stuk mag langer zijn dan 3 (dan kwam de hoogte boven 3)
material-shape-always-gaps = hoe je hem ook draait, onder een van zijn kubussen blijft lege ruimte
material-repeated-letter = twee vormen hebben de letter { $letter }
material-repeated-board = twee borden heten “{ $name }”
material-no-shapes = er is geen vorm om mee te spelen
material-too-many-shapes = er zijn { $count } vormen; de grens is { $max }
material-no-boards = er is geen bord om op te spelen
material-board-bad-name = de bordnaam “{ $name }” bestaat niet uit 1 t/m 32 kleine letters, cijfers en streepjes
material-board-empty = bord “{ $name }” heeft geen vakjes
material-board-too-large = bord “{ $name }” is { $width } bij { $height }; de grens is { $max } bij { $max } vakjes
material-side-bad-name = de zijdenaam “{ $side }” van bord “{ $name }” bestaat niet uit 1 t/m 8 letters en cijfers
material-side-empty = zijde “{ $side }” van bord “{ $name }” heeft geen vakjes
material-side-repeated = bord “{ $name }” noemt zijde “{ $side }” twee keer
material-side-off-board = zijde “{ $side }” van bord “{ $name }” noemt { $cell }, en dat is geen vakje van het bord
material-side-unknown = een doel van bord “{ $name }” noemt de onbekende zijde “{ $side }” (zijn zijden: { $known })
material-goal-with-itself = een doel van bord “{ $name }” verbindt zijde “{ $side }” met zichzelf
material-no-goals = bord “{ $name }” heeft geen doelen: noem minstens één paar zijden om te verbinden
material-too-many-sides = bord “{ $name }” heeft { $count } zijden; de grens is { $max }

# What is given to the terminal program
cannot-read = kan { $file } niet lezen
cannot-write = kan { $file } niet schrijven
cannot-print = de uitvoer kan niet geschreven worden
figure-fault = een figuur van de spelregels kan niet getekend worden ({ $detail })
no-such-folder = die map is er niet
file-too-large = { $file } is groter dan { $most } MiB
file-not-text = { $file }: regel { $line } is geen UTF-8-tekst
file-no-game = { $file }: er staat geen partij in
file-which-game = { $file } bevat meerdere partijen: kies er een met --game N
file-no-such-game = { $file } bevat { $games } partijen: partij { $game } is er niet bij
file-no-such-ply = { $file }: de partij heeft { $moves } zetten: zet { $ply } is er niet bij
file-game = partij { $game }
refused-move = zet { $number } ({ $move })
usage-link-text = --link heeft de tekst van een link nodig
usage-start-says-itself = { $start } zegt zelf wat er gespeeld wordt: laat { $option } weg
usage-seat-needs-four = --seat{ $seat } heeft vier spelers nodig: deze partij heeft er twee
usage-size = een grootte is kolommen en rijen, zoals 100x34
usage-no-such-piece = er is geen stuk { $letter } in dit spel (wel: { $known })
usage-not-on-board = { $cell } is geen vakje van het bord { $board }
bad-language = de talen zijn { $codes }
no-chapter = er is geen hoofdstuk { $chapter }; wel: { $chapters }
bad-player = “{ $text }” is geen speler: het is me, computer, of computer:1 t/m computer:9
bad-level = “{ $text }” is geen niveau: ze gaan van 1 t/m 9
bad-contender = “{ $text }” is geen speler: er zijn 1 t/m 9, engine, uct, greedy, en cmd:PROGRAMMA ARGUMENTEN
contender-no-command = na cmd: moet een opdracht volgen, zoals "cmd:./my-engine --fast"
contender-open-quote = een aanhalingsteken is niet gesloten in { $text }
engine-not-started = hij start niet: { $reason }
engine-ended = hij is gestopt ({ $reason })
engine-late = hij antwoordt niet
engine-other-protocol = hij spreekt versie { $version } van het protocol, en dit is versie { $own }
engine-refused = hij weigert: { $reason }
engine-no-move = zijn antwoord is geen zet: { $text }
engine-interrupted = de wedstrijd is onderbroken
arena-fault = een partij kan niet gespeeld of vastgelegd worden ({ $detail })
weights-unknown = regel { $line }: er is geen gewicht “{ $name }”
weights-numbers = regel { $line }: “{ $name }” heeft { $count } getallen nodig
weights-hidden = er zijn { $count } regels voor “hidden”, en dat is niet het juiste aantal
weights-missing = er is geen regel voor “{ $name }”
network-header = dit is geen netwerk van versie 1
network-length = er zijn { $found } bytes aan gewichten, en het moeten er { $wanted } zijn
training-result = “{ $text }” is geen resultaat: er zijn yellow, green en draw
training-move = beurt { $turn }: “{ $text }” is geen geldige zet
training-number = beurt { $turn }: “{ $text }” is geen getal

# The server's data
store-folder = de gegevensmap { $path } is niet te gebruiken: { $reason }
store-in-use = de gegevensmap { $path } is in gebruik bij een andere server
store-damaged = de database { $path } is beschadigd: { $reason }. Zet er een reservekopie voor in de plaats, of haal haar weg om met een lege te beginnen
store-newer = de database { $path } heeft versie { $found }, en dit programma kent versies tot { $known }: er is een nieuwer programma nodig
store-database = de database { $path } kan niet worden geopend: { $reason }
store-thread = er kan geen thread worden gestart: { $reason }
store-missing = er is geen database { $path }
store-address = het adres van de database klopt niet: { $reason }
store-unreachable = de database { $path } is niet te bereiken: { $reason }
copy-not-empty = op de bestemming staan al partijen: kies een lege, of ga met --resume verder met een onderbroken kopie
copy-different = partij { $game } is niet op beide plaatsen dezelfde (verlopen { $from } en { $to })
copy-count = gekopieerde partijen: { $from }, partijen op de bestemming: { $to }
copy-read = de partijen kunnen niet worden gelezen: { $reason }
copy-write = de partijen kunnen niet worden opgeslagen: { $reason }
backup-exists = het bestand { $file } bestaat al: kies een andere naam
restore-exists = de database { $file } bestaat al: gebruik --replace, dat haar opzij zet, of kies een andere map
serve-stopped = de server is gestopt
