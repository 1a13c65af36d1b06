# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Spielen lernen
learn-how = Kurze Aufgaben auf einem echten Brett. Die Reihenfolge ist dir überlassen; dein Fortschritt wird in diesem Browser gespeichert.
learn-basics = Die Grundlagen
learn-more = Gut zu wissen
learn-progress = { $done } von { $all } geschafft
learn-lesson = Lektion { $number } von { $all }
learn-done = geschafft
learn-next = Nächste Lektion
learn-again = Noch einmal
learn-skip = Überspringen
learn-list = Alle Lektionen
learn-show = Lösung zeigen
learn-answer = Deine Antwort
learn-check = Prüfen
learn-choice = { $letter }
learn-choice-how = Möglichkeit { $letter }: { $lies }
learn-choose = Diese wählen
learn-marked = Markierte Felder: { $cells }
learn-forget = Fortschritt zurücksetzen
learn-forget-sure = Deinen Fortschritt zurücksetzen?
learn-game = Deine erste Partie
learn-game-how = Eine ganze Partie gegen den Computer auf seiner leichtesten Stufe. In jedem Zug schlägt er einen Stein vor und sagt dir, warum. Spiel ihn, oder probier etwas anderes.
learn-game-hints = Vorschläge
learn-all-done = Du weißt alles, was du brauchst. Jetzt spiel eine ganze Partie.

lesson-win = Das Ziel
lesson-win-text = Verbinde zwei gegenüberliegende Seiten des Bretts mit einem Weg in deiner Farbe, und du gewinnst sofort.
lesson-win-task = Dein { -yellow(form: "er") } Weg reicht von Süden fast bis Norden. Vollende ihn.
lesson-win-done = Verbunden: Damit ist die Partie gewonnen. Die weißen Punkte sind die Flächen deines Wegs.
lesson-win-short = Mit deinem Weg verbunden, aber noch nicht bis Norden.
lesson-win-apart = Dieser Stein ist nicht mit deinem Weg verbunden. Fang neben a6 oder b6 an.

lesson-flat = Setz einen Stein
lesson-flat-text = In jedem Zug setzt du einen Stein. Nimm einen aus deinem Vorrat, beweg ihn über das Brett und setz ihn.
lesson-flat-task = Setz irgendeinen Stein so, dass er flach liegt, mit allen Würfeln auf dem Brett.
lesson-flat-done = Mehr ist ein Zug nicht. Jeder Stein darf flach auf freien Feldern liegen.
lesson-flat-standing = Dieser Stein steht: Einige seiner Würfel sind weiter oben. Kipp ihn, bis er flach liegt.

lesson-turn = Dreh einen Stein
lesson-turn-text = Du kannst einen Stein auf drei Arten drehen: auf der Stelle, nach vorn gekippt und zur Seite gekippt. Umgedreht ergibt er sein Spiegelbild.
lesson-turn-task = Füll genau die vier markierten Felder.
lesson-turn-done = Passt. Du darfst einen Stein drehen, wie du willst.
lesson-turn-standing = Dieser Stein liegt nicht flach. Kipp ihn, bis jeder Würfel auf dem Brett liegt.
lesson-turn-piece = Hier braucht es einen anderen Stein: Drei Felder in einer Reihe und noch eins am Ende, das ist ein L.
lesson-turn-cells = Der richtige Stein, aber nicht genau die markierten Felder. Dreh ihn oder schieb ihn.

lesson-stand = Bau in die Höhe
lesson-stand-text = Steine dürfen aufrecht stehen. Kein Turm wird je höher als drei Würfel.
lesson-stand-task = Setz einen Stein, der in einem Feld drei Würfel hoch ist.
lesson-stand-done = Ein Turm. Niemand kann ihn je bedecken.
lesson-stand-lying = Bei diesem Stein steht kein Würfel auf einem anderen. Kipp ihn, bis drei in einem Feld stehen.
lesson-stand-low = Zwei Würfel hoch. Kipp ihn noch einmal, bis drei in einem Feld stehen.

lesson-cover = Bedeck einen Stein
lesson-cover-text = Nur die Farbe oben zählt. Du darfst jeden Stein bedecken, solange mindestens einer deiner Würfel das Brett berührt und nichts in der Luft hängt.
lesson-cover-task = Bedeck mindestens ein Feld des { -green(form: "en") } Steins.
lesson-cover-done = Jetzt gehört die Deckfläche dort dir. { -green(form: "capital") } kann sie nicht mehr nutzen.
lesson-cover-own = Erlaubt, aber du hast nur deinen eigenen Stein bedeckt. Bedeck den { -green(form: "en") }.
lesson-cover-beside = Erlaubt, aber der { -green(form: "e") } Stein ist nicht bedeckt. Versuch ein L oder ein T: ein Teil daneben, der Rest obendrauf.

