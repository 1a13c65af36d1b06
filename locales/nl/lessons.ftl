# The tutorial. Lessons and what can be said to each answer are named in crates/guide.

# Around every lesson.
learn-title = Leer het spel
learn-how = Korte opdrachten op het echte bord. Doe ze in welke volgorde je wilt; wat je gedaan hebt, wordt in deze browser bewaard.
learn-progress = { $done } van { $all } gedaan
learn-lesson = Les { $number } van { $all }
learn-done = gedaan
learn-next = Volgende les
learn-again = Nog eens
learn-skip = Sla over
learn-list = Alle lessen
learn-show = Laat zien
learn-answer = Je antwoord
learn-check = Controleer
learn-choice = { $letter }
learn-choice-how = Plaatsing { $letter }
learn-choose = Kies deze
learn-marked = Gemarkeerde vakjes: { $cells }
learn-forget = Vergeet wat ik gedaan heb
learn-game = Je eerste partij
learn-game-how = Een hele partij tegen de computer op zijn mildste niveau. Elke beurt stelt hij een stuk voor en zegt waarom; speel dat, of doe iets anders.
learn-game-hints = Voorstellen
learn-all-done = Je weet alles wat je nodig hebt. Speel nu een hele partij.

lesson-flat = Plaats een stuk
lesson-flat-text = Elke beurt plaats je één stuk. Neem er een uit je voorraad, beweeg het boven het bord en plaats het.
lesson-flat-task = Plaats een stuk naar keuze zo dat het plat ligt: al zijn kubussen op het bord.
lesson-flat-done = Meer is een beurt niet. Elk stuk dat plat op vrije vakjes ligt, is toegestaan.
lesson-flat-standing = Dat stuk staat: een deel van zijn kubussen is hoger. Kantel het tot het plat ligt.

lesson-turn = Draai een stuk
lesson-turn-text = Je kunt een stuk op drie manieren draaien: rond op zijn plek, naar voren gekanteld en opzij gekanteld. Omgekeerd is het zijn spiegelbeeld.
lesson-turn-task = Vul precies de vier gemarkeerde vakjes.
lesson-turn-done = Het past. Je mag een stuk in de ruimte draaien zoals je wilt.
lesson-turn-standing = Dat stuk ligt niet plat. Kantel het tot elke kubus op het bord rust.
lesson-turn-piece = Hier is een ander stuk nodig: drie vakjes op een rij en nog een aan het eind, dat is een L.
lesson-turn-cells = Het juiste stuk, maar niet precies de gemarkeerde vakjes. Draai het of verschuif het.

lesson-stand = Bouw omhoog
lesson-stand-text = Stukken mogen staan. Een toren van drie kubussen is het hoogste dat er kan zijn.
lesson-stand-task = Plaats een stuk dat in één vakje drie kubussen hoog is.
lesson-stand-done = Een toren. Niemand kan hem nog bedekken.
lesson-stand-lying = Bij dat stuk staat geen kubus op een andere. Kantel het tot er drie in één vakje staan.
lesson-stand-low = Twee kubussen hoog. Kantel het nog eens, tot er drie in één vakje staan.

lesson-cover = Bedek een stuk
lesson-cover-text = Wat telt, is de kleur bovenop. Je mag elk stuk bedekken, als minstens één van je kubussen het bord raakt en er niets in de lucht hangt.
lesson-cover-task = Bedek minstens één vakje van het groene stuk.
lesson-cover-done = Nu is het bovenvlak daar van jou. Groen kan het niet meer gebruiken.
lesson-cover-own = Dat mag, maar je bedekte alleen je eigen stuk. Bedek het groene.
lesson-cover-beside = Dat mag, maar groen is niet bedekt. Probeer een L of een T waarvan een deel naast groen staat en de rest erop ligt.

lesson-allowed = Wat mag
lesson-allowed-text = Drie regels: elke kubus boven een vakje, minstens één kubus op het bord, en geen lege ruimte eronder.
lesson-allowed-task = Bekijk de drie plaatsingen. Welke mag?
lesson-allowed-done = Eén kubus staat in c4 en de andere liggen op groen: het stuk raakt het bord en laat geen lege ruimte.

