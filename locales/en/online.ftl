# Games with others by link, and games that are watched.

table-online = online
table-no-hints = No hints in this game
choose-no-hints = No hints
choose-no-hints-how = Nobody sees hints, threats or connections until the game is over
link-how-full = All seats are taken. Anyone who opens this link can watch.
link-share = Share
link-share-text = Play Caminos with me
link-only-here = Only this device can open this address. To invite somebody else, open Caminos at an address they can reach.
link-only-here-lan = Only this device can open this address. Choose one for your network:
link-name = Your name
link-name-save = Save name
declined-takeback = { $player } declined to undo the move
declined-rematch = { $player } declined the rematch
declined-pause = { $player } declined the pause
declined-resume = { $player } isn't ready to resume
state-lost-move = Connection lost. Your move is saved and will be sent when you're back online
games-against = Against { $players }
games-over = Finished
score-computer = Computer
score-opponent = Opponent
score-wins = { $first } { $a } : { $b } { $second }
score-points = { $first } { $a } : { $b } { $second } (points)
score-draws = { $count ->
    [one] one draw
   *[other] { $count } draws
}
score-total = All games: { $score }
watch-title = Watch the game
watch-step = One move
watch-speed = Speed
watch-speed-slow = Slow
watch-speed-normal = Normal
watch-speed-fast = Fast
