# The rules, explained for people. Chapters, paragraphs and figures are named in crates/guide;
# the numbers in captions come from the rules themselves.

# Around the chapters.
guide-contents = Inhalt
guide-print = Drucken
guide-3d = In 3D zeigen
guide-flat = Flach zeigen
guide-figure = Bild { $number }

rules-goal = Ziel des Spiels
rules-goal-aim = Caminos ist ein Spiel für zwei, oder für vier in zwei Teams. Reihum wird je ein Holzstein gesetzt. Du gewinnst, wenn Flächen deiner Farbe einen lückenlosen Weg von einer Seite des Bretts zur gegenüberliegenden bilden.
rules-goal-cover = Steine dürfen aufrecht stehen und andere Steine bedecken; der Weg steigt also hinauf und hinab. Was von oben verbunden aussieht, kann trotzdem durch eine Wand anderer Farbe unterbrochen sein.
rules-goal-author = Erfunden hat das Spiel Stefan Kögl; es erschien 2010. Dies ist eine unabhängige Fassung mit Regeln in eigenen Worten.

rules-box = Was in der Schachtel ist
rules-box-pieces = Jede Farbe hat 14 Steine aus Würfeln: vier in der Form L, vier T, vier Z und zwei I. L, T und Z haben vier Würfel, I hat drei. Dazu kommen zwei { -neutral(form: "e") } neutrale Steine in der Form von I, einer für jedes Team; sie werden nur in einer Variante gebraucht.
rules-box-rotated = Ein Stein darf im Raum beliebig gedreht werden, auch ins Spiegelbild: Umgedreht ergibt er sein Spiegelbild. Kein Stein ist länger als drei Würfel.
rules-box-boards = Es gibt vier Bretter.
rules-box-corners = Ein Feld, an dem zwei Seiten zusammenkommen, gehört zu beiden.
rules-box-standard = Formen, Anzahlen und Brettgrößen sind das Standardmaterial dieses Projekts. Die veröffentlichten Spielregeln zeigen sie nur auf Bildern; unsere passen zu allem, was ihr Text sagt. Ist deine Schachtel anders, dann beschreib sie in einer Datei: siehe den Anhang über deine eigene Schachtel.

rules-start = Bevor es losgeht
rules-start-square = Die Spielregeln raten, mit dem Quadrat anzufangen.
rules-start-supply = Zu zweit bekommt jede Person alle 14 Steine einer Farbe. Das Brett ist leer.
rules-start-first = { -yellow(form: "capital") } beginnt. Danach wird nach jedem Stein gewechselt.
rules-start-names = Die Felder heißen wie beim Schach: Buchstaben von links nach rechts, Zahlen von unten nach oben. Ein Name hängt nie davon ab, wo du sitzt.

rules-placing = Einen Stein setzen
rules-placing-turn = Wenn du am Zug bist, setzt du genau einen deiner Steine, wo immer er hindarf. Er darf allein stehen, andere Steine berühren oder sie bedecken.
rules-placing-rules = Drei Regeln sagen, wohin ein Stein darf.
rules-placing-on-the-board = Auf dem Brett: Jeder Würfel ist über einem Feld. Das Loch des Rings ist kein Feld.
rules-placing-touches-the-board = Das Brett berühren: Mindestens ein Würfel liegt auf dem Brett selbst.
rules-placing-no-gap = Keine Lücke darunter: Jeder Würfel liegt auf dem Brett oder auf einem anderen Würfel. Nichts hängt in der Luft.
rules-placing-cover = Du darfst Steine jeder Farbe bedecken: deine eigenen, die der Gegenseite und die { -neutral(form: "en") }. Es zählt die Farbe, die oben liegt.
rules-placing-height = Weil ein Stein das Brett berühren muss und höchstens drei Würfel lang ist, wird kein Turm je höher als drei Würfel. Nur das L kommt auf eine Wand, die zwei Würfel hoch ist: Stell es neben die Wand und leg seinen kurzen Arm oben darauf.
rules-placing-must = Gesetzte Steine bleiben, wo sie sind. Solange du einen Stein setzen kannst, musst du es tun; Passen gibt es nicht.

rules-path = Der Weg
rules-path-above = Ein Weg läuft über Flächen deiner Farbe: über die Deckflächen, die du von oben siehst, und über die Wände, an denen er dazwischen hinauf- und hinabsteigt.
rules-path-tops = Zwei Nachbarfelder können verbunden sein, wenn die Deckfläche von beiden deine Farbe hat.
rules-path-walls = Ist eines höher, so muss auch jede Fläche der Wand dazwischen deine Farbe haben.
rules-path-corner = Felder sind Nachbarn, wenn sie eine Kante teilen. Felder, die sich nur an einer Ecke berühren, sind nicht verbunden.
rules-path-broken = Eine Wand anderer Farbe unterbricht den Weg, auch wenn beide Deckflächen dir gehören. Von oben siehst du das nicht. So wird manche Partie gerettet.
rules-path-edge = Der Weg beginnt und endet mit den Deckflächen von Feldern an zwei Seiten. Sie zählen in jeder Höhe: Nichts von dir muss dort das Brett berühren. Die äußeren Flächen am Rand des Bretts zählen nicht.
rules-path-blue = Die { -neutral(form: "en") } Flächen gehören niemandem.