lesson-why = Waarom niet
lesson-why-text = Aan tafel hoor je altijd waarom een plaatsing wordt geweigerd, en de vakjes worden gemarkeerd.
lesson-why-task = Deze T kan hier niet worden geplaatst. Welke regel overtreedt hij?
lesson-why-done = Zijn arm zou boven e4 hangen, één laag hoger, met niets eronder.
lesson-why-on-the-board = Al zijn kubussen zijn boven vakjes van het bord. Kijk onder zijn arm.
lesson-why-touches-the-board = Zijn voet raakt het bord in d4. Kijk onder zijn arm.

lesson-rule-on-the-board = Hij is niet helemaal op het bord
lesson-rule-touches-the-board = Hij raakt het bord niet
lesson-rule-no-gap = Er zou lege ruimte onder blijven

lesson-corner = Hoeken verbinden niet
lesson-corner-text = Een pad gaat over de kanten van vakje naar vakje. Twee vakjes die elkaar alleen bij een hoek raken, zijn niet verbonden.
lesson-corner-task = Verbind de twee gemarkeerde vakjes met één stuk.
lesson-corner-done = Nu is er een weg van het ene naar het andere over gele bovenvlakken.
lesson-corner-one = Dat sluit aan op het ene, maar niet op het andere. Vul een vakje dat aan allebei grenst.
lesson-corner-neither = Dat sluit op geen van beide aan. Vul een vakje dat aan allebei grenst.

lesson-win = Win
lesson-win-text = Verbind twee tegenoverliggende zijden met een pad van jouw kleur en je wint meteen.
lesson-win-task = Geel komt van zuid tot bijna bij noord. Maak de verbinding.
lesson-win-done = Verbonden. De witte stippen zijn de vlakken van je pad.
lesson-win-short = Het sluit aan op je pad, maar komt nog niet tot noord.
lesson-win-apart = Dat stuk sluit niet aan op je pad. Begin naast a6 of b6.

lesson-block = Houd je tegenstander tegen
lesson-block-text = Let behalve op je eigen pad ook op dat van de ander. Ernaast plaatsen helpt zelden: het loopt er gewoon omheen. Bedekken helpt wel.
lesson-block-task = Groen maakt met de volgende zet de verbinding. Plaats een stuk zo dat het niet lukt.
lesson-block-done = Groen heeft geen winnende zet meer.
lesson-block-still = Groen zou nog steeds verbinden, met { $move }. Bedek een deel van het groene pad.

lesson-wall = Over de muur
lesson-wall-text = Over een muur van twee kubussen hoog komt maar één stuk: een L die ernaast staat, met zijn korte arm erbovenop.
lesson-wall-task = De groene toren in d4 staat in de weg. Kom eroverheen en maak de verbinding.
lesson-wall-done = Langs je eigen toren omhoog, over de top en aan de andere kant weer omlaag. Alle muren onderweg zijn geel.
lesson-wall-short = Het sluit aan op je stukken, maar de toren in d4 scheidt ze nog. Zijn bovenvlak moet geel zijn, en de muur waarlangs je klimt ook.
lesson-wall-apart = Dat stuk sluit niet aan op de jouwe. Zet een L rechtop in c4.

lesson-broken = De onderbroken muur
lesson-broken-text = Tussen twee vakjes van verschillende hoogte klimt het pad langs een muur, en elk vlak van die muur moet van jou zijn. Van bovenaf zie je dat niet.
lesson-broken-task = Geel lijkt verbonden van west naar oost, maar is het niet. Wijs een vakje aan waar het pad onderbroken is. Draai het bord om te kijken, of zoek het teken in het platte aanzicht.
lesson-broken-done = Tussen d4 en e4 toont de muur een groen vlak. Geel heeft geen verbinding.
lesson-broken-empty = Dat vakje is leeg. Volg het gele pad.
lesson-broken-other = Dat bovenvlak is niet geel. Volg het gele pad.
lesson-broken-whole = Hier is geel met al zijn gele buren verbonden. Kijk waar het omlaag gaat.

