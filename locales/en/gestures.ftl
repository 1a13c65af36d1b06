# What hands do on the board, for help and beside it.
table-steps = Step through the moves
table-fits-pick = Pick a piece to see where it fits
help-mouse = Mouse
help-mouse-take = Click a piece or drag it to the board. It snaps to the nearest spot where it fits
help-mouse-place = Click: place the piece
help-mouse-rotate = Right click: turn it
help-mouse-tip = Middle click, or Shift and the wheel: tip it
help-mouse-look = Drag with either button: look around
help-mouse-zoom = Wheel: zoom
help-touch = Touch
help-touch-drag = Drag with one finger: move the piece, which shows above your finger
help-touch-rotate = Twist two fingers: turn it
help-touch-tip = Slide two fingers: tip it
help-touch-place = “Place” puts it down
help-touch-look = With no piece in hand, drag to look around and pinch to zoom
