# A position as text and its screen.

position-title = Posición
position-text = Posición como texto
position-show = Mostra
position-redo = Refai
position-bad = Esta posición non é posible

# What is wrong with it. Clauses, without a full stop.
position-fields = unha posición ten seis campos, taboleiro, persoas, variantes, fichas, quenda e fóra, cun espazo entre eles, e este texto ten { $count }
bad-players = con «{ $text }» persoas non se pode xogar: teñen que ser 2 ou 4
position-board = «{ $text }» non é o nome de ningún taboleiro
position-variants = «{ $text }» non son variantes: escribe - ou algunhas de n, s, p e t nesta orde
position-crowded = en ningún taboleiro caben { $count } fichas
position-piece = «{ $text }» non é ningunha ficha: unha ficha é un asento, unha letra e casas, como 1Lb2^3c2
position-turn = «{ $text }» non é ningunha quenda: unha quenda é o número dun asento, ou - cando a partida rematou
position-out = «{ $text }» non son os asentos que quedaron fóra: escribe os seus números en orde, ou -
position-unknown-seat = non hai asento { $seat } nunha partida de dúas persoas
position-unknown-shape = { $piece }: non hai ningunha ficha { $letter } así nesta partida
position-unknown-cell = { $piece }: { $cell } non está dentro do taboleiro
position-overlap = hai dous cubos no mesmo sitio en { $cell }
position-gap = hai un espazo debaixo dun cubo en { $cell }
position-above-the-board = { $piece } non toca o taboleiro
position-not-this-shape = os cubos de { $piece } non son unha ficha { $letter }
position-too-many = hai máis fichas { $letter } no taboleiro das que hai na caixa
position-turns = o número de fichas non concorda coa quenda ou cos asentos que están fóra
position-not-out = o asento { $seat } está fóra, pero podería colocar unha ficha
position-ring = non se pode chegar a isto en ningunha orde: algunhas fichas están en círculo unhas sobre outras
position-turn-of-out = é a quenda do asento { $seat }, que está fóra
position-nothing-to-place = é a quenda do asento { $seat }, que non pode colocar nada
position-both-connected = os dous equipos conectaron
position-game-over = { $team } conectou, así que non é a quenda de ninguén
position-game-not-over = a partida non rematou: indica de quen é a quenda
