# The rules, explained for people. Chapters, paragraphs and figures are named in crates/guide;
# the numbers in captions come from the rules themselves.

# Around the chapters.
guide-contents = Contido
guide-print = Imprime
guide-3d = Mostra en 3D
guide-flat = Mostra en plano
guide-figure = Figura { $number }

rules-goal = O obxectivo do xogo
rules-goal-aim = Caminos é un xogo para dúas persoas, ou para catro en dous equipos. Por quendas, cada quen coloca unha ficha de madeira. Gañas cando as caras da túa cor forman un camiño continuo dun lado do taboleiro ao lado oposto.
rules-goal-cover = As fichas poden poñerse de pé e poden cubrir outras fichas, así que o camiño sobe e baixa. O que desde arriba parece unido pode estar interrompido por unha parede doutra cor.
rules-goal-author = Stefan Kögl inventou o xogo, que se publicou en 2010. Esta é unha versión independente, coas regras contadas ao seu xeito.

rules-box = Que hai na caixa
rules-box-pieces = Cada cor ten 14 fichas feitas de cubos: catro con forma de L, catro de T, catro de Z e dúas de I. As L, T e Z teñen catro cubos; as I teñen tres. Tamén hai dúas fichas neutrais { -neutral(form: "feminine-plural") } coa forma da I, unha para cada equipo, que só se usan nunha variante.
rules-box-rotated = Unha ficha pódese xirar de calquera xeito no espazo, tamén coma nun espello: se lle dás a volta, tes a súa imaxe reflectida. Ningunha ficha mide máis de tres cubos de longo.
rules-box-boards = Hai catro taboleiros.
rules-box-corners = Unha casa onde se atopan dous lados pertence aos dous.
rules-box-standard = As formas, as cantidades e as medidas dos taboleiros son o material estándar deste proxecto. As follas de regras publicadas só as mostran en imaxes; as nosas concordan con todo o que di o seu texto. Se a túa caixa é distinta, descríbea nun ficheiro: mira o apéndice sobre a túa caixa.

rules-start = Antes de comezar
rules-start-square = As follas de regras aconsellan comezar co cadrado.
rules-start-supply = Se xogades dúas persoas, cada unha colle as 14 fichas dunha cor. O taboleiro está baleiro.
rules-start-first = Comeza o { -yellow }. Despois de cada ficha cambia a quenda.
rules-start-names = As casas teñen nome coma no xadrez: letras de esquerda a dereita e números de abaixo arriba. O nome non depende nunca de onde esteas.

rules-placing = Colocar unha ficha
rules-placing-turn = Na túa quenda colocas exactamente unha das túas fichas, en calquera sitio onde poida ir. Pode estar soa, tocar outras fichas ou cubrilas.
rules-placing-rules = Tres regras din onde pode ir unha ficha.
rules-placing-on-the-board = Dentro do taboleiro: todos os cubos están sobre unha casa. O burato do anel non é ningunha casa.
rules-placing-touches-the-board = Tocando o taboleiro: polo menos un cubo repousa sobre o propio taboleiro.
rules-placing-no-gap = Sen espazos debaixo: cada cubo repousa sobre o taboleiro ou sobre outro cubo. Nada queda no aire.
rules-placing-cover = Podes cubrir fichas de calquera cor: as túas, as do opoñente e as { -neutral(form: "feminine-plural") }. Conta a cor que queda arriba.
rules-placing-height = Como unha ficha ten que tocar o taboleiro e mide como máximo tres cubos de longo, ningunha torre pasa nunca de tres cubos. A L é a única ficha que chega ao alto dunha parede de dous cubos: ponna de pé a carón da parede e apoia enriba o brazo curto.
rules-placing-must = As fichas colocadas quedan onde están. Mentres poidas colocar unha ficha, tes que facelo; non podes pasar.

rules-path = O camiño
rules-path-above = Un camiño vai por caras da túa cor: polas caras superiores, que se ven desde arriba, e polas paredes que sobe ou baixa entre elas.
rules-path-tops = Dúas casas veciñas pódense unir cando a cara superior das dúas é da túa cor.
rules-path-walls = Se unha é máis alta, todas as caras da parede que as separa teñen que ser tamén da túa cor.
rules-path-corner = As casas son veciñas cando comparten un bordo. As que só se tocan por unha esquina non están unidas.
rules-path-broken = Unha parede doutra cor rompe o camiño, aínda que as dúas caras superiores sexan túas. Desde arriba non se ve. Así se salvan moitas partidas.
rules-path-edge = O camiño comeza e remata coas caras superiores de casas de dous lados. Contan a calquera altura: non é preciso que nada teu toque alí o taboleiro. As caras exteriores do bordo do taboleiro non contan.
rules-path-blue = As caras { -neutral(form: "feminine-plural") } non son de ninguén.

