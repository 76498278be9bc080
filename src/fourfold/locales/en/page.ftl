### The web page's texts. Texts of the games themselves are in play.ftl, phrases and refusals in server.ftl.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Everywhere

page-welcome = Play Quarto! or Quartino
page-skip-to-content = Skip to content
page-loading = One moment…
page-offline = You’re offline, or the server can’t be reached.
page-incomplete = Part of the page couldn’t be loaded.
page-connection-lost = Connection lost. Reconnecting… Your game is safe.
page-retrying = Trying again…
page-language-failed = { $language } couldn’t be loaded. Check your connection and try again.
page-no-server = This site has no game server. You can play against bots, or pass and play on one screen; games are kept in this browser.
page-no-core = This browser is too old for games without a server. Please update it, or use another one; Safari must be version 16.4 or newer.
page-update-ready = A new version is ready.
page-update = Update
page-try-again = Try again
page-to-start = Back to the start
page-back-to-game = Back to the game
page-close = Close
page-cancel = Cancel
page-save = Save
page-next = Next
page-previous = Back
page-skip = Skip
page-name = Your name
page-name-label = What other players will call you
page-devices = Devices
page-devices-about = Signs you out of every other browser and cancels the links to your seats. You stay signed in here.
page-sign-out-elsewhere = Sign out my other devices
page-sign-out-about = Signs you out of this browser too and deletes your results from it. After that, nobody can continue your games, not even you.
page-sign-out = Sign out everywhere
page-privacy = Privacy
page-privacy-stored = This server stores the name you choose, a random number in a cookie, the times of your first and last visits, and your games. Anyone can see names and public games. Your network address is logged only if a request fails or is refused, and never with your name.
page-privacy-kept = If you have no games here, this is deleted a day after your last visit. Otherwise it stays until whoever runs the server deletes it: ask them if you want your name removed.
page-privacy-browser = Settings, results and games played without the server stay in this browser. Nothing is sent to anyone else.
page-guest = Guest { $number }
page-sound = Sound
page-sound-ask = Play with sound?
page-theme-auto = Same as this device
page-theme-light = Light
page-theme-dark = Dark
page-settings = Settings
page-setting-look = Appearance
page-setting-board = Board
page-board-wood = Wood
page-board-contrast = High contrast
page-board-flat = Plain
page-setting-coordinates = Letters and numbers on the board
page-setting-still = Less motion
page-setting-moves = Making a move
page-setting-confirm = Confirm each move
page-setting-gentle = Gentle: the QUARTO! or QUARTINO button glows when there is something to call
page-gentle-about = Against bots and on one screen, not against people online.
page-gentle-now = There is something to call.
page-setting-ends = Quartino: end my turn when no card can match
page-ends-about = Everybody can see whether a card can match, so this gives nothing away.
page-since = Moves since your last turn
page-shortcuts = Keyboard shortcuts
page-shortcuts-everywhere = In every game
page-key-arrows = Move around the board and among the pieces
page-key-choose = Choose; once more to confirm
page-key-list = This list
page-key-call = Call QUARTO!
page-key-colours = Choose a red, yellow, green or blue stone
page-key-declare = Declare Colour or decline
page-key-turn = Turn the card
page-key-stack = See all stones on a field
page-contents = Contents

## The start page

page-about-quarto = A game for two: your opponent picks the piece you place.
page-about-quartino = For two to four: build the patterns of your secret cards.
page-opponent = Opponent: { $name }
page-play-screen = Pass and play
page-play-friend = Play a friend
page-play-anyone = Play anyone
page-options = Level, names, rules and time
page-names = Names for pass and play
page-demo-pause = Pause the demo
page-no-calls = A line wins without a call
page-no-squares = Only lines count
page-traits-count = { $count ->
        [one] { $count } trait
       *[other] { $count } traits
    }
page-seconds = { $count ->
        [one] { $count } second per turn
       *[other] { $count } seconds per turn
    }
