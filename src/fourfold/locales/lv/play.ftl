### The words of play, for the terminal and the page.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Both games

play-title-quarto = Quarto!
play-title-quartino = Quartino
play-player = { $seat }. spēlētājs
play-player-alone = Spēlētājs
play-bot = { $seat }. bots
play-your-turn = Jūsu gājiens: { $what }
play-waiting = { $name } domā…
play-curtain = Nododiet ekrānu: spēlē { $name }.
play-curtain-others = Lai neviens cits tagad neskatās.
play-curtain-lift = Es esmu { $name }: rādīt manas kartītes
play-yes = Jā
play-no = Nē
play-close = Esc aizver šo lapu, bultiņas to ritina.
play-too-small = Logs ir par mazu: lai redzētu visu, vajag 80 × 24 zīmes.
play-keys = ? padoms  F1 noteikumi  u atsaukt  ^S saglabāt  ^O ielādēt  ^D neizšķirts  ^R padoties  n jauna  Esc izvēlne  q iziet
play-keys-over = n nākamā spēle  u atsaukt  ^S saglabāt  ^O ielādēt  F1 noteikumi  F2 izskats  Esc izvēlne  q iziet
play-ask-resign = { $name }: vai tiešām padodaties?
play-ask-draw = Vai visi spēlētāji piekrīt neizšķirtam?
play-ask-new = Pamest šo spēli un sākt jaunu?
play-ask-quit = Iziet no spēles? Viss, kas nav saglabāts, zudīs.
play-resigned = { $name } padevās.
play-time-out = { $name }: laiks ir beidzies.
play-stayed-away = { $name } pārāk ilgi nebija klāt un vairs nespēlē.
play-no-undo = Nav gājiena, ko atsaukt. Atsaukt var tikai spēlē pret botu.
play-undone = Jūsu pēdējais gājiens ir atsaukts.
play-no-hint = Padomu var prasīt tikai savā gājienā.
play-hint-waiting = Meklējam padomu…
play-hint = Padoms: { $moves }
play-hint-valued = Padoms: { $moves } ({ $value })
play-value-won = uzvara
play-value-good = laba pozīcija
play-value-even = aptuveni līdzvērtīga pozīcija
play-value-bad = grūta pozīcija
play-value-lost = zaudējums, ja pretinieks nekļūdīsies
play-bot-failed = Kļūdas dēļ { $name } izkrita no spēles: { $why }
play-no-draw = Vienoties par neizšķirtu var tikai tad, ja visi spēlētāji ir cilvēki.
play-too-late = Pa to laiku spēle turpinājās, tāpēc nekas netika izdarīts.
play-save-as = Saglabāt spēli jaunā failā:
play-saved = Spēle saglabāta failā { $file }.
play-not-saved = Neizdevās saglabāt { $file }: { $why }
play-load-from = Ielādēt spēli no faila:
play-not-loaded = Neizdevās ielādēt { $file }: { $why }
play-you-won = Jūs uzvarējāt!
play-won-call = QUARTO! Uzvar { $name }.
play-won-line = { $squares ->
        [yes] Izveidota rinda vai kvadrāts
       *[no] Izveidota rinda
    }: uzvar { $name }.
play-won-cards = Izspēlēta pēdējā kartīte: uzvar { $name }.
play-won-time = Laiks beidzies: uzvar { $name }.
play-won-resignation = { $name } uzvar, jo pretinieks padevās.
play-won-absence = { $name } uzvar, jo pretinieks neatgriezās.
play-drawn-full-board = Neizšķirts: visas 16 figūras ir noliktas.
play-drawn-agreement = Neizšķirts pēc vienošanās.
play-drawn-absence = Neizšķirts: spēlētājs neatgriezās.

## Quarto!

quarto-colour = krāsa
quarto-shape = forma
quarto-height = garums
quarto-top = virspuse
quarto-light = gaiša
quarto-dark = tumša
quarto-round = apaļa
quarto-square = kantaina
quarto-short = īsa
quarto-tall = gara
quarto-hollow = ar iedobumu
quarto-solid = bez iedobuma
quarto-in-hand = Rokā
quarto-sorted = Kārtojums: { $trait }
quarto-do-give-first = izvēlieties pretiniekam pirmo figūru.
quarto-do-give = izvēlieties figūru vai, ja redzat { $squares ->
        [yes] rindu vai kvadrātu
       *[no] rindu
    }, iesaucieties „QUARTO!”.
quarto-do-give-only = izvēlieties pretiniekam figūru.
quarto-do-place = nolieciet saņemto figūru uz brīva lauciņa.
quarto-do-place-call = nolieciet figūru vai, ja redzat { $squares ->
        [yes] rindu vai kvadrātu
       *[no] rindu
    }, iesaucieties „QUARTO!”.
quarto-do-pass = laukums ir pilns: pasējiet vai, ja redzat { $squares ->
        [yes] rindu vai kvadrātu
       *[no] rindu
    }, iesaucieties „QUARTO!”.
