# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Leren spelen
learn-how = Korte opdrachten op een echt bord. Doe ze in welke volgorde je wilt; wat je gedaan hebt, wordt in deze browser bewaard.
learn-basics = De basis
learn-more = Goed om te weten
learn-progress = { $done } van { $all } gedaan
learn-lesson = Les { $number } van { $all }
learn-done = gedaan
learn-next = Volgende les
learn-again = Nog eens
learn-skip = Overslaan
learn-list = Alle lessen
learn-show = Oplossing tonen
learn-answer = Je antwoord
learn-check = Controleren
learn-choice = { $letter }
learn-choice-how = Plaatsing { $letter }: { $lies }
learn-choose = Deze kiezen
learn-marked = Gemarkeerde vakjes: { $cells }
learn-forget = Voortgang wissen
learn-forget-sure = Je voortgang wissen?
learn-game = Je eerste partij
learn-game-how = Een hele partij tegen de computer op zijn makkelijkste niveau. Elke beurt stelt hij een stuk voor en zegt waarom. Speel dat, of probeer iets anders.
learn-game-hints = Voorstellen
learn-all-done = Je weet alles wat je nodig hebt. Speel nu een hele partij.

lesson-win = Het doel
lesson-win-text = Verbind twee tegenoverliggende zijden van het bord met een pad van jouw kleur en je wint meteen.
lesson-win-task = Jouw { -yellow(form: "inflected") } pad loopt van de zuidzijde tot bijna aan de noordzijde. Maak het af.
lesson-win-done = Verbonden: daarmee win je de partij. De witte stippen zijn de vlakken van je pad.
lesson-win-short = Het sluit aan op je pad, maar komt nog niet tot de noordzijde.
lesson-win-apart = Dat stuk sluit niet aan op je pad. Begin naast a6 of b6.

lesson-flat = Plaats een stuk
lesson-flat-text = Elke beurt plaats je één stuk. Neem er een uit je voorraad, beweeg het boven het bord en plaats het.
lesson-flat-task = Plaats een stuk naar keuze zo dat het plat ligt, met al zijn kubussen op het bord.
lesson-flat-done = Meer is een beurt niet. Elk stuk mag plat op vrije vakjes liggen.
lesson-flat-standing = Dat stuk staat: een deel van zijn kubussen is hoger. Kantel het tot het plat ligt.

lesson-turn = Draai een stuk
lesson-turn-text = Je kunt een stuk op drie manieren draaien: rond op zijn plek, naar voren gekanteld en opzij gekanteld. Omgekeerd wordt het zijn spiegelbeeld.
lesson-turn-task = Vul precies de vier gemarkeerde vakjes.
lesson-turn-done = Het past. Je mag een stuk draaien zoals je wilt.
lesson-turn-standing = Dat stuk ligt niet plat. Kantel het tot elke kubus op het bord rust.
lesson-turn-piece = Hier is een ander stuk nodig: drie vakjes op een rij en nog een aan het eind, dat is een L.
lesson-turn-cells = Het juiste stuk, maar niet precies de gemarkeerde vakjes. Draai het of verschuif het.

lesson-stand = Bouw omhoog
lesson-stand-text = Stukken mogen rechtop staan. Geen toren wordt ooit hoger dan drie kubussen.
lesson-stand-task = Plaats een stuk dat in één vakje drie kubussen hoog is.
lesson-stand-done = Een toren. Niemand kan hem ooit nog bedekken.
lesson-stand-lying = Bij dat stuk staat geen kubus op een andere. Kantel het tot er drie in één vakje staan.
lesson-stand-low = Twee kubussen hoog. Kantel het nog eens, tot er drie in één vakje staan.

lesson-cover = Bedek een stuk
lesson-cover-text = Alleen de kleur bovenop telt. Je mag elk stuk bedekken, als minstens één van je kubussen het bord raakt en er niets in de lucht hangt.
lesson-cover-task = Bedek minstens één vakje van het { -green(form: "inflected") } stuk.
lesson-cover-done = Nu is het bovenvlak daar van jou. { -green(form: "capital") } kan het niet meer gebruiken.
lesson-cover-own = Dat mag, maar je bedekte alleen je eigen stuk. Bedek het { -green(form: "inflected") }.
lesson-cover-beside = Dat mag, maar het { -green(form: "inflected") } stuk is niet bedekt. Probeer een L of een T: een deel ernaast, de rest erop.

