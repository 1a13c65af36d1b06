# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Aprende a xogar
learn-how = Exercicios curtos no taboleiro de verdade. Podes facelos na orde que queiras; o que fixeches gárdase neste navegador.
learn-progress = { $done } de { $all } feitas
learn-lesson = Lección { $number } de { $all }
learn-done = feita
learn-next = Seguinte lección
learn-again = Outra vez
learn-skip = Sáltaa
learn-list = Todas as leccións
learn-show = Móstramo
learn-answer = A túa resposta
learn-check = Compróbao
learn-choice = { $letter }
learn-choice-how = Colocación { $letter }
learn-choose = Escolle esta
learn-marked = Casas marcadas: { $cells }
learn-forget = Esquece o que fixen
learn-game = A túa primeira partida
learn-game-how = Unha partida enteira contra o ordenador no nivel máis suave. En cada quenda propón unha ficha e di por que; xógaa ou fai outra cousa.
learn-game-hints = Propostas
learn-all-done = Xa sabes todo o que cómpre. Agora xoga unha partida enteira.

lesson-flat = Coloca unha ficha
lesson-flat-text = En cada quenda colocas unha ficha. Colle unha da reserva, móvea por riba do taboleiro e colócaa.
lesson-flat-task = Coloca calquera ficha de xeito que quede deitada: todos os cubos sobre o taboleiro.
lesson-flat-done = Unha quenda é só isto. Calquera ficha deitada sobre casas libres está permitida.
lesson-flat-standing = Esa ficha está de pé: ten cubos máis arriba. Tómbaa ata que quede deitada.

lesson-turn = Xira unha ficha
lesson-turn-text = Podes xirar unha ficha de tres xeitos: darlle voltas no sitio, tombala cara adiante e tombala de lado. Se lle dás a volta, tes a súa imaxe reflectida.
lesson-turn-task = Enche só as catro casas marcadas.
lesson-turn-done = Encaixa. Unha ficha pódese xirar de calquera xeito no espazo.
lesson-turn-standing = Esa ficha non está deitada. Tómbaa ata que todos os cubos estean sobre o taboleiro.
lesson-turn-piece = Cómpre outra ficha: tres casas en fila e unha máis no extremo fan unha L.
lesson-turn-cells = A ficha é boa, pero non enche só as casas marcadas. Xíraa ou móvea.

lesson-stand = Constrúe cara arriba
lesson-stand-text = As fichas pódense poñer de pé. Unha torre de tres cubos é a máis alta que pode haber.
lesson-stand-task = Coloca unha ficha que mida tres cubos de alto nunha casa.
lesson-stand-done = Unha torre. Xa non a pode cubrir ninguén.
lesson-stand-lying = Esa ficha non ten ningún cubo enriba doutro. Tómbaa ata que haxa tres nunha casa.
lesson-stand-low = Mide dous cubos de alto. Tómbaa unha vez máis, ata que haxa tres nunha casa.

lesson-cover = Cobre unha ficha
lesson-cover-text = Conta a cor que queda arriba. Podes cubrir calquera ficha, sempre que polo menos un dos teus cubos toque o taboleiro e nada quede no aire.
lesson-cover-task = Cobre polo menos unha casa da ficha verde.
lesson-cover-done = Agora esa cara superior é túa. O verde xa non a pode usar.
lesson-cover-own = Está permitido, pero só cubriches unha ficha túa. Cobre a verde.
lesson-cover-beside = Está permitido, pero a verde non quedou cuberta. Proba unha L ou unha T cunha parte no taboleiro a carón da verde e o resto enriba.

lesson-allowed = Que está permitido
lesson-allowed-text = Tres regras: todos os cubos sobre unha casa, polo menos un cubo sobre o taboleiro e ningún espazo debaixo.
lesson-allowed-task = Mira as tres colocacións. Cal está permitida?
lesson-allowed-done = Un cubo está en c4 e os outros repousan sobre o verde: toca o taboleiro e non deixa ningún espazo.

lesson-why = Por que non
lesson-why-text = A mesa sempre di por que rexeita unha colocación, e marca as casas.
lesson-why-task = Esta T non se pode colocar aquí. Que regra incumpre?
lesson-why-done = O brazo quedaría no aire sobre e4, un nivel máis arriba, sen nada debaixo.
lesson-why-on-the-board = Todos os cubos están sobre casas do taboleiro. Mira debaixo do brazo.
lesson-why-touches-the-board = O pé toca o taboleiro en d4. Mira debaixo do brazo.

lesson-rule-on-the-board = Non está toda dentro do taboleiro
lesson-rule-touches-the-board = Non toca o taboleiro
lesson-rule-no-gap = Quedaría un espazo debaixo

lesson-corner = As esquinas non unen
lesson-corner-text = Un camiño vai de casa a casa polos bordos. Dúas casas que só se tocan por unha esquina non están unidas.
lesson-corner-task = Une as dúas casas marcadas cunha ficha.
lesson-corner-done = Agora pódese ir dunha á outra por caras superiores amarelas.
lesson-corner-one = Toca unha das dúas, pero a outra non. Enche unha casa que sexa veciña das dúas.
lesson-corner-neither = Non une ningunha. Enche unha casa que sexa veciña das dúas.

lesson-win = Gaña
lesson-win-text = Comunica dous lados opostos cun camiño da túa cor e gañas de inmediato.
lesson-win-task = O amarelo chega desde o sur case ata o norte. Completa o camiño.
lesson-win-done = Conectado. Os puntos brancos son as caras do teu camiño.
lesson-win-short = Está unida ao teu camiño, pero aínda non chega ao norte.
lesson-win-apart = Esa ficha non está unida ao teu camiño. Comeza a carón de a6 ou b6.

