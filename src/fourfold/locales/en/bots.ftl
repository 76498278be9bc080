### The bots: the name of each level, and its character in one line.

## Quarto!

bot-quarto-novice = Novice
    .character = Plays a first game: gives any piece, and now and then calls what is not there.

bot-quarto-casual = Casual
    .character = Plays for fun: looks before giving a piece, and overlooks many a line.

bot-quarto-keen = Keen
    .character = Thinks every move over: weighs square and piece together and counts the safe pieces.

bot-quarto-club = Club player
    .character = Knows the game well: leaves you few safe moves and seldom overlooks a line.

bot-quarto-expert = Expert
    .character = Sees almost everything, and reads the end of a game to the last piece.

bot-quarto-perfect = Perfect
    .character = Never errs, never misses a call, and waits for your mistake.
