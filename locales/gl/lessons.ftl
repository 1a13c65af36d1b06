# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Aprende a xogar
learn-how = Exercicios curtos nun taboleiro de verdade. Podes facelos na orde que queiras; o que fixeches gárdase neste navegador.
learn-basics = O básico
learn-more = Máis cousas que saber
learn-progress = { $done } de { $all } feitas
learn-lesson = Lección { $number } de { $all }
learn-done = feita
learn-next = Seguinte lección
learn-again = Outra vez
learn-skip = Salta
learn-list = Todas as leccións
learn-show = Mostra a solución
learn-answer = A túa resposta
learn-check = Comproba
learn-choice = { $letter }
learn-choice-how = Colocación { $letter }: { $lies }
learn-choose = Escolle esta
learn-marked = Casas marcadas: { $cells }
learn-forget = Reinicia o progreso
learn-forget-sure = Queres reiniciar o progreso?
learn-game = A túa primeira partida
learn-game-how = Unha partida enteira contra o ordenador no nivel máis fácil. En cada quenda proponche unha ficha e diche por que. Xógaa ou proba outra cousa.
learn-game-hints = Propostas
learn-all-done = Xa sabes todo o que cómpre. Agora xoga unha partida enteira.

lesson-win = O obxectivo
lesson-win-text = Comunica dous lados opostos do taboleiro cun camiño da túa cor e gañas de inmediato.
lesson-win-task = O teu camiño { -yellow } vai desde o sur case ata o norte. Complétao.
lesson-win-done = Conectado: gañaches a partida. Os puntos brancos son as caras do teu camiño.
lesson-win-short = Está unida ao teu camiño, pero aínda non chega ao norte.
lesson-win-apart = Esa ficha non está unida ao teu camiño. Comeza a carón de a6 ou b6.

lesson-flat = Coloca unha ficha
lesson-flat-text = En cada quenda colocas unha ficha. Colle unha da reserva, móvea por riba do taboleiro e colócaa.
lesson-flat-task = Coloca calquera ficha de xeito que quede deitada, con todos os cubos sobre o taboleiro.
lesson-flat-done = Unha quenda é só isto. Calquera ficha pode quedar deitada sobre casas libres.
lesson-flat-standing = Esa ficha está de pé: ten cubos máis arriba. Tómbaa ata que quede deitada.

lesson-turn = Xira unha ficha
lesson-turn-text = Podes xirar unha ficha de tres xeitos: xirala sobre si mesma, tombala cara adiante e tombala de lado. Se lle dás a volta, tes a súa imaxe reflectida.
lesson-turn-task = Enche exactamente as catro casas marcadas.
lesson-turn-done = Encaixa. Unha ficha pódese xirar como queiras.
lesson-turn-standing = Esa ficha non está deitada. Tómbaa ata que todos os cubos estean sobre o taboleiro.
lesson-turn-piece = Cómpre outra ficha: tres casas en fila e unha máis no extremo fan unha L.
lesson-turn-cells = A ficha é boa, pero non enche exactamente as casas marcadas. Xíraa ou móvea.

lesson-stand = Constrúe cara arriba
lesson-stand-text = As fichas pódense poñer de pé. Ningunha torre pasa nunca de tres cubos.
lesson-stand-task = Coloca unha ficha que mida tres cubos de alto nunha casa.
lesson-stand-done = Unha torre. Xa non a poderá cubrir ninguén.
lesson-stand-lying = Esa ficha non ten ningún cubo enriba doutro. Tómbaa ata que haxa tres nunha casa.
lesson-stand-low = Mide dous cubos de alto. Tómbaa unha vez máis, ata que haxa tres nunha casa.

lesson-cover = Cobre unha ficha
lesson-cover-text = Só conta a cor que queda arriba. Podes cubrir calquera ficha, sempre que polo menos un dos teus cubos toque o taboleiro e nada quede no aire.
lesson-cover-task = Cobre polo menos unha casa da ficha { -green(form: "feminine") }.
lesson-cover-done = Agora esa cara superior é túa. O { -green } xa non a pode usar.
lesson-cover-own = Está permitido, pero só cubriches unha ficha túa. Cobre a { -green(form: "feminine") }.
lesson-cover-beside = Está permitido, pero a ficha { -green(form: "feminine") } non quedou cuberta. Proba unha L ou unha T: unha parte ao lado e o resto enriba.