rules-end = A fin da partida
rules-end-win = Quen completa un camiño cunha ficha propia gaña de inmediato.
rules-end-out = Se che toca e non podes colocar ningunha ficha, ou xa non che quedan, quedas fóra ata a fin da partida, aínda que máis tarde se abrise un sitio. O resto segue a xogar.
rules-end-draw = Cando ninguén pode colocar máis fichas e ninguén conectou, a partida remata en empate, agás que xoguedes con puntuación.

rules-sides = Que lados hai que comunicar
rules-sides-four = No cadrado e no rombo hai que comunicar dous lados opostos. Calquera pode usar os dous pares de lados, e podes cambiar de idea cando queiras.
rules-sides-eight = No octógono e no anel hai oito lados. Comunica un lado co oposto, ou con calquera dos dous lados contiguos ao oposto. O bordo do burato do anel non é ningún lado.
rules-sides-opposite = Comunicar lados exactamente opostos é máis difícil, e puntúa dobre cando xogades con puntuación.

rules-points = Xogar con puntuación
rules-points-winner = Nunha serie de partidas podedes levar a puntuación. En cada partida, só recibe puntos quen gaña.
rules-points-faces = Con conexión: contade as caras do camiño máis curto que comunica os lados, superiores e de parede. Cada unha vale un punto.
rules-points-doubled = No octógono e no anel: se se comunicaron lados exactamente opostos, conta o máis curto deses camiños, e vale dobre.
rules-points-edge = Sen conexión: gaña o equipo que ten menos fichas no bordo exterior, e recibe un punto por cada ficha que ten alí o outro equipo. Unha ficha está no bordo cando un dos seus cubos repousa sobre o taboleiro nunha casa dun lado. As partes que só sobresaen por riba do bordo non contan, e as fichas { -neutral(form: "feminine-plural") } tampouco. Se hai igualdade, ninguén recibe puntos.
rules-points-resigned = Unha vitoria por abandono ou por tempo non dá puntos.
rules-points-series = Súmanse os puntos de todas as partidas. Os equipos altérnanse para comezar.

rules-neutral = Variante: fichas { -neutral(form: "feminine-plural") }
rules-neutral-first = Antes da primeira quenda, cada equipo coloca a súa ficha { -neutral } segundo as regras de sempre, primeiro o { -yellow }. Despois comeza o { -yellow }.
rules-neutral-obstacle = As fichas { -neutral(form: "feminine-plural") } son obstáculos que non son de ninguén. Se están deitadas pódense cubrir; se están de pé miden tres cubos de alto e non se poden cubrir nunca.

rules-four = Catro persoas
rules-four-teams = As dúas persoas dun equipo sentan unha enfronte da outra e xogan coa mesma cor en dous tons. Para o camiño, os dous tons contan como unha soa cor.
rules-four-halves = As fichas de cada cor divídense en dúas metades iguais: dúas L, dúas T, dúas Z e unha I para cada quen. Só colocas fichas da túa metade. A quenda vai no sentido das agullas do reloxo.
rules-four-out = Quen non pode colocar ningunha ficha queda fóra; a súa parella segue a xogar.

rules-variants = Outros xeitos de xogar
rules-variants-swap = Intercambio, para dúas persoas: en vez de facer a súa primeira xogada, quen xoga en segundo lugar pode quedar co { -yellow }. Intercámbianse os asentos, o taboleiro queda como está e deseguido coloca o { -green }. Así ninguén comeza cunha xogada boa de máis.
rules-variants-team = As follas publicadas non concordan cando xogan catro persoas: segundo unha delas, quen non pode colocar fichas deixa fóra tamén a súa parella. Aquí só queda fóra quen non pode. O programa de terminal permite xogar do outro xeito coa opción --out team.
rules-variants-silent = Que é obrigatorio colocar unha ficha cando se pode só o di a folla francesa; aquí tamén vale. Onde ningunha folla di nada, decidimos isto: a primeira partida comézaa o { -yellow } e, se unha ficha comunica varios pares de lados, conta o camiño máis curto da mellor clase.