lesson-corner = Ecken verbinden nicht
lesson-corner-text = Ein Weg geht von Feld zu Feld über eine gemeinsame Kante. Felder, die sich nur an einer Ecke berühren, sind nicht verbunden.
lesson-corner-task = Verbinde die zwei markierten Felder mit einem Stein.
lesson-corner-done = Jetzt führt ein Weg über { -yellow(form: "e") } Deckflächen vom einen zum anderen.
lesson-corner-one = Das berührt eins der beiden, aber nicht das andere. Füll ein Feld, das neben beiden liegt.
lesson-corner-neither = Das verbindet keins der beiden. Füll ein Feld, das neben beiden liegt.

lesson-wall = Über die Wand
lesson-wall-text = Auf eine zwei Würfel hohe Wand kommt nur ein Stein: ein L, das daneben steht, mit dem kurzen Arm oben darauf.
lesson-wall-task = Der { -green(form: "e") } Turm in d4 ist dir im Weg. Komm darüber und stell die Verbindung her.
lesson-wall-done = Am eigenen Turm hinauf, oben hinüber und auf der anderen Seite wieder hinab. Alle Wände unterwegs sind { -yellow }.
lesson-wall-short = Mit deinen Steinen verbunden, aber der Turm in d4 trennt sie noch. Seine Deckfläche muss { -yellow } sein, und die Wand, an der du hinaufsteigst, auch.
lesson-wall-apart = Dieser Stein ist nicht mit deinen verbunden. Stell ein L in c4 auf.

lesson-broken = Von einer Wand unterbrochen
lesson-broken-text = Zwischen zwei verschieden hohen Feldern führt der Weg an einer Wand hinauf oder hinab, und jede Fläche dieser Wand muss dir gehören. Von oben siehst du das nicht.
lesson-broken-task = { -yellow(form: "capital") } scheint von Westen nach Osten verbunden, ist es aber nicht. Zeig auf ein Feld, an dem der Weg unterbrochen ist. Dreh das Brett, um nachzusehen, oder such das Zeichen in der flachen Ansicht.
lesson-broken-done = Zwischen d4 und e4 zeigt die Wand eine { -green(form: "e") } Fläche. { -yellow(form: "capital") } ist nicht verbunden.
lesson-broken-empty = Dieses Feld ist leer. Folg dem { -yellow(form: "en") } Weg.
lesson-broken-other = Diese Deckfläche ist nicht { -yellow }. Folg dem { -yellow(form: "en") } Weg.
lesson-broken-whole = Dieses Feld ist mit allen { -yellow(form: "en") } Nachbarn verbunden. Schau, wo der Weg hinabführt.

lesson-block = Halt die Gegenseite auf
lesson-block-text = Achte auch auf den Weg der Gegenseite. Danebensetzen hilft selten: Er geht außen herum. Bedeck ihn.
lesson-block-task = { -green(form: "capital") } kann mit dem nächsten Zug verbinden. Setz einen Stein, der das verhindert.
lesson-block-done = { -green(form: "capital") } hat keinen Gewinnzug mehr.
lesson-block-still = { -green(form: "capital") } könnte immer noch verbinden, auf { $cells }. Bedeck einen Teil dieses Wegs.

lesson-allowed = Was erlaubt ist
lesson-allowed-text = Es gibt drei Regeln: jeder Würfel über einem Feld, mindestens ein Würfel auf dem Brett und keine Lücke darunter. Das Spiel sagt dir immer, warum ein Zug abgelehnt wird, und markiert die Felder.
lesson-allowed-task = Sieh dir die drei Möglichkeiten an. Welche ist erlaubt?
lesson-allowed-done = Zwei Würfel stehen in c4, und zwei liegen auf { -green(form: "capital") }: Der Stein berührt das Brett und lässt keine Lücke.

lesson-sides = Beide Seitenpaare gelten
lesson-sides-text = Beide Paare gegenüberliegender Seiten stehen dir offen, und du kannst deinen Plan jederzeit ändern.
lesson-sides-task = { -green(form: "capital") } hat dir den Weg nach Norden versperrt. Verbinde Westen mit Osten.
lesson-sides-done = Von Westen nach Osten gewinnst du genauso.
lesson-sides-short = Mit deinen Steinen verbunden, aber noch nicht bis Osten.
lesson-sides-apart = Dieser Stein ist nicht mit deinen verbunden. Mach bei e4 weiter.

