# The rules, explained for people. Chapters, paragraphs and figures are named in crates/guide;
# the numbers in captions come from the rules themselves.

# Around the chapters.
guide-contents = Inhoud
guide-print = Afdrukken
guide-3d = In 3D tonen
guide-flat = Plat tonen
guide-figure = Figuur { $number }

rules-goal = Doel van het spel
rules-goal-aim = Caminos is een spel voor twee spelers, of voor vier in twee teams. Om de beurt plaats je een houten stuk. Je wint als vlakken van jouw kleur een ononderbroken pad vormen van de ene zijde van het bord naar de zijde ertegenover.
rules-goal-cover = Stukken mogen rechtop staan en andere stukken bedekken; het pad klimt en daalt dus. Wat van bovenaf verbonden lijkt, kan toch onderbroken zijn door een muur van een andere kleur.
rules-goal-author = Stefan Kögl bedacht het spel; het verscheen in 2010. Dit is een onafhankelijke versie met regels in eigen woorden.

rules-box = Wat er in de doos zit
rules-box-pieces = Elke kleur heeft 14 stukken, gemaakt van kubussen: vier in de vorm L, vier T, vier Z en twee I. L, T en Z hebben vier kubussen, I heeft er drie. Ook zijn er twee { -neutral(form: "inflected") } neutrale stukken in de vorm van I, één per team; die gebruik je alleen in een variant.
rules-box-rotated = Je mag een stuk in de ruimte draaien zoals je wilt, ook in spiegelbeeld: omgekeerd wordt het zijn spiegelbeeld. Geen stuk is langer dan drie kubussen.
rules-box-boards = Er zijn vier borden.
rules-box-corners = Een vakje waar twee zijden samenkomen, hoort bij allebei.
rules-box-standard = Vormen, aantallen en bordmaten zijn het standaardmateriaal van dit project. De gepubliceerde spelregels tonen ze alleen op afbeeldingen; de onze kloppen met alles wat de tekst zegt. Is jouw doos anders, beschrijf haar dan in een bestand: zie de bijlage over je eigen doos.

rules-start = Voor je begint
rules-start-square = De spelregels raden aan op het vierkant te beginnen.
rules-start-supply = Met twee spelers neemt ieder alle 14 stukken van een kleur. Het bord is leeg.
rules-start-first = { -yellow(form: "capital") } begint. Daarna wisselt de beurt na elk stuk.
rules-start-names = Vakjes heten zoals de velden bij schaken: letters van links naar rechts, cijfers van onder naar boven. Een naam hangt nooit af van waar je zit.

rules-placing = Een stuk plaatsen
rules-placing-turn = In je beurt plaats je precies één van je stukken, waar het maar mag. Het mag los staan, andere stukken raken of ze bedekken.
rules-placing-rules = Drie regels zeggen waar een stuk mag komen.
rules-placing-on-the-board = Op het bord: elke kubus is boven een vakje. Het gat van de ring is geen vakje.
rules-placing-touches-the-board = Contact met het bord: minstens één kubus rust op het bord zelf.
rules-placing-no-gap = Geen lege ruimte eronder: elke kubus rust op het bord of op een andere kubus. Niets hangt in de lucht.
rules-placing-cover = Je mag stukken van elke kleur bedekken: die van jezelf, die van je tegenstander en de { -neutral(form: "inflected") }. Wat telt, is de kleur die bovenop ligt.
rules-placing-height = Omdat een stuk het bord moet raken en hooguit drie kubussen lang is, wordt geen toren ooit hoger dan drie kubussen. De L is het enige stuk dat op een muur van twee kubussen hoog komt: zet hem naast de muur en leg zijn korte arm erbovenop.
rules-placing-must = Geplaatste stukken blijven liggen. Zolang je een stuk kunt plaatsen, moet je dat doen; passen kan niet.

rules-path = Het pad
rules-path-above = Een pad loopt over vlakken van jouw kleur: over de bovenvlakken die je van bovenaf ziet, en over de muren waarlangs het daartussen klimt.
rules-path-tops = Twee aangrenzende vakjes kunnen verbonden zijn als het bovenvlak van allebei jouw kleur heeft.
rules-path-walls = Is het ene hoger, dan moet ook elk vlak van de muur ertussen jouw kleur hebben.
rules-path-corner = Vakjes grenzen aan elkaar als ze een kant delen. Vakjes die elkaar alleen bij een hoek raken, zijn niet verbonden.
rules-path-broken = Een muur van een andere kleur onderbreekt het pad, ook als beide bovenvlakken van jou zijn. Van bovenaf zie je dat niet. Zo wordt menige partij gered.
rules-path-edge = Het pad begint en eindigt met de bovenvlakken van vakjes aan twee zijden. Die tellen op elke hoogte: niets van jou hoeft daar het bord te raken. De buitenste vlakken aan de rand van het bord tellen niet.
rules-path-blue = De { -neutral(form: "inflected") } vlakken zijn van niemand.

