# The rules, explained for people. Chapters, paragraphs and figures are named in crates/guide;
# the numbers in captions come from the rules themselves.

# Around the chapters.
guide-contents = Inhalt
guide-print = Drucken
guide-turn = In 3D drehen
guide-flat = Flach zeigen
guide-figure = Bild { $number }

rules-goal = Worum es geht
rules-goal-aim = Caminos ist ein Spiel für zwei, oder für vier in zwei Teams. Reihum wird je ein Holzstein gesetzt. Du gewinnst, wenn Flächen deiner Farbe einen lückenlosen Weg von einer Seite des Bretts zur gegenüberliegenden bilden.
rules-goal-cover = Steine dürfen aufrecht stehen und andere Steine bedecken; der Weg steigt also hinauf und hinab. Was von oben verbunden aussieht, kann trotzdem durch eine Wand anderer Farbe unterbrochen sein.
rules-goal-author = Erfunden hat das Spiel Stefan Kögl; es erschien 2010. Dies ist eine unabhängige Fassung mit Regeln in eigenen Worten.

rules-box = Was in der Schachtel ist
rules-box-pieces = Jede Farbe hat 14 Steine aus Würfeln: vier in der Form L, vier T, vier Z und zwei I. L, T und Z haben vier Würfel, I hat drei. Dazu kommen zwei blaue neutrale Steine in der Form von I, einer für jedes Team; sie werden nur in einer Variante gebraucht.
rules-box-turned = Ein Stein darf im Raum beliebig gedreht werden, auch ins Spiegelbild: Wer ihn umdreht, bekommt sein Spiegelbild. Kein Stein ist länger als drei Würfel.
rules-box-boards = Es gibt vier Bretter.
rules-box-corners = Ein Feld, an dem zwei Seiten zusammenkommen, gehört zu beiden.
rules-box-standard = Formen, Anzahlen und Brettgrößen sind das Standardmaterial dieses Projekts. Die veröffentlichten Spielregeln zeigen sie nur auf Bildern; unsere passen zu allem, was ihr Text sagt. Ist deine Schachtel anders, dann beschreib sie in einer Datei: siehe das Kapitel über deine eigene Schachtel.

rules-start = Bevor es losgeht
rules-start-supply = Zu zweit nehmen sich beide alle 14 Steine einer Farbe. Das Brett ist leer.
rules-start-first = Gelb beginnt. Danach wird nach jedem Stein gewechselt.
rules-start-names = Die Felder heißen wie beim Schach: Buchstaben von links nach rechts, Zahlen von unten nach oben. Ein Name hängt nie davon ab, wo du sitzt.

rules-placing = Einen Stein setzen
rules-placing-turn = Wenn du am Zug bist, setzt du genau einen deiner Steine, wo immer er hindarf. Er darf allein stehen, andere Steine berühren oder sie bedecken.
rules-placing-rules = Drei Regeln sagen, wohin ein Stein darf.
rules-placing-on-the-board = Auf dem Brett: Jeder Würfel ist über einem Feld. Das Loch des Torus ist kein Feld.
rules-placing-touches-the-board = Das Brett berühren: Mindestens ein Würfel liegt auf dem Brett selbst.
rules-placing-no-gap = Keine Lücke darunter: Jeder Würfel liegt auf dem Brett oder auf einem anderen Würfel. Nichts hängt in der Luft.
rules-placing-cover = Du darfst Steine jeder Farbe bedecken: deine eigenen, die der Gegenseite und die blauen. Es zählt die Farbe, die oben liegt.
rules-placing-height = Weil ein Stein das Brett berühren muss und höchstens drei Würfel lang ist, wird kein Turm je höher als drei Würfel. Nur das L kommt auf eine Wand, die zwei Würfel hoch ist: Stell es neben die Wand und leg seinen kurzen Arm oben darauf.
rules-placing-must = Gesetzte Steine bleiben, wo sie sind. Solange du einen Stein setzen kannst, musst du es tun; Passen gibt es nicht.

rules-path = Der Weg
rules-path-above = Ein Weg läuft über Flächen deiner Farbe: über die Deckflächen, die du von oben siehst, und über die Wände, an denen er dazwischen hinauf- und hinabsteigt.
rules-path-tops = Zwei Nachbarfelder können verbunden sein, wenn die Deckfläche von beiden deine Farbe hat.
rules-path-walls = Ist eines höher, so muss auch jede Fläche der Wand dazwischen deine Farbe haben.
rules-path-corner = Felder sind Nachbarn, wenn sie eine Kante teilen. Felder, die sich nur an einer Ecke berühren, sind nicht verbunden.
rules-path-broken = Eine Wand anderer Farbe unterbricht den Weg, auch wenn beide Deckflächen dir gehören. Von oben siehst du das nicht. So wird manche Partie gerettet.
rules-path-edge = Der Weg beginnt und endet mit den Deckflächen von Feldern an zwei Seiten. Sie zählen in jeder Höhe: Nichts von dir muss dort das Brett berühren. Die äußeren Flächen am Rand des Bretts zählen nicht.
rules-path-blue = Blaue Flächen gehören niemandem.

