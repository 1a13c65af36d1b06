# What is wrong with records and links: the terminal program and the study screens of the page. Clauses, without a full stop.

place = line { $line }, column { $column }
with-cause = { $what }: { $cause }

bad-cell = "{ $text }" is not a cell: a cell is a lower-case letter and a number, as in b2
bad-team = "{ $text }" is not a team: the teams are yellow and green
bad-out = "{ $text }" is not a choice for who is out: write seat or team

# Records
record-no-game = there is no game in this text
record-second-game = a second game begins here, and only one was expected
record-no-version = this game has no tag [Caminos "1"]
record-version = grammar version "{ $version }" is not known: this reader knows version "1"
record-bad-result = "{ $text }" is not a result: results are "yellow connects 8", "draw", "green edges 3:5", "yellow wins time", "green wins resign" and "*"
record-two-results = the moves end with "{ $ending }", but the tag Result says "{ $tagged }"
record-bad-tag = a tag is a name and a value in quotes, as in [Board "square"]
record-repeated-tag = the tag { $name } is given twice
record-open-tag = the tag { $name } is not closed: "]" is missing before { $shown }
record-bad-escape = in a value, \ must be followed by \ or by a quote
record-open-value = this value is not closed: its last quote is missing on the line
record-control-in-value = a value cannot hold the control character { $code }
record-lone-variation = a variation must follow the move that it replaces
record-closes-nothing = ")" closes no variation
record-lone-mark = a mark must follow a move
record-open-variation = this variation is not closed: ")" is missing
record-empty-variation = this variation has no moves
record-too-deep = variations are nested more than { $most } deep
record-open-comment = this comment is not closed: "{ "}" }" is missing
record-comment-brace = a comment cannot hold "{ "}" }"
record-comment-control = a comment cannot hold the control character { $code }
record-bad-mark = "{ $text }" is not a mark: marks are ! ? !! ?? !? ?! and $0 to $255
record-after-result = { $shown } follows the result
record-missing-tag = the tag { $name } is missing
record-tag = tag { $name }: { $reason }
record-bad-switch = "{ $text }" is neither yes nor no
record-setup-differs = the board or options of the position differ from the other tags
record-not-over = the record says "{ $claimed }", but the game is not over
record-wrong-result = the record says "{ $claimed }", but by the rules it is "{ $actual }"

# Series
series-game = game { $game } of the series
series-no-games = there is no game
series-other-series = it belongs to the series "{ $found }", and the first game to "{ $expected }"
series-round = its round is "{ $found }", and it should be { $expected }
series-other-rules = its board or options are not those of the first game
series-first = { $expected } should begin, since the teams take turns going first
series-unfinished = it is unfinished, and only the last game may be

# Links of positions
link-fault-place = character { $at } of the link
link-fault-version = a link begins with "1." or "2.", its version
link-fault-too-short = the link ends too early
link-fault-options = options are 2 or 4 and then some of n, p, t, s and g in this order
link-fault-other-material = the link was made with a material other than "{ $name }"
link-fault-character = "{ $text }" does not belong here
link-fault-no-placement = this is not a placement on this board
link-fault-illegal-move = move { $number } cannot be played: { $reason }