lesson-corner = As esquinas non unen
lesson-corner-text = Un camiño vai de casa a casa cando comparten un bordo. As que só se tocan por unha esquina non están unidas.
lesson-corner-task = Une as dúas casas marcadas cunha ficha.
lesson-corner-done = Agora pódese ir dunha á outra por caras superiores { -yellow(form: "feminine-plural") }.
lesson-corner-one = Toca unha das dúas, pero a outra non. Enche unha casa que sexa veciña das dúas.
lesson-corner-neither = Non une ningunha. Enche unha casa que sexa veciña das dúas.

lesson-wall = Por riba da parede
lesson-wall-text = Só unha ficha pode subir a unha parede de dous cubos de alto: unha L de pé ao seu carón, co brazo curto enriba.
lesson-wall-task = A torre { -green(form: "feminine") } de d4 péchache o paso. Pasa por riba e conecta.
lesson-wall-done = Subes pola túa torre, pasas por riba e baixas pola outra banda. Todas as paredes do camiño son { -yellow(form: "feminine-plural") }.
lesson-wall-short = Está unida ás túas fichas, pero a torre de d4 aínda as separa. A cara superior ten que ser { -yellow(form: "feminine") }, e a parede pola que sobes tamén.
lesson-wall-apart = Esa ficha non está unida ás túas. Pon unha L de pé en c4.

lesson-broken = Cortado por unha parede
lesson-broken-text = Entre dúas casas de distinta altura, o camiño sobe por unha parede, e todas as caras desa parede teñen que ser túas. Desde arriba non se ve.
lesson-broken-task = Parece que o { -yellow } conectou de oeste a leste, pero non é así. Sinala unha casa onde se corta o camiño. Xira o taboleiro para mirar, ou busca a marca na vista plana.
lesson-broken-done = Entre d4 e e4 a parede ten unha cara { -green(form: "feminine") }. O { -yellow } non conectou.
lesson-broken-empty = Esa casa está baleira. Segue o camiño { -yellow }.
lesson-broken-other = Esa cara superior non é { -yellow(form: "feminine") }. Segue o camiño { -yellow }.
lesson-broken-whole = Esta casa está unida con todas as veciñas { -yellow(form: "feminine-plural") }. Mira onde baixa o camiño.

lesson-block = Detén o opoñente
lesson-block-text = Vixía tamén o camiño do opoñente. Colocar unha ficha ao lado serve de pouco: o camiño rodéaa. Cóbreo.
lesson-block-task = O { -green } pode conectar coa seguinte xogada. Coloca unha ficha que o impida.
lesson-block-done = O { -green } xa non ten ningunha xogada gañadora.
lesson-block-still = O { -green } aínda podería conectar en { $cells }. Cobre unha parte do seu camiño.

lesson-allowed = Que está permitido
lesson-allowed-text = Hai tres regras: todos os cubos sobre unha casa, polo menos un cubo sobre o taboleiro e ningún espazo debaixo. O xogo sempre che di por que rexeita unha colocación, e marca as casas.
lesson-allowed-task = Mira as tres colocacións. Cal está permitida?
lesson-allowed-done = Dous cubos están en c4 e dous repousan sobre o { -green }: a ficha toca o taboleiro e non deixa ningún espazo.

lesson-sides = Calquera par de lados
lesson-sides-text = Podes usar os dous pares de lados opostos, e podes cambiar de plan cando queiras.
lesson-sides-task = O { -green } pechouche o paso cara ao norte. Comunica o oeste co leste.
lesson-sides-done = De oeste a leste tamén se gaña.
lesson-sides-short = Está unida ás túas fichas, pero aínda non chega ao leste.
lesson-sides-apart = Esa ficha non está unida ás túas. Segue desde e4.