lesson-count = Tel de vlakken
lesson-count-text = Speel je om punten, dan krijgt wie wint er een voor elk vlak van het kortste pad: bovenvlakken en muren.
lesson-count-task = Hoeveel punten is het gele pad waard?
lesson-count-done = Acht bovenvlakken, één muur omhoog en één muur omlaag: tien.
lesson-count-walls = Dat zijn de bovenvlakken. Het pad klimt ook naar d4 en weer omlaag.
lesson-count-cubes = Dat zijn alle kubussen. Tel alleen de vlakken waar het pad over loopt.
lesson-count-few = Het zijn er meer. Tel de bovenvlakken van d1 tot d8 en de muren ertussen.
lesson-count-many = Het zijn er minder. Tel de bovenvlakken van d1 tot d8 en de muren ertussen.

lesson-edge = Stukken aan de rand
lesson-edge-text = Als niemand verbindt, wint het team met minder stukken aan de buitenrand. Een stuk telt als een van zijn kubussen op het bord rust in een vakje van de rand.
lesson-edge-task = Hoeveel gele stukken staan aan de rand?
lesson-edge-done = De L bij a1 en de I bij e1. De arm boven h5 hangt daar alleen.
lesson-edge-hanging = Een daarvan hangt alleen boven de rand: zijn arm ligt op groen in h5, en zijn voet staat in g5.
lesson-edge-all = Dat zijn alle gele stukken. Tel alleen die het bord raken in een vakje van de rand.
lesson-edge-few = Het zijn er meer. Kijk bij west en bij zuid.
lesson-edge-many = Dat zijn er te veel. Tel stukken, geen kubussen.

lesson-neutral = Het blauwe stuk
lesson-neutral-text = In één variant plaatst elk team eerst een blauw stuk. Het is van niemand en staat iedereen in de weg.
lesson-neutral-task = Plaats je blauwe stuk zo dat niemand het ooit kan bedekken.
lesson-neutral-done = Drie kubussen hoog: daar komt niets meer bovenop.
lesson-neutral-lying = Een liggend blauw stuk kan later bedekt worden. Kantel het tot het staat.

lesson-octagon = Tegenoverliggende zijden tellen dubbel
lesson-octagon-text = De octagon heeft acht zijden. Je mag een zijde verbinden met de zijde ertegenover of met een zijde daarnaast. Alleen zijden die precies tegenover elkaar liggen, tellen dubbel.
lesson-octagon-task = Geel komt van noord. Maak de verbinding zo dat de punten verdubbelen.
lesson-octagon-done = Noord en zuid liggen precies tegenover elkaar: de vlakken tellen dubbel.
lesson-octagon-single = Daarmee win je, voor { $points } punten. Maar het eindigt naast zuid. Eindig in een van de gemarkeerde vakjes, dan tellen ze dubbel.
lesson-octagon-short = Het sluit aan op je pad, maar komt nog niet tot zuid.
lesson-octagon-apart = Dat stuk sluit niet aan op je pad. Begin naast d3 of e3.

lesson-four = Vier spelers
lesson-four-text = Met vier spelers zitten teamgenoten tegenover elkaar. Hun twee tinten tellen als één kleur.
lesson-four-task = De lichtere stukken zijn van je teamgenoot. Verbind west met oost.
lesson-four-done = Jouw stukken en die van je teamgenoot vormen één pad.
lesson-four-short = Het sluit aan op het pad van je team, maar komt nog niet tot oost.
lesson-four-apart = Dat stuk sluit niet aan op het pad van je team. Ga verder vanaf f5.

lesson-advice-connect = Je kunt verbinden: dit stuk wint.
lesson-advice-block = Groen staat op het punt te verbinden. Dit stuk houdt dat tegen.
lesson-advice-cover = Dit stuk bedekt groen en maakt de weg voor groen langer.
lesson-advice-build = Dit stuk brengt je dichter bij de overkant.
