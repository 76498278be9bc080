### The analysis board: set-up, values, moves and reasons.

analysis-unable = This browser can’t run the analysis board: please update it.
analysis-set-up = Set up
analysis-game = Game
analysis-analyse = Analyse
analysis-clear = Clear
analysis-possible = This position is possible.
analysis-impossible = This position is impossible.
analysis-paste = Paste
analysis-paste-what = A position, a game record or a link
analysis-open = Open
analysis-undo = Undo: bring back what was last replaced or deleted
analysis-put-aside = Undo restores the previous analysis.
analysis-cut = Deleted: Undo brings it back.
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
analysis-estimate = { $name } wins about { $chance } of games
analysis-estimate-what = These are a strong bot’s estimates from simulated games, not proofs. ± is the standard error: it covers the luck of the deals, not the bot’s mistakes.
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
analysis-best-turns = Best turns
analysis-no-turns = The best turns are shown once all the cards of the player to move are known.
analysis-moves = Moves
analysis-no-moves = Make a move on the board. Go back and make a different one to start a variation.
analysis-comment = Comment on this move
analysis-promote = Make main line
analysis-delete-move = Delete from here
analysis-why = Why?

## How bots fared from an opening

analysis-opening = How bots fare from here
analysis-opening-what = Each bot has played { $games } games against itself from here. A mistake is a turn that gives up a win or a draw. The results are { $name }’s.
analysis-opening-bot = Bot
analysis-opening-faulty = Games with a mistake
analysis-opening-first = First mistake on turn
analysis-opening-results = Won–drawn–lost
analysis-opening-next = What each move leads to
analysis-opening-next-what = The share of games in which each bot makes a mistake after this move; for a space, the average over all pieces that can be given next. × counts the moves that are alike by symmetry.
analysis-opening-none = Games have been recorded only for the printed rules: four traits, lines that must be called, no 2 × 2 squares.
analysis-opening-far = No games have been recorded from here.

## Saved and exported

analysis-saved = Saved analyses
analysis-name = Name
analysis-is-saved = Every change to this analysis is saved.
analysis-not-saved = The analysis couldn’t be saved: the browser’s storage is full or switched off.
analysis-delete = Delete { $title }
analysis-delete-ask = The saved analysis will be deleted for good.
analysis-move-count = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
analysis-record = Game record
analysis-play-unknown = To play this position, first choose all the cards under “Set up”.
analysis-no-picture = The picture couldn’t be created.

## Quarto!

analysis-quarto-set-up-how = Drag pieces to the board, or tap a piece and then a space. On the keyboard, go to a space with the arrow keys and type the piece (0–9, A–F); Delete removes it.
analysis-quarto-hand = Piece in hand
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

## Quartino

analysis-quartino-set-up-how = Drag stones to the board, or tap a colour and then a field: the stone goes on top. Without a colour, a tap takes the top stone off. On the keyboard, go to a field with the arrow keys and type R, Y, G or B; Delete takes a stone off. Tap a card to choose which one it is.
analysis-quartino-claims = Cards the board shows
analysis-quartino-claimed = The card has been played
analysis-quartino-unknown = Unknown card
analysis-quartino-mover = To move
analysis-quartino-phase = Phase
analysis-quartino-phase-colour = Declare Colour?
analysis-quartino-phase-place = { $count ->
        [one] { $count } stone to place
       *[other] { $count } stones to place
    }
analysis-quartino-phase-claim = Claim or end the turn
analysis-quartino-no-colour = Colour can’t be declared: no colour has four stones on the board.
analysis-quartino-no-stone = Nothing can be claimed: the board is empty.
analysis-quartino-few-stones = There aren’t enough stones left to place { $count }.
analysis-quartino-high-stack = With { $count } stones still to place, Column has just cleared the stacks: none can be this high.
analysis-quartino-many-stones = There are only { $count } stones of each colour.
analysis-quartino-twice = Card { $card } appears twice.
analysis-quartino-over = Player { $seat } has played all four cards, so the game is already over.
analysis-quartino-not-shown = Card { $card } can’t have been played last: the board doesn’t show it.
analysis-quartino-mover-left = Player { $seat } has left the game, so it can’t be their turn.
analysis-quartino-few-left = At least two players must be left in the game.
analysis-quartino-card-claimed = { $name } has already played it.
analysis-quartino-card-held = { $name } holds it.
analysis-quartino-card-maybe = Nobody is known to hold it.
analysis-quartino-card-nobody = Nobody holds it.
analysis-quartino-claim-later = QUARTINO can be claimed once all the stones of the turn are placed.
analysis-quartino-no-claim = The board shows no card now.
