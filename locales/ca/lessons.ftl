# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Aprèn a jugar
learn-how = Exercicis curts en un tauler de debò. Fes-los en l’ordre que vulguis; el que has fet es guarda en aquest navegador.
learn-basics = El més bàsic
learn-more = Més coses per saber
learn-progress = { $done } de { $all } fetes
learn-lesson = Lliçó { $number } de { $all }
learn-done = feta
learn-next = Lliçó següent
learn-again = Un altre cop
learn-skip = Salta
learn-list = Totes les lliçons
learn-show = Mostra la solució
learn-answer = La teva resposta
learn-check = Comprova
learn-choice = { $letter }
learn-choice-how = Col·locació { $letter }: { $lies }
learn-choose = Tria aquesta
learn-marked = Caselles marcades: { $cells }
learn-forget = Reinicia el progrés
learn-forget-sure = Vols reiniciar el progrés?
learn-game = La teva primera partida
learn-game-how = Una partida sencera contra l’ordinador en el nivell més fàcil. A cada torn et proposa una fitxa i et diu per què. Juga-la o prova una altra cosa.
learn-game-hints = Propostes
learn-all-done = Ja saps tot el que cal. Ara juga una partida sencera.

lesson-win = L’objectiu
lesson-win-text = Comunica dos costats oposats del tauler amb un camí del teu color i guanyes d’immediat.
lesson-win-task = El teu camí { -yellow } va des del sud fins gairebé al nord. Completa’l.
lesson-win-done = Connectat: has guanyat la partida. Els punts blancs són les cares del teu camí.
lesson-win-short = Està unida al teu camí, però encara no arriba al nord.
lesson-win-apart = Aquesta fitxa no està unida al teu camí. Comença tocant a a6 o b6.

lesson-flat = Col·loca una fitxa
lesson-flat-text = A cada torn col·loques una fitxa. Agafa’n una de la reserva, mou-la per damunt del tauler i col·loca-la.
lesson-flat-task = Col·loca qualsevol fitxa de manera que quedi ajaguda, amb tots els cubs sobre el tauler.
lesson-flat-done = Un torn és només això. Qualsevol fitxa es pot ajeure sobre caselles lliures.
lesson-flat-standing = Aquesta fitxa està dreta: té cubs més amunt. Tomba-la fins que quedi ajaguda.

lesson-turn = Gira una fitxa
lesson-turn-text = Pots girar una fitxa de tres maneres: girant-la sobre si mateixa, tombant-la endavant i tombant-la de costat. Si la capgires, n’obtens la imatge reflectida.
lesson-turn-task = Omple exactament les quatre caselles marcades.
lesson-turn-done = Hi encaixa. Una fitxa es pot girar com vulguis.
lesson-turn-standing = Aquesta fitxa no està ajaguda. Tomba-la fins que tots els cubs siguin sobre el tauler.
lesson-turn-piece = Cal una altra fitxa: tres caselles en fila i una més a l’extrem fan una L.
lesson-turn-cells = La fitxa és bona, però no omple exactament les caselles marcades. Gira-la o mou-la.

lesson-stand = Construeix amunt
lesson-stand-text = Les fitxes es poden posar dretes. Cap torre no passa mai de tres cubs.
lesson-stand-task = Col·loca una fitxa que faci tres cubs d’alt en una casella.
lesson-stand-done = Una torre. Ja no la podrà tapar ningú.
lesson-stand-lying = Aquesta fitxa no té cap cub damunt d’un altre. Tomba-la fins que n’hi hagi tres en una casella.
lesson-stand-low = Fa dos cubs d’alt. Tomba-la un cop més, fins que n’hi hagi tres en una casella.

lesson-cover = Tapa una fitxa
lesson-cover-text = Només compta el color que queda a dalt. Pots tapar qualsevol fitxa, sempre que almenys un dels teus cubs toqui el tauler i res no quedi enlaire.
lesson-cover-task = Tapa almenys una casella de la fitxa { -green(form: "feminine") }.
lesson-cover-done = Ara aquesta cara superior és teva. El { -green } ja no la pot fer servir.
lesson-cover-own = És permès, però només has tapat una fitxa teva. Tapa la { -green(form: "feminine") }.
lesson-cover-beside = És permès, però la fitxa { -green(form: "feminine") } no ha quedat tapada. Prova una L o una T: una part al costat i la resta a sobre.