rules-material = Apéndice: a túa caixa
rules-material-why = As medidas dos taboleiros e das fichas son aquí as do material estándar deste proxecto. Se tes o xogo e as túas son distintas, ou se queres probar algo teu, descríbeo nun ficheiro de material.
rules-material-file = Un ficheiro de material é un texto curto. Cada forma ten unha letra, unha cantidade e un debuxo dos seus cubos; cada taboleiro ten un nome, un debuxo das casas e os lados cos obxectivos que hai que comunicar. O que non poñas queda como no material estándar.
rules-material-check = Se hai un erro no ficheiro, dise en que liña e columna. O proxecto trae exemplos rematados no cartafol materials, e docs/materials.md explica cada liña.
rules-material-use = No terminal, pásalle o ficheiro ao programa: caminos play --material FICHEIRO.

rules-notation = Apéndice: anotar as xogadas
rules-notation-move = Unha xogada é a letra da forma e as casas que ocupa a ficha. Detrás dunha casa con dous ou tres cubos escríbese ^2 ou ^3.
rules-notation-lying = Lb2b3b4c4 é unha L deitada.
rules-notation-standing = Ib2^3 é unha I de pé, de tres cubos de alto en b2.
rules-notation-arm = Lb2^3c2 é unha L con tres cubos en b2 e un en c2: sobre o taboleiro se c2 está baleira, arriba se c2 mide dous cubos de alto.
rules-notation-neutral = Na3a4a5 é unha ficha { -neutral }.
rules-notation-read = As alturas do taboleiro din onde vai cada cubo, así que non fai falta nada máis. Podes escribir as xogadas así na páxina e no terminal.

rules-figure-win = O { -yellow } comunica o sur co norte: { $faces } caras.
rules-figure-pieces = As formas: L e Z en { -yellow }, T e I en { -green }, e dúas fichas neutrais { -neutral(form: "feminine-plural") }.
rules-figure-square = O cadrado: { $cells } casas e { $sides } lados rectos.
rules-figure-diamond = O rombo: { $cells } casas e { $sides } lados en zigzag.
rules-figure-octagon = O octógono: { $cells } casas e { $sides } lados, alternadamente rectos e en zigzag.
rules-figure-ring = O anel: o octógono sen as catro casas do medio, { $cells } casas e { $sides } lados.
rules-figure-ways = Tres xeitos de colocar unha L: deitada, cun extremo de dous cubos de alto, e de pé, de tres cubos de alto.
rules-figure-off-board = Rexeitada: dous cubos quedarían dentro do burato do anel.
rules-figure-above = Rexeitada: esta I quedaría sobre outra ficha e non tocaría o taboleiro en ningures.
rules-figure-gap = Rexeitada: o brazo desta T quedaría no aire sobre d3.
rules-figure-cover = Permitida: un cubo da L toca o taboleiro en c4, e dous repousan sobre o { -green }.
rules-figure-over = Permitida: a L está de pé en c4 e o seu brazo repousa sobre a torre { -green } de d4.
rules-figure-climb = O { -yellow } comunica o oeste co leste por riba da torre: oito caras superiores e catro de parede, { $faces } caras.
rules-figure-corner = As casas { -yellow(form: "feminine-plural") } c4 e d5 só se tocan por unha esquina: non están unidas.
rules-figure-broken = Parece un camiño { -yellow } de oeste a leste. Pero entre d4 e e4 hai unha cara de parede { -green(form: "feminine") }: o { -yellow } non conectou.
rules-figure-edge = O camiño comeza en a4 enriba dunha ficha { -green }. Está permitido: { $faces } caras.
rules-figure-near = O norte co suroeste, contiguo ao sur: { $faces } caras, { $points } puntos.
rules-figure-opposite = O norte co sur, exactamente opostos: { $faces } caras, dobradas ata { $points } puntos.
rules-figure-count = Oito caras superiores, unha parede de subida e unha de baixada: { $faces } caras, { $points } puntos.
rules-figure-edge-pieces = Ninguén conectou e ninguén pode colocar máis fichas. Fichas no bordo: { -yellow } { $yellow }, { -green } { $green }. O { -yellow } ten menos e recibe { $points } puntos.
rules-figure-neutral = Unha L { -yellow(form: "feminine") } cobre unha parte dunha ficha { -neutral(form: "feminine") } deitada. A torre { -neutral(form: "feminine") } de g6 non se poderá cubrir nunca.
rules-figure-four = Dous tons, unha soa cor: o equipo { -yellow } comunica o oeste co leste, { $faces } caras.