rules-end = Das Ende einer Partie
rules-end-win = Wer mit einem eigenen Stein einen Weg vollendet, gewinnt sofort.
rules-end-out = Bist du am Zug und kannst keinen Stein setzen, oder hast du keinen mehr, so scheidest du für den Rest der Partie aus, selbst wenn später wieder Platz wäre. Die anderen spielen weiter.
rules-end-draw = Kann niemand mehr setzen und ist niemand verbunden, dann endet die Partie unentschieden, außer ihr spielt um Punkte.

rules-sides = Welche Seiten du verbindest
rules-sides-four = Auf dem Quadrat und der Raute verbindest du zwei gegenüberliegende Seiten. Beide Paare stehen allen offen; du kannst es dir jederzeit anders überlegen.
rules-sides-eight = Achteck und Ring haben acht Seiten. Verbinde eine Seite mit der gegenüberliegenden oder mit einer der beiden Seiten neben der gegenüberliegenden. Der Rand des Lochs im Ring ist keine Seite.
rules-sides-opposite = Genau gegenüberliegende Seiten zu verbinden ist schwerer und zählt doppelt, wenn ihr um Punkte spielt.

rules-points = Um Punkte spielen
rules-points-winner = In einer Serie von Partien könnt ihr um Punkte spielen. Nur wer eine Partie gewinnt, bekommt welche.
rules-points-faces = Mit Verbindung: Zähl die Flächen des kürzesten Wegs, der die Seiten verbindet, Deckflächen und Wände. Jede ist ein Punkt.
rules-points-doubled = Auf Achteck und Ring: Sind genau gegenüberliegende Seiten verbunden, so zählt der kürzeste dieser Wege, und zwar doppelt.
rules-points-edge = Ohne Verbindung: Das Team mit weniger Steinen am Außenrand gewinnt und bekommt einen Punkt für jeden Stein, den das andere Team dort hat. Ein Stein ist am Rand, wenn einer seiner Würfel in einem Feld einer Seite auf dem Brett liegt. Teile, die nur weiter oben über den Rand ragen, zählen nicht, { -neutral(form: "e") } Steine auch nicht. Bei gleicher Anzahl bekommt niemand Punkte.
rules-points-resigned = Ein Sieg durch Aufgabe oder auf Zeit bringt keine Punkte.
rules-points-series = Die Punkte aller Partien werden zusammengezählt. Die Teams beginnen abwechselnd.

rules-neutral = Variante: { -neutral(form: "e") } Steine
rules-neutral-first = Vor dem ersten Zug setzt jedes Team seinen { -neutral(form: "en") } Stein nach den üblichen Regeln, { -yellow(form: "capital") } zuerst. Dann beginnt { -yellow(form: "capital") }.
rules-neutral-obstacle = Die { -neutral(form: "en") } Steine sind Hindernisse, die niemandem gehören. Liegt einer, kann er bedeckt werden; steht er, ist er drei Würfel hoch und kann nie bedeckt werden.

rules-four = Zu viert
rules-four-teams = Wer sich gegenübersitzt, bildet ein Team und spielt dieselbe Farbe in zwei Tönen. Für den Weg zählen beide Töne als eine Farbe.
rules-four-halves = Die Steine jeder Farbe werden in zwei gleiche Hälften geteilt: zwei L, zwei T, zwei Z und ein I für jede Person. Du setzt nur aus deiner eigenen Hälfte. Gespielt wird im Uhrzeigersinn.
rules-four-out = Wer nicht setzen kann, scheidet aus; das Teammitglied gegenüber spielt weiter.

rules-variants = Andere Arten zu spielen
rules-variants-swap = Tauschen, zu zweit: Statt eines eigenen ersten Zugs darf die zweite Person { -yellow(form: "capital") } übernehmen. Die beiden tauschen die Plätze, das Brett bleibt, wie es ist, und { -green(form: "capital") } setzt als Nächstes. So beginnt niemand mit einem zu guten Zug.
rules-variants-team = Zum Spiel zu viert sind sich die veröffentlichten Regeln nicht einig: Nach einer Fassung scheidet das ganze Team aus, sobald eine Person nicht setzen kann. Hier scheidet nur diese eine Person aus. Im Terminalprogramm geht es mit der Option --out team auch anders.
rules-variants-silent = Dass man setzen muss, wenn man kann, steht nur in den französischen Regeln; hier gilt es auch. Wo alle Regeln schweigen, haben wir entschieden: Die erste Partie beginnt { -yellow(form: "capital") }, und verbindet ein Stein mehrere Seitenpaare, so zählt der kürzeste Weg der besten Art.

