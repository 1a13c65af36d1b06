# Puzzles and the review of games: the terminal program and the study screens of the page.

# What a puzzle is about.
puzzle-theme-win = Winst
puzzle-theme-defence = Enige verdediging
puzzle-theme-points = Punten
puzzle-theme-cut = Afsnijden
puzzle-theme-cover = Bedekken
puzzle-theme-wall = Muur
# What has to be done.
puzzle-task-connect = { $moves ->
    [one] { $team } is aan zet en verbindt nu.
   *[other] { $team } is aan zet en verbindt in { $moves } zetten.
}
puzzle-task-defend = { $moves ->
    [one] { $team } is aan zet: vind de enige zet die de verbinding tegenhoudt.
   *[other] { $team } is aan zet: vind de enige zet die een verbinding binnen { $moves } zetten tegenhoudt.
}
puzzle-task-points = { $team } is aan zet en verbindt voor de meeste punten.
# Why a line is no puzzle.
puzzle-error-fields = { $count ->
    [one] een puzzel heeft 6 velden met een puntkomma en een spatie ertussen, hier staat er één
   *[other] een puzzel heeft 6 velden met een puntkomma en een spatie ertussen, hier staan er { $count }
}
puzzle-error-position = de stelling
puzzle-error-task = “{ $word }” is geen opgave
puzzle-error-theme = “{ $word }” is geen thema
puzzle-error-rating = “{ $word }” is geen rating
puzzle-error-line = de zettenreeks is onleesbaar
puzzle-error-certificate = het bewijs is onleesbaar bij teken { $column }
puzzle-in-line = regel { $line }
# Why a certificate proves nothing.
puzzle-no-turn = niemand hoeft een eigen stuk te plaatsen
puzzle-connects-at-once = wie aan zet is kan meteen verbinden
puzzle-illegal = { $move } mag niet
puzzle-not-solved = { $move } lost het niet op
puzzle-also-solves = van { $move } is niet aangetoond dat het mislukt
puzzle-other-line = de zettenreeks volgt het bewijs niet
puzzle-other-themes = de thema’s zijn niet die van de oplossing
puzzle-lists = het bewijs heeft { $found } lijsten met andere zetten en heeft er { $wanted } nodig
puzzle-rating-range = de rating valt buiten het bereik
puzzle-exhausted = de controle vergt meer dan { $most } stellingen

# What a trainer says to a move.
puzzles-solved = Opgelost.
puzzles-go-on = Goed. Het antwoord is { $move }.
puzzles-fewer-points = Dat verbindt voor { $points }, maar { $best } kan ook. Probeer opnieuw.
puzzles-refuted = Nee: { $move } weerlegt het. Probeer opnieuw.
puzzles-wrong = Nee. Probeer opnieuw.
puzzles-replying = De andere kant antwoordt.
puzzles-shown = Dit is de oplossing.
# The trainer of the page.
puzzles-title = Puzzels
puzzles-training = Oefenen
puzzles-daily = Puzzel van de dag
puzzles-daily-streak = { $days ->
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
puzzles-difficulty = Moeilijkheid { $rating }
puzzles-next = Volgende puzzel
puzzles-show = Oplossing tonen
puzzles-skip = Overslaan
puzzles-again = Opnieuw proberen
puzzles-replay = Nog eens
puzzles-theme = Thema
puzzles-all-themes = Alle thema’s
puzzles-all-boards = Alle borden
puzzles-your-rating = Je rating
puzzles-streak = Achter elkaar
puzzles-best = Record
puzzles-count-solved = Opgelost
puzzles-unknown = Die puzzel bestaat niet

# A move for those who do not read notation.
move-on = { $shape } op { $cells }
move-standing = { $shape } staand op { $cells }
move-swap = Wissel
move-resign = Opgave

# Why a move was a mistake. $team is a team's name within a sentence. What is needed is review-pieces, or review-cells
# where as many pieces are needed or their number is not known; what it is compared with is the number alone.
review-cells = { $count ->
    [one] één vakje
   *[other] { $count } vakjes
}
review-pieces = { $count ->
    [one] één stuk
   *[other] { $count } stukken
}
review-missed-connection = { $move } verbindt meteen.
review-allows-connection = Nu kan { $team } meteen verbinden met { $move }.
review-leaves-connection = Dit houdt { $team } niet tegen: { $move } verbindt.
review-allows-forced = Nu speelt { $team } { $move } en dreigt zowel { $first } als { $second }: geen stuk houdt beide tegen.
review-allows-forced-next = Nu speelt { $team } { $move } en verbindt met het volgende stuk, wat het antwoord ook is.
review-allows-win = Nu speelt { $team } { $move } en wint in { $moves } zetten, wat het antwoord ook is.
review-path = Voor een weg heeft { $team } nu { $after } nodig in plaats van { $before }.
review-path-lost = Nu heeft { $team } geen weg meer.
review-reply-cuts = Nu snijdt { $move } de weg van { $team } af op { $cells }: nog { $after } nodig in plaats van { $before }.
review-reply-cuts-off = Nu sluit { $move } { $team } af op { $cells }: er is geen weg meer over.
review-reply-stops = Nu voorkomt { $move } { $better }, dat gewonnen had.
review-reply-takes = Nu speelt de andere kant zelf { $move }, dat gewonnen had.
review-leaves-path = Hierna heeft { $team } voor een weg nog steeds maar { $needed } nodig.
review-wins-later = { $moves ->
    [one] Hiermee wint { $team } nog steeds, maar er is nog één zet nodig.
   *[other] Hiermee wint { $team } nog steeds, maar er zijn nog { $moves } zetten nodig.
}
review-likely-connection = Nu speelt { $team } { $move } en verbindt waarschijnlijk in { $moves } zetten.
review-likely-worse = Als het verdergaat zoals verwacht, heeft { $team } voor een weg { $played } nodig in plaats van { $better }.
review-better-cuts = { $move } snijdt de weg van { $team } af op { $cells }: nog { $after } nodig in plaats van { $before }.
review-better-cuts-off = { $move } sluit { $team } af op { $cells }: er is geen weg meer over.
review-better-wins = Met { $move } wint { $team } in { $moves } zetten, wat het antwoord ook is.
review-better-forces = { $move } dreigt zowel { $first } als { $second }: geen stuk houdt beide tegen.
review-better-forces-next = Na { $move } verbindt het volgende stuk, wat het antwoord ook is.
review-better-threatens = { $move } dreigt te verbinden met { $threat }.
review-better-stops = { $move } voorkomt { $threat }, dat zou verbinden.
review-better-shortens = Met { $move } heeft { $team } voor een weg { $better } nodig in plaats van { $played }.
review-better-keeps = Met { $move } heeft { $team } nog een weg: { $better }.
review-likely-better = Als het na { $move } verdergaat zoals verwacht, heeft { $team } voor een weg { $better } nodig in plaats van { $played }.

# Pictures of a position and of a game, to keep.
picture-png = PNG
picture-svg = SVG
picture-animation = Partij als animatie (GIF)
picture-progress = De animatie wordt gemaakt
picture-cancel = Annuleren
picture-failed = De afbeelding kon niet worden gemaakt.

# Why the proof of a value does not hold.
proof-no-move = voor { $position } is geen zet gegeven
proof-illegal = { $move } mag niet in { $position }
proof-missed = de bewering klopt niet in { $position }
proof-left-over = er ontbreken zetten of er blijven zetten over
proof-head = het begint niet als een bewijs
proof-line = regel { $line } is niet wat daar hoort
proof-other-material = het is gemaakt met het materiaal { $material }