lesson-corner = Hoeken verbinden niet
lesson-corner-text = Een pad gaat van vakje naar vakje over een gedeelde kant. Vakjes die elkaar alleen bij een hoek raken, zijn niet verbonden.
lesson-corner-task = Verbind de twee gemarkeerde vakjes met één stuk.
lesson-corner-done = Nu is er een weg van het ene naar het andere over { -yellow(form: "inflected") } bovenvlakken.
lesson-corner-one = Dat sluit aan op het ene, maar niet op het andere. Vul een vakje dat aan allebei grenst.
lesson-corner-neither = Dat sluit op geen van beide aan. Vul een vakje dat aan allebei grenst.

lesson-wall = Over de muur
lesson-wall-text = Maar één stuk komt boven op een muur van twee kubussen hoog: een L die ernaast staat, met zijn korte arm erbovenop.
lesson-wall-task = De { -green(form: "inflected") } toren in d4 staat in de weg. Kom eroverheen en maak de verbinding.
lesson-wall-done = Langs je eigen toren omhoog, over de top en aan de andere kant weer omlaag. Alle muren onderweg zijn { -yellow }.
lesson-wall-short = Het sluit aan op je stukken, maar de toren in d4 scheidt ze nog. Zijn bovenvlak moet { -yellow } zijn, en de muur waarlangs je klimt ook.
lesson-wall-apart = Dat stuk sluit niet aan op de jouwe. Zet een L rechtop in c4.

lesson-broken = Onderbroken door een muur
lesson-broken-text = Tussen twee vakjes van verschillende hoogte klimt het pad langs een muur, en elk vlak van die muur moet van jou zijn. Van bovenaf zie je dat niet.
lesson-broken-task = { -yellow(form: "capital") } lijkt verbonden van west naar oost, maar is het niet. Wijs een vakje aan waar het pad onderbroken is. Draai het bord om te kijken, of zoek het teken in de platte weergave.
lesson-broken-done = Tussen d4 en e4 toont de muur een { -green } vlak. { -yellow(form: "capital") } heeft geen verbinding.
lesson-broken-empty = Dat vakje is leeg. Volg het { -yellow(form: "inflected") } pad.
lesson-broken-other = Dat bovenvlak is niet { -yellow }. Volg het { -yellow(form: "inflected") } pad.
lesson-broken-whole = Dit vakje is met al zijn { -yellow(form: "inflected") } buren verbonden. Kijk waar het pad omlaag gaat.

lesson-block = Houd je tegenstander tegen
lesson-block-text = Let ook op het pad van je tegenstander. Ernaast plaatsen helpt zelden: het loopt eromheen. Bedek het.
lesson-block-task = { -green(form: "capital") } kan met de volgende zet verbinden. Plaats een stuk dat dat voorkomt.
lesson-block-done = { -green(form: "capital") } heeft geen winnende zet meer.
lesson-block-still = { -green(form: "capital") } kan nog steeds verbinden op { $cells }. Bedek een deel van dat pad.

lesson-allowed = Wat mag
lesson-allowed-text = Er zijn drie regels: elke kubus boven een vakje, minstens één kubus op het bord, en geen lege ruimte eronder. Het spel zegt altijd waarom een plaatsing wordt geweigerd en markeert de vakjes.
lesson-allowed-task = Bekijk de drie plaatsingen. Welke mag?
lesson-allowed-done = Twee kubussen staan in c4 en twee liggen op { -green }: het stuk raakt het bord en laat geen lege ruimte.

lesson-sides = Elk paar zijden
lesson-sides-text = Beide paren tegenoverliggende zijden staan voor je open, en je mag altijd van plan veranderen.
lesson-sides-task = { -green(form: "capital") } heeft je de weg naar de noordzijde versperd. Verbind de westzijde met de oostzijde.
lesson-sides-done = Van west naar oost win je net zo goed.
lesson-sides-short = Het sluit aan op je stukken, maar komt nog niet tot de oostzijde.
lesson-sides-apart = Dat stuk sluit niet aan op de jouwe. Ga verder vanaf e4.

