# What is wrong with records and links: the terminal program and the study screens of the page. Clauses, without a full stop.

place = línia { $line }, columna { $column }
with-cause = { $what }: { $cause }

bad-cell = «{ $text }» no és cap casella: una casella és una lletra minúscula i un número, com ara b2
bad-team = «{ $text }» no és cap equip: els equips són yellow i green
bad-out = «{ $text }» no diu qui queda fora: escriu seat o team

# Records
record-no-game = en aquest text no hi ha cap partida
record-second-game = aquí comença una segona partida, i només se n’esperava una
record-no-version = aquesta partida no té l’etiqueta [Caminos "1"]
record-version = la versió de gramàtica «{ $version }» és desconeguda: aquest lector coneix la versió «1»
record-bad-result = «{ $text }» no és cap resultat: els resultats són «yellow connects 8», «draw», «green edges 3:5», «yellow wins time», «green wins resign» i «*»
record-two-results = les jugades acaben amb «{ $ending }», però l’etiqueta Result diu «{ $tagged }»
record-bad-tag = una etiqueta és un nom i un valor entre cometes, com ara [Board "square"]
record-repeated-tag = l’etiqueta { $name } hi és dues vegades
record-open-tag = l’etiqueta { $name } no està tancada: falta «]» abans de { $shown }
record-bad-escape = en un valor, després de \ hi ha d’haver \ o unes cometes
record-open-value = aquest valor no està tancat: falten les últimes cometes a la línia
record-control-in-value = un valor no pot contenir el caràcter de control { $code }
record-lone-variation = una variant ha d’anar després de la jugada que substitueix
record-closes-nothing = «)» no tanca cap variant
record-lone-mark = una marca ha d’anar després d’una jugada
record-open-variation = aquesta variant no està tancada: falta «)»
record-empty-variation = aquesta variant no té cap jugada
record-too-deep = hi ha variants amb més de { $most } nivells de profunditat
record-open-comment = aquest comentari no està tancat: falta «{ "}" }»
record-comment-brace = un comentari no pot contenir «{ "}" }»
record-comment-control = un comentari no pot contenir el caràcter de control { $code }
record-bad-mark = «{ $text }» no és cap marca: les marques són ! ? !! ?? !? ?! i de $0 a $255
record-after-result = { $shown } ve després del resultat
record-missing-tag = falta l’etiqueta { $name }
record-tag = etiqueta { $name }: { $reason }
record-bad-switch = «{ $text }» no és ni yes ni no
record-setup-differs = la posició té un altre tauler o altres opcions que les altres etiquetes
record-not-over = el registre diu «{ $claimed }», però la partida no s’ha acabat
record-wrong-result = el registre diu «{ $claimed }», però segons les regles és «{ $actual }»

# Series
series-game = partida { $game } de la sèrie
series-no-games = no hi ha cap partida
series-other-series = és de la sèrie «{ $found }», i la primera partida és de la sèrie «{ $expected }»
series-round = la seva ronda és «{ $found }», i hauria de ser { $expected }
series-other-rules = el tauler o les opcions no són els de la primera partida
series-first = { $expected } hauria de començar, perquè els equips s’alternen
series-unfinished = no està acabada, i això només pot passar amb l’última partida

# Links of positions
link-fault-place = caràcter { $at } de l’enllaç
link-fault-version = un enllaç comença amb «1.» o «2.», la seva versió
link-fault-too-short = l’enllaç s’acaba massa aviat
link-fault-options = les opcions són 2 o 4 i després algunes de n, p, t, s i g, en aquest ordre
link-fault-other-material = l’enllaç es va fer amb un material diferent de «{ $name }»
link-fault-character = «{ $text }» no hi va, aquí
link-fault-no-placement = això no és cap col·locació en aquest tauler
link-fault-illegal-move = la jugada { $number } no es pot fer: { $reason }
