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

## Quartino

bot-quartino-novice = Novice
    .character = Puts stones wherever it likes, builds its own patterns now and then, and overlooks many a claim.

bot-quartino-builder = Builder
    .character = Builds its own patterns as fast as it can, and does not look at yours.

bot-quartino-blocker = Blocker
    .character = Builds too, and spoils what it can see that others could claim next.

bot-quartino-planner = Planner
    .character = Plans Colour, Column and several claims in one turn, and thinks of your answer.

bot-quartino-expert = Expert
    .character = Remembers what you have shown and what you have passed over, and weighs every turn over many deals.