rules-end = Das Ende einer Partie
rules-end-win = Wer mit einem eigenen Stein einen Weg vollendet, gewinnt sofort.
rules-end-out = Bist du am Zug und kannst keinen Stein setzen, oder hast du keinen mehr, so bist du für den Rest der Partie draußen, selbst wenn später wieder Platz wäre. Die anderen spielen weiter.
rules-end-draw = Kann niemand mehr setzen und ist niemand verbunden, dann endet die Partie unentschieden, außer ihr spielt um Punkte.

rules-sides = Welche Seiten du verbindest
rules-sides-four = Auf dem Quadrat und der Raute verbindest du zwei gegenüberliegende Seiten. Beide Paare stehen allen offen; du kannst es dir jederzeit anders überlegen.
rules-sides-eight = Achteck und Torus haben acht Seiten. Verbinde eine Seite mit der gegenüberliegenden oder mit einer der beiden Seiten daneben. Der Rand des Lochs im Torus ist keine Seite.
rules-sides-opposite = Genau gegenüberliegende Seiten zu verbinden ist schwerer und zählt doppelt, wenn ihr um Punkte spielt.

rules-points = Um Punkte spielen
rules-points-winner = In einer Serie von Partien könnt ihr um Punkte spielen. Nur wer eine Partie gewinnt, bekommt welche.
rules-points-faces = Mit Verbindung: Zähl die Flächen des kürzesten Wegs, der die Seiten verbindet, Deckflächen und Wände. Jede ist ein Punkt.
rules-points-doubled = Auf Achteck und Torus: Sind genau gegenüberliegende Seiten verbunden, so zählt der kürzeste dieser Wege, und zwar doppelt.
rules-points-edge = Ohne Verbindung: Das Team mit weniger Steinen am Außenrand gewinnt und bekommt einen Punkt für jeden Stein, den das andere Team dort hat. Ein Stein ist am Rand, wenn einer seiner Würfel in einem Feld einer Seite auf dem Brett liegt. Teile, die nur weiter oben über den Rand ragen, zählen nicht, blaue Steine auch nicht. Bei gleicher Anzahl bekommt niemand Punkte.
rules-points-series = Die Punkte aller Partien werden zusammengezählt. Die Teams beginnen abwechselnd.

rules-neutral = Variante: blaue Steine
rules-neutral-first = Vor dem ersten Zug setzt jedes Team seinen blauen Stein nach den üblichen Regeln, Gelb zuerst. Dann beginnt Gelb.
rules-neutral-obstacle = Blaue Steine sind Hindernisse, die niemandem gehören. Liegt einer, kann er bedeckt werden; steht er, ist er drei Würfel hoch und wird nie bedeckt.

rules-four = Zu viert
rules-four-teams = Wer sich gegenübersitzt, bildet ein Team und spielt dieselbe Farbe in zwei Tönen. Für den Weg zählen beide Töne als eine Farbe.
rules-four-halves = Die Steine jeder Farbe werden in zwei gleiche Hälften geteilt: zwei L, zwei T, zwei Z und ein I für jede Person. Du setzt nur aus deiner eigenen Hälfte. Gespielt wird im Uhrzeigersinn.
rules-four-out = Wer nicht setzen kann, ist draußen; das Teammitglied gegenüber spielt weiter.

rules-variants = Andere Arten zu spielen
rules-variants-swap = Tauschen, zu zweit: Statt eines eigenen ersten Zugs darf die zweite Person Gelb übernehmen. Die beiden tauschen die Plätze, das Brett bleibt, wie es ist, und Grün setzt als Nächstes. So beginnt niemand mit einem zu guten Zug.
rules-variants-team = Zum Spiel zu viert sind sich die veröffentlichten Regeln nicht einig: Nach einer Fassung scheidet das ganze Team aus, sobald eine Person nicht setzen kann. Hier ist nur diese eine Person draußen, außer ihr wählt es anders.
rules-variants-silent = Wo die Regeln schweigen, haben wir entschieden: Setzen ist Pflicht, die erste Partie beginnt Gelb, und verbindet ein Stein mehrere Seitenpaare, so zählt der kürzeste Weg der besten Art.

