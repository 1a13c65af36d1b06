# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Das Spiel lernen
learn-how = Kurze Aufgaben auf dem echten Brett. Die Reihenfolge ist dir überlassen; was du geschafft hast, bleibt in diesem Browser gespeichert.
learn-progress = { $done } von { $all } geschafft
learn-lesson = Lektion { $number } von { $all }
learn-done = geschafft
learn-next = Nächste Lektion
learn-again = Noch einmal
learn-skip = Überspringen
learn-list = Alle Lektionen
learn-show = Zeig es mir
learn-answer = Deine Antwort
learn-check = Prüfen
learn-choice = { $letter }
learn-choice-how = Möglichkeit { $letter }
learn-choose = Diese wählen
learn-marked = Markierte Felder: { $cells }
learn-forget = Vergessen, was ich geschafft habe
learn-game = Deine erste Partie
learn-game-how = Eine ganze Partie gegen den Computer auf seiner sanftesten Stufe. In jedem Zug schlägt er einen Stein vor und sagt, warum; spiel ihn, oder mach etwas anderes.
learn-game-hints = Vorschläge
learn-all-done = Du weißt alles, was du brauchst. Jetzt spiel eine ganze Partie.

lesson-flat = Setz einen Stein
lesson-flat-text = In jedem Zug setzt du einen Stein. Nimm einen aus deinem Vorrat, beweg ihn über das Brett und setz ihn.
lesson-flat-task = Setz irgendeinen Stein so, dass er flach liegt: alle seine Würfel auf dem Brett.
lesson-flat-done = Mehr ist ein Zug nicht. Jeder Stein, der flach auf freien Feldern liegt, ist erlaubt.
lesson-flat-standing = Dieser Stein steht: Einige seiner Würfel sind weiter oben. Kipp ihn, bis er flach liegt.

lesson-turn = Dreh einen Stein
lesson-turn-text = Du kannst einen Stein auf drei Arten drehen: im Kreis auf der Stelle, nach vorn gekippt und zur Seite gekippt. Umgedreht wird er sein Spiegelbild.
lesson-turn-task = Füll genau die vier markierten Felder.
lesson-turn-done = Passt. Ein Stein darf im Raum beliebig gedreht werden.
lesson-turn-standing = Dieser Stein liegt nicht flach. Kipp ihn, bis jeder Würfel auf dem Brett liegt.
lesson-turn-piece = Hier braucht es einen anderen Stein: Drei Felder in einer Reihe und noch eins am Ende, das ist ein L.
lesson-turn-cells = Der richtige Stein, aber nicht genau die markierten Felder. Dreh ihn oder schieb ihn.

lesson-stand = Bau in die Höhe
lesson-stand-text = Steine dürfen stehen. Höher als ein Turm aus drei Würfeln geht es nicht.
lesson-stand-task = Setz einen Stein, der in einem Feld drei Würfel hoch ist.
lesson-stand-done = Ein Turm. Niemand kann ihn mehr bedecken.
lesson-stand-lying = Bei diesem Stein steht kein Würfel auf einem anderen. Kipp ihn, bis drei in einem Feld stehen.
lesson-stand-low = Zwei Würfel hoch. Kipp ihn noch einmal, bis drei in einem Feld stehen.

lesson-cover = Bedeck einen Stein
lesson-cover-text = Es zählt die Farbe oben. Du darfst jeden Stein bedecken, solange mindestens einer deiner Würfel das Brett berührt und nichts in der Luft hängt.
lesson-cover-task = Bedeck mindestens ein Feld des grünen Steins.
lesson-cover-done = Jetzt gehört die Deckfläche dort dir. Grün kann sie nicht mehr nutzen.
lesson-cover-own = Erlaubt, aber du hast nur deinen eigenen Stein bedeckt. Bedeck den grünen.
lesson-cover-beside = Erlaubt, aber Grün ist nicht bedeckt. Versuch ein L oder ein T, von dem ein Teil neben Grün steht und der Rest darauf liegt.

lesson-allowed = Was erlaubt ist
lesson-allowed-text = Drei Regeln: jeder Würfel über einem Feld, mindestens ein Würfel auf dem Brett und keine Lücke darunter.
lesson-allowed-task = Sieh dir die drei Möglichkeiten an. Welche ist erlaubt?
lesson-allowed-done = Ein Würfel steht in c4, und die anderen liegen auf Grün: Der Stein berührt das Brett und lässt keine Lücke.