lesson-out = Ausgeschieden und unentschieden
lesson-out-text = Bist du am Zug und keiner deiner Steine passt, so scheidest du aus, und die anderen spielen weiter. Kann niemand mehr setzen und ist niemand verbunden, endet die Partie unentschieden.
lesson-out-task = Hier kann niemand mehr setzen, und niemand ist verbunden. Wie endet die Partie?
lesson-out-done = Unentschieden. Der Rand des Bretts zählt nur, wenn ihr um Punkte spielt.
lesson-out-nobody = Niemand ist verbunden, also gewinnt niemand.
lesson-outcome-yellow = { -yellow(form: "capital") } gewinnt
lesson-outcome-green = { -green(form: "capital") } gewinnt
lesson-outcome-draw = Unentschieden

lesson-count = Zähl die Flächen
lesson-count-text = Spielt ihr um Punkte, gibt es für den Sieg einen Punkt für jede Fläche des kürzesten Wegs: Deckflächen und Wände.
lesson-count-task = Wie viele Punkte ist der { -yellow(form: "e") } Weg wert?
lesson-count-done = Acht Deckflächen, eine Wand hinauf und eine Wand hinab: zehn.
lesson-count-walls = Das sind die Deckflächen. Der Weg steigt auch noch auf d4 hinauf und wieder hinab.
lesson-count-cubes = Das sind alle Würfel. Zähl nur die Flächen, über die der Weg läuft.
lesson-count-few = Es sind mehr. Zähl die Deckflächen von d1 bis d8 und die Wände dazwischen.
lesson-count-many = Es sind weniger. Zähl die Deckflächen von d1 bis d8 und die Wände dazwischen.

lesson-edge = Steine am Rand
lesson-edge-text = Spielt ihr um Punkte und niemand verbindet, gewinnt das Team mit weniger Steinen am Außenrand. Ein Stein zählt, wenn einer seiner Würfel in einem Randfeld auf dem Brett liegt.
lesson-edge-task = Wie viele { -yellow(form: "e") } Steine sind am Rand?
lesson-edge-done = Zwei: das L bei a1 und das I bei e1. Der Arm des T über h5 liegt auf { -green(form: "capital") }, nicht auf dem Brett.
lesson-edge-hanging = Einer davon ragt nur über den Rand: Sein Arm liegt in h5 auf { -green(form: "capital") }, und sein Fuß ist in g5.
lesson-edge-all = Das sind alle { -yellow(form: "en") } Steine. Zähl nur die, die das Brett in einem Randfeld berühren.
lesson-edge-few = Es sind mehr. Schau im Westen und im Süden nach.
lesson-edge-many = Das sind zu viele. Zähl Steine, nicht Würfel.

lesson-neutral = Der { -neutral(form: "e") } Stein
lesson-neutral-text = In einer Variante setzt jedes Team zuerst einen { -neutral(form: "en") } Stein. Er gehört niemandem und ist allen im Weg.
lesson-neutral-task = Setz deinen { -neutral(form: "en") } Stein so, dass ihn nie jemand bedecken kann.
lesson-neutral-done = Drei Würfel hoch: Darauf kommt nichts mehr.
lesson-neutral-lying = Ein liegender { -neutral(form: "er") } Stein kann später bedeckt werden. Kipp ihn, bis er steht.

lesson-octagon = Gegenüberliegende Seiten zählen doppelt
lesson-octagon-text = Das Achteck hat acht Seiten. Du darfst eine Seite mit der gegenüberliegenden verbinden oder mit einer Seite neben der gegenüberliegenden. Nur genau gegenüberliegende Seiten zählen doppelt.
lesson-octagon-task = { -yellow(form: "capital") } kommt von Norden. Stell die Verbindung so her, dass die Punkte doppelt zählen.
lesson-octagon-done = Norden und Süden liegen genau gegenüber: Die Flächen zählen doppelt.
lesson-octagon-single = Damit gewinnst du { $points } Punkte, aber der Weg endet neben der Südseite. Führ ihn in eins der markierten Felder, dann zählen sie doppelt.
lesson-octagon-short = Mit deinem Weg verbunden, aber noch nicht bis Süden.
lesson-octagon-apart = Dieser Stein ist nicht mit deinem Weg verbunden. Fang neben d3 oder e3 an.

lesson-four = Zu viert
lesson-four-text = Zu viert bilden die ein Team, die sich gegenübersitzen. Ihre zwei Töne zählen als eine Farbe.
lesson-four-task = Die helleren Steine gehören dem anderen Mitglied deines Teams. Verbinde Westen mit Osten.
lesson-four-done = Die Steine von euch beiden bilden einen Weg.
lesson-four-short = Mit dem Weg deines Teams verbunden, aber noch nicht bis Osten.
lesson-four-apart = Dieser Stein ist nicht mit dem Weg deines Teams verbunden. Mach bei f5 weiter.
