### Puzzles: themes, tasks, how to answer, and what the answer leads to.

puzzle-header = Puzzle { $id } · { $theme } · difficulty { $difficulty }
puzzle-daily = Puzzle of the day, { $date }
puzzle-supply = Pieces left
puzzle-prompt = Your answer (? help, s solution, q quit):
puzzle-right = Right.
puzzle-reply = Your opponent replies { $turn }.
puzzle-solved = Solved!
puzzle-wrong = No, that’s not it. Try again.
puzzle-refutation = Here’s why: { $turns }
puzzle-solution = Solution: { $turns }
puzzle-illegal = That’s not possible here: { $why }
puzzle-rating = Your rating: { $rating } ({ $change })
puzzle-next = Enter for the next puzzle, q to quit:
puzzle-none = No puzzle matches these options.
puzzle-answer-win = a win
puzzle-answer-draw = a draw
puzzle-answer-loss = a loss

## Quarto!

puzzle-quarto-win-1 = Win in 1
    .task = Place the piece so that you win.
puzzle-quarto-win-2 = Win in 2
    .task = Win with your second turn, whatever your opponent does.
puzzle-quarto-win-3 = Win in 3
    .task = Win with your third turn, whatever your opponent does.
puzzle-quarto-win-4 = Win in 4
    .task = Win with your fourth turn, whatever your opponent does.
puzzle-quarto-safe-piece = The only safe piece
    .task = Only one piece doesn’t lose. Which one do you give your opponent?
puzzle-quarto-only-draw = The only draw
    .task = Only one turn saves the draw. Find it.
puzzle-quarto-judge = Win, draw or loss?
    .task = How does the game end if nobody makes another mistake?
puzzle-quarto-spot = Spot the line
    .task = { $squares ->
        [yes] Is there a line or square to call?
       *[no] Is there a line to call?
    }
puzzle-quarto-how-turn = Write the space and the piece to give, as in b3=A. If the game ends with your piece, the space is enough.
puzzle-quarto-how-give = Write = and the piece, as in =A.
puzzle-quarto-how-judge = Write 1 for a win, 2 for a draw, 3 for a loss.
puzzle-quarto-how-spot = Write the first and the last space, as in a1-d4, or - if there is nothing to call.

## Quartino

puzzle-quartino-claim = Can you claim?
    .task = Do the top stones show one of your cards?
puzzle-quartino-stones = The right stones
    .task = Place your stones so that you can claim a card.
puzzle-quartino-two-claims = Two cards in one turn
    .task = Claim a card, place one more stone and claim a second card.
puzzle-quartino-colour = Colour or not?
    .task = Declare Colour only if the extra stone brings you another card in this turn.
puzzle-quartino-how-claim = Write the card and the section, as in RYGB@5, or - if you can’t claim.
puzzle-quartino-how-turn = Write stones and claims in order, as in R3,G0,RYGB@5.
puzzle-quartino-how-colour = Write + to declare Colour, - to decline.
