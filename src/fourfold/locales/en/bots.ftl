### The bots: each level’s name, and its character in one line.

## Quarto!

bot-quarto-novice = Novice
    .character = Plays like a first-timer: gives any piece, and sometimes calls a line that isn’t there.

bot-quarto-casual = Casual player
    .character = Plays for fun: looks before giving a piece, but misses plenty of lines.

bot-quarto-keen = Keen player
    .character = Thinks every move through: chooses space and piece together and counts the safe pieces.

bot-quarto-club = Club player
    .character = Knows the game well: leaves you few good moves and rarely misses a line.

bot-quarto-expert = Expert
    .character = Sees almost everything, and works out the end of a game to the last piece.

bot-quarto-perfect = Perfect player
    .character = Never makes a mistake, never misses a call, and waits for you to slip.

## Quartino

bot-quartino-novice = Novice
    .character = Places stones wherever it likes, builds its own patterns now and then, and misses plenty of claims.

bot-quartino-builder = Builder
    .character = Builds its own patterns as fast as it can, and doesn’t look at yours.

bot-quartino-blocker = Blocker
    .character = Builds too, and breaks up any pattern it sees that others could claim next.

bot-quartino-planner = Planner
    .character = Plans Colour, Column and several claims in one turn, and considers your reply.

bot-quartino-expert = Expert
    .character = Remembers what you have shown and what you chose not to claim, and weighs every turn against many possible deals.

bot-quartino-reader = Mind reader
    .character = Guesses your cards from the stones you place, and breaks up your patterns before you complete them.
