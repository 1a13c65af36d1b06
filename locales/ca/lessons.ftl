# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Aprèn a jugar
learn-how = Exercicis curts al tauler de debò. Fes-los en l’ordre que vulguis; el que has fet es guarda en aquest navegador.
learn-progress = { $done } de { $all } fetes
learn-lesson = Lliçó { $number } de { $all }
learn-done = feta
learn-next = Lliçó següent
learn-again = Un altre cop
learn-skip = Salta-la
learn-list = Totes les lliçons
learn-show = Mostra-m’ho
learn-answer = La teva resposta
learn-check = Comprova-ho
learn-choice = { $letter }
learn-choice-how = Col·locació { $letter }
learn-choose = Tria aquesta
learn-marked = Caselles marcades: { $cells }
learn-forget = Oblida el que he fet
learn-game = La teva primera partida
learn-game-how = Una partida sencera contra l’ordinador en el nivell més suau. A cada torn et proposa una fitxa i diu per què; juga-la o fes una altra cosa.
learn-game-hints = Propostes
learn-all-done = Ja saps tot el que cal. Ara juga una partida sencera.

lesson-flat = Col·loca una fitxa
lesson-flat-text = A cada torn col·loques una fitxa. Agafa’n una de la reserva, mou-la per damunt del tauler i col·loca-la.
lesson-flat-task = Col·loca qualsevol fitxa de manera que quedi ajaguda: tots els cubs sobre el tauler.
lesson-flat-done = Un torn és només això. Qualsevol fitxa ajaguda sobre caselles lliures és permesa.
lesson-flat-standing = Aquesta fitxa està dreta: té cubs més amunt. Tomba-la fins que quedi ajaguda.

lesson-turn = Gira una fitxa
lesson-turn-text = Pots girar una fitxa de tres maneres: fent-la rodar sobre el lloc, tombant-la cap endavant i tombant-la de costat. Si la capgires, n’obtens la imatge reflectida.
lesson-turn-task = Omple només les quatre caselles marcades.
lesson-turn-done = Hi encaixa. Una fitxa es pot girar de qualsevol manera a l’espai.
lesson-turn-standing = Aquesta fitxa no està ajaguda. Tomba-la fins que tots els cubs siguin sobre el tauler.
lesson-turn-piece = Cal una altra fitxa: tres caselles en fila i una més a l’extrem fan una L.
lesson-turn-cells = La fitxa és bona, però no omple només les caselles marcades. Gira-la o mou-la.

lesson-stand = Construeix amunt
lesson-stand-text = Les fitxes es poden posar dretes. Una torre de tres cubs és la més alta que hi pot haver.
lesson-stand-task = Col·loca una fitxa que faci tres cubs d’alt en una casella.
lesson-stand-done = Una torre. Ja no la pot tapar ningú.
lesson-stand-lying = Aquesta fitxa no té cap cub damunt d’un altre. Tomba-la fins que n’hi hagi tres en una casella.
lesson-stand-low = Fa dos cubs d’alt. Tomba-la un cop més, fins que n’hi hagi tres en una casella.

lesson-cover = Tapa una fitxa
lesson-cover-text = Compta el color que queda a dalt. Pots tapar qualsevol fitxa, sempre que almenys un dels teus cubs toqui el tauler i res no quedi penjat enlaire.
lesson-cover-task = Tapa almenys una casella de la fitxa verda.
lesson-cover-done = Ara aquesta cara superior és teva. El verd ja no la pot fer servir.
lesson-cover-own = És permès, però només has tapat una fitxa teva. Tapa la verda.
lesson-cover-beside = És permès, però la verda no ha quedat tapada. Prova una L o una T amb una part tocant el tauler vora la verda i la resta a sobre.

lesson-allowed = Què és permès
lesson-allowed-text = Tres regles: tots els cubs damunt d’una casella, almenys un cub sobre el tauler i cap espai a sota.
lesson-allowed-task = Mira les tres col·locacions. Quina és permesa?
lesson-allowed-done = Un cub és a c4 i els altres reposen sobre el verd: toca el tauler i no deixa cap espai.

lesson-why = Per què no
lesson-why-text = La taula sempre diu per què rebutja una col·locació, i marca les caselles.
lesson-why-task = Aquesta T no es pot col·locar aquí. Quina regla incompleix?
lesson-why-done = El braç quedaria penjat sobre e4, un nivell amunt, sense res a sota.
lesson-why-on-the-board = Tots els cubs són damunt de caselles del tauler. Mira sota el braç.
lesson-why-touches-the-board = El peu toca el tauler a d4. Mira sota el braç.

lesson-rule-on-the-board = No és tota dins del tauler
lesson-rule-touches-the-board = No toca el tauler
lesson-rule-no-gap = Quedaria un espai a sota

lesson-corner = Les cantonades no uneixen
lesson-corner-text = Un camí va de casella a casella per les vores. Dues caselles que només es toquen per una cantonada no estan unides.
lesson-corner-task = Uneix les dues caselles marcades amb una fitxa.
lesson-corner-done = Ara es pot anar de l’una a l’altra per cares superiors grogues.
lesson-corner-one = Toca una de les dues, però l’altra no. Omple una casella que sigui veïna de totes dues.
lesson-corner-neither = No n’uneix cap. Omple una casella que sigui veïna de totes dues.

lesson-win = Guanya
lesson-win-text = Comunica dos costats oposats amb un camí del teu color i guanyes d’immediat.
lesson-win-task = El groc arriba des del sud fins gairebé al nord. Completa el camí.
lesson-win-done = Connectat. Els punts blancs són les cares del teu camí.
lesson-win-short = Està unida al teu camí, però encara no arriba al nord.
lesson-win-apart = Aquesta fitxa no està unida al teu camí. Comença tocant a a6 o b6.