rules-end = Het einde van een partij
rules-end-win = Wie met een eigen stuk een pad voltooit, wint meteen.
rules-end-out = Ben je aan de beurt en kun je geen enkel stuk plaatsen, of heb je er geen meer, dan lig je er de rest van de partij uit, ook als er later nog een plek zou vrijkomen. De anderen spelen door.
rules-end-draw = Kan niemand meer plaatsen en heeft niemand een verbinding, dan is het gelijkspel, tenzij je om punten speelt.

rules-sides = Welke zijden je verbindt
rules-sides-four = Op het vierkant en de ruit verbind je twee tegenoverliggende zijden. Beide paren staan voor beide spelers open; je mag altijd van plan veranderen.
rules-sides-eight = De achthoek en de ring hebben acht zijden. Verbind een zijde met de overliggende, of met een van de twee zijden naast de overliggende. De rand van het gat in de ring is geen zijde.
rules-sides-opposite = Zijden verbinden die precies tegenover elkaar liggen is moeilijker, en telt dubbel als je om punten speelt.

rules-points = Om punten spelen
rules-points-winner = In een serie partijen kun je om punten spelen. Alleen wie een partij wint, krijgt punten.
rules-points-faces = Met verbinding: tel de vlakken van het kortste pad dat de zijden verbindt, bovenvlakken en muren. Elk vlak is één punt.
rules-points-doubled = Op de achthoek en de ring: zijn precies tegenoverliggende zijden verbonden, dan telt het kortste van die paden, en wel dubbel.
rules-points-edge = Zonder verbinding: het team met minder stukken aan de buitenrand wint, en krijgt één punt voor elk stuk dat het andere team daar heeft. Een stuk staat aan de rand als een van zijn kubussen op het bord rust in een vakje van een zijde. Delen die alleen hogerop boven de rand hangen, tellen niet, en { -neutral(form: "inflected") } stukken ook niet. Bij gelijke aantallen krijgt niemand punten.
rules-points-resigned = Winst door opgave of op tijd levert geen punten op.
rules-points-series = De punten van alle partijen worden opgeteld. De teams beginnen om de beurt.

rules-neutral = Variant: { -neutral(form: "inflected") } stukken
rules-neutral-first = Vóór de eerste beurt plaatst elk team zijn { -neutral(form: "inflected") } stuk volgens de gewone regels, { -yellow } eerst. Daarna begint { -yellow }.
rules-neutral-obstacle = De { -neutral(form: "inflected") } stukken zijn obstakels die van niemand zijn. Een liggend stuk kun je bedekken; een staand stuk is drie kubussen hoog en is nooit te bedekken.

rules-four = Vier spelers
rules-four-teams = Teamgenoten zitten tegenover elkaar en spelen dezelfde kleur in twee tinten. Voor het pad tellen beide tinten als één kleur.
rules-four-halves = De stukken van elke kleur worden in twee gelijke sets verdeeld: twee L, twee T, twee Z en één I per speler. Je plaatst alleen uit je eigen set. De beurt gaat met de klok mee.
rules-four-out = Wie niet kan plaatsen, ligt eruit; de teamgenoot speelt door.

rules-variants = Andere manieren om te spelen
rules-variants-swap = Wisselen, met twee spelers: in plaats van een eigen eerste zet mag de tweede speler { -yellow } overnemen. De twee ruilen van stoel, het bord blijft zoals het is, en { -green } plaatst het volgende stuk. Zo begint niemand met een te goede zet.
rules-variants-team = Over vier spelers zijn de gepubliceerde spelregels het niet eens: volgens één blad sleept wie niet kan plaatsen ook de teamgenoot mee. Hier ligt alleen die speler eruit. In het terminalprogramma kan het ook andersom, met de optie --out team.
rules-variants-silent = Dat je een stuk moet plaatsen als dat kan, staat alleen in de Franse spelregels; hier geldt het ook. Waar alle spelregels zwijgen, hebben wij gekozen: { -yellow } begint de eerste partij, en verbindt één stuk meerdere paren zijden, dan telt het kortste pad van de beste soort.

