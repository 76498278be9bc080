### The analysis board: set-up, values, moves and reasons.

analysis-unable = This browser can’t run the analysis board: please update it.
analysis-set-up = Set up
analysis-analyse = Analyse
analysis-clear = Clear
analysis-possible = This position is possible.
analysis-impossible = This position is impossible.
analysis-paste = Paste
analysis-paste-what = A position, a game record or a link
analysis-open = Open
analysis-bad-text = This text can’t be read.
analysis-bad-link = This link can’t be opened.
analysis-link = Link to this analysis

## Values

analysis-thinking = Calculating…
analysis-to-move = { $name } to move
analysis-over-won = { $name } has won.
analysis-over-drawn = The game is a draw.
analysis-verdict-win = { $name } wins
analysis-verdict-win-in = { $name } wins in { $count }
analysis-verdict-draw = A draw with best play
analysis-verdict-not-loss = { $name } gets at least a draw
analysis-verdict-not-win = { $name } gets a draw at best
analysis-verdict-unknown = It’s too early to tell
analysis-valued = { $label }: { $value }
analysis-value-win = wins
analysis-value-win-in = wins in { $count }
analysis-value-draw = a draw
analysis-value-loss = loses
analysis-value-loss-in = loses in { $count }
analysis-value-not-loss = at least a draw
analysis-value-not-win = a draw at best
analysis-value-unknown = not known yet

## Moves

analysis-line = Best line
analysis-moves = Moves
analysis-no-moves = Make a move on the board. Go back and make another one to start a variation.
analysis-comment = Comment on this move
analysis-promote = Make main line
analysis-delete-move = Delete from here
analysis-why = Why?

## Saved and exported

analysis-saved = Saved analyses
analysis-name = Name
analysis-is-saved = Every change to this analysis is saved.
analysis-not-saved = It couldn’t be saved: the browser’s storage is full or switched off.
analysis-delete = Delete { $title }
analysis-move-count = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
analysis-record = Main line as a record
analysis-no-picture = The picture couldn’t be created.

## Quarto!

analysis-quarto-set-up-how = Drag pieces to the board, or tap a piece and then a space. On the keyboard, go to a space with the arrow keys and type the piece (0–9, A–F); Delete removes it.
analysis-quarto-give = Give this piece
analysis-quarto-take-back = Take it back
analysis-quarto-last = Last placed on
analysis-quarto-no-last = With calls on, add the space where the last piece was placed, as in “5 b3”.
analysis-quarto-last-empty = The last piece can’t have been placed on { $square }: it’s empty.
analysis-quarto-over = { $group } is complete, so the game is over and nobody holds a piece.
analysis-quarto-two-ends = No single piece can have completed { $groups } at once: the game was already over.
analysis-quarto-other-last = A piece placed on { $square } doesn’t complete { $groups }.
analysis-quarto-twice = Piece { $piece } appears twice.
analysis-quarto-no-window = Nobody can have called or passed here.
analysis-quarto-wins-on = The piece in hand wins on { $squares }.
analysis-quarto-safe = Safe pieces left: { $count } of { $total }.
analysis-quarto-parity = If the lines stay as they are, { $name } will be the first to give a piece that completes one.
analysis-quarto-threat = { $squares ->
        [yes] Square
       *[no] Line
    } open on { $square }: { $traits }
analysis-quarto-no-piece = No piece left completes it.
analysis-quarto-no-threat = No line needs just one more piece yet.