lesson-block = Atura l’oponent
lesson-block-text = A més del teu camí, vigila el de l’oponent. Col·locar una fitxa al costat serveix de poc, perquè fa la volta. Tapar-lo sí que serveix.
lesson-block-task = El verd connecta amb la jugada següent. Col·loca una fitxa de manera que no pugui.
lesson-block-done = El verd ja no té cap jugada guanyadora.
lesson-block-still = El verd encara connectaria, amb { $move }. Tapa una part del seu camí.

lesson-wall = Per damunt de la paret
lesson-wall-text = Una paret de dos cubs d’alt només la pot pujar una fitxa: una L dreta que hi toca, amb el braç curt a sobre.
lesson-wall-task = La torre verda de d4 et tanca el pas. Passa-hi per damunt i connecta.
lesson-wall-done = Amunt per la teva torre, per dalt i avall per l’altra banda. Totes les parets del camí són grogues.
lesson-wall-short = Està unida a les teves fitxes, però la torre de d4 encara les separa. La cara superior ha de ser groga, i la paret per on puges també.
lesson-wall-apart = Aquesta fitxa no està unida a les teves. Posa una L dreta a c4.

lesson-broken = La paret trencada
lesson-broken-text = Entre dues caselles d’altura diferent, el camí puja per una paret, i totes les cares d’aquesta paret han de ser teves. Des de dalt no es veu.
lesson-broken-task = Sembla que el groc ha connectat d’oest a est, però no és així. Assenyala una casella on es trenca el camí. Gira el tauler per mirar-ho, o busca la marca a la vista plana.
lesson-broken-done = Entre d4 i e4 la paret té una cara verda. El groc no ha connectat.
lesson-broken-empty = Aquesta casella és buida. Segueix el camí groc.
lesson-broken-other = Aquesta cara superior no és groga. Segueix el camí groc.
lesson-broken-whole = Aquí el groc està unit amb totes les caselles grogues veïnes. Mira on baixa.

lesson-count = Compta les cares
lesson-count-text = Quan jugueu amb puntuació, qui guanya rep un punt per cada cara del camí més curt: les superiors i les de paret.
lesson-count-task = Quants punts val el camí del groc?
lesson-count-done = Vuit cares superiors, una paret de pujada i una de baixada: deu.
lesson-count-walls = Aquestes són les cares superiors. El camí també puja fins a d4 i torna a baixar.
lesson-count-cubes = Aquests són tots els cubs. Compta només les cares per on passa el camí.
lesson-count-few = N’hi ha més. Compta les cares superiors de d1 a d8 i les parets que hi ha entremig.
lesson-count-many = N’hi ha menys. Compta les cares superiors de d1 a d8 i les parets que hi ha entremig.

lesson-edge = Fitxes a la vora
lesson-edge-text = Si ningú no connecta, guanya l’equip que té menys fitxes a la vora exterior. Una fitxa compta quan un dels seus cubs reposa sobre el tauler en una casella de la vora.
lesson-edge-task = Quantes fitxes grogues hi ha a la vora?
lesson-edge-done = La L d’a1 i la I d’e1. El braç de sobre h5 només hi sobresurt.
lesson-edge-hanging = Una d’aquestes només sobresurt per damunt de la vora: el braç reposa sobre el verd a h5, i el peu és a g5.
lesson-edge-all = Aquestes són totes les fitxes grogues. Compta només les que toquen el tauler en una casella de la vora.
lesson-edge-few = N’hi ha més. Mira a l’oest i al sud.
lesson-edge-many = Són massa. Compta fitxes, no cubs.

lesson-neutral = La fitxa blava
lesson-neutral-text = En una variant, cada equip col·loca primer una fitxa blava. No és de ningú i fa nosa a tothom.
lesson-neutral-task = Col·loca la teva fitxa blava de manera que ningú no la pugui tapar mai.
lesson-neutral-done = Fa tres cubs d’alt: no hi pot anar res a sobre.
lesson-neutral-lying = Una fitxa blava ajaguda es pot tapar més tard. Tomba-la fins que quedi dreta.

lesson-octagon = Els costats oposats valen doble
lesson-octagon-text = L’octàgon té vuit costats. Pots comunicar un costat amb l’oposat o amb un de contigu a l’oposat. Només els costats exactament oposats valen doble.
lesson-octagon-task = El groc ve del nord. Connecta de manera que els punts es doblin.
lesson-octagon-done = El nord i el sud són exactament oposats: les cares valen doble.
lesson-octagon-single = Així guanyes, amb { $points } punts. Però acaba en un costat contigu al sud. Acaba en una de les caselles marcades i es doblaran.
lesson-octagon-short = Està unida al teu camí, però encara no arriba al sud.
lesson-octagon-apart = Aquesta fitxa no està unida al teu camí. Comença tocant a d3 o e3.

lesson-four = Quatre persones
lesson-four-text = Quan jugueu quatre persones, les de cada equip seuen cara a cara. Els seus dos tons compten com un sol color.
lesson-four-task = Les fitxes més clares són de la teva parella. Comunica l’oest amb l’est.
lesson-four-done = Les teves fitxes i les de la teva parella fan un sol camí.
lesson-four-short = Està unida al camí del teu equip, però encara no arriba a l’est.
lesson-four-apart = Aquesta fitxa no està unida al camí del teu equip. Continua des de f5.

lesson-advice-connect = Pots connectar: aquesta fitxa guanya.
lesson-advice-block = El verd està a punt de connectar. Aquesta fitxa l’atura.
lesson-advice-cover = Aquesta fitxa tapa el verd i li allarga el camí.
lesson-advice-build = Aquesta fitxa t’acosta a l’altre costat.
