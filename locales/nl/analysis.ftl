# The analysis board.
study-title = Analyse
study-start = Begin
study-variation = Variant:
study-tree-how = Pijl links en rechts volgen de lijn, omhoog en omlaag gaan naar de andere varianten.

# What the engine says. $team is a team.
study-engine = Engine
study-depth = Diepte { $depth } · { $nodes ->
    [one] { $nodes } knoop
   *[other] { $nodes } knopen
}
study-lines = Aantal lijnen
study-lines-count = { $count ->
    [one] 1 lijn
   *[other] { $count } lijnen
}
study-wdl = { $team }: { $win }% winst, { $draw }% gelijk, { $loss }% verlies
study-no-evaluation = Nog geen evaluatie
study-wins-in = { $moves ->
    [one] { $team } wint nu
   *[other] { $team } wint in { $moves }
}
study-chance = { $team } { $percent }%
study-play-line = { $move } spelen
study-add-line = Lijn { $number } aan de zetten toevoegen

# What is written beside moves.
study-notes = Notities bij deze zet
study-marks = Tekens
study-mark-brilliant = Briljante zet
study-mark-good = Goede zet
study-mark-interesting = Interessante zet
study-mark-dubious = Twijfelachtige zet
study-mark-mistake = Fout
study-mark-blunder = Blunder
study-comment = Commentaar
study-edits = Bewerken
study-promote = Variant omhoog
study-delete = Vanaf hier verwijderen
study-threats = Dreigingen
study-embed = Insluitcode kopiëren

# Opening records, positions and links.
study-open = Openen
study-open-how = Plak een partij, een stelling of een link.
study-open-drop = Een bestand kan ook op het bord worden gesleept.
study-open-file = Bestand kiezen
study-reading = De partijen worden gelezen
study-choose-game = Het bestand bevat { $count } partijen. Welke?
study-more = Meer tonen (nog { $count })
study-game = { $players } · { $board } · { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}
study-outgrown = Dit is te lang voor het adres van de pagina: bij herladen gaan de laatste wijzigingen verloren. Download de partij of voeg haar toe aan de bibliotheek.

# Why nothing was opened. Clauses, without a full stop.
study-bad = Dit kan niet worden geopend
study-bad-link = de link is onvolledig of beschadigd
study-not-game = dit is geen partij, stelling of link van Caminos
study-too-long = dit is te lang om hier te openen
study-not-text = dit is geen tekstbestand
study-link-too-long = dit is te lang voor een link; download de partij

# The review of a game. $team is a team; $move is a move as written.
study-review = Partij nakijken
study-reviewing = De engine bekijkt elke zet
study-review-done = { $count ->
    [0] Nakijken klaar: geen fouten
    [one] Nakijken klaar: 1 fout
   *[other] Nakijken klaar: { $count } fouten
}
study-cancel = Annuleren
study-accuracy = { $team } { $percent }% nauwkeurig
study-graph = Kansen zet voor zet
study-table = Als tabel
study-column-move = Zet
study-mistakes = Fouten
study-no-mistakes = Geen fouten gevonden
study-turning = Keerpunt
study-continuations = Vervolgen
study-line-played = Gespeeld: { $move }
study-line-better = Beter: { $move }
study-better-chances = De engine ziet hier betere kansen.
study-worse-chances = De engine ziet hier slechtere kansen.
study-next-mistake = Volgende fout
study-try = Opnieuw proberen
study-try-waiting = Vind een betere zet voor { $team }.
study-try-checking = Je zet wordt bekeken …
study-try-best = Dat is de beste zet.
study-try-good = Dat is ook een goede zet.
study-try-wrong = Dat geeft te veel weg.
study-try-show = Betere zet tonen
study-write = Bij de zetten schrijven

# Drawings on the board, and the games that are kept in the browser.
study-draw-cells = Vakjes markeren
study-draw-path = Pad tekenen
study-draw-clear = Tekeningen wissen
study-library = Bibliotheek
study-library-add = Aan bibliotheek toevoegen
study-library-add-all = Alle { $count } aan de bibliotheek toevoegen
study-library-added = Aan de bibliotheek toegevoegd
study-library-search = Zoek op namen, borden, zetten of commentaar
study-library-found = { $count ->
    [one] 1 partij gevonden
   *[other] { $count } partijen gevonden
}
study-library-empty = Nog geen partijen. Voeg er een toe met de bladwijzer naast de zetten.
study-library-failed = Deze browser laat de pagina geen partijen bewaren
study-library-delete = { $game } verwijderen
study-library-delete-sure = Deze partij verwijderen?
study-library-export = { $count ->
    [one] Als bestand opslaan
   *[other] { $count } partijen als bestand opslaan
}

# De positie-editor.
editor-title = Stellingeditor
editor-open = Stelling bewerken
editor-analyse = Deze stelling analyseren
editor-tools = Wat een klik doet
editor-remove = Verwijderen
editor-turn = Aan zet
editor-clear = Bord leegmaken
editor-over = De partij is afgelopen
editor-how = Pak een stuk van welke kleur ook, of verwijder er een
editor-how-remove = Kies het stuk dat weg moet
editor-no-piece = hier ligt geen stuk
editor-carries = er liggen andere stukken op: verwijder die eerst

# Een partij op papier.
study-print = Partij afdrukken
study-print-diagrams = Diagrammen
study-print-every = na elke { $count } zetten
study-print-last = alleen de laatste stelling
study-print-after = Na { $number } { $move }
study-print-back = Terug naar de analyse