lesson-corner = Les cantonades no uneixen
lesson-corner-text = Un camí va de casella a casella quan comparteixen una vora. Les que només es toquen per una cantonada no estan unides.
lesson-corner-task = Uneix les dues caselles marcades amb una fitxa.
lesson-corner-done = Ara es pot anar de l’una a l’altra per cares superiors { -yellow(form: "feminine-plural") }.
lesson-corner-one = Toca una de les dues, però l’altra no. Omple una casella que sigui veïna de totes dues.
lesson-corner-neither = No n’uneix cap. Omple una casella que sigui veïna de totes dues.

lesson-wall = Per damunt de la paret
lesson-wall-text = Només una fitxa pot pujar a una paret de dos cubs d’alt: una L posada dempeus al costat, amb el braç curt a sobre.
lesson-wall-task = La torre { -green(form: "feminine") } de d4 et tanca el pas. Passa-hi per damunt i connecta.
lesson-wall-done = Puges per la teva torre, passes per dalt i baixes per l’altra banda. Totes les parets del camí són { -yellow(form: "feminine-plural") }.
lesson-wall-short = Està unida a les teves fitxes, però la torre de d4 encara les separa. La cara superior ha de ser { -yellow(form: "feminine") }, i la paret per on puges també.
lesson-wall-apart = Aquesta fitxa no està unida a les teves. Posa una L dempeus a c4.

lesson-broken = Tallat per una paret
lesson-broken-text = Entre dues caselles d’altura diferent, el camí puja per una paret, i totes les cares d’aquesta paret han de ser teves. Des de dalt no es veu.
lesson-broken-task = Sembla que el { -yellow } ha connectat d’oest a est, però no és així. Assenyala una casella on es talla el camí. Gira el tauler per mirar-ho, o busca la marca a la vista plana.
lesson-broken-done = Entre d4 i e4 la paret té una cara { -green(form: "feminine") }. El { -yellow } no ha connectat.
lesson-broken-empty = Aquesta casella és buida. Segueix el camí { -yellow }.
lesson-broken-other = Aquesta cara superior no és { -yellow(form: "feminine") }. Segueix el camí { -yellow }.
lesson-broken-whole = Aquesta casella està unida amb totes les veïnes { -yellow(form: "feminine-plural") }. Mira on baixa el camí.

lesson-block = Atura l’oponent
lesson-block-text = Vigila també el camí de l’oponent. Posar-hi una fitxa al costat gairebé mai no serveix: el camí la volta. Tapa’l.
lesson-block-task = El { -green } pot connectar amb la jugada següent. Col·loca una fitxa que ho eviti.
lesson-block-done = El { -green } ja no té cap jugada guanyadora.
lesson-block-still = El { -green } encara podria connectar a { $cells }. Tapa una part del seu camí.

lesson-allowed = Què és permès
lesson-allowed-text = Hi ha tres regles: tots els cubs damunt d’una casella, almenys un cub sobre el tauler i cap espai a sota. El joc sempre et diu per què rebutja una col·locació, i marca les caselles.
lesson-allowed-task = Mira les tres col·locacions. Quina és permesa?
lesson-allowed-done = Dos cubs són a c4 i dos reposen sobre el { -green }: la fitxa toca el tauler i no deixa cap espai.

lesson-sides = Qualsevol parella de costats
lesson-sides-text = Pots fer servir les dues parelles de costats oposats, i pots canviar de pla quan vulguis.
lesson-sides-task = El { -green } t’ha tancat el pas cap al nord. Comunica l’oest amb l’est.
lesson-sides-done = D’oest a est també es guanya.
lesson-sides-short = Està unida a les teves fitxes, però encara no arriba a l’est.
lesson-sides-apart = Aquesta fitxa no està unida a les teves. Continua des de e4.