lesson-out = Eruit, en gelijkspel
lesson-out-text = Ben je aan de beurt en past geen van je stukken, dan lig je eruit en spelen de anderen door. Kan niemand meer plaatsen en heeft niemand een verbinding, dan is het gelijkspel.
lesson-out-task = Hier kan niemand nog een stuk plaatsen en niemand heeft een verbinding. Hoe eindigt de partij?
lesson-out-done = Gelijkspel. De rand van het bord telt alleen als je om punten speelt.
lesson-out-nobody = Niemand heeft een verbinding, dus niemand wint.
lesson-outcome-yellow = { -yellow(form: "capital") } wint
lesson-outcome-green = { -green(form: "capital") } wint
lesson-outcome-draw = Gelijkspel

lesson-count = Tel de vlakken
lesson-count-text = Speel je om punten, dan krijgt wie wint er een voor elk vlak van het kortste pad: bovenvlakken en muren.
lesson-count-task = Hoeveel punten is het { -yellow(form: "inflected") } pad waard?
lesson-count-done = Acht bovenvlakken, één muur omhoog en één muur omlaag: tien.
lesson-count-walls = Dat zijn de bovenvlakken. Het pad klimt ook naar d4 en weer omlaag.
lesson-count-cubes = Dat zijn alle kubussen. Tel alleen de vlakken waar het pad over loopt.
lesson-count-few = Het zijn er meer. Tel de bovenvlakken van d1 t/m d8 en de muren ertussen.
lesson-count-many = Het zijn er minder. Tel de bovenvlakken van d1 t/m d8 en de muren ertussen.

lesson-edge = Stukken aan de rand
lesson-edge-text = Speel je om punten en verbindt niemand, dan wint het team met minder stukken aan de buitenrand. Een stuk telt als een van zijn kubussen op het bord rust in een vakje van de rand.
lesson-edge-task = Hoeveel { -yellow(form: "inflected") } stukken staan aan de rand?
lesson-edge-done = Twee: de L bij a1 en de I bij e1. De arm van de T boven h5 rust op { -green }, niet op het bord.
lesson-edge-hanging = Een daarvan hangt alleen boven de rand: zijn arm ligt op { -green } in h5, en zijn voet staat in g5.
lesson-edge-all = Dat zijn alle { -yellow(form: "inflected") } stukken. Tel alleen die het bord raken in een vakje van de rand.
lesson-edge-few = Het zijn er meer. Kijk aan de westzijde en aan de zuidzijde.
lesson-edge-many = Dat zijn er te veel. Tel stukken, geen kubussen.

lesson-neutral = Het { -neutral(form: "inflected") } stuk
lesson-neutral-text = In één variant plaatst elk team eerst een { -neutral } stuk. Het is van niemand en staat iedereen in de weg.
lesson-neutral-task = Plaats je { -neutral(form: "inflected") } stuk zo dat niemand het ooit kan bedekken.
lesson-neutral-done = Drie kubussen hoog: daar komt niets meer bovenop.
lesson-neutral-lying = Een liggend { -neutral } stuk kan later bedekt worden. Kantel het tot het staat.

lesson-octagon = Tegenoverliggende zijden tellen dubbel
lesson-octagon-text = De achthoek heeft acht zijden. Je mag een zijde verbinden met de overliggende of met een zijde naast de overliggende. Alleen zijden die precies tegenover elkaar liggen, tellen dubbel.
lesson-octagon-task = { -yellow(form: "capital") } komt van de noordzijde. Maak de verbinding zo dat de punten verdubbelen.
lesson-octagon-done = Noord en zuid liggen precies tegenover elkaar: de vlakken tellen dubbel.
lesson-octagon-single = Daarmee win je { $points } punten, maar het pad eindigt naast de zuidzijde. Eindig in een van de gemarkeerde vakjes, dan tellen ze dubbel.
lesson-octagon-short = Het sluit aan op je pad, maar komt nog niet tot de zuidzijde.
lesson-octagon-apart = Dat stuk sluit niet aan op je pad. Begin naast d3 of e3.

lesson-four = Vier spelers
lesson-four-text = Met vier spelers zitten teamgenoten tegenover elkaar. Hun twee tinten tellen als één kleur.
lesson-four-task = De lichtere stukken zijn van je teamgenoot. Verbind de westzijde met de oostzijde.
lesson-four-done = Jouw stukken en die van je teamgenoot vormen één pad.
lesson-four-short = Het sluit aan op het pad van je team, maar komt nog niet tot de oostzijde.
lesson-four-apart = Dat stuk sluit niet aan op het pad van je team. Ga verder vanaf f5.
