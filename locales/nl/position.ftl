# A position as text and its screen.

position-title = Stelling
position-text = Stelling als tekst
position-show = Toon
position-redo = Opnieuw
position-bad = Deze stelling kan niet

# What is wrong with it. Clauses, without a full stop.
position-fields = een stelling heeft zes velden, bord, spelers, varianten, stukken, beurt en wie eruit ligt, met één spatie ertussen, en deze tekst heeft er { $count }
bad-players = “{ $text }” spelers kan niet: het zijn er 2 of 4
position-board = “{ $text }” is niet de naam van een bord
position-variants = “{ $text }” zijn geen varianten: schrijf - of enkele van n, s, p en t in deze volgorde
position-crowded = geen bord heeft ruimte voor { $count } stukken
position-piece = “{ $text }” is geen stuk: een stuk is een stoel, een letter en vakjes, zoals 1Lb2^3c2
position-turn = “{ $text }” is geen beurt: een beurt is het nummer van een stoel, of - als de partij is afgelopen
position-out = “{ $text }” zijn niet de stoelen die eruit liggen: schrijf hun nummers op volgorde, of -
position-unknown-seat = er is geen stoel { $seat } in een partij met twee spelers
position-unknown-shape = { $piece }: er is geen stuk { $letter } van die kleur in dit spel
position-unknown-cell = { $piece }: { $cell } ligt niet op het bord
position-overlap = twee kubussen staan op dezelfde plek in { $cell }
position-gap = er is lege ruimte onder een kubus in { $cell }
position-above-the-board = { $piece } raakt het bord niet
position-not-this-shape = de kubussen van { $piece } zijn geen stuk { $letter }
position-too-many = er liggen meer stukken { $letter } op het bord dan er in de doos zitten
position-turns = het aantal stukken past niet bij wie aan de beurt is of wie eruit ligt
position-not-out = stoel { $seat } ligt eruit, maar zou een stuk kunnen plaatsen
position-ring = in geen enkele volgorde kan dit ontstaan: sommige stukken liggen in een kring op elkaar
position-turn-of-out = stoel { $seat } is aan de beurt, en die ligt eruit
position-nothing-to-place = stoel { $seat } is aan de beurt, en die kan niets plaatsen
position-both-connected = beide teams hebben een verbinding
position-game-over = { $team } heeft een verbinding, dus niemand is aan de beurt
position-game-not-over = de partij is niet afgelopen: geef aan wie aan de beurt is