page-public = Anyone may join my games with friends (show them in the list)
page-let-watch = Let others watch my games against bots (show them in the list)
page-seeking = Looking for an opponent…
page-seeking-about = The game starts as soon as someone wants to play it with the same rules. Keep this page open: leaving it ends the search.
page-read-rules = Read the rules
page-learn = Learn
page-puzzles = Puzzles
page-analysis = Analysis board
page-analyse = Analyse
page-puzzle-daily = Puzzle of the day
page-more = More to do
page-day-row =
    { $count ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
page-resume = Resume
page-paused = Paused
page-notify = Notify me when it’s my turn
page-list-won = You won
page-list-lost = You lost
page-list-drawn = Draw
page-list-winner = Winner: { $name }
page-open-games = Games with an empty seat
page-running-games = In progress
page-past-games = Recently finished
page-no-open-games = No one is waiting right now. Why not start a game?
page-continue = Continue
page-join = Join
page-watch = Watch

## Before the game

page-free-seat = Empty seat
page-seats-free = Empty seats: { $count }
page-you = you
page-waiting-for-others = The game starts as soon as all seats are taken.
page-invite-net = Invite over your network
page-send-link = Send this link to the people you want to play with:
page-invite-link = Invitation link
page-local-only = This link works only on this computer. Others can join if Fourfold is started for your whole network.
page-qr = The link as a QR code
page-copy = Copy link
page-copied = Copied
page-share = Share
page-new-link = New link
page-get-up = Leave the table
page-sit-down = Sit down and play
page-invited = { $name } invites you to play.
page-room-closed = This game was closed before it started.
page-no-game = This game can’t be shown
page-no-page = This page doesn’t exist

## In the game

page-your-turn = Your turn
page-turn-mine = Your turn: { $what }
page-turn-of = { $name }: { $what }
page-turn-other = Waiting for { $name }.
page-watching = You’re watching.
page-to-move = to move
page-away = (away)
page-slow = { $name } is taking a while.
page-nudge = Nudge
page-nudged = { $name } is waiting for a move.
page-away-left = { $name } is away. You can stop waiting in { $time }.
page-away-still = { $name } is still away.
page-away-win = Claim the win
page-away-draw = Claim a draw
page-away-out = Play on without them
page-away-ask-win = { $name } hasn’t come back. End the game as a win for you?
page-away-ask-draw = { $name } hasn’t come back. End the game as a draw?
page-away-ask-out = { $name } hasn’t come back. Play on without this player?
page-browsing = You’re looking at an earlier position.
page-spectators = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
page-seconds-left = { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
page-board = Board
page-supply = Pieces left
page-sort = Sort the pieces
page-piece = Piece { $piece }: { $words }
page-hand-empty = No piece in hand
page-square-piece = { $square }: { $words }
page-square-empty = { $square }, empty
page-place-here = Place it here
page-give-this = Give this piece
page-call = QUARTO!
page-marked = { $count ->
        [4] All 4 spaces are marked: press QUARTO!
        [one] { $count } of 4 spaces is marked.
       *[other] { $count } of 4 spaces are marked.
    }
page-move-give = gives a piece ({ $words })
page-move-place = places the piece on { $square }
page-move-call = calls QUARTO! for { $group }
page-move-pass = passes
page-move-declare = declares Colour
page-move-decline = doesn’t declare Colour
page-move-end = ends the turn
page-move-stone = places a { $stone ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } stone on field { $field }
page-move-claim = claims QUARTINO with a card ({ $colours })
page-move-claim-wrong = claims QUARTINO, but the card doesn’t match
page-placed = { $name } places the piece on { $square }.
page-turn-ended = { $name } ends the turn.
page-colour-declined = { $name } doesn’t declare Colour.
page-claimed = QUARTINO! { $name } plays a card: { $colours } (fields { $fields }).
page-claimed-wrongly = { $name } claims QUARTINO, but the card ({ $colours }; fields { $fields }) doesn’t match. It goes back and the turn ends.
page-claimed-in-vain = { $name } claims QUARTINO, but the card doesn’t match.
page-column = Column: { $count ->
        [one] the stack on field { $fields } is
       *[other] the stacks on fields { $fields } are
    } taken off. { $name } places one extra stone.
page-history = Moves
page-no-moves = No moves yet.
page-first-position = Start
page-first = First position
page-back = One step back
page-forward = One step forward
page-now = Latest position
page-menu = More
page-hints = Hints
page-take-back = Take back
page-undo = Undo
page-undo-soon = Your move becomes final in a moment.
page-one-click = Move with one click
page-say = Say something
page-offer-draw = Offer draw
page-resign = Resign
page-ask-resign = Resign this game?
page-accept = Accept
page-decline = Decline
page-draw-offered = { $name } offers a draw.
page-ask-draw = Offer a draw? You can do so once per turn.
page-draw-waiting = You offered a draw.
page-draw-declined = { $name } declined the draw.
page-draw-refused = You declined the draw.
page-joined = { $name } sat down.
page-got-up = { $name } left the table.
page-started = The game starts. First to move: { $name }.
page-taken-back = { $name } took back a turn.
page-value-unknown = It’s too early to tell how this will end.
page-hint-later = Hints appear on your turn.
page-hint-win = You can win from here.
page-hint-draw = With best play, this is a draw.
page-hint-loss = Your opponent can win from here.
page-hint-quiet = So far it’s even: no piece is dangerous yet.
page-hint-danger = Don’t give: { $dangers }.
page-hint-line = { $traits } ({ $squares ->
        [yes] square
       *[no] line
    } on { $square })
page-hint-hardest = Light bulb: hardest for your opponent.
page-hint-stone = place a { $stone ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    } stone on field { $field }
page-hint-declare = declare Colour
page-hint-decline = don’t declare Colour
page-hint-claim = claim QUARTINO with the marked card
page-hint-end = end the turn

## The end

page-result = Result
page-you-won = You win!
page-you-lost = You lose.
page-won-name = { $name } wins!
page-draw = It’s a draw.
page-end-own = { $reader ->
        [winner] You completed a { $squares ->
            [yes] square
           *[no] line
        } on { $square }.
        [loser] You gave the piece that won: { $winner } completed a { $squares ->
            [yes] square
           *[no] line
        } on { $square }.
       *[other] { $winner } completed a { $squares ->
            [yes] square
           *[no] line
        } on { $square } with the piece that { $loser } gave.
    }
page-end-stolen = { $reader ->
        [winner] { $loser } completed { $squares ->
            [yes] this square
           *[no] this line
        } on { $square } but didn’t call it. You did!
        [loser] You completed { $squares ->
            [yes] this square
           *[no] this line
        } on { $square } but didn’t call it. { $winner } called it.
       *[other] { $loser } completed { $squares ->
            [yes] this square
           *[no] this line
        } on { $square } but didn’t call it. { $winner } did.
    }
page-end-missed = You completed { $squares ->
            [yes] this square
           *[no] this line
        } on { $square } but didn’t call it.
page-why-cards = { $reader ->
        [winner] You’ve played your last card.
       *[other] { $winner } has played their last card.
    }
page-why-time = Your opponent ran out of time.
page-why-resignation = Your opponent resigned.
page-why-absence = A player stayed away for too long.
page-why-full-board = All sixteen pieces are on the board.
page-why-agreement = By agreement.
page-lost-time = You ran out of time.
page-lost-resignation = You resigned.
page-lost-absence = You stayed away for too long.
page-drawn = The game is a draw.
page-shared = Shared traits:
page-missed = { $squares ->
        [yes] Lines and squares that nobody called. Choose one to see it:
       *[no] Lines that nobody called. Choose one to see it:
    }
page-missed-by = { $reader ->
        [mine] You
       *[other] { $name }
    }: { $square }
page-rematch = Rematch
page-rematch-offered = { $name } wants a rematch.
page-rematch-waiting = You asked for a rematch. { $duel ->
        [yes] Waiting for your opponent.
       *[no] Waiting for the others.
    }
page-next-game = Next game
page-new-game = New game
page-review = Review

## Results and badges

page-results = Your results
page-results-about = Kept in this browser and with your games on this server. You don’t need an account.
page-stat-games = Games
page-stat-won = Won
page-stat-drawn = Drawn
page-stat-lost = Lost
page-stat-streak = Wins in a row
page-stat-best = Best streak
page-ladder = You against bots: { $game }
page-people = Against people:
page-score = Won { $won }, drawn { $drawn }, lost { $lost }
page-record = You against { $name }
page-series = Score including rematches:
page-draws = Draws: { $count }
page-me = You
page-try = Try next: { $name }
page-badges = Badges
page-badge-first = First win
    .how = Win a game.
page-badge-unaided = On your own
    .how = Beat a bot without hints.
page-badge-streak = Three in a row
    .how = Win three games in a row.
page-badge-all = All-rounder
    .how = Win a game of each kind.
page-badge-quarto-caught = Sharp eye
    .how = Call a line that your opponent completed but missed.
page-badge-quartino-double = Two at once
    .how = Play two cards in one turn.
page-no-results = No finished games yet.
page-forget = Delete my results
page-forget-now = Delete now
page-forget-about = Deletes the results and the finished games from this browser for good. Games on a server stay there.

## Quartino

page-stone-R = red
page-stone-Y = yellow
page-stone-G = green
page-stone-B = blue
page-phase-colour = Colour and Column
page-phase-place = Placing
page-phase-claim = Quartino
page-stones = Stones left
page-stone-left = { $stone ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    }: { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
page-field = Field { $field }: { $count ->
        [0] empty
        [one] { $count } stone, { $top } on top
       *[other] { $count } stones, { $top } on top
    }
page-field-stones = Field { $field }, from the top: { $stones }
page-colour-take = Colour: one extra stone
page-colour-leave = No, thanks
page-place-stone = Place the stone
page-claim = Claim QUARTINO
page-claim-choose = QUARTINO? Choose a card
page-do-colour = the board has four or more stones of one colour. Declare Colour?
page-do-claim = does a card match? Choose it, or end your turn.
page-do-turn = turn the card until it fits. A wrong claim ends your turn.
page-card = Card: { $colours }
page-card-hidden = A hidden card
page-card-claimed = Played: { $colours }
page-card-lies = The card covers fields { $fields }
page-turn-card-on = Turn the card forward
page-turn-card-back = Turn the card back
page-rack-mine = Your cards
page-rack-of = { $name }’s cards
page-cards-left = { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

## The review

page-review-title = The game step by step
page-review-asking = Analysing the game: { $done } of { $total } positions
page-review-mistakes = Mistakes
page-review-none = No mistakes found.
page-review-way = Go through the game
page-review-exact = Exact: how the game would end from each position with best play on both sides.
page-review-marks-mistakes = Red marks are mistakes.
page-review-judgement = The chances are a strong bot’s estimates, based only on what the player to move could know.
page-review-marks-turning = Marks are turning points.
page-review-lane = { $name }: chance of winning { $percent }
page-review-chances = { $name }: chance of winning { $before } → { $after }
page-review-cost = { $name }: { $change ->
        [win-draw] a win became a draw.
        [win-loss] a win became a loss.
       *[draw-loss] a draw became a loss.
    }
page-review-resigned = { $name } resigned a game that wasn’t lost.
page-review-time = { $name } ran out of time in a game that wasn’t lost.
page-review-move = Step { $number }
page-review-played = Played:
page-review-better = Better:
page-review-advice = The bot’s choice:
page-review-kept = { $count ->
        [one] One of your mistakes is a puzzle now.
       *[other] { $count } of your mistakes are puzzles now.
    }
page-training = Your mistakes
page-review-more = and { $count } more
page-review-sign = { $verdict ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    }
page-review-turning = Turning points
page-review-no-turning = There was no turning point.
page-review-missed = { $squares ->
        [yes] Lines and squares that nobody called
       *[no] Lines that nobody called
    }
page-review-completed = { $squares ->
        [yes] Square
       *[no] Line
    } completed by { $name } (step { $number })
page-review-running = This game is still in progress. You can review it once it’s over.
page-review-link = Link to this review (anyone can open it)
page-from-here = Play a bot from here
page-from-here-not = There’s nothing left to play here. Go to an earlier position and play on from there.
page-from-here-bot = Bot strength
page-from-here-side = Which player will you be?
page-download = Download the game record
page-take-along = Play on elsewhere
page-take-along-about = { $secrets ->
        [yes] Open this link on another device to play on there. It contains the whole game, secret cards included.
       *[no] Open this link on another device to play on there. It contains the whole game.
    }
page-game-link = Link to this game (it contains the whole game)
page-bad-link = This link contains no game. Perhaps part of it is missing.
page-position = Position { $place } of { $total }
page-standing-win = With best play, { $name } wins.
page-standing-draw = With best play, this is a draw.
page-standing-unknown = Not known yet.

## A first game

page-tour-title = Your first game
page-tour-ask = New to this game?
page-tour-take = How to play
page-tour-step = { $step } of { $total }
page-tour-quarto-1 = There are 16 pieces, each light or dark, round or square, short or tall, hollow or solid. You and your opponent share them all.
page-tour-quarto-2 = Your opponent gives you a piece and you place it on any empty space. Then you choose the piece your opponent has to place.
page-tour-quarto-3 = { $calls ->
        [yes] Whoever spots
       *[no] Whoever completes
    } { $squares ->
        [yes] a line or 2 × 2 square
       *[no] a line
    } of four pieces that share a trait wins{ $chosen ->
        [yes] . Traits in play: { $traits }.
       *[no] : four tall ones, four round ones, and so on.
    } Look twice before you give a piece away!
page-tour-quarto-4 = { $squares ->
        [yes] A line or square
       *[no] A line
    } must be called: press QUARTO! and mark its four spaces. If your opponent misses one, you may call it when you get the next piece.
page-tour-quartino-1 = You hold four secret cards. Each shows four colours: { $geometry ->
        [grid] one for each of four neighbouring fields that form a square.
       *[wheel] one for the hub of the wheel, three for neighbouring fields on its rim.
    }
page-tour-quartino-2 = On your turn you place a stone of any colour on any field, even on top of other stones. Only the top stones count.
page-tour-quartino-3 = When the top stones match one of your cards, claim QUARTINO: choose the card, turn it until it fits, and play it. The four matching stones go back to the supply, and you place one more stone. The first to play all four cards wins.
page-tour-quartino-4 = If four or more stones of one colour are on the board when your turn begins, you may declare Colour for an extra stone. A stack of four or more is taken off and gives another.
