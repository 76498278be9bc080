### The words of the web page. Words of the game itself are in play.ftl, phrases and refusals in server.ftl.
### Names of players are never inflected: sentences are built so that the name stands as it is.

## Everywhere

page-welcome = Play Quarto! or Quartino
page-skip-to-content = Skip to the content
page-loading = One moment…
page-offline = You are offline, or the server can’t be reached.
page-incomplete = Part of the page could not be loaded.
page-connection-lost = The connection is lost. Trying again; your game is safe.
page-retrying = Trying again…
page-try-again = Try again
page-to-start = To the start page
page-back-to-game = Back to the game
page-close = Close
page-cancel = Cancel
page-save = Save
page-next = Next
page-previous = Back
page-skip = Skip
page-name = Your name
page-name-label = What the others call you
page-devices = Devices
page-devices-about = Ends every other browser in which you are signed in, and the links of your seats. You stay signed in here.
page-sign-out-elsewhere = Sign out my other devices
page-sign-out-about = Ends this browser too. Nobody can play on for you then, not even you.
page-sign-out = Sign out everywhere
page-guest = Guest { $number }
page-sound = Sound
page-theme-auto = Light or dark: as on this device
page-theme-light = Light
page-theme-dark = Dark
page-contents = Contents

## The start page

page-about-quarto = A game for two: your opponent picks the piece that you place.
page-about-quartino = For two to four: build the patterns of your secret cards.
page-with-whom = Who will you play with?
page-with-bot = A bot
page-with-screen = At this screen
page-with-friend = A friend
page-rule-set = Choose the rules
page-no-calls = A line wins by itself
page-traits-count = { $count ->
        [one] { $count } trait
       *[other] { $count } traits
    }
page-seconds = { $count ->
        [one] { $count } second a turn
       *[other] { $count } seconds a turn
    }
page-public = Anybody may join: show the game in the list
page-invite = Invite
page-read-rules = Read the rules
page-my-games = Your games
page-open-games = Games with a free seat
page-running-games = Being played now
page-past-games = Recently finished
page-no-open-games = Nobody is waiting just now. Open a game yourself!
page-continue = Continue
page-join = Join
page-watch = Watch

## Before the game

page-free-seat = A free seat
page-seat-to-take = a free seat
page-you = you
page-waiting-for-others = The game begins as soon as all seats are taken.
page-send-link = Send this link to those you want to play with:
page-invite-link = Invitation link
page-local-only = This address works on this machine only. To play over the network, start Fourfold with `fourfold serve --host 0.0.0.0` and open the page by this machine’s name.
page-qr = The link as a QR code
page-copy = Copy the link
page-copied = Copied
page-share = Share
page-new-link = New link
page-get-up = Give up the seat
page-sit-down = Sit down and play
page-invited = { $name } invites you to play.
page-room-closed = This game was closed before it began.
page-no-game = This game can’t be shown
page-no-page = This page doesn’t exist

## In the game

page-your-turn = Your turn
page-turn-mine = Your turn: { $what }
page-turn-of = { $name }: { $what }
page-turn-other = Waiting for { $name }.
page-watching = You are watching.
page-to-move = to move
page-away = (away)
page-browsing = You are looking at an earlier position.
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
        [one] { $count } of 4 squares marked
       *[other] { $count } of 4 squares marked
    }
page-move-give = gives a piece ({ $words })
page-move-place = places the piece on { $square }
page-move-call = calls QUARTO! for { $group }
page-move-pass = passes
page-move-declare = declares Colour
page-move-decline = does not declare Colour
page-move-end = ends the turn
page-move-stone = places a { $stone } stone on field { $field }
page-move-claim = claims QUARTINO with a card ({ $colours })
page-placed = { $name } places the piece on { $square }.
page-stone-placed = { $name } places a { $stone } stone on field { $field }.
page-turn-ended = { $name } ends the turn.
page-colour-declined = { $name } does not declare Colour.
page-claimed = QUARTINO! { $name } plays a card: { $colours } (fields { $fields }).
page-claimed-wrongly = { $name } claims QUARTINO, but the card ({ $colours }; fields { $fields }) does not match. It goes back and the turn ends.
page-column = Column: { $count ->
        [one] the stack on field { $fields } is
       *[other] the stacks on fields { $fields } are
    } taken off. { $name } places one extra stone.
page-history = Moves
page-no-moves = No moves yet.
page-first = To the first position
page-back = One move back
page-forward = One move forward
page-now = To the latest position
page-menu = More
page-hints = Hints
page-take-back = Take back
page-one-click = Move with one click
page-say = Say something
page-offer-draw = Offer a draw
page-resign = Resign
page-accept = Accept
page-decline = Decline
page-draw-offered = { $name } offers a draw.
page-draw-waiting = You have offered a draw.
page-draw-declined = { $name } declines the draw.
page-joined = { $name } has sat down.
page-got-up = { $name } has left the table.
page-started = The game begins. First to move: { $name }.
page-taken-back = { $name } has taken a turn back.
page-value-unknown = too early to tell how this ends
page-hint-later = Hints come with your turn.
page-hint-win = You can win from here.
page-hint-draw = With best play this is a draw.
page-hint-loss = Your opponent can win from here.
page-hint-stone = place a { $stone } stone on field { $field }
page-hint-declare = declare Colour
page-hint-decline = do not declare Colour
page-hint-claim = claim QUARTINO with the marked card
page-hint-end = end the turn