lesson-why = Warum nicht
lesson-why-text = Der Tisch sagt immer, warum ein Stein nicht gesetzt werden kann, und markiert die Felder.
lesson-why-task = Dieses T kann hier nicht gesetzt werden. Welche Regel bricht es?
lesson-why-done = Sein Arm würde über e4 hängen, eine Ebene höher, mit nichts darunter.
lesson-why-on-the-board = Alle seine Würfel sind über Feldern des Bretts. Schau unter seinen Arm.
lesson-why-touches-the-board = Sein Fuß berührt das Brett in d4. Schau unter seinen Arm.

lesson-rule-on-the-board = Es ist nicht ganz auf dem Brett
lesson-rule-touches-the-board = Es berührt das Brett nicht
lesson-rule-no-gap = Darunter bliebe eine Lücke

lesson-corner = Ecken verbinden nicht
lesson-corner-text = Ein Weg geht über Kanten von Feld zu Feld. Zwei Felder, die sich nur an einer Ecke berühren, sind nicht verbunden.
lesson-corner-task = Verbinde die zwei markierten Felder mit einem Stein.
lesson-corner-done = Jetzt führt ein Weg über gelbe Deckflächen vom einen zum anderen.
lesson-corner-one = Das berührt eins der beiden, aber nicht das andere. Füll ein Feld, das neben beiden liegt.
lesson-corner-neither = Das verbindet keins der beiden. Füll ein Feld, das neben beiden liegt.

lesson-win = Gewinnen
lesson-win-text = Verbinde zwei gegenüberliegende Seiten mit einem Weg deiner Farbe, und du gewinnst sofort.
lesson-win-task = Gelb reicht von Süden fast bis Norden. Stell die Verbindung her.
lesson-win-done = Verbunden. Die weißen Punkte sind die Flächen deines Wegs.
lesson-win-short = Mit deinem Weg verbunden, aber noch nicht bis Norden.
lesson-win-apart = Dieser Stein ist nicht mit deinem Weg verbunden. Fang neben a6 oder b6 an.

lesson-block = Halt die Gegenseite auf
lesson-block-text = Achte neben deinem eigenen Weg auch auf den der anderen. Danebensetzen hilft selten: Er geht einfach außen herum. Bedecken hilft.
lesson-block-task = Grün verbindet mit dem nächsten Zug. Setz einen Stein so, dass es nicht geht.
lesson-block-done = Grün hat keinen Gewinnzug mehr.
lesson-block-still = Grün würde immer noch verbinden, mit { $move }. Bedeck einen Teil des grünen Wegs.

lesson-wall = Über die Wand
lesson-wall-text = Über eine zwei Würfel hohe Wand kommt nur ein Stein: ein L, das daneben steht, mit dem kurzen Arm oben darauf.
lesson-wall-task = Der grüne Turm in d4 ist dir im Weg. Komm darüber und stell die Verbindung her.
lesson-wall-done = Am eigenen Turm hinauf, oben hinüber und auf der anderen Seite wieder hinab. Alle Wände unterwegs sind gelb.
lesson-wall-short = Mit deinen Steinen verbunden, aber der Turm in d4 trennt sie noch. Seine Deckfläche muss gelb sein, und die Wand, an der du hinaufsteigst, auch.
lesson-wall-apart = Dieser Stein ist nicht mit deinen verbunden. Stell ein L in c4 auf.

lesson-broken = Die unterbrochene Wand
lesson-broken-text = Zwischen zwei verschieden hohen Feldern führt der Weg an einer Wand hinauf oder hinab, und jede Fläche dieser Wand muss dir gehören. Von oben siehst du das nicht.
lesson-broken-task = Gelb scheint von Westen nach Osten verbunden und ist es nicht. Zeig auf ein Feld, an dem der Weg unterbrochen ist. Dreh das Brett, um nachzusehen, oder such das Zeichen in der flachen Ansicht.
lesson-broken-done = Zwischen d4 und e4 zeigt die Wand eine grüne Fläche. Gelb ist nicht verbunden.
lesson-broken-empty = Dieses Feld ist leer. Folg dem gelben Weg.
lesson-broken-other = Diese Deckfläche ist nicht gelb. Folg dem gelben Weg.
lesson-broken-whole = Hier ist Gelb mit allen gelben Nachbarn verbunden. Schau, wo es hinabgeht.

