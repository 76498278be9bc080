### The rules of both games, one message per section: the title is the heading, the value the text.
###
### Blank lines separate blocks. A block is one paragraph on one line, a list whose lines begin with "- ", or a table
### whose rows are lines of cells between bars, the heading first: "| a normal turn | 1 |".
### Backticks mark notation.

## Quarto!

quarto-rules = Quarto!
    .summary = Your opponent picks the piece you place: complete a line of four that have something in common, and call QUARTO!
    .credits = Quarto!: © 1991 Gigamic, from a concept by Blaise Muller.

quarto-rules-material =
    Quarto! is a game for two players aged 6 and up, played on a board of 4 × 4 spaces. The columns are named a to d from left to right and the rows 1 to 4 from bottom to top, so the spaces run from a1 to d4.

    There are 16 pieces, no two of them alike. Each is a different combination of four traits, and each trait has two values:

    - colour: light or dark
    - shape: round or square
    - height: short or tall
    - top: hollow or solid

    All the pieces belong to both players. They start beside the board.
    .title = Board and pieces

quarto-rules-goal =
    Complete a line of four pieces that share at least one trait, and call QUARTO!

    The catch: you never choose the piece you place. Your opponent chooses it for you, so look twice at every piece before you hand it over.
    .title = The goal

quarto-rules-lines =
    There are 10 lines on the board: 4 rows, 4 columns and 2 diagonals.

    Four pieces share a trait when all four have the same value for it: four light or four dark, four round or four square, four short or four tall, four hollow or four solid. A line is complete when its four spaces are occupied and its pieces share at least one trait.

    More than one shared trait is fine. It doesn’t matter who placed the pieces: your opponent may have placed the other three.
    .title = Lines

quarto-rules-course =
    Agree on who starts, or roll a die for it. Here, the starter of the first game is chosen at random, unless you pick one.

    - The starter only gives: they choose one of the 16 pieces and hand it to their opponent.
    - Whoever receives a piece places it on any empty space.
    - The same player then chooses one of the remaining pieces and gives it to the opponent, who places it and gives the next one.

    Placing a piece and giving the next one together make one turn. So the starter places every second piece, including the 16th.
    .title = How to play

quarto-rules-calls =
    A complete line wins only if it is called: say QUARTO! and point out the line. There are two chances to do this, one after the other:

    - First, the player who placed the piece: from placing it until giving the next one.
    - Then, the opponent: from receiving that next piece until placing it. This is how you win with a line that the other player missed.

    The two chances never overlap, so a call is never a race.

    A call is correct when the line is complete, it contains the last piece placed, and the caller’s chance is open. If nobody calls during the two chances, the line no longer counts, even if somebody notices it later, and the game goes on.

    If one piece completes several lines at once, any of them may be called; if none is called, none of them counts from then on. A later piece may complete another line that crosses a line that no longer counts: the new line counts on its own.

    House rule: the printed rules name no penalty for a wrong call. Here the caller may not call again during the same chance, and play goes on.

    After the 16th piece there is nothing left to give. First the player who placed it is asked, then the opponent: each may call or pass. Both are asked whether or not there is a line, since asking only when there is one would give it away.
    .title = Calling QUARTO!

quarto-rules-end =
    - A correct call wins the game at once.
    - If all 16 pieces have been placed and nobody has won, the game is a draw, even if there was a complete line that nobody noticed.

    House rules (not in the printed rules):

    - A player may resign.
    - When all players are people, they may agree to a draw.
    - The loser starts the next game. After a draw, whoever didn’t start this game starts the next one.
    .title = End of the game

quarto-rules-time =
    A game takes 10 to 20 minutes. In tournaments, the time can be limited to 1 minute per turn, for placing and giving together. You can play with this limit, with any other number of seconds per turn, or without a limit.

    House rule: a player who runs out of time on their turn loses. After the 16th piece there is no move left to make, so running out of time during the last two chances to call counts as a pass.
    .title = Time

quarto-rules-beginners =
    While you are getting to know the game, or with small children, play with only 1, 2 or 3 of the four traits. Choose them before you start. You still use the same 16 pieces, but only the chosen traits count.

    Both values of a chosen trait count. If you have chosen colour alone, for example, four light pieces in a line win, and so do four dark ones.
    .title = For beginners

quarto-rules-advanced =
    Besides the 10 lines, the 9 squares of 2 × 2 neighbouring spaces count as well: four pieces in such a square that share at least one trait make a QUARTO!, too. That gives 19 ways to win, and whatever these rules say about lines also holds for squares.
    .title = For advanced players