## The end

page-result = Result
page-you-won = You have won!
page-you-lost = You have lost.
page-draw = A draw.
page-why-call = You called QUARTO!
page-why-line = The line is complete.
page-why-cards = Your last card is played.
page-why-time = The other side’s time has run out.
page-why-resignation = The other side has resigned.
page-why-full-board = All sixteen pieces are placed.
page-why-agreement = By agreement.
page-drawn = The game is a draw.
page-shared = What all four share:
page-missed = Complete but never called. Choose one to see it:
page-rematch = Play again
page-rematch-offered = { $name } would like to play again.
page-rematch-waiting = You have asked for another game. Waiting for the others.
page-next-game = To the next game
page-new-game = New game
page-review = Review

## Quartino

page-stone-R = red
page-stone-Y = yellow
page-stone-G = green
page-stone-B = blue
page-phase-colour = Colour and Column
page-phase-place = Placing
page-phase-claim = Quartino
page-stones = Stones left
page-stone-left = { $stone }: { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
page-field = Field { $field }: { $count ->
        [0] empty
        [one] { $count } stone, { $top } on top
       *[other] { $count } stones, { $top } on top
    }
page-field-stones = Field { $field } from the top: { $stones }
page-colour-take = Colour: one extra stone
page-colour-leave = No, thank you
page-place-stone = Place the stone
page-choose-stone = Choose a stone and a field.
page-claim = Claim QUARTINO
page-do-colour = four or more stones of one colour are here. Declare Colour?
page-do-claim = does a card match? Choose it; otherwise end the turn.
page-do-turn = turn the card to where it fits. A wrong claim ends the turn.
page-card = Card { $colours }
page-card-hidden = A hidden card
page-card-claimed = Played: { $colours }
page-card-lies = The card lies on fields { $fields }
page-turn-card-on = Turn the card forward
page-turn-card-back = Turn the card back
page-rack-mine = Your cards
page-rack-of = Cards of { $name }
page-cards-left = { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

## The review

page-review-title = The game move by move
page-review-asking = Looking through the game: { $done } of { $total } positions
page-review-mistakes = Mistakes
page-review-none = No mistake was found.
page-review-way = Go through the game
page-review-exact = Exact: how the game ends from there when both play their best.
page-review-marks-mistakes = A red mark is a mistake.
page-review-judgement = An estimate, not exact: how the strongest bot saw the chances of the player to move, going by what that player could know.
page-review-marks-turning = Marks are turning points.
page-review-lane = { $name }: chance of winning { $percent }
page-review-chances = { $name }: chance of winning { $before } → { $after }
page-review-cost = { $name }: { $change ->
        [win-draw] a win became a draw.
        [win-loss] a win became a loss.
       *[draw-loss] a draw became a loss.
    }
page-review-resigned = { $name } resigned a game that was not lost.
page-review-time = { $name }: the time ran out in a game that was not lost.
page-review-move = Move { $number }
page-review-played = Played:
page-review-better = Better:
page-review-advice = The bot’s choice:
page-review-more = and { $count } more
page-review-sign = { $verdict ->
        [win] a win
        [draw] a draw
       *[loss] a loss
    }
page-review-turning = Turning points
page-review-no-turning = There was no turning point.
page-review-missed = Lines that nobody called
page-review-completed = completed by { $name } with move { $number }
page-review-running = This game is still being played. The review comes when it is over.
page-review-link = Link to this review, for anybody
page-from-here = Play a bot from here
page-from-here-not = Nothing is left to play here. Go to an earlier position and play on from there.
page-from-here-bot = How strong the bot is
page-from-here-side = Whose place will you take?
page-download = Download the record
page-position = Position { $place } of { $total }
page-standing-win = With best play { $name } wins.
page-standing-draw = With best play this is a draw.
page-standing-unknown = Not known yet.

## A first game

page-tour-title = Your first game
page-tour-step = { $step } of { $total }
page-tour-quarto-1 = There are 16 pieces, each light or dark, round or square, short or tall, hollow or solid. They belong to both of you.
page-tour-quarto-2 = Your opponent gives you a piece and you place it on any empty square. Then you choose the piece that your opponent has to place.
page-tour-quarto-3 = Whoever sees four pieces in a line that share a trait wins: four tall ones, four round ones, and so on. Look twice before you give a piece away!
page-tour-quarto-4 = A line must be called: press QUARTO! and mark its four squares. If your opponent overlooks a line, you may call it when you get the next piece.
page-tour-quartino-1 = You hold four secret cards. Each shows four colours: one for the hub of the wheel, three for neighbouring fields on its rim.
page-tour-quartino-2 = On your turn you place a stone of any colour on any field, even on top of other stones. Only the top stones count.
page-tour-quartino-3 = When the top stones match one of your cards, claim QUARTINO: choose the card, turn it to where it fits, and play it. Whoever plays all four cards first wins.
page-tour-quartino-4 = If four stones of one colour are on the board when your turn begins, declare Colour for an extra stone. A stack of four or more is taken off and gives another.