lesson-out = Fóra de xogo e empate
lesson-out-text = Se che toca e non cabe ningunha das túas fichas, quedas fóra e o resto segue a xogar. Cando ninguén pode colocar nada e ninguén conectou, a partida remata en empate.
lesson-out-task = Aquí xa non se pode colocar ningunha ficha e ninguén conectou. Como remata a partida?
lesson-out-done = En empate. O bordo do taboleiro só conta cando se xoga con puntuación.
lesson-out-nobody = Ninguén conectou, así que non gaña ninguén.
lesson-outcome-yellow = Gaña o { -yellow }
lesson-outcome-green = Gaña o { -green }
lesson-outcome-draw = Empate

lesson-count = Conta as caras
lesson-count-text = Cando se xoga con puntuación, quen gaña recibe un punto por cada cara do camiño máis curto: as superiores e as de parede.
lesson-count-task = Cantos puntos vale o camiño { -yellow }?
lesson-count-done = Oito caras superiores, unha parede de subida e unha de baixada: dez.
lesson-count-walls = Esas son as caras superiores. O camiño tamén sobe ata d4 e volve baixar.
lesson-count-cubes = Eses son todos os cubos. Conta só as caras por onde pasa o camiño.
lesson-count-few = Hai máis. Conta as caras superiores de d1 a d8 e as paredes que hai no medio.
lesson-count-many = Hai menos. Conta as caras superiores de d1 a d8 e as paredes que hai no medio.

lesson-edge = Fichas no bordo
lesson-edge-text = Cando se xoga con puntuación e ninguén conecta, gaña o equipo que ten menos fichas no bordo exterior. Unha ficha conta cando un dos seus cubos repousa sobre o taboleiro nunha casa do bordo.
lesson-edge-task = Cantas fichas { -yellow(form: "feminine-plural") } hai no bordo?
lesson-edge-done = Dúas: a L de a1 e a I de e1. O brazo da T sobre h5 repousa no { -green }, non no taboleiro.
lesson-edge-hanging = Unha desas só sobresae por riba do bordo: o brazo repousa sobre o { -green } en h5, e o pé está en g5.
lesson-edge-all = Esas son todas as fichas { -yellow(form: "feminine-plural") }. Conta só as que tocan o taboleiro nunha casa do bordo.
lesson-edge-few = Hai máis. Mira no oeste e no sur.
lesson-edge-many = Son de máis. Conta fichas, non cubos.

lesson-neutral = A ficha { -neutral(form: "feminine") }
lesson-neutral-text = Nunha variante, cada equipo coloca primeiro unha ficha { -neutral(form: "feminine") }. Non é de ninguén e estorba a todo o mundo.
lesson-neutral-task = Coloca a túa ficha { -neutral(form: "feminine") } de xeito que ninguén a poida cubrir nunca.
lesson-neutral-done = Mide tres cubos de alto: enriba non pode ir nada.
lesson-neutral-lying = Unha ficha { -neutral(form: "feminine") } deitada pódese cubrir máis tarde. Tómbaa ata que quede de pé.

lesson-octagon = Os lados opostos valen dobre
lesson-octagon-text = O octógono ten oito lados. Podes comunicar un lado co oposto ou cun dos contiguos ao oposto. Só os lados exactamente opostos valen dobre.
lesson-octagon-task = O { -yellow } vén do norte. Conecta de xeito que os puntos se dobren.
lesson-octagon-done = O norte e o sur son exactamente opostos: as caras valen dobre.
lesson-octagon-single = Así gañas { $points } puntos, pero o camiño remata no lado veciño do sur. Remata nunha das casas marcadas e dobraranse.
lesson-octagon-short = Está unida ao teu camiño, pero aínda non chega ao sur.
lesson-octagon-apart = Esa ficha non está unida ao teu camiño. Comeza a carón de d3 ou e3.

lesson-four = Catro persoas
lesson-four-text = Cando xogan catro persoas, as de cada equipo sentan unha enfronte da outra. Os seus dous tons contan como unha soa cor.
lesson-four-task = As fichas máis claras son da túa parella. Comunica o oeste co leste.
lesson-four-done = As túas fichas e as da túa parella fan un só camiño.
lesson-four-short = Está unida ao camiño do teu equipo, pero aínda non chega ao leste.
lesson-four-apart = Esa ficha non está unida ao camiño do teu equipo. Segue desde f5.
