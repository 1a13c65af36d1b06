# The rules, explained for people. Chapters, paragraphs and figures are named in crates/guide;
# the numbers in captions come from the rules themselves.

# Around the chapters.
guide-contents = Contingut
guide-print = Imprimeix
guide-3d = Mostra en 3D
guide-flat = Mostra en pla
guide-figure = Figura { $number }

rules-goal = L’objectiu del joc
rules-goal-aim = Caminos és un joc per a dues persones, o per a quatre en dos equips. Per torns, cadascú col·loca una fitxa de fusta. Guanyes quan les cares del teu color formen un camí continu d’un costat del tauler al costat oposat.
rules-goal-cover = Les fitxes es poden posar dretes i poden tapar altres fitxes, de manera que el camí puja i baixa. El que des de dalt sembla unit pot estar interromput per una paret d’un altre color.
rules-goal-author = Stefan Kögl va inventar el joc, que es va publicar el 2010. Aquesta és una versió independent, amb les regles explicades a la seva manera.

rules-box = Què hi ha a la caixa
rules-box-pieces = Cada color té 14 fitxes fetes de cubs: quatre amb forma de L, quatre de T, quatre de Z i dues de I. Les L, T i Z tenen quatre cubs; les I en tenen tres. També hi ha dues fitxes neutrals { -neutral(form: "feminine-plural") } amb la forma de la I, una per a cada equip, que només es fan servir en una variant.
rules-box-rotated = Una fitxa es pot girar de qualsevol manera a l’espai, també com en un mirall: si la capgires, n’obtens la imatge reflectida. Cap fitxa no fa més de tres cubs de llarg.
rules-box-boards = Hi ha quatre taulers.
rules-box-corners = Una casella on es troben dos costats pertany a tots dos.
rules-box-standard = Les formes, les quantitats i les mides dels taulers són el material estàndard d’aquest projecte. Els fulls de regles publicats només les mostren en imatges; les nostres concorden amb tot el que en diu el text. Si la teva caixa és diferent, descriu-la en un fitxer: mira l’apèndix sobre la teva caixa.

rules-start = Abans de començar
rules-start-square = Els fulls de regles aconsellen començar amb el quadrat.
rules-start-supply = Si jugueu dues persones, cadascuna agafa les 14 fitxes d’un color. El tauler és buit.
rules-start-first = Comença el { -yellow }. Després de cada fitxa canvia el torn.
rules-start-names = Les caselles tenen nom com als escacs: lletres d’esquerra a dreta i números de baix a dalt. El nom no depèn mai d’on seus.

rules-placing = Col·locar una fitxa
rules-placing-turn = En el teu torn col·loques exactament una de les teves fitxes, on sigui que hi pugui anar. Pot estar sola, tocar altres fitxes o tapar-les.
rules-placing-rules = Tres regles diuen on pot anar una fitxa.
rules-placing-on-the-board = Dins del tauler: tots els cubs són damunt d’una casella. El forat de l’anell no és cap casella.
rules-placing-touches-the-board = Tocant el tauler: almenys un cub reposa sobre el tauler mateix.
rules-placing-no-gap = Sense espais a sota: cada cub reposa sobre el tauler o sobre un altre cub. Res no queda penjat enlaire.
rules-placing-cover = Pots tapar fitxes de qualsevol color: les teves, les de l’oponent i les { -neutral(form: "feminine-plural") }. Compta el color que queda a dalt.
rules-placing-height = Com que una fitxa ha de tocar el tauler i fa com a màxim tres cubs de llarg, cap torre no passa mai de tres cubs. La L és l’única fitxa que arriba a dalt d’una paret de dos cubs: posa-la dreta tocant a la paret i recolza-hi a sobre el braç curt.
rules-placing-must = Les fitxes col·locades es queden on són. Mentre puguis col·locar una fitxa, ho has de fer; no pots passar.

rules-path = El camí
rules-path-above = Un camí va per cares del teu color: per les cares superiors, que es veuen des de dalt, i per les parets que puja o baixa entre elles.
rules-path-tops = Dues caselles veïnes es poden unir quan la cara superior de totes dues és del teu color.
rules-path-walls = Si una és més alta, totes les cares de la paret que les separa també han de ser del teu color.
rules-path-corner = Les caselles són veïnes quan comparteixen una vora. Les que només es toquen per una cantonada no estan unides.
rules-path-broken = Una paret d’un altre color trenca el camí, encara que les dues cares superiors siguin teves. Des de dalt no es veu. Així se salven moltes partides.
rules-path-edge = El camí comença i acaba amb les cares superiors de caselles de dos costats. Compten a qualsevol altura: no cal que res de teu hi toqui el tauler. Les cares exteriors de la vora del tauler no compten.
rules-path-blue = Les cares { -neutral(form: "feminine-plural") } no són de ningú.