rules-material = Anhang: deine eigene Schachtel
rules-material-why = Die Größen von Brettern und Steinen sind hier das Standardmaterial dieses Projekts. Wenn du das Spiel besitzt und deins anders ist, oder wenn du etwas Eigenes probieren magst, beschreib es in einer Materialdatei.
rules-material-file = Eine Materialdatei ist ein kurzer Text. Jede Form hat einen Buchstaben, eine Anzahl und eine Zeichnung ihrer Würfel; jedes Brett hat einen Namen, eine Zeichnung seiner Felder und seine Seiten mit den Paaren, die zu verbinden sind. Was du weglässt, bleibt wie im Standardmaterial.
rules-material-check = Ein Fehler in der Datei wird mit Zeile und Spalte gemeldet. Ausgearbeitete Beispiele liegen dem Projekt im Ordner materials bei, und docs/materials.md erklärt jede Zeile.
rules-material-use = Im Terminal gibst du die Datei dem Programm: caminos play --material DATEI.

rules-notation = Anhang: Züge aufschreiben
rules-notation-move = Ein Zug ist der Buchstabe der Form und die Felder, in die der Stein kommt. Hinter einem Feld, das zwei oder drei Würfel bekommt, steht ^2 oder ^3.
rules-notation-lying = Lb2b3b4c4 ist ein L, das flach liegt.
rules-notation-standing = Ib2^3 ist ein I, das steht, drei Würfel hoch in b2.
rules-notation-arm = Lb2^3c2 ist ein L mit drei Würfeln in b2 und einem in c2: auf dem Brett, wenn c2 leer ist, oben darauf, wenn c2 zwei Würfel hoch ist.
rules-notation-neutral = Na3a4a5 ist ein { -neutral(form: "er") } Stein.
rules-notation-read = Die Höhen auf dem Brett bestimmen, wohin jeder Würfel kommt, mehr ist also nicht nötig. So kannst du Züge auf der Seite und im Terminal eintippen.

rules-figure-win = { -yellow(form: "capital") } verbindet Süden mit Norden: { $faces } Flächen.
rules-figure-pieces = Die Formen: L und Z in { -yellow(form: "capital") }, T und I in { -green(form: "capital") }, dazu zwei { -neutral(form: "e") } neutrale Steine.
rules-figure-square = Das Quadrat: { $cells } Felder und { $sides } gerade Seiten.
rules-figure-diamond = Die Raute: { $cells } Felder und { $sides } Zickzackseiten.
rules-figure-octagon = Das Achteck: { $cells } Felder und { $sides } Seiten, abwechselnd gerade und im Zickzack.
rules-figure-ring = Der Ring: das Achteck ohne seine vier mittleren Felder, { $cells } Felder und { $sides } Seiten.
rules-figure-ways = Drei Arten, ein L zu setzen: liegend, mit einem Ende zwei Würfel hoch, und stehend, drei Würfel hoch.
rules-figure-off-board = Abgelehnt: Zwei Würfel kämen ins Loch des Rings.
rules-figure-above = Abgelehnt: Dieses I läge auf einem anderen Stein und würde das Brett nirgends berühren.
rules-figure-gap = Abgelehnt: Der Arm dieses T würde über d3 in der Luft hängen.
rules-figure-cover = Erlaubt: Ein Würfel des L berührt das Brett in c4, und zwei liegen auf { -green(form: "capital") }.
rules-figure-over = Erlaubt: Das L steht in c4, und sein Arm liegt auf dem { -green(form: "en") } Turm in d4.
rules-figure-climb = { -yellow(form: "capital") } verbindet Westen mit Osten über den Turm: acht Deckflächen und vier Wandflächen, { $faces } Flächen.
rules-figure-corner = Die { -yellow(form: "en") } Felder c4 und d5 berühren sich nur an einer Ecke: Sie sind nicht verbunden.
rules-figure-broken = Es sieht aus wie ein { -yellow(form: "er") } Weg von Westen nach Osten. Aber zwischen d4 und e4 ist eine Wandfläche { -green }: { -yellow(form: "capital") } ist nicht verbunden.
rules-figure-edge = Der Weg beginnt in a4 oben auf einem { -green(form: "en") } Stein. Das ist erlaubt: { $faces } Flächen.
rules-figure-near = Norden mit Südwesten, der Seite neben dem Süden: { $faces } Flächen, { $points } Punkte.
rules-figure-opposite = Norden mit Süden, genau gegenüber: { $faces } Flächen, verdoppelt auf { $points } Punkte.
rules-figure-count = Acht Deckflächen, eine Wand hinauf und eine Wand hinab: { $faces } Flächen, { $points } Punkte.
rules-figure-edge-pieces = Niemand ist verbunden, und niemand kann mehr setzen. Steine am Rand: { -yellow(form: "capital") } { $yellow }, { -green(form: "capital") } { $green }. { -yellow(form: "capital") } hat weniger und bekommt { $points } Punkte.
rules-figure-neutral = Ein { -yellow(form: "es") } L bedeckt einen Teil eines liegenden { -neutral(form: "en") } Steins. Der { -neutral(form: "e") } Turm in g6 kann nie bedeckt werden.
rules-figure-four = Zwei Töne, eine Farbe: Das { -yellow(form: "e") } Team verbindet Westen mit Osten, { $faces } Flächen.
