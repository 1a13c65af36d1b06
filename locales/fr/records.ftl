# What is wrong with records and links: the terminal program and the study screens of the page. Clauses, without a full stop.

place = ligne { $line }, colonne { $column }
with-cause = { $what } : { $cause }

bad-cell = « { $text } » n’est pas une case : une case, c’est une lettre minuscule et un nombre, comme b2
bad-team = « { $text } » n’est pas une équipe : les équipes sont yellow et green
bad-out = « { $text } » ne dit pas qui ne joue plus : écris seat ou team

# Records
record-no-game = il n’y a pas de partie dans ce texte
record-second-game = une deuxième partie commence ici, et une seule était attendue
record-no-version = cette partie n’a pas l’étiquette [Caminos "1"]
record-version = la version « { $version } » de la grammaire est inconnue : ce lecteur connaît la version « 1 »
record-bad-result = « { $text } » n’est pas un résultat : les résultats sont "yellow connects 8", "draw", "green edges 3:5", "yellow wins time", "green wins resign" et "*"
record-two-results = les coups finissent par « { $ending } », mais l’étiquette Result dit « { $tagged } »
record-bad-tag = une étiquette, c’est un nom et une valeur entre guillemets, comme [Board "square"]
record-repeated-tag = l’étiquette { $name } est donnée deux fois
record-open-tag = l’étiquette { $name } n’est pas fermée : il manque "]" avant { $shown }
record-bad-escape = dans une valeur, \ doit être suivi de \ ou d’un guillemet
record-open-value = cette valeur n’est pas fermée : son dernier guillemet manque sur la ligne
record-control-in-value = une valeur ne peut pas contenir le caractère de contrôle { $code }
record-lone-variation = une variante doit suivre le coup qu’elle remplace
record-closes-nothing = ")" ne ferme aucune variante
record-lone-mark = un signe doit suivre un coup
record-open-variation = cette variante n’est pas fermée : il manque ")"
record-empty-variation = cette variante n’a pas de coups
record-too-deep = des variantes sont imbriquées sur plus de { $most } niveaux
record-open-comment = ce commentaire n’est pas fermé : il manque "{ "}" }"
record-comment-brace = un commentaire ne peut pas contenir "{ "}" }"
record-comment-control = un commentaire ne peut pas contenir le caractère de contrôle { $code }
record-bad-mark = « { $text } » n’est pas un signe : les signes sont ! ? !! ?? !? ?! et de $0 à $255
record-after-result = { $shown } vient après le résultat
record-missing-tag = l’étiquette { $name } manque
record-tag = étiquette { $name } : { $reason }
record-bad-switch = « { $text } » n’est ni yes ni no
record-setup-differs = la position a un autre plateau ou d’autres options que les autres étiquettes
record-not-over = la partie enregistrée dit « { $claimed } », mais elle n’est pas finie
record-wrong-result = la partie enregistrée dit « { $claimed } », mais d’après les règles c’est « { $actual } »

# Series
series-game = partie { $game } de la série
series-no-games = il n’y a pas de partie
series-other-series = elle est de la série « { $found } », et la première partie de « { $expected } »
series-round = sa manche est « { $found } », et devrait être { $expected }
series-other-rules = son plateau ou ses options ne sont pas ceux de la première partie
series-first = { $expected } devrait commencer, puisque les équipes alternent
series-unfinished = elle n’est pas finie, et seule la dernière peut ne pas l’être

# Links of positions
link-fault-place = caractère { $at } du lien
link-fault-version = un lien commence par « 1. » ou « 2. », sa version
link-fault-too-short = le lien finit trop tôt
link-fault-options = les options sont 2 ou 4 puis certaines de n, p, t, s et g dans cet ordre
link-fault-other-material = le lien a été fait avec un autre matériel que « { $name } »
link-fault-character = « { $text } » n’a pas sa place ici
link-fault-no-placement = ce n’est pas une pose sur ce plateau
link-fault-illegal-move = le coup { $number } ne peut pas être joué : { $reason }