lesson-block = Detén o opoñente
lesson-block-text = Ademais do teu camiño, vixía o do opoñente. Colocar unha ficha ao lado serve de pouco, porque a rodea. Cubrilo si que serve.
lesson-block-task = O verde conecta coa seguinte xogada. Coloca unha ficha de xeito que non poida.
lesson-block-done = O verde xa non ten ningunha xogada gañadora.
lesson-block-still = O verde aínda conectaría, con { $move }. Cobre unha parte do seu camiño.

lesson-wall = Por riba da parede
lesson-wall-text = Unha parede de dous cubos de alto só a pode subir unha ficha: unha L de pé ao seu carón, co brazo curto enriba.
lesson-wall-task = A torre verde de d4 péchache o paso. Pasa por riba e conecta.
lesson-wall-done = Arriba pola túa torre, polo alto e abaixo polo outro lado. Todas as paredes do camiño son amarelas.
lesson-wall-short = Está unida ás túas fichas, pero a torre de d4 aínda as separa. A cara superior ten que ser amarela, e a parede pola que sobes tamén.
lesson-wall-apart = Esa ficha non está unida ás túas. Pon unha L de pé en c4.

lesson-broken = A parede rota
lesson-broken-text = Entre dúas casas de distinta altura, o camiño sobe por unha parede, e todas as caras desa parede teñen que ser túas. Desde arriba non se ve.
lesson-broken-task = Parece que o amarelo conectou de oeste a leste, pero non é así. Sinala unha casa onde rompe o camiño. Xira o taboleiro para mirar, ou busca a marca na vista plana.
lesson-broken-done = Entre d4 e e4 a parede ten unha cara verde. O amarelo non conectou.
lesson-broken-empty = Esa casa está baleira. Segue o camiño amarelo.
lesson-broken-other = Esa cara superior non é amarela. Segue o camiño amarelo.
lesson-broken-whole = Aquí o amarelo está unido con todas as casas amarelas veciñas. Mira onde baixa.

lesson-count = Conta as caras
lesson-count-text = Cando xogades con puntuación, quen gaña recibe un punto por cada cara do camiño máis curto: as superiores e as de parede.
lesson-count-task = Cantos puntos vale o camiño do amarelo?
lesson-count-done = Oito caras superiores, unha parede de subida e unha de baixada: dez.
lesson-count-walls = Esas son as caras superiores. O camiño tamén sobe ata d4 e volve baixar.
lesson-count-cubes = Eses son todos os cubos. Conta só as caras por onde pasa o camiño.
lesson-count-few = Hai máis. Conta as caras superiores de d1 a d8 e as paredes que hai no medio.
lesson-count-many = Hai menos. Conta as caras superiores de d1 a d8 e as paredes que hai no medio.

lesson-edge = Fichas no bordo
lesson-edge-text = Se ninguén conecta, gaña o equipo que ten menos fichas no bordo exterior. Unha ficha conta cando un dos seus cubos repousa sobre o taboleiro nunha casa do bordo.
lesson-edge-task = Cantas fichas amarelas hai no bordo?
lesson-edge-done = A L de a1 e a I de e1. O brazo sobre h5 só sobresae.
lesson-edge-hanging = Unha desas só sobresae por riba do bordo: o brazo repousa sobre o verde en h5, e o pé está en g5.
lesson-edge-all = Esas son todas as fichas amarelas. Conta só as que tocan o taboleiro nunha casa do bordo.
lesson-edge-few = Hai máis. Mira no oeste e no sur.
lesson-edge-many = Son de máis. Conta fichas, non cubos.

lesson-neutral = A ficha azul
lesson-neutral-text = Nunha variante, cada equipo coloca primeiro unha ficha azul. Non é de ninguén e estorba a todo o mundo.
lesson-neutral-task = Coloca a túa ficha azul de xeito que ninguén a poida cubrir nunca.
lesson-neutral-done = Mide tres cubos de alto: enriba non pode ir nada.
lesson-neutral-lying = Unha ficha azul deitada pódese cubrir máis tarde. Tómbaa ata que quede de pé.

lesson-octagon = Os lados opostos valen dobre
lesson-octagon-text = O octógono ten oito lados. Podes comunicar un lado co oposto ou cun contiguo ao oposto. Só os lados exactamente opostos valen dobre.
lesson-octagon-task = O amarelo vén do norte. Conecta de xeito que os puntos se dobren.
lesson-octagon-done = O norte e o sur son exactamente opostos: as caras valen dobre.
lesson-octagon-single = Así gañas, con { $points } puntos. Pero remata nun lado contiguo ao sur. Remata nunha das casas marcadas e dobraranse.
lesson-octagon-short = Está unida ao teu camiño, pero aínda non chega ao sur.
lesson-octagon-apart = Esa ficha non está unida ao teu camiño. Comeza a carón de d3 ou e3.

lesson-four = Catro persoas
lesson-four-text = Cando xogades catro persoas, as de cada equipo sentan unha enfronte da outra. Os seus dous tons contan como unha soa cor.
lesson-four-task = As fichas máis claras son da túa parella. Comunica o oeste co leste.
lesson-four-done = As túas fichas e as da túa parella fan un só camiño.
lesson-four-short = Está unida ao camiño do teu equipo, pero aínda non chega ao leste.
lesson-four-apart = Esa ficha non está unida ao camiño do teu equipo. Segue desde f5.

lesson-advice-connect = Podes conectar: esta ficha gaña.
lesson-advice-block = O verde está a piques de conectar. Esta ficha impídello.
lesson-advice-cover = Esta ficha cobre o verde e alóngalle o camiño.
lesson-advice-build = Esta ficha achégate ao outro lado.
