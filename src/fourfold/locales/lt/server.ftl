### What the server says to a player, and what players can say to each other.

## Phrases

phrase-hello = Sveiki!
phrase-good-luck = Sėkmės!
phrase-nice-move = Puikus ėjimas!
phrase-well-played = Gerai sužaista!
phrase-thanks = Ačiū!
phrase-oops = Oi!
phrase-interesting = Įdomu!
phrase-wow = Oho!
phrase-take-your-time = Neskubėkite.
phrase-one-moment = Minutėlę, prašau.
phrase-sorry = Atsiprašau!
phrase-good-game = Geras žaidimas!
phrase-another-game = Žaidžiame dar kartą?
phrase-goodbye = Viso gero!

## Refusals: why something was not done, one for each code

refusal-bad-message = Serveris nesuprato šio pranešimo.
refusal-too-large = Šis pranešimas per didelis.
refusal-too-many-requests = Per greitai. Šiek tiek palaukite.
refusal-address-busy = Iš jūsų tinklo ateina per daug užklausų. Šiek tiek palaukite.
refusal-busy = Serveris užimtas. Netrukus pabandykite dar kartą.
refusal-unavailable = Dabar to padaryti negalima. Pabandykite vėliau.
refusal-outdated-client = Šis puslapis pasenęs. Įkelkite jį iš naujo.
refusal-unknown-game = Tokio žaidimo serveris nežino.
refusal-not-found = To, ko ieškote, čia nėra.
refusal-forbidden = Jums to daryti negalima.
refusal-not-your-seat = Ši vieta ne jūsų.
refusal-not-your-turn = Dabar ne jūsų ėjimas.
refusal-stale = Padėtis jau pasikeitė. Pažiūrėkite dar kartą.
refusal-illegal-move = Taisyklės neleidžia tokio ėjimo.
refusal-game-over = Žaidimas baigtas.
refusal-not-started = Žaidimas dar neprasidėjo.
refusal-seat-taken = Ši vieta užimta.
refusal-room-full = Visos šio žaidimo vietos užimtos.
refusal-too-many-rooms = Turite per daug pradėtų žaidimų. Pirma vieną baikite arba uždarykite.
refusal-address-rooms = Iš jūsų tinklo ką tik pradėta per daug žaidimų. Šiek tiek palaukite.
refusal-invitation-needed = Šis žaidimas privatus: reikia kvietimo.
refusal-no-offer = Nėra pasiūlymo, į kurį būtų galima atsakyti.
refusal-draw-declined = Jūsų lygiųjų pasiūlymas atmestas. Vėl siūlyti galėsite per kitą ėjimą.
refusal-cannot-take-back = Dabar nėra ėjimo, kurį būtų galima atšaukti.
refusal-analysis-refused = Ši padėtis yra dabar vykstančiame žaidime, todėl jos analizuoti negalima.
refusal-quota-used-up = Kol kas jūsų limitas išnaudotas. Pabandykite vėliau.
refusal-time-is-up = Jūsų laikas baigėsi.
refusal-not-yet = Dar per anksti. Palaukite dar truputį.
refusal-not-absent = Žaidėjas, kurio eilė eiti, yra prisijungęs.
refusal-server-restarting = Serveris paleidžiamas iš naujo. Jūsų žaidimas netrukus tęsis.
refusal-unknown-phrase = Tokios frazės nėra.
refusal-bad-name = Šio vardo naudoti negalima. Pasirinkite kitą.
refusal-internal = Serveryje įvyko klaida. Pabandykite dar kartą.

## An old browser

browser-outdated = Ši naršyklė per sena, kad joje veiktų „Fourfold“. Atnaujinkite ją arba naudokite kitą: „Chrome“ ar „Edge“ 111, „Firefox“ 121, „Safari“ 16 arba naujesnę.
