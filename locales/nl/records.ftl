# What is wrong with records and links: the terminal program and the study screens of the page. Clauses, without a full stop.

place = regel { $line }, kolom { $column }
with-cause = { $what }: { $cause }

bad-cell = “{ $text }” is geen vakje: een vakje is een kleine letter en een getal, zoals b2
bad-team = “{ $text }” is geen team: de teams zijn yellow en green
bad-out = “{ $text }” is geen keuze voor wie eruit ligt: schrijf seat of team

# Records
record-no-game = er staat geen partij in deze tekst
record-second-game = hier begint een tweede partij, en er werd er maar één verwacht
record-no-version = deze partij heeft geen tag [Caminos "1"]
record-version = grammaticaversie “{ $version }” is niet bekend: deze lezer kent versie “1”
record-bad-result = “{ $text }” is geen resultaat: resultaten zijn "yellow connects 8", "draw", "green edges 3:5", "yellow wins time", "green wins resign" en "*"
record-two-results = de zetten eindigen met “{ $ending }”, maar de tag Result zegt “{ $tagged }”
record-bad-tag = een tag is een naam en een waarde tussen aanhalingstekens, zoals [Board "square"]
record-repeated-tag = de tag { $name } staat er twee keer
record-open-tag = de tag { $name } is niet gesloten: “]” ontbreekt voor { $shown }
record-bad-escape = in een waarde moet na \ nog een \ of een aanhalingsteken komen
record-open-value = deze waarde is niet gesloten: het laatste aanhalingsteken ontbreekt op de regel
record-control-in-value = een waarde kan het stuurteken { $code } niet bevatten
record-lone-variation = een variant moet volgen op de zet die hij vervangt
record-closes-nothing = “)” sluit geen variant
record-lone-mark = een teken moet op een zet volgen
record-open-variation = deze variant is niet gesloten: “)” ontbreekt
record-empty-variation = deze variant heeft geen zetten
record-too-deep = varianten zitten meer dan { $most } diep in elkaar
record-open-comment = dit commentaar is niet gesloten: “{ "}" }” ontbreekt
record-comment-brace = commentaar kan geen “{ "}" }” bevatten
record-comment-control = commentaar kan het stuurteken { $code } niet bevatten
record-bad-mark = “{ $text }” is geen teken: tekens zijn ! ? !! ?? !? ?! en $0 t/m $255
record-after-result = { $shown } volgt op het resultaat
record-missing-tag = de tag { $name } ontbreekt
record-tag = tag { $name }: { $reason }
record-bad-switch = “{ $text }” is yes noch no
record-setup-differs = de stelling heeft een ander bord of andere opties dan de overige gegevens
record-not-over = het verslag zegt “{ $claimed }”, maar de partij is niet afgelopen
record-wrong-result = het verslag zegt “{ $claimed }”, maar volgens de regels is het “{ $actual }”

# Series
series-game = partij { $game } van de serie
series-no-games = er is geen partij
series-other-series = ze hoort bij de serie “{ $found }”, en de eerste partij bij “{ $expected }”
series-round = haar ronde is “{ $found }”, en dat zou { $expected } moeten zijn
series-other-rules = haar bord of opties zijn niet die van de eerste partij
series-first = { $expected } zou moeten beginnen, want de teams beginnen om de beurt
series-unfinished = ze is niet af, en dat mag alleen de laatste partij zijn

# Links of positions
link-fault-place = teken { $at } van de link
link-fault-version = een link begint met “1.” of “2.”, zijn versie
link-fault-too-short = de link eindigt te vroeg
link-fault-options = opties zijn 2 of 4 en dan enkele van n, p, t, s en g in deze volgorde
link-fault-other-material = de link is gemaakt met ander materiaal dan “{ $name }”
link-fault-character = “{ $text }” hoort hier niet
link-fault-no-placement = dit is geen plaatsing op dit bord
link-fault-illegal-move = zet { $number } kan niet gespeeld worden: { $reason }
