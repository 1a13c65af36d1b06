# What is wrong with records and links: the terminal program and the study screens of the page. Clauses, without a full stop.

place = liña { $line }, columna { $column }
with-cause = { $what }: { $cause }

bad-cell = «{ $text }» non é ningunha casa: unha casa é unha letra minúscula e un número, como b2
bad-team = «{ $text }» non é ningún equipo: os equipos son yellow e green
bad-out = «{ $text }» non di quen queda fóra: escribe seat ou team

# Records
record-no-game = neste texto non hai ningunha partida
record-second-game = aquí comeza unha segunda partida, e só se esperaba unha
record-no-version = esta partida non ten a etiqueta [Caminos "1"]
record-version = a versión de gramática «{ $version }» é descoñecida: este lector coñece a versión «1»
record-bad-result = «{ $text }» non é ningún resultado: os resultados son «yellow connects 8», «draw», «green edges 3:5», «yellow wins time», «green wins resign» e «*»
record-two-results = as xogadas rematan con «{ $ending }», pero a etiqueta Result di «{ $tagged }»
record-bad-tag = unha etiqueta é un nome e un valor entre comiñas, como [Board "square"]
record-repeated-tag = a etiqueta { $name } está dúas veces
record-open-tag = a etiqueta { $name } non está pechada: falta «]» antes de { $shown }
record-bad-escape = nun valor, despois de \ ten que haber \ ou unhas comiñas
record-open-value = este valor non está pechado: faltan as últimas comiñas na liña
record-control-in-value = un valor non pode conter o carácter de control { $code }
record-lone-variation = unha variante ten que ir despois da xogada que substitúe
record-closes-nothing = «)» non pecha ningunha variante
record-lone-mark = unha marca ten que ir despois dunha xogada
record-open-variation = esta variante non está pechada: falta «)»
record-empty-variation = esta variante non ten ningunha xogada
record-too-deep = hai variantes con máis de { $most } niveis de profundidade
record-open-comment = este comentario non está pechado: falta «{ "}" }»
record-comment-brace = un comentario non pode conter «{ "}" }»
record-comment-control = un comentario non pode conter o carácter de control { $code }
record-bad-mark = «{ $text }» non é ningunha marca: as marcas son ! ? !! ?? !? ?! e de $0 a $255
record-after-result = { $shown } vén despois do resultado
record-missing-tag = falta a etiqueta { $name }
record-tag = etiqueta { $name }: { $reason }
record-bad-switch = «{ $text }» non é nin yes nin no
record-setup-differs = a posición ten outro taboleiro ou outras opcións que as demais etiquetas
record-not-over = o rexistro di «{ $claimed }», pero a partida non rematou
record-wrong-result = o rexistro di «{ $claimed }», pero segundo as regras é «{ $actual }»

# Series
series-game = partida { $game } da serie
series-no-games = non hai ningunha partida
series-other-series = é da serie «{ $found }», e a primeira partida é da serie «{ $expected }»
series-round = a súa rolda é «{ $found }», e tería que ser { $expected }
series-other-rules = o taboleiro ou as opcións non son os da primeira partida
series-first = { $expected } tería que comezar, porque os equipos se alternan
series-unfinished = non está rematada, e iso só pode pasar coa última partida

# Links of positions
link-fault-place = carácter { $at } da ligazón
link-fault-version = unha ligazón comeza con «1.» ou «2.», a súa versión
link-fault-too-short = a ligazón remata antes de tempo
link-fault-options = as opcións son 2 ou 4 e despois algunhas de n, p, t, s e g, nesta orde
link-fault-other-material = a ligazón fíxose cun material distinto de «{ $name }»
link-fault-character = «{ $text }» non vai aquí
link-fault-no-placement = isto non é ningunha colocación neste taboleiro
link-fault-illegal-move = a xogada { $number } non se pode facer: { $reason }