quarto-do-pass-only = laukums ir pilns: pasējiet.
quarto-do-mark = atzīmējiet četrus sava „QUARTO!” lauciņus.
quarto-keys-give = Bultiņas vai 0–F figūra · Enter iedot · t kārtot
quarto-keys-place = Bultiņas vai a–d, 1–4 lauciņš · Enter nolikt · t kārtot
quarto-keys-pass = Enter pasēt
quarto-keys-call = ! pieteikt
quarto-keys-mark = Atstarpe atzīmēt lauciņu · Tab nākamā rinda · Enter pieteikt · Esc atpakaļ
quarto-pass = Pasēt
quarto-taken = Lauciņš { $square } ir aizņemts.
quarto-no-group = { $squares ->
        [yes] Šie lauciņi neveido ne rindu, ne kvadrātu. Atzīmējiet četrus vienas rindas vai kvadrāta lauciņus.
       *[no] Šie lauciņi neveido rindu. Atzīmējiet četrus vienas rindas lauciņus.
    }
quarto-gave = { $name } iedod figūru { $piece } ({ $words }).
quarto-passed = { $name } pasē.
quarto-wrong = { $name } piesaka „QUARTO!” ({ $group }), bet kļūdās: { $why } Spēle turpinās.
quarto-wrong-empty = ne visi četri lauciņi ir aizņemti.
quarto-wrong-different = neviena no izvēlētajām pazīmēm šīm četrām figūrām nav kopīga.
quarto-wrong-old = to neizveidoja pēdējā figūra, tāpēc nu jau ir par vēlu.
quarto-missed = { $squares ->
        [yes] Izveidotas, bet nepieteiktas rindas un kvadrāti
       *[no] Izveidotas, bet nepieteiktas rindas
    }: { $groups }

## Quartino

quartino-declare = Pieteikt Krāsu
quartino-decline = Nepieteikt
quartino-end = Beigt gājienu
quartino-stack = Lauciņš { $field }, no augšas ({ $count ->
        [0] tukšs
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }):
quartino-all-stacks = Visi lauciņi, katrs no augšējā kauliņa uz leju
quartino-out = izstājās no spēles
quartino-do-colour = laukumā ir vismaz četri vienas krāsas kauliņi. Pieteikt Krāsu un saņemt papildu kauliņu?
quartino-do-place = { $count ->
        [zero] nolieciet { $count } kauliņu.
        [one] nolieciet { $count } kauliņu.
       *[other] nolieciet { $count } kauliņus.
    }
quartino-do-claim = ja augšējie kauliņi atbilst kādai jūsu kartītei, piesakiet QUARTINO; ja ne, beidziet gājienu.
quartino-keys-colour = + pieteikt Krāsu · - nepieteikt · v kolonnas
quartino-keys-place = r y g b krāsa · 0–8 vai bultiņas lauciņš · Enter nolikt · v kolonnas
quartino-keys-claim = 1–4 kartīte · bultiņas izgriezums · Enter pieteikt · . beigt gājienu · v kolonnas
quartino-used-up = Šīs krāsas kauliņu vairs nav.
quartino-choose-colour = Vispirms izvēlieties krāsu: r, y, g vai b.
quartino-choose-card = Vispirms izvēlieties vienu no savām kartītēm: no 1 līdz 4.
quartino-declared = { $name } piesaka Krāsu: viens papildu kauliņš.
quartino-placed = { $name } noliek { $stone ->
        [R] sarkanu
        [Y] dzeltenu
        [G] zaļu
       *[B] zilu
    } kauliņu uz lauciņa { $field }.
quartino-claimed = QUARTINO! { $name } izspēlē kartīti { $card } izgriezumā { $window }.
quartino-claimed-wrongly = { $name } piesaka QUARTINO ar kartīti { $card } izgriezumā { $window }, bet tā neatbilst. Kartīte atgriežas statīvā, un gājiens beidzas.
quartino-column = Kolonna: kauliņi noņemti ({ $count ->
        [zero] lauciņi
        [one] lauciņš
       *[other] lauciņi
    } { $fields }), viens papildu kauliņš.

## The start screen

start-title = Fourfold
start-subtitle = „Quarto!” un „Quartino” pie viena ekrāna
start-game = Spēle
start-players = Spēlētāji
start-people = { $count ->
        [zero] { $count } cilvēku
        [one] { $count } cilvēks
       *[other] { $count } cilvēki
    }
start-against-bot = Pret botu
start-bot = Bots
bot-random = Nejaušais spēlētājs
start-traits = Izvēlētās pazīmes
start-squares = Der arī 2 × 2 kvadrāti
start-calls = Rinda ir jāpiesaka
start-geometry = Laukums
start-wheel = Ritenis
start-grid = Režģis 3 × 3
start-language = Valoda
start-play = Spēlēt
start-load = Ielādēt spēli
start-rules = Noteikumi
start-quit = Iziet
start-no-trait = Izvēlieties vismaz vienu pazīmi.

## Who starts, and the time for a turn
start-starter = Kurš sāk?
start-lot = Ar izlozi
start-me = Es
start-friend = Draugs
start-loser = Nākamo spēli sāk zaudētājs (mājas noteikums)
start-then-loser = pēc tam zaudētājs
start-time = Laiks gājienam
start-no-limit = Bez limita
start-one-minute = 1 minūte
start-seconds = Sekundes
start-bad-seconds = Norādiet veselu sekunžu skaitu no { $min } līdz { $max }.
start-time-quarto = Iespiestajos noteikumos sacensībām ieteikta 1 minūte gājienam. Zaudējums laika dēļ ir mājas noteikums.
start-time-quartino = Iespiestajos noteikumos laika ierobežojuma nav: tas ir mājas noteikums.
play-time-house = Zaudējums laika dēļ ir mājas noteikums.
play-absence-house = Spēles beigšana, kad spēlētājs neatgriežas, ir mājas noteikums.
