### Texts for playing, in the terminal and on the page.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Both games

play-title-quarto = Quarto!
play-title-quartino = Quartino
play-player = Player { $seat }
play-player-alone = Player
play-bot = Bot { $seat }
play-your-turn = Your turn: { $what }
play-waiting = { $name } is thinking…
play-curtain = Pass the screen to { $name }.
play-curtain-others = Nobody else should look now.
play-curtain-lift = I’m { $name }: show my cards
play-yes = Yes
play-no = No
play-close = Esc closes this page; the arrow keys scroll.
play-too-small = The window is too small: it takes 80 × 24 characters to show everything.
play-keys = ? hint  F1 rules  u undo  ^S save  ^O load  ^D draw  ^R resign  n new  Esc menu  q quit
play-keys-over = n next game  u undo  ^S save  ^O load  F1 rules  F2 theme  Esc menu  q quit
play-ask-resign = { $name }: resign this game?
play-ask-draw = Do all players agree to a draw?
play-ask-new = Leave this game and start a new one?
play-ask-quit = Leave the game? Anything not saved will be lost.
play-resigned = { $name } resigned.
play-time-out = { $name } has run out of time.
play-stayed-away = { $name } stayed away for too long and is out.
play-no-undo = There’s no move to take back. Undo only works against a bot.
play-undone = Your last move was taken back.
play-no-hint = Hints are for the player to move.
play-hint-waiting = Looking for a hint…
play-hint = Hint: { $moves }
play-hint-valued = Hint: { $moves } ({ $value })
play-value-won = this wins
play-value-good = a good position
play-value-even = about even
play-value-bad = a difficult position
play-value-lost = this loses to best play
play-bot-failed = { $name } crashed and is out of the game: { $why }
play-no-draw = Players can only agree to a draw when all of them are people.
play-too-late = The game has moved on, so nothing was done.
play-save-as = Save the game to a new file:
play-saved = Saved to { $file }.
play-not-saved = Couldn’t save to { $file }: { $why }
play-load-from = Load a game from a file:
play-not-loaded = Couldn’t load { $file }: { $why }
play-you-won = You win!
play-won-call = QUARTO! { $name } wins.
play-won-line = { $squares ->
        [yes] A line or square is complete
       *[no] A line is complete
    }: { $name } wins.
play-won-cards = The last card is played: { $name } wins.
play-won-time = Time is up: { $name } wins.
play-won-resignation = { $name } wins by resignation.
play-won-absence = { $name } wins because the other player stayed away.
play-drawn-full-board = It’s a draw: all sixteen pieces are on the board.
play-drawn-agreement = Draw by agreement.
play-drawn-absence = It’s a draw: a player stayed away.

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
quarto-do-give = choose a piece to give, or call QUARTO! if you see a { $squares ->
        [yes] line or square
       *[no] line
    }.
quarto-do-give-only = choose a piece for your opponent.
quarto-do-place = place the piece in hand on an empty space.
quarto-do-place-call = place the piece, or call QUARTO! if you see a { $squares ->
        [yes] line or square
       *[no] line
    }.
quarto-do-pass = the board is full: pass, or call QUARTO! if you see a { $squares ->
        [yes] line or square
       *[no] line
    }.
quarto-do-pass-only = the board is full: pass.
quarto-do-mark = mark the four spaces of your QUARTO!
quarto-keys-give = Arrows or 0–F choose a piece · Enter give · t sort
quarto-keys-place = Arrows or a–d, 1–4 choose a space · Enter place · t sort
quarto-keys-pass = Enter pass
quarto-keys-call = ! call
quarto-keys-mark = Space bar mark · Tab next line · Enter call · Esc back
quarto-pass = Pass
quarto-taken = Space { $square } is taken.
quarto-no-group = { $squares ->
        [yes] Those spaces don’t form a line or square.
       *[no] Those spaces don’t form a line.
    } Mark four that do.
quarto-gave = { $name } gives piece { $piece }: { $words }.
quarto-passed = { $name } passes.
quarto-wrong = { $name } calls QUARTO! for { $group }, but { $why } Play goes on.
quarto-wrong-empty = not all four spaces are occupied.
quarto-wrong-different = the four pieces share no trait in play.
quarto-wrong-old = the last piece didn’t complete it, so it’s too late.
quarto-missed = { $squares ->
        [yes] Lines and squares that nobody called
       *[no] Lines that nobody called
    }: { $groups }

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
quartino-do-claim = claim QUARTINO if the top stones match one of your cards; if not, end your turn.
quartino-keys-colour = + declare Colour · - decline · v all stacks
quartino-keys-place = r y g b colour · 0–8 or arrows field · Enter place · v all stacks
quartino-keys-claim = 1–4 card · arrows section · Enter claim · . end the turn · v all stacks
quartino-used-up = No stones of this colour are left.
quartino-choose-colour = Choose a colour first: r, y, g or b.
quartino-choose-card = Choose one of your cards first: 1 to 4.
quartino-declared = { $name } declares Colour: one extra stone.
quartino-placed = { $name } places a { $stone ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } stone on field { $field }.
quartino-claimed = QUARTINO! { $name } plays card { $card } in section { $window }.
quartino-claimed-wrongly = { $name } claims QUARTINO with card { $card } in section { $window }, but it doesn’t match. The card goes back and the turn ends.
quartino-column = Column: { $count ->
        [one] field { $fields } is
       *[other] fields { $fields } are
    } cleared; one extra stone.

## The start screen

start-title = Fourfold
start-subtitle = Quarto! and Quartino on this screen
start-game = Game
start-players = Players
start-people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
start-against-bot = Against a bot
start-bot = Bot
bot-random = Random player
start-traits = Traits in play
start-squares = 2 × 2 squares count too
start-calls = A line must be called
start-geometry = Board
start-wheel = Wheel
start-grid = 3 × 3 grid
start-language = Language
start-play = Play
start-load = Load a game
start-rules = Rules
start-quit = Quit
start-no-trait = Choose at least one trait.

## Who starts, and the time for a turn
start-starter = Who starts?
start-lot = Random
start-me = Me
start-friend = My friend
start-loser = The loser starts the next game (house rule)
start-then-loser = then the loser
start-time = Time per turn
start-no-limit = No limit
start-one-minute = 1 minute
start-seconds = Seconds
start-bad-seconds = The time must be a whole number of seconds from { $min } to { $max }.
start-time-quarto = The printed rules suggest 1 minute per turn in tournaments. Losing on time is a house rule.
start-time-quartino = The printed rules set no time limit: this is a house rule.
play-time-house = Losing on time is a house rule.
play-absence-house = Ending a game because a player stays away is a house rule.