lesson-count = Zähl die Flächen
lesson-count-text = Spielt ihr um Punkte, gibt es für den Sieg einen Punkt für jede Fläche des kürzesten Wegs: Deckflächen und Wände.
lesson-count-task = Wie viele Punkte ist der gelbe Weg wert?
lesson-count-done = Acht Deckflächen, eine Wand hinauf und eine Wand hinab: zehn.
lesson-count-walls = Das sind die Deckflächen. Der Weg steigt auch noch auf d4 hinauf und wieder hinab.
lesson-count-cubes = Das sind alle Würfel. Zähl nur die Flächen, über die der Weg läuft.
lesson-count-few = Es sind mehr. Zähl die Deckflächen von d1 bis d8 und die Wände dazwischen.
lesson-count-many = Es sind weniger. Zähl die Deckflächen von d1 bis d8 und die Wände dazwischen.

lesson-edge = Steine am Rand
lesson-edge-text = Wenn niemand verbindet, gewinnt das Team mit weniger Steinen am Außenrand. Ein Stein zählt, wenn einer seiner Würfel in einem Randfeld auf dem Brett liegt.
lesson-edge-task = Wie viele gelbe Steine sind am Rand?
lesson-edge-done = Das L bei a1 und das I bei e1. Der Arm über h5 hängt dort nur.
lesson-edge-hanging = Einer davon ragt nur über den Rand: Sein Arm liegt in h5 auf Grün, und sein Fuß ist in g5.
lesson-edge-all = Das sind alle gelben Steine. Zähl nur die, die das Brett in einem Randfeld berühren.
lesson-edge-few = Es sind mehr. Schau im Westen und im Süden nach.
lesson-edge-many = Das sind zu viele. Zähl Steine, nicht Würfel.

lesson-neutral = Der blaue Stein
lesson-neutral-text = In einer Variante setzt jedes Team zuerst einen blauen Stein. Er gehört niemandem und ist allen im Weg.
lesson-neutral-task = Setz deinen blauen Stein so, dass ihn nie jemand bedecken kann.
lesson-neutral-done = Drei Würfel hoch: Darauf kommt nichts mehr.
lesson-neutral-lying = Ein liegender blauer Stein kann später bedeckt werden. Kipp ihn, bis er steht.

lesson-octagon = Gegenüberliegende Seiten zählen doppelt
lesson-octagon-text = Das Achteck hat acht Seiten. Du darfst eine Seite mit der gegenüberliegenden verbinden oder mit einer Seite daneben. Nur genau gegenüberliegende Seiten zählen doppelt.
lesson-octagon-task = Gelb kommt von Norden. Stell die Verbindung so her, dass die Punkte doppelt zählen.
lesson-octagon-done = Norden und Süden liegen genau gegenüber: Die Flächen zählen doppelt.
lesson-octagon-single = Damit gewinnst du, für { $points } Punkte. Aber der Weg endet neben dem Süden. Führ ihn in eins der markierten Felder, dann zählen sie doppelt.
lesson-octagon-short = Mit deinem Weg verbunden, aber noch nicht bis Süden.
lesson-octagon-apart = Dieser Stein ist nicht mit deinem Weg verbunden. Fang neben d3 oder e3 an.

lesson-four = Zu viert
lesson-four-text = Zu viert bilden die ein Team, die sich gegenübersitzen. Ihre zwei Töne zählen als eine Farbe.
lesson-four-task = Die helleren Steine gehören dem anderen Mitglied deines Teams. Verbinde Westen mit Osten.
lesson-four-done = Die Steine von euch beiden bilden einen Weg.
lesson-four-short = Mit dem Weg deines Teams verbunden, aber noch nicht bis Osten.
lesson-four-apart = Dieser Stein ist nicht mit dem Weg deines Teams verbunden. Mach bei f5 weiter.

lesson-advice-connect = Du kannst verbinden: Dieser Stein gewinnt.
lesson-advice-block = Grün ist kurz davor zu verbinden. Dieser Stein verhindert es.
lesson-advice-cover = Dieser Stein bedeckt Grün und macht den grünen Weg länger.
lesson-advice-build = Dieser Stein bringt dich der anderen Seite näher.
