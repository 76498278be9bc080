### What the server says to a player, and what players can say to each other.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-interesting = Interesting!
phrase-wow = Wow!
phrase-take-your-time = Take your time.
phrase-one-moment = One moment, please.
phrase-sorry = Sorry!
phrase-good-game = Good game!
phrase-another-game = Another game?
phrase-goodbye = Goodbye!

## Refusals: why something was not done, one for each code

refusal-bad-message = The server didn’t understand this message.
refusal-too-large = This message is too large.
refusal-too-many-requests = That was too fast. Please wait a moment.
refusal-address-busy = Too many requests from your network. Please wait a moment.
refusal-busy = The server is busy. Please try again in a moment.
refusal-unavailable = This can’t be done right now. Please try again later.
refusal-outdated-client = This page is out of date. Please reload it.
refusal-unknown-game = The server doesn’t know this game.
refusal-not-found = What you’re looking for isn’t here.
refusal-forbidden = You’re not allowed to do that.
refusal-not-your-seat = This seat isn’t yours.
refusal-not-your-turn = It isn’t your turn.
refusal-stale = The game has moved on in the meantime. Please look again.
refusal-illegal-move = The rules don’t allow this move.
refusal-game-over = The game is over.
refusal-not-started = The game hasn’t started yet.
refusal-seat-taken = This seat is taken.
refusal-room-full = All seats in this game are taken.
refusal-too-many-rooms = You have too many games open. Finish or close one first.
refusal-address-rooms = Too many new games from your network. Please wait a moment.
refusal-invitation-needed = This game is private: you need an invitation.
refusal-no-offer = There’s no offer to answer.
refusal-draw-declined = Your draw offer was declined. You can offer again next turn.
refusal-cannot-take-back = No move can be taken back now.
refusal-analysis-refused = This position is being played right now, so it can’t be analysed.
refusal-quota-used-up = You’ve reached your limit for now. Please try again later.
refusal-time-is-up = Your time is up.
refusal-server-restarting = The server is restarting. Your game will continue in a moment.
refusal-unknown-phrase = There is no such phrase.
refusal-bad-name = This name can’t be used. Please choose another one.
refusal-internal = Something went wrong on the server. Please try again.

## An old browser

browser-outdated = This browser is too old for Fourfold. Please update it, or use another one: Chrome or Edge 111, Firefox 121, Safari 16, or newer.