rules-material = Bijlage: je eigen doos
rules-material-why = De maten van borden en stukken zijn hier het standaardmateriaal van dit project. Heb je het spel en zijn die van jou anders, of wil je zelf iets proberen, beschrijf het dan in een materiaalbestand.
rules-material-file = Een materiaalbestand is een korte tekst. Elke vorm heeft een letter, een aantal en een tekening van zijn kubussen; elk bord heeft een naam, een tekening van zijn vakjes, en zijn zijden met de paren die je kunt verbinden. Wat je weglaat, blijft zoals in het standaardmateriaal.
rules-material-check = Een fout in het bestand wordt gemeld met regel en kolom. Uitgewerkte voorbeelden staan bij het project in de map materials, en docs/materials.md legt elke regel uit.
rules-material-use = In de terminal geef je het bestand aan het programma: caminos play --material BESTAND.

rules-notation = Bijlage: zetten opschrijven
rules-notation-move = Een zet is de letter van de vorm en de vakjes waar het stuk komt. Achter een vakje dat twee of drie kubussen krijgt, staat ^2 of ^3.
rules-notation-lying = Lb2b3b4c4 is een L die plat ligt.
rules-notation-standing = Ib2^3 is een I die staat, drie kubussen hoog in b2.
rules-notation-arm = Lb2^3c2 is een L met drie kubussen in b2 en één in c2: op het bord als c2 leeg is, bovenop als c2 twee kubussen hoog is.
rules-notation-neutral = Na3a4a5 is een { -neutral } stuk.
rules-notation-read = De hoogtes op het bord bepalen waar elke kubus komt, dus meer is niet nodig. Zo kun je zetten typen op de pagina en in de terminal.

rules-figure-win = { -yellow(form: "capital") } verbindt zuid met noord: { $faces } vlakken.
rules-figure-pieces = De vormen: L en Z in { -yellow }, T en I in { -green }, en twee { -neutral(form: "inflected") } neutrale stukken.
rules-figure-square = Het vierkant: { $cells } vakjes en { $sides } rechte zijden.
rules-figure-diamond = De ruit: { $cells } vakjes en { $sides } zigzagzijden.
rules-figure-octagon = De achthoek: { $cells } vakjes en { $sides } zijden, om en om recht en zigzag.
rules-figure-ring = De ring: de achthoek zonder de vier middelste vakjes, { $cells } vakjes en { $sides } zijden.
rules-figure-ways = Drie manieren om een L te plaatsen: liggend, met één uiteinde twee kubussen hoog, en staand, drie kubussen hoog.
rules-figure-off-board = Geweigerd: twee kubussen zouden in het gat van de ring komen.
rules-figure-above = Geweigerd: deze I zou op een ander stuk liggen en nergens het bord raken.
rules-figure-gap = Geweigerd: de arm van deze T zou boven d3 in de lucht hangen.
rules-figure-cover = Toegestaan: één kubus van de L raakt het bord in c4, en twee liggen op { -green }.
rules-figure-over = Toegestaan: de L staat in c4 en zijn arm ligt op de { -green(form: "inflected") } toren in d4.
rules-figure-climb = { -yellow(form: "capital") } verbindt west met oost over de toren: acht bovenvlakken en vier muurvlakken, { $faces } vlakken.
rules-figure-corner = De { -yellow(form: "inflected") } vakjes c4 en d5 raken elkaar alleen bij een hoek: ze zijn niet verbonden.
rules-figure-broken = Het lijkt een { -yellow } pad van west naar oost. Maar tussen d4 en e4 is een muurvlak { -green }: { -yellow } heeft geen verbinding.
rules-figure-edge = Het pad begint in a4 boven op een { -green } stuk. Dat mag: { $faces } vlakken.
rules-figure-near = Noord met zuidwest, de zijde naast zuid: { $faces } vlakken, { $points } punten.
rules-figure-opposite = Noord met zuid, precies tegenover elkaar: { $faces } vlakken, verdubbeld tot { $points } punten.
rules-figure-count = Acht bovenvlakken, één muur omhoog en één muur omlaag: { $faces } vlakken, { $points } punten.
rules-figure-edge-pieces = Niemand heeft een verbinding en niemand kan nog plaatsen. Stukken aan de rand: { -yellow } { $yellow }, { -green } { $green }. { -yellow(form: "capital") } heeft er minder en krijgt { $points } punten.
rules-figure-neutral = Een { -yellow(form: "inflected") } L bedekt een deel van een liggend { -neutral } stuk. De { -neutral(form: "inflected") } toren in g6 is nooit te bedekken.
rules-figure-four = Twee tinten, één kleur: de teamgenoten in { -yellow } verbinden west met oost, { $faces } vlakken.
