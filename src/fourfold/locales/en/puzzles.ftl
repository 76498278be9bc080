### Puzzles: themes, tasks, how to answer, and what the answer leads to.

puzzle-header = Puzzle { $id } · { $theme } · difficulty { $difficulty }
puzzle-daily = Puzzle of the day, { $date }
puzzle-supply = Pieces left
puzzle-prompt = Your answer (? help, s solution, q quit):
puzzle-right = Right.
puzzle-reply = Your opponent replies { $turn }.
puzzle-solved = Solved!
puzzle-solved-later = Solved, but not on your first try.
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

## On the page

puzzle-about = { $count } puzzles, every solution proven. Only your first attempt at a puzzle changes your rating, which stays in this browser.
puzzle-unable = This browser can’t run the puzzles: please update it.
puzzle-unknown = There is no such puzzle.
puzzle-solve = Solve it
puzzle-training = Training
puzzle-theme = Theme
puzzle-any-theme = All themes
puzzle-rules = Rules
puzzle-any-rules = All rules
puzzle-rules-standard = Standard
puzzle-rules-squares = With 2 × 2 squares
puzzle-rules-fewer = Fewer than four traits
puzzle-rules-grid = 3 × 3 grid
puzzle-level = Difficulty
puzzle-level-own = Near my rating
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
puzzle-train = Start
puzzle-all-tried = You’ve tried all of these. Choose others.
puzzle-stat-rating = Rating
puzzle-stat-tried = Puzzles tried
puzzle-stat-streak = Solved in a row
puzzle-stat-best = Most in a row
puzzle-latest = Latest puzzles
puzzle-list-solved = Solved
puzzle-list-missed = Missed
puzzle-difficulty = Difficulty { $difficulty }
puzzle-goes-on = Right! Your opponent has replied: go on.
puzzle-next-one = Next puzzle
puzzle-retry = Try again
puzzle-show = Show solution
puzzle-failed = Something went wrong. Please try again.
puzzle-share = Share your result
puzzle-sprint = Sprint
puzzle-sprint-short = Spot as many lines as you can in three minutes.
puzzle-sprint-about = Mark the four pieces of a line, or press “Nothing to call”. A mistake costs ten seconds; right answers in a row win time back.
puzzle-sprint-key = Keyboard: press the minus key for “Nothing to call”.
puzzle-sprint-flash = Show each board
puzzle-sprint-flash-off = Until I answer
puzzle-sprint-flash-seconds = For { $seconds } s, then answer from memory
puzzle-sprint-hidden = Was there a line? Answer from memory.
puzzle-sprint-time = Time
puzzle-sprint-right = Right
puzzle-sprint-row = In a row
puzzle-sprint-best = Best score
puzzle-sprint-over = Time’s up!
puzzle-sprint-result = { $right } right, { $wrong } wrong.
puzzle-sprint-record = Your best so far!
puzzle-sprint-line = You missed this line.
puzzle-sprint-square = You missed this square.
puzzle-sprint-missed = Boards you missed
puzzle-streak = Streak
puzzle-streak-short = Puzzles that get harder and harder, until your first mistake.
puzzle-streak-about = Solve as many puzzles in a row as you can. They get harder, and the first mistake ends the streak. Take your time: there’s no clock.
puzzle-streak-game = Game
puzzle-streak-count = { $count } solved in a row.
puzzle-streak-over = The streak is over.
puzzle-streak-again = New streak
puzzle-picture = Share as picture
puzzle-choice-win = Win
puzzle-choice-draw = Draw
puzzle-choice-loss = Loss
puzzle-choice-none = Nothing to call
puzzle-why-lost = Your opponent wins after that.
puzzle-why-drawn = That’s only a draw.
puzzle-why-goal = That doesn’t reach the goal.
puzzle-why-no-line = { $squares ->
    [yes] That space doesn’t complete a line or square.
   *[no] That space doesn’t complete a line.
}
puzzle-why-nothing-shared = { $squares ->
    [yes] Those four spaces are occupied, but the four pieces have nothing in common.
   *[no] That fills a line, but its four pieces have nothing in common.
}
puzzle-why-judge = No: watch how the game goes with best play.
puzzle-why-call = There’s no line to call there.
puzzle-why-missed = There is something to call. Look again.
puzzle-why-no-claim = The top stones don’t match that card there.
puzzle-why-claim = The top stones do match one of your cards.
puzzle-why-no-colour = The extra stone doesn’t let you play another card.
puzzle-why-colour = The extra stone would have let you play another card.
puzzle-why-two-claims = That doesn’t let you play two cards.
puzzle-why-stones = That doesn’t let you play a card.

## Quarto!

puzzle-quarto-win-1 = Win in 1
    .task = Place the piece so that you win.
puzzle-quarto-win-2 = Win in 2
    .task = Win on your second turn, whatever your opponent does.
puzzle-quarto-win-3 = Win in 3
    .task = Win on your third turn, whatever your opponent does.
puzzle-quarto-win-4 = Win in 4
    .task = Win on your fourth turn, whatever your opponent does.
puzzle-quarto-safe-piece = Which piece to give?
    .task = { $alike ->
        [yes] Which piece can you give without losing? Only the traits in play count.
       *[no] Only one piece doesn’t lose. Which one do you give your opponent?
    }
puzzle-quarto-only-draw = The only draw
    .task = Only one turn holds the draw. Find it.
puzzle-quarto-judge = Win, draw or loss?
    .task = It’s your turn. How does the game end for you if nobody makes another mistake?
puzzle-quarto-spot = Spot the line
    .task = { $squares ->
        [yes] Is there a line or square to call?
       *[no] Is there a line to call?
    }
puzzle-quarto-how-turn = Type the space and the piece to give, as in b3=A. If your piece ends the game, the space is enough.
puzzle-quarto-how-give = Type = and the piece, as in =A.
puzzle-quarto-how-judge = Type 1 for a win, 2 for a draw, 3 for a loss.
puzzle-quarto-how-spot = Type the first and last space, as in a1-d4, or - if there is nothing to call.

## Quartino

puzzle-quartino-claim = Can you claim?
    .task = Do the top stones match one of your cards?
puzzle-quartino-stones = The right stones
    .task = Place your stones so that you can claim QUARTINO, and claim it.
puzzle-quartino-two-claims = Two cards in one turn
    .task = Claim QUARTINO, place one more stone, and claim again.
puzzle-quartino-colour = Colour or not?
    .task = Declare Colour only if the extra stone lets you play another card this turn.
puzzle-quartino-how-claim = Type the card and the section, as in RYGB@5, or - if you can’t claim.
puzzle-quartino-how-turn = Type stones and claims in order, as in R3,G0,RYGB@5.
puzzle-quartino-how-colour = Type + to declare Colour, - to decline.
