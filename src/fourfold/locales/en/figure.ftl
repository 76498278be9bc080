### The figures in the rules.

figure-next = Next
figure-again = Start over
figure-turn = Turn the card
figure-take-off = Remove it
figure-claim = Claim QUARTINO
figure-board = Board
figure-supply = Supply
figure-rack = Your cards
figure-hand = Nothing in hand
figure-square = Space { $square }, empty
figure-square-piece = Space { $square }: { $words }
figure-field = Field { $field }, empty
figure-field-stones = Field { $field }, from the top: { $words }

figure-quarto-traits = Choose one value for each trait. No two of the sixteen pieces are alike.
figure-quarto-shared = Choose a piece to swap it for another.
figure-quarto-shared-some = Shared traits: { $words }. That’s a line!
figure-quarto-shared-nothing = These four have nothing in common.
figure-quarto-lines = Line { $number } of { $count }. Tap a space to see the lines through it.
figure-quarto-squares = Square { $number } of { $count }. In the advanced game these count as well.
figure-quarto-giving-give = You start: choose a piece for your opponent.
figure-quarto-giving-place = Your opponent has to place it. Choose a space.
figure-quarto-giving-return = Now your opponent chooses a piece, and you have to place it.
figure-quarto-giving-receive = This piece is for you: place it on any empty space. Then you give again.
figure-quarto-calling = The last piece was placed on { $square }. Do you see the line? Press QUARTO!
figure-quarto-calling-mark = Mark four pieces in a line that share a trait.
figure-quarto-calling-right = QUARTO! Shared traits: { $words }.
figure-quarto-calling-wrong = That isn’t a line with a shared trait. Look again.

figure-quartino-card = Turn the card until the top stones match it.
figure-quartino-card-fits = It fits here: the top stones show the card’s colours in the right order.
figure-quartino-colour = Four red stones, counting the covered ones: you may declare Colour. Tap a stack to see its stones.
figure-quartino-colour-done = Colour is declared: you place one extra stone this turn.
figure-quartino-column = A stack of four or more stones is a Column. It has to be taken off the board.
figure-quartino-column-done = All its stones are back in the supply, and you place one extra stone this turn.
figure-quartino-place = Choose a colour and then a field.
figure-quartino-place-done = The stone is placed. Only the top stone of each stack counts for the cards.
figure-quartino-claim = Try it: one of these cards fits.
figure-quartino-claim-wrong = It doesn’t match here. In a game, your turn would be over.
figure-quartino-claim-right = QUARTINO! The card stays face up, the four top stones go back to the supply, and you place one more stone.

## The worked turns of Quartino

figure-previous = Back
figure-step = Step { $step } of { $total }

figure-quartino-normal = A normal turn
figure-quartino-normal-1 = No colour has four stones on the board, and no stack is four high: neither Colour nor Column.
figure-quartino-normal-2 = You place one stone.
figure-quartino-normal-3 = None of your cards matches: no QUARTINO. Your turn ends.

figure-quartino-full = A full turn
figure-quartino-full-1 = Four red stones are on the board, one of them in a stack of four. You declare Colour.
figure-quartino-full-2 = Colour gives one extra stone. The Column goes back to the supply and gives another. So you place three stones.
figure-quartino-full-3 = The first stone: every turn has one.
figure-quartino-full-4 = The second stone, for Colour.
figure-quartino-full-5 = The third stone, for the Column.
figure-quartino-full-6 = QUARTINO! The four top stones match your card. You lay it face up, and the others check it.
figure-quartino-full-7 = The card stays face up, and the four stones go back to the supply.
figure-quartino-full-8 = You place one more stone.
figure-quartino-full-9 = No further QUARTINO: your turn ends.
