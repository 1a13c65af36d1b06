# What is wrong with records and links: the terminal program and the study screens of the page. Clauses, without a full stop.

place = línea { $line }, columna { $column }
with-cause = { $what }: { $cause }

bad-cell = «{ $text }» no es una casilla: una casilla es una letra minúscula y un número, como b2
bad-team = «{ $text }» no es un equipo: los equipos son yellow y green
bad-out = «{ $text }» no dice quién queda fuera: escribe seat o team

# Records
record-no-game = en este texto no hay ninguna partida
record-second-game = aquí empieza una segunda partida, y solo se esperaba una
record-no-version = esta partida no tiene la etiqueta [Caminos "1"]
record-version = no se conoce la versión «{ $version }» de la gramática: este lector conoce la versión «1»
record-bad-result = «{ $text }» no es un resultado: los resultados son "yellow connects 8", "draw", "green edges 3:5", "yellow wins time", "green wins resign" y "*"
record-two-results = las jugadas acaban con «{ $ending }», pero la etiqueta Result dice «{ $tagged }»
record-bad-tag = una etiqueta es un nombre y un valor entre comillas, como [Board "square"]
record-repeated-tag = la etiqueta { $name } aparece dos veces
record-open-tag = la etiqueta { $name } no está cerrada: falta "]" antes de { $shown }
record-bad-escape = en un valor, después de \ tiene que venir \ o una comilla
record-open-value = este valor no está cerrado: falta su última comilla en la línea
record-control-in-value = un valor no puede contener el carácter de control { $code }
record-lone-variation = una variante tiene que seguir a la jugada que sustituye
record-closes-nothing = ")" no cierra ninguna variante
record-lone-mark = un signo tiene que seguir a una jugada
record-open-variation = esta variante no está cerrada: falta ")"
record-empty-variation = esta variante no tiene jugadas
record-too-deep = hay variantes dentro de variantes a más de { $most } niveles
record-open-comment = este comentario no está cerrado: falta "{ "}" }"
record-comment-brace = un comentario no puede contener "{ "}" }"
record-comment-control = un comentario no puede contener el carácter de control { $code }
record-bad-mark = «{ $text }» no es un signo: los signos son ! ? !! ?? !? ?! y de $0 a $255
record-after-result = { $shown } viene después del resultado
record-missing-tag = falta la etiqueta { $name }
record-tag = etiqueta { $name }: { $reason }
record-bad-switch = «{ $text }» no es ni yes ni no
record-setup-differs = la posición tiene otro tablero u otras opciones que las demás etiquetas
record-not-over = el registro dice «{ $claimed }», pero la partida no ha terminado
record-wrong-result = el registro dice «{ $claimed }», pero según las reglas es «{ $actual }»

# Series
series-game = partida { $game } de la serie
series-no-games = no hay ninguna partida
series-other-series = es de la serie «{ $found }», y la primera partida es de «{ $expected }»
series-round = su ronda es «{ $found }», y debería ser { $expected }
series-other-rules = su tablero o sus opciones no son los de la primera partida
series-first = debería empezar { $expected }, ya que los equipos se turnan
series-unfinished = está sin terminar, y solo puede estarlo la última partida

# Links of positions
link-fault-place = carácter { $at } del enlace
link-fault-version = un enlace empieza por «1.» o «2.», su versión
link-fault-too-short = el enlace acaba demasiado pronto
link-fault-options = las opciones son 2 o 4 y después algunas de n, p, t, s y g en este orden
link-fault-other-material = el enlace se hizo con un material que no es «{ $name }»
link-fault-character = «{ $text }» no tiene sitio aquí
link-fault-no-placement = esto no es una colocación en este tablero
link-fault-illegal-move = la jugada { $number } no se puede hacer: { $reason }