quarto-rules-automatic =
    In this variant, nobody calls: whoever places the piece that completes a line, or in the advanced game a square, wins at once. No line can be missed.

    This variant isn’t in the printed rules, but most digital versions play this way, and when people talk about solving the game, they mean this variant. It can be combined with any choice of traits, with the squares, and with any time limit.
    .title = Variant without calls

quarto-rules-notation =
    - A space is a letter and a number, from `a1` at the lower left to `d4` at the upper right.
    - A piece is one digit, `0` to `9` or `A` to `F`. Add 1 for dark, 2 for square, 4 for tall and 8 for solid; 10 to 15 are written as `A` to `F`. So `0` is light, round, short and hollow, and `F` is dark, square, tall and solid.
    - `=5` gives piece 5.
    - `b3` places the piece on space b3.
    - `!a1-d4` calls QUARTO! for the line from a1 to d4. A 2 × 2 square is named by its lower-left and upper-right corners: `!b2-c3`.
    - `--` passes after the 16th piece.

    A turn is written without spaces between its parts: `b3=A` places on b3 and gives piece A.
    .title = Notation

## Quartino

quartino-rules = Quartino
    .summary = Build the colour patterns of your secret cards on a shared board, and be the first to play all four of them.
    .credits = Quartino: © 2018 Loris Games, author Petr Doubek. More variants and tips: www.quartino.cz

quartino-rules-material =
    - A board shaped like a wheel, with 9 fields: the hub, `0`, and the rim, `1` to `8`, numbered clockwise from the top.
    - 28 stones, 7 in each of four colours: red, yellow, green and blue.
    - 24 cards, each with a different order of the four colours.
    - A rack for each player’s cards, at most 4 racks.

    The stones that are not on the board are the supply. Everybody can see it.
    .title = Board, stones and cards

quartino-rules-setup =
    Quartino is a game for 2, 3 or 4 players. Put the empty board in the middle of the table and all the stones beside it: they are the supply.

    Each player draws 4 cards at random and puts them in their rack so that nobody else can see them. The cards left over are out of the game, and nobody sees them.

    Draw lots to decide who starts. Turns then go clockwise.
    .title = Setting up

quartino-rules-goal =
    Be the first to play all four of your cards. You play a card by claiming QUARTINO when four top stones on the board match its colours.
    .title = The goal

quartino-rules-turn =
    A turn has three phases, always in this order:

    - Colour and Column: if 4 or more stones of one colour are on the board, you may declare Colour for one extra stone. Then stacks of 4 or more stones must go, for one extra stone.
    - Placing: you place 1 to 3 stones.
    - Quartino: you claim QUARTINO, or your turn ends.

    After every correct claim, Placing (one stone) and Quartino follow again. Colour and Column never come twice in a turn.

    In a normal turn you just place a stone and look for a QUARTINO: Colour and Column only come up later in a game.
    .title = A turn

quartino-rules-colour =
    At the start of your turn, look at the board. If 4 or more stones of one colour are on it, you may declare Colour and get one extra stone this turn. All stones count, including those buried in stacks.

    Colour is optional. A tip: an extra stone isn’t always an advantage, so you don’t have to declare Colour. Several colours with 4 or more stones still give only one extra stone.
    .title = Phase 1: Colour

quartino-rules-column =
    Every stack of 4 or more stones is taken off the board whole and goes back to the supply. This is mandatory.

    If there was at least one such stack, you get one extra stone this turn. Several stacks still give only one extra stone.
    .title = Phase 1: Column

quartino-rules-place =
    Place 1 stone, one more if you declared Colour, and one more if there was a Column: 1 to 3 stones in all.

    For each stone, choose any colour that is in the supply and any field. Stones may be stacked without limit, and only the top one of a stack shows.
    .title = Phase 2: Placing

quartino-rules-quartino =
    If one of your cards matches the board, you may claim QUARTINO: lay the card face up and name the section it matches. A section is four fields that a card can show; see “Board and sections”.

    - Correct claim: the card stays face up in front of you. If it was your last card, the game ends at once: nothing more is taken off the board, and you have won. Otherwise the four top stones of the section go back to the supply, you place 1 stone, and you may claim again. So up to four claims are possible in one turn.
    - Wrong claim: it happens even to experienced players. Everybody has now seen the card; it goes back to your rack, and your turn ends. Your earlier correct claims stand.
    - No claim: your turn ends.
    .title = Phase 3: Quartino

