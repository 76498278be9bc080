tictactoe-rules = The rules of tic-tac-toe
    .summary = A game for two on nine squares.
tictactoe-rules-goal = Get three of your marks in a row, a column or a diagonal.
    .title = The goal
tictactoe-rules-turn = Take turns to put your mark on an empty square. The player who begins has X, the other one O.
    .title = A turn