lesson-out = Fora de joc i empat
lesson-out-text = Si et toca i no hi cap cap de les teves fitxes, quedes fora i la resta continua jugant. Quan ningú no pot col·locar res i ningú no ha connectat, la partida acaba en empat.
lesson-out-task = Aquí ja no es pot col·locar cap fitxa i ningú no ha connectat. Com acaba la partida?
lesson-out-done = En empat. La vora del tauler només compta quan es juga amb puntuació.
lesson-out-nobody = Ningú no ha connectat, i per tant no guanya ningú.
lesson-outcome-yellow = Guanya el { -yellow }
lesson-outcome-green = Guanya el { -green }
lesson-outcome-draw = Empat

lesson-count = Compta les cares
lesson-count-text = Quan es juga amb puntuació, qui guanya rep un punt per cada cara del camí més curt: les superiors i les de paret.
lesson-count-task = Quants punts val el camí { -yellow }?
lesson-count-done = Vuit cares superiors, una paret de pujada i una de baixada: deu.
lesson-count-walls = Aquestes són les cares superiors. El camí també puja fins a d4 i torna a baixar.
lesson-count-cubes = Aquests són tots els cubs. Compta només les cares per on passa el camí.
lesson-count-few = N’hi ha més. Compta les cares superiors de d1 a d8 i les parets que hi ha entremig.
lesson-count-many = N’hi ha menys. Compta les cares superiors de d1 a d8 i les parets que hi ha entremig.

lesson-edge = Fitxes a la vora
lesson-edge-text = Quan es juga amb puntuació i ningú no connecta, guanya l’equip que té menys fitxes a la vora exterior. Una fitxa compta quan un dels seus cubs reposa sobre el tauler en una casella de la vora.
lesson-edge-task = Quantes fitxes { -yellow(form: "feminine-plural") } hi ha a la vora?
lesson-edge-done = Dues: la L d’a1 i la I d’e1. El braç de la T de sobre h5 reposa sobre el { -green }, no sobre el tauler.
lesson-edge-hanging = Una d’aquestes només sobresurt per damunt de la vora: el braç reposa sobre el { -green } a h5, i el peu és a g5.
lesson-edge-all = Aquestes són totes les fitxes { -yellow(form: "feminine-plural") }. Compta només les que toquen el tauler en una casella de la vora.
lesson-edge-few = N’hi ha més. Mira a l’oest i al sud.
lesson-edge-many = Són massa. Compta fitxes, no cubs.

lesson-neutral = La fitxa { -neutral(form: "feminine") }
lesson-neutral-text = En una variant, cada equip col·loca primer una fitxa { -neutral(form: "feminine") }. No és de ningú i fa nosa a tothom.
lesson-neutral-task = Col·loca la teva fitxa { -neutral(form: "feminine") } de manera que ningú no la pugui tapar mai.
lesson-neutral-done = Fa tres cubs d’alt: no hi pot anar res a sobre.
lesson-neutral-lying = Una fitxa { -neutral(form: "feminine") } ajaguda es pot tapar més tard. Tomba-la fins que quedi dreta.

lesson-octagon = Els costats oposats valen doble
lesson-octagon-text = L’octàgon té vuit costats. Pots comunicar un costat amb l’oposat o amb un dels contigus a l’oposat. Només els costats exactament oposats valen doble.
lesson-octagon-task = El { -yellow } ve del nord. Connecta de manera que els punts es doblin.
lesson-octagon-done = El nord i el sud són exactament oposats: les cares valen doble.
lesson-octagon-single = Així guanyes { $points } punts, però el camí acaba al costat veí del sud. Acaba en una de les caselles marcades i es doblaran.
lesson-octagon-short = Està unida al teu camí, però encara no arriba al sud.
lesson-octagon-apart = Aquesta fitxa no està unida al teu camí. Comença tocant a d3 o e3.

lesson-four = Quatre persones
lesson-four-text = Quan juguen quatre persones, les de cada equip seuen cara a cara. Els seus dos tons compten com un sol color.
lesson-four-task = Les fitxes més clares són de la teva parella. Comunica l’oest amb l’est.
lesson-four-done = Les teves fitxes i les de la teva parella fan un sol camí.
lesson-four-short = Està unida al camí del teu equip, però encara no arriba a l’est.
lesson-four-apart = Aquesta fitxa no està unida al camí del teu equip. Continua des de f5.
