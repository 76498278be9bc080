### Training: your own mistakes as puzzles, and what they show.

training-title = Your mistakes
training-short = Mistakes from games you have reviewed, as puzzles that come back until you know them.
training-open = Open
training-about = Whenever you review one of your games, its mistakes become puzzles: missed wins first, then wins you gave your opponent. Puzzles you get right come back at longer and longer intervals.
training-practice = Practice
training-due = Due now: { $due } of { $all }.
training-none = Nothing here yet: finish a game and open its review.
training-clean = No mistakes in the games you reviewed. Review another game: any mistakes in it become puzzles here.
training-start = Practise now
training-advice = Most often: “{ $kind }”. Train with “{ $theme }”.
training-follow = Train this
training-most = What you miss most
training-facet-trait = Shared trait
training-facet-line = Direction
training-facet-square = Last space
training-line-row = Horizontal
training-line-column = Vertical
training-line-diagonal = Diagonal
training-line-block = Square
training-accuracy = Right answers by week
training-latest = The latest week with answers: { $right } of { $count } right ({ $percent }).
training-levels = Your mistakes by opponent
training-per-game = { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
training-people = People
training-export = Export
training-import = Import
training-forget = Delete all
training-imported = The file has been added.
training-not-imported = This is not a training file: choose one that was exported here.
training-forgotten = Everything has been deleted.
training-kept = Mistakes, puzzle history, and sprint and streak scores stay in this browser. Exporting writes them all into one file; deleting removes them all.
training-kind-missed = A missed win
    .task = You missed something here. What should you have done?
training-kind-given = A win given to your opponent
    .task = Your opponent won at once after your move. Find a better one.
training-kind-turn = A move that made things worse
    .task = Your move made things worse. Find a better one.
training-again = Comes back: { $date }.
training-wrong = What was wrong:
training-right = What was right:
training-game = Show the game
