### What the server says to a player, and what players can say to each other.

## Phrases

phrase-hello = Sveiki!
phrase-good-luck = Lai veicas!
phrase-nice-move = Labs gājiens!
phrase-well-played = Labi nospēlēts!
phrase-thanks = Paldies!
phrase-oops = Ups!
phrase-interesting = Interesanti!
phrase-wow = Oho!
phrase-take-your-time = Nesteidzieties.
phrase-one-moment = Mirklīti, lūdzu.
phrase-sorry = Piedodiet!
phrase-good-game = Laba spēle!
phrase-another-game = Vēl vienu spēli?
phrase-goodbye = Uz redzēšanos!

## Refusals: why something was not done, one for each code

refusal-bad-message = Serveris nesaprata šo ziņojumu.
refusal-too-large = Šis ziņojums ir par lielu.
refusal-too-many-requests = Pārāk ātri. Lūdzu, mirkli uzgaidiet.
refusal-address-busy = No jūsu tīkla nāk pārāk daudz pieprasījumu. Lūdzu, mirkli uzgaidiet.
refusal-busy = Serveris ir aizņemts. Pēc brīža mēģiniet vēlreiz.
refusal-unavailable = Pašlaik tas nav iespējams. Mēģiniet vēlāk.
refusal-outdated-client = Šī lapa ir novecojusi. Lūdzu, pārlādējiet to.
refusal-unknown-game = Šādu spēli serveris nepazīst.
refusal-not-found = Tā, ko meklējat, šeit nav.
refusal-forbidden = Jūs to nedrīkstat darīt.
refusal-not-your-seat = Šī vieta nav jūsu.
refusal-not-your-turn = Tagad nav jūsu gājiens.
refusal-stale = Pa to laiku spēle turpinājās. Lūdzu, paskatieties vēlreiz.
refusal-illegal-move = Noteikumi šādu gājienu neatļauj.
refusal-game-over = Spēle ir beigusies.
refusal-not-started = Spēle vēl nav sākusies.
refusal-seat-taken = Šī vieta ir aizņemta.
refusal-room-full = Visas vietas šajā spēlē ir aizņemtas.
refusal-too-many-rooms = Jums ir pārāk daudz iesāktu spēļu. Vispirms pabeidziet vai aizveriet kādu no tām.
refusal-address-rooms = No jūsu tīkla tikko sākts pārāk daudz spēļu. Lūdzu, mirkli uzgaidiet.
refusal-invitation-needed = Šī spēle ir privāta: vajadzīgs uzaicinājums.
refusal-no-offer = Nav piedāvājuma, uz kuru atbildēt.
refusal-draw-declined = Jūsu piedāvātais neizšķirts tika noraidīts. Atkal to piedāvāt varēsiet nākamajā gājienā.
refusal-cannot-take-back = Pašlaik nav gājiena, ko atsaukt.
refusal-analysis-refused = Šī pozīcija ir spēlē, kas pašlaik notiek, tāpēc to nevar analizēt.
refusal-quota-used-up = Jūsu limits pagaidām ir izlietots. Mēģiniet vēlāk.
refusal-time-is-up = Jūsu laiks ir beidzies.
refusal-not-yet = Vēl ir par agru. Lūdzu, pagaidiet vēl mazliet.
refusal-not-absent = Spēlētājs, kuram jāizdara gājiens, ir klāt.
refusal-server-restarting = Serveris tiek restartēts. Jūsu spēle pēc brīža turpināsies.
refusal-unknown-phrase = Šādas frāzes nav.
refusal-bad-name = Šo vārdu nevar izmantot. Lūdzu, izvēlieties citu.
refusal-internal = Serverī radās kļūda. Mēģiniet vēlreiz.

## An old browser

browser-outdated = Šī pārlūkprogramma ir pārāk veca, lai tajā darbotos Fourfold. Lūdzu, atjauniniet to vai izmantojiet citu: Chrome vai Edge 111, Firefox 121, Safari 16 vai jaunāku versiju.