quartino-rules-end =
    The game ends the moment a player plays their last card. That player has won.
    .title = End of the game

quartino-rules-secrets =
    Open to all:

    - the board and the supply
    - how many cards each player still holds
    - the cards played with a correct claim
    - a card shown in a wrong claim, while it is being shown

    Secret:

    - the cards in a rack: only their holder knows them
    - the cards left over: nobody knows them
    .title = Who knows what

quartino-rules-geometry =
    Please note: the pictures in the printed rules are missing from our source. The shape of the board and of the cards is reconstructed from public descriptions of the game and may differ from the published game. The number of cards fits: any of the four colours on the hub and the other three in any order on the rim give 4 × 3 × 2 × 1 = 24 cards.

    - A section is the hub and three neighbouring fields of the rim; after 8 comes 1 again. There are 8 sections, each named by its first rim field, going clockwise.
    - A card shows the colour of the hub and, clockwise, the colours of three neighbouring fields of the rim. It matches a section when the top stones of the four fields have its colours in exactly that order.
    - Every rotation of the wheel counts. A mirror image does not.

    Grid variant: the board is 3 × 3, with field `0` in the middle, `1` at the upper left, and the others following clockwise. There are 4 sections, the four 2 × 2 squares, and a card is read in the order upper left, upper right, lower left, lower right.
    .title = Board and sections

quartino-rules-readings =
    The printed rules leave some cases open. This is how we read them:

    - A colour is used up: choose among the colours in the supply.
    - There are fewer stones in the supply than you have to place: place what there is. This happens in only one case: 27 stones on the board, Colour declared and no Column; then you place 1 stone instead of 2.
    - You can always place: after Column no stack is higher than 3, so at most 27 of the 28 stones are on the board.
    - Placing fewer stones or passing is not allowed.
    - You may declare Colour even if Column then removes those very stones: Colour is judged first.
    - You cannot declare Colour late, or when no colour qualifies.
    - You cannot claim between two stones of the same phase: all are placed first.
    - Your own stone need not complete the pattern: it is enough that the pattern is there in your Quartino phase.
    - You cannot claim during another player’s turn.
    - You need not claim. With hidden cards a chance can be missed, as at the table.
    - Two of your cards match at once: claim one, place a stone, then claim the other if it still matches.
    - Stacks that grow to 4 or more stones during a turn stay until the next player’s Column phase.
    - Endless games and time limits: the printed rules say nothing; see the house rules in the next section.
    .title = How we read the rules

quartino-rules-time =
    None of this is in the printed rules. These are house rules:

    - You may agree on a time limit, as in Quarto!, but for the whole turn. A player who runs out of time before all stones are placed loses. In the Quartino phase, running out of time simply ends the turn without a claim.
    - A player may resign.
    - A player who resigns or loses on time is out of the game, and their cards stay hidden. The last player left wins.
    - The players may agree to a draw.
    - A maximum number of turns may be set. A game that reaches it without a winner is a draw.
    .title = Time, resignation and draws

quartino-rules-next =
    Draw lots again to decide who starts the next game.

    House rule: two players may agree that the loser starts it or, after a draw, whoever did not start the last one.
    .title = The next game

quartino-rules-notation =
    - Fields are `0` to `8`, sections `1` to `8` (in the grid variant `1` to `4`).
    - Colours are written as the first letters of their names: `R` red, `Y` yellow, `G` green and `B` blue. A card is four letters: `RYGB` has red on the hub, then yellow, green and blue clockwise on the rim.
    - `+` declares Colour, and `-` declines it; you are asked only when it can be declared.
    - `R3` places a red stone on field 3.
    - `RYGB@5` claims QUARTINO with card RYGB in section 5.
    - `.` ends the turn without a claim.

    A turn is written with commas: `+,R3,G0,B0,RYGB@5,Y4,.`
    .title = Notation

## Quartino: the summary and the worked turns of the printed rules

quartino-rules-stones =
    How many stones you place, at a glance:

    | your turn | stones |
    | a normal turn | 1 |
    | with Colour or Column | 2 |
    | with Colour and Column | 3 |
    | after every correct claim | 1 |
    .title = How many stones

quartino-rules-examples =
    Two turns step by step: a normal one, as most are early in a game, and a full one with everything a turn can have. It’s your turn.
    .title = Two turns as examples