rules-material = Deine eigene Schachtel
rules-material-why = Die Größen von Brettern und Steinen sind hier das Standardmaterial dieses Projekts. Wenn du das Spiel besitzt und deins anders ist, oder wenn du etwas Eigenes probieren magst, beschreib es in einer Materialdatei.
rules-material-file = Eine Materialdatei ist ein kurzer Text. Jede Form hat einen Buchstaben, eine Anzahl und eine Zeichnung ihrer Würfel; jedes Brett hat einen Namen, eine Zeichnung seiner Felder und seine Seiten mit den Paaren, die zu verbinden sind. Was du weglässt, bleibt wie im Standardmaterial.
rules-material-check = Ein Fehler in der Datei wird mit Zeile und Spalte gemeldet. Ausgearbeitete Beispiele liegen dem Projekt im Ordner materials bei, und docs/materials.md erklärt jede Zeile.
rules-material-use = Im Terminal gibst du die Datei dem Programm: caminos play --material DATEI.

rules-notation = Züge aufschreiben
rules-notation-move = Ein Zug ist der Buchstabe der Form und die Felder, in die der Stein kommt. Hinter einem Feld, das zwei oder drei Würfel bekommt, steht ^2 oder ^3.
rules-notation-lying = Lb2b3b4c4 ist ein L, das flach liegt.
rules-notation-standing = Ib2^3 ist ein I, das steht, drei Würfel hoch in b2.
rules-notation-arm = Lb2^3c2 ist ein L mit drei Würfeln in b2 und einem in c2: auf dem Brett, wenn c2 leer ist, oben darauf, wenn c2 zwei Würfel hoch ist.
rules-notation-neutral = Na3a4a5 ist ein blauer Stein.
rules-notation-read = Die Höhen auf dem Brett sagen, wohin jeder Würfel kommt, mehr ist also nicht nötig. So kannst du Züge am Tisch und im Terminal eintippen.

rules-figure-win = Gelb verbindet Süden mit Norden: { $faces } Flächen.
rules-figure-pieces = Die Formen: L und Z in Gelb, T und I in Grün, dazu zwei blaue neutrale Steine.
rules-figure-square = Das Quadrat: { $cells } Felder und { $sides } gerade Seiten.
rules-figure-diamond = Die Raute: { $cells } Felder und { $sides } Zickzackseiten.
rules-figure-octagon = Das Achteck: { $cells } Felder und { $sides } Seiten, abwechselnd gerade und im Zickzack.
rules-figure-ring = Der Torus: das Achteck ohne seine vier mittleren Felder, { $cells } Felder und { $sides } Seiten.
rules-figure-ways = Drei Arten, ein L zu setzen: liegend, mit einem Ende zwei Würfel hoch, und stehend, drei Würfel hoch.
rules-figure-off-board = Abgelehnt: Zwei Würfel kämen ins Loch des Torus.
rules-figure-above = Abgelehnt: Dieses I läge auf einem anderen Stein und würde das Brett nirgends berühren.
rules-figure-gap = Abgelehnt: Der Arm dieses T würde über d3 in der Luft hängen.
rules-figure-cover = Erlaubt: Ein Würfel des L berührt das Brett in c4, und zwei liegen auf Grün.
rules-figure-over = Erlaubt: Das L steht in c4, und sein Arm liegt auf dem grünen Turm in d4.
rules-figure-climb = Gelb verbindet Westen mit Osten über den Turm: acht Deckflächen und vier Wandflächen, { $faces } Flächen.
rules-figure-corner = Die gelben Felder c4 und d5 berühren sich nur an einer Ecke: Sie sind nicht verbunden.
rules-figure-broken = Es sieht aus wie ein gelber Weg von Westen nach Osten. Aber zwischen d4 und e4 ist eine Wandfläche grün: Gelb ist nicht verbunden.
rules-figure-edge = Der Weg beginnt in a4 oben auf einem grünen Stein. Das ist erlaubt: { $faces } Flächen.
rules-figure-near = Norden mit Südwesten, der Seite neben dem Süden: { $faces } Flächen, { $points } Punkte.
rules-figure-opposite = Norden mit Süden, genau gegenüber: { $faces } Flächen, verdoppelt auf { $points } Punkte.
rules-figure-count = Acht Deckflächen, eine Wand hinauf und eine Wand hinab: { $faces } Flächen, { $points } Punkte.
rules-figure-edge-pieces = Niemand ist verbunden, und niemand kann mehr setzen. Steine am Rand: Gelb { $yellow }, Grün { $green }. Gelb hat weniger und bekommt { $points } Punkte.
rules-figure-neutral = Ein gelbes L bedeckt einen Teil eines liegenden blauen Steins. Der blaue Turm in g6 bleibt für immer frei.
rules-figure-four = Zwei Töne, eine Farbe: Das gelbe Team verbindet Westen mit Osten, { $faces } Flächen.
