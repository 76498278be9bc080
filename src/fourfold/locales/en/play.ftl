### The words of play, for the terminal and the page.
### Names of players are never inflected: sentences are built so that the name stands as it is.

## Both games

play-title-quarto = Quarto!
play-title-quartino = Quartino
play-player = Player { $seat }
play-player-alone = Player
play-bot = Bot { $seat }
play-your-turn = Your turn: { $what }
play-waiting = { $name } is thinking…
play-curtain = The screen goes to { $name }.
play-curtain-others = Nobody else should look now.
play-curtain-lift = I am { $name }: show my cards
play-yes = Yes
play-no = No
play-close = Esc closes this page, the arrow keys scroll.
play-too-small = The window is small: 80 × 24 characters show everything.
play-keys = ? hint  F1 rules  u undo  ^S save  ^O load  ^D draw  ^R resign  n new  Esc menu  q quit
play-keys-over = n next game  u undo  ^S save  ^O load  F1 rules  F2 light  Esc menu  q quit
play-ask-resign = { $name }: resign this game?
play-ask-draw = Do all players agree to a draw?
play-ask-new = Leave this game and begin a new one?
play-ask-quit = Leave the game? What is not saved is lost.
play-resigned = { $name } has resigned.
play-time-out = The time of { $name } has run out.
play-no-undo = There is no move to take back. Undo is for games against a bot.
play-undone = Your last move was taken back.
play-no-hint = A hint is for the player whose turn it is.
play-hint-waiting = Looking for a hint…
play-hint = Hint: { $moves }
play-hint-valued = Hint: { $moves } ({ $value })
play-value-won = this wins
play-value-good = a good position
play-value-even = about even
play-value-bad = a difficult position
play-value-lost = this loses against best play
play-bot-failed = { $name } has failed and leaves the game: { $why }
play-no-draw = A draw by agreement needs people in every seat.
play-too-late = The game went on meanwhile: nothing was done.
play-save-as = Save the game in a new file:
play-saved = Saved in { $file }.
play-not-saved = Not saved in { $file }: { $why }
play-load-from = Load a game from the file:
play-not-loaded = Not loaded from { $file }: { $why }
play-you-won = You have won!
play-won-call = QUARTO! The winner is { $name }.
play-won-line = A complete line: the winner is { $name }.
play-won-cards = The last card is played: the winner is { $name }.
play-won-time = Time is up: the winner is { $name }.
play-won-resignation = By resignation the winner is { $name }.
play-drawn-full-board = A draw: all sixteen pieces are placed.
play-drawn-agreement = A draw by agreement.

## Quarto!

quarto-colour = colour
quarto-shape = shape
quarto-height = height
quarto-top = top
quarto-light = light
quarto-dark = dark
quarto-round = round
quarto-square = square
quarto-short = short
quarto-tall = tall
quarto-hollow = hollow
quarto-solid = solid
quarto-in-hand = In hand
quarto-sorted = By { $trait }
quarto-do-give-first = choose the first piece for your opponent.
quarto-do-give = choose a piece to give, or call QUARTO! if you see a line.
quarto-do-give-only = choose a piece for your opponent.
quarto-do-place = place the piece in hand on an empty square.
quarto-do-pass = the board is full: pass, or call QUARTO! if you see a line.
quarto-do-pass-only = the board is full: pass.
quarto-do-mark = mark the four squares of your QUARTO!
quarto-keys-give = Arrows or 0–F choose a piece · Enter give · t sort
quarto-keys-place = Arrows or a–d, 1–4 choose a square · Enter place · t sort
quarto-keys-pass = Enter pass
quarto-keys-call = ! call
quarto-keys-mark = Space mark a square · Tab next line · Enter call · Esc back
quarto-pass = Pass
quarto-taken = Square { $square } is taken.
quarto-no-group = These squares are no line. Mark the four squares of one.
quarto-gave = { $name } gives piece { $piece }: { $words }.
quarto-passed = { $name } passes.
quarto-wrong = { $name } calls QUARTO! for { $group }, but { $why } Play goes on.
quarto-wrong-empty = not all four squares are occupied.
quarto-wrong-different = the four pieces share no trait in play.
quarto-wrong-old = the last piece did not complete it: it is too late.
quarto-missed = Complete but never called: { $groups }

## Quartino

quartino-declare = Declare Colour
quartino-decline = Don’t declare
quartino-end = End the turn
quartino-stack = Field { $field }, from the top ({ $count ->
        [0] empty
        [one] { $count } stone
       *[other] { $count } stones
    }):
quartino-all-stacks = All fields, each from the top stone down
quartino-out = has left the game
quartino-do-colour = four or more stones of one colour are on the board. Declare Colour for an extra stone?
quartino-do-place = { $count ->
        [one] place { $count } stone.
       *[other] place { $count } stones.
    }
quartino-do-claim = claim QUARTINO if the top stones show one of your cards; if not, end the turn.
quartino-keys-colour = + declare Colour · - decline · v all stacks
quartino-keys-place = r y g b colour · 0–8 or arrows field · Enter place · v all stacks
quartino-keys-claim = 1–4 card · arrows window · Enter claim · . end the turn · v all stacks
quartino-used-up = No stone of this colour is left.
quartino-choose-colour = First choose a colour: r, y, g or b.
quartino-choose-card = First choose one of your cards: 1 to 4.
quartino-declared = { $name } declares Colour: one extra stone.
quartino-placed = { $name } places { $stone } on field { $field }.
quartino-claimed = QUARTINO! { $name } plays card { $card } at window { $window }.
quartino-claimed-wrongly = { $name } claims QUARTINO with card { $card } at window { $window }, but it does not match. The card goes back and the turn ends.
quartino-column = Column: { $count ->
        [one] field { $fields } is
       *[other] fields { $fields } are
    } cleared, one extra stone.

## The start screen

start-title = Fourfold
start-subtitle = Quarto! and Quartino at this screen
start-game = Game
start-players = Players
start-people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
start-against-bot = Against a bot
start-bot = Bot
bot-random = random moves
start-traits = Traits in play
start-squares = 2 × 2 squares count too
start-calls = A line must be called
start-geometry = Board
start-wheel = Wheel
start-grid = Grid 3 × 3
start-language = Language
start-play = Play
start-load = Load a game
start-rules = Rules
start-quit = Quit
start-no-trait = Choose at least one trait.

## Who starts, and the time for a turn
start-starter = Who starts?
start-lot = By lot
start-me = Me
start-friend = My friend
start-loser = The loser starts the next game (house rule)
start-then-loser = then the loser
start-time = Time for a turn
start-no-limit = No limit
start-one-minute = 1 minute
start-seconds = Seconds
start-bad-seconds = The time must be a whole number of seconds from { $min } to { $max }.
start-time-quarto = The printed rules give 1 minute a turn at tournaments. Losing on time is a house rule.
start-time-quartino = The printed rules set no time limit: this is a house rule.
play-time-house = Losing on time is a house rule.