rules-end = El final de la partida
rules-end-win = Qui completa un camí amb una fitxa pròpia guanya d’immediat.
rules-end-out = Si et toca i no pots col·locar cap fitxa, o ja no te’n queden, quedes fora fins al final de la partida, encara que més tard s’obrís un lloc. La resta continua jugant.
rules-end-draw = Quan ningú no pot col·locar més fitxes i ningú no ha connectat, la partida acaba en empat, tret que jugueu amb puntuació.

rules-sides = Quins costats cal comunicar
rules-sides-four = Al quadrat i al rombe cal comunicar dos costats oposats. Tothom pot fer servir les dues parelles de costats, i pots canviar d’idea quan vulguis.
rules-sides-eight = A l’octàgon i a l’anell hi ha vuit costats. Comunica un costat amb l’oposat, o amb qualsevol dels dos costats contigus a l’oposat. La vora del forat de l’anell no és cap costat.
rules-sides-opposite = Comunicar costats exactament oposats és més difícil, i puntua doble quan jugueu amb puntuació.

rules-points = Jugar amb puntuació
rules-points-winner = En una sèrie de partides podeu portar la puntuació. De cada partida, només rep punts qui guanya.
rules-points-faces = Amb connexió: compteu les cares del camí més curt que comunica els costats, superiors i de paret. Cadascuna val un punt.
rules-points-doubled = A l’octàgon i a l’anell: si s’han comunicat costats exactament oposats, compta el més curt d’aquests camins, i val doble.
rules-points-edge = Sense connexió: guanya l’equip que té menys fitxes a la vora exterior, i rep un punt per cada fitxa que hi té l’altre equip. Una fitxa és a la vora quan un dels seus cubs reposa sobre el tauler en una casella d’un costat. Les parts que només sobresurten per damunt de la vora no compten, i les fitxes { -neutral(form: "feminine-plural") } tampoc. Si hi ha igualtat, ningú no rep punts.
rules-points-resigned = Una victòria per abandonament o per temps no dona punts.
rules-points-series = Se sumen els punts de totes les partides. Els equips s’alternen per començar.

rules-neutral = Variant: fitxes { -neutral(form: "feminine-plural") }
rules-neutral-first = Abans del primer torn, cada equip col·loca la seva fitxa { -neutral(form: "feminine") } segons les regles habituals, primer el { -yellow }. Després comença el { -yellow }.
rules-neutral-obstacle = Les fitxes { -neutral(form: "feminine-plural") } són obstacles que no són de ningú. Si estan ajagudes es poden tapar; si estan dretes fan tres cubs d’alt i no es poden tapar mai.

rules-four = Quatre persones
rules-four-teams = Les dues persones d’un equip seuen cara a cara i juguen amb el mateix color en dos tons. Per al camí, tots dos tons compten com un sol color.
rules-four-halves = Les fitxes de cada color es divideixen en dues meitats iguals: dues L, dues T, dues Z i una I per a cadascú. Només col·loques fitxes de la teva meitat. El torn va en el sentit de les agulles del rellotge.
rules-four-out = Qui no pot col·locar cap fitxa queda fora; la seva parella continua jugant.

rules-variants = Altres maneres de jugar
rules-variants-swap = Intercanvi, per a dues persones: en comptes de fer la seva primera jugada, qui juga en segon lloc pot quedar-se el { -yellow }. S’intercanvien els seients, el tauler queda com està i tot seguit col·loca el { -green }. Així ningú no comença amb una jugada massa bona.
rules-variants-team = Els fulls publicats no es posen d’acord quan juguen quatre persones: segons un d’ells, qui no pot col·locar fitxes també deixa fora la seva parella. Aquí només queda fora qui no pot. El programa de terminal permet jugar de l’altra manera amb l’opció --out team.
rules-variants-silent = Que és obligatori col·locar una fitxa quan es pot només ho diu el full francès; aquí també val. On cap full no diu res, hem decidit això: la primera partida la comença el { -yellow } i, si una fitxa comunica diverses parelles de costats, compta el camí més curt de la millor classe.

rules-material = Apèndix: la teva caixa
rules-material-why = Les mides dels taulers i de les fitxes són aquí les del material estàndard d’aquest projecte. Si tens el joc i les teves són diferents, o si vols provar alguna cosa teva, descriu-ho en un fitxer de material.
rules-material-file = Un fitxer de material és un text curt. Cada forma té una lletra, una quantitat i un dibuix dels seus cubs; cada tauler té un nom, un dibuix de les caselles i els costats amb els objectius que cal comunicar. El que no hi posis queda com al material estàndard.
rules-material-check = Si hi ha un error al fitxer, se’n diu la línia i la columna. El projecte porta exemples acabats a la carpeta materials, i docs/materials.md explica cada línia.
rules-material-use = Al terminal, passa el fitxer al programa: caminos play --material FITXER.

rules-notation = Apèndix: anotar les jugades
rules-notation-move = Una jugada és la lletra de la forma i les caselles que ocupa la fitxa. Darrere d’una casella amb dos o tres cubs s’escriu ^2 o ^3.
rules-notation-lying = Lb2b3b4c4 és una L ajaguda.
rules-notation-standing = Ib2^3 és una I dreta, de tres cubs d’alt a b2.
rules-notation-arm = Lb2^3c2 és una L amb tres cubs a b2 i un a c2: sobre el tauler si c2 és buida, a dalt si c2 fa dos cubs d’alt.
rules-notation-neutral = Na3a4a5 és una fitxa { -neutral(form: "feminine") }.
rules-notation-read = Les altures del tauler diuen on va cada cub, i per tant no cal res més. Pots escriure les jugades així a la pàgina i al terminal.

rules-figure-win = El { -yellow } comunica el sud amb el nord: { $faces } cares.
rules-figure-pieces = Les formes: L i Z en { -yellow }, T i I en { -green }, i dues fitxes neutrals { -neutral(form: "feminine-plural") }.
rules-figure-square = El quadrat: { $cells } caselles i { $sides } costats rectes.
rules-figure-diamond = El rombe: { $cells } caselles i { $sides } costats en ziga-zaga.
rules-figure-octagon = L’octàgon: { $cells } caselles i { $sides } costats, alternadament rectes i en ziga-zaga.
rules-figure-ring = L’anell: l’octàgon sense les quatre caselles del mig, { $cells } caselles i { $sides } costats.
rules-figure-ways = Tres maneres de col·locar una L: ajaguda, amb un extrem de dos cubs d’alt, i dreta, de tres cubs d’alt.
rules-figure-off-board = Rebutjada: dos cubs quedarien dins del forat de l’anell.
rules-figure-above = Rebutjada: aquesta I quedaria sobre una altra fitxa i no tocaria el tauler enlloc.
rules-figure-gap = Rebutjada: el braç d’aquesta T quedaria penjat enlaire sobre d3.
rules-figure-cover = Permesa: un cub de la L toca el tauler a c4, i dos reposen sobre el { -green }.
rules-figure-over = Permesa: la L està dreta a c4 i el seu braç reposa sobre la torre { -green(form: "feminine") } de d4.
rules-figure-climb = El { -yellow } comunica l’oest amb l’est per damunt de la torre: vuit cares superiors i quatre de paret, { $faces } cares.
rules-figure-corner = Les caselles { -yellow(form: "feminine-plural") } c4 i d5 només es toquen per una cantonada: no estan unides.
rules-figure-broken = Sembla un camí { -yellow } d’oest a est. Però entre d4 i e4 hi ha una cara de paret { -green(form: "feminine") }: el { -yellow } no ha connectat.
rules-figure-edge = El camí comença a a4 damunt d’una fitxa { -green(form: "feminine") }. És permès: { $faces } cares.
rules-figure-near = El nord amb el sud-oest, contigu al sud: { $faces } cares, { $points } punts.
rules-figure-opposite = El nord amb el sud, exactament oposats: { $faces } cares, doblades fins a { $points } punts.
rules-figure-count = Vuit cares superiors, una paret de pujada i una de baixada: { $faces } cares, { $points } punts.
rules-figure-edge-pieces = Ningú no ha connectat i ningú no pot col·locar més fitxes. Fitxes a la vora: { -yellow } { $yellow }, { -green } { $green }. El { -yellow } en té menys i rep { $points } punts.
rules-figure-neutral = Una L { -yellow(form: "feminine") } tapa una part d’una fitxa { -neutral(form: "feminine") } ajaguda. La torre { -neutral(form: "feminine") } de g6 no es podrà tapar mai.
rules-figure-four = Dos tons, un sol color: l’equip { -yellow } comunica l’oest amb l’est, { $faces } cares.
