### The words of the web page. Words of the game itself are in play.ftl, phrases and refusals in server.ftl.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Everywhere

page-welcome = Spēlējiet „Quarto!” vai „Quartino”
page-skip-to-content = Pāriet uz saturu
page-loading = Mirklīti…
page-offline = Nav savienojuma, vai arī serveris nav sasniedzams.
page-incomplete = Daļu lapas neizdevās ielādēt.
page-connection-lost = Savienojums pārtrūka. Mēģinām to atjaunot; jūsu spēle ir saglabāta.
page-retrying = Mēģinām vēlreiz…
page-language-failed = { $language }: neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.
page-no-server = Šajā vietnē nav spēļu servera. Varat spēlēt ar botiem vai cits ar citu pie viena ekrāna; spēles glabājas šajā pārlūkprogrammā.
page-no-core = Šī pārlūkprogramma ir pārāk veca, lai tajā varētu spēlēt bez servera. Lūdzu, atjauniniet to vai izmantojiet citu; Safari der, sākot ar versiju 16.4.
page-update-ready = Ir pieejama jauna versija.
page-update = Atjaunināt
page-try-again = Mēģināt vēlreiz
page-to-start = Uz sākumlapu
page-back-to-game = Atpakaļ uz spēli
page-close = Aizvērt
page-cancel = Atcelt
page-save = Saglabāt
page-next = Tālāk
page-previous = Atpakaļ
page-skip = Izlaist
page-name = Jūsu vārds
page-name-label = Kā jūs sauks citi spēlētāji
page-devices = Ierīces
page-devices-about = Atvieno visas citas pārlūkprogrammas, kurās esat pierakstījušies, un padara nederīgas jūsu vietu saites. Šeit jūs paliekat pierakstījušies.
page-sign-out-elsewhere = Atvienot manas citas ierīces
page-sign-out-about = Atvieno arī šo pārlūkprogrammu un izdzēš no tās jūsu rezultātus. Pēc tam jūsu spēles nevarēs turpināt neviens, arī jūs ne.
page-sign-out = Izrakstīties visur
page-privacy = Privātums
page-privacy-stored = Šis serveris glabā jūsu izvēlēto vārdu, nejaušu skaitli sīkdatnē, pirmā un pēdējā apmeklējuma laiku un jūsu spēles. Vārdus un publiskās spēles var redzēt ikviens. Jūsu tīkla adrese nonāk žurnālā tikai tad, ja pieprasījums neizdodas vai tiek noraidīts, un nekad nenonāk tajā kopā ar vārdu.
page-privacy-kept = Ja jums šeit nav spēļu, tas viss tiek izdzēsts dienu pēc pēdējā apmeklējuma. Citādi dati glabājas, līdz tos izdzēš servera uzturētājs: vērsieties pie viņa, ja vēlaties, lai jūsu vārds tiktu izdzēsts.
page-privacy-browser = Iestatījumi, rezultāti un bez servera spēlētās spēles paliek šajā pārlūkprogrammā. Nevienam citam nekas netiek sūtīts.
page-guest = Viesis { $number }
page-sound = Skaņa
page-sound-ask = Vai spēlēt ar skaņu?
page-theme-auto = Kā šajā ierīcē
page-theme-light = Gaišs
page-theme-dark = Tumšs
page-settings = Iestatījumi
page-setting-look = Izskats
page-setting-board = Spēles laukums
page-board-wood = Koka
page-board-contrast = Kontrastains
page-board-flat = Vienkrāsains
page-setting-coordinates = Burti un cipari uz laukuma
page-setting-still = Mazāk kustību
page-setting-moves = Gājieni
page-setting-confirm = Apstiprināt katru gājienu
page-setting-gentle = Saudzīgais režīms: poga „QUARTO!” vai „QUARTINO” iemirdzas, kad ir ko pieteikt
page-gentle-about = Pret botiem un pie viena ekrāna, bet ne pret cilvēkiem tīklā.
page-gentle-now = Ir ko pieteikt.
page-setting-ends = Quartino: beigt gājienu, ja neviena kartīte nevar atbilst
page-ends-about = Vai kāda kartīte vispār var atbilst, redz visi, tāpēc tas neko neatklāj.
page-since = Gājieni kopš jūsu pēdējā gājiena
page-shortcuts = Īsinājumtaustiņi
page-shortcuts-everywhere = Visās spēlēs
page-key-arrows = Pārvietoties pa laukumu un starp figūrām
page-key-choose = Izvēlēties; vēlreiz, lai apstiprinātu
page-key-list = Šis saraksts
page-key-call = Iesaukties „QUARTO!”
page-key-colours = Izvēlēties sarkanu, dzeltenu, zaļu vai zilu kauliņu
page-key-declare = Pieteikt vai nepieteikt Krāsu
page-key-turn = Griezt kartīti
page-key-stack = Apskatīt visus lauciņa kauliņus
page-contents = Saturs

## The start page

page-about-quarto = Spēle diviem: figūru, ko noliksiet, izvēlas pretinieks.
page-about-quartino = Diviem līdz četriem: veidojiet savu slepeno kartīšu salikumus.
page-opponent = Pretinieks: { $name }
page-play-screen = Pie viena ekrāna
page-play-friend = Ar draugiem
page-play-anyone = Ar jebkuru
page-options = Līmenis, vārdi, noteikumi un laiks
page-names = Vārdi spēlei pie viena ekrāna
page-demo-pause = Apturēt paraugspēli
page-no-calls = Rinda nav jāpiesaka
page-no-squares = Der tikai rindas
page-traits-count = { $count ->
        [zero] { $count } pazīmju
        [one] { $count } pazīme
       *[other] { $count } pazīmes
    }
page-seconds = { $count ->
        [zero] { $count } sekundes gājienam
        [one] { $count } sekunde gājienam
       *[other] { $count } sekundes gājienam
    }
page-public = Manām spēlēm ar draugiem var pievienoties ikviens: rādīt tās sarakstā
page-let-watch = Ļaut citiem skatīties manas spēles ar botiem: rādīt tās sarakstā
page-seeking = Meklējam pretinieku…
page-seeking-about = Spēle sāksies, tiklīdz kāds gribēs to spēlēt pēc tiem pašiem noteikumiem. Neaizveriet šo lapu: ja to pametīsiet, meklēšana beigsies.
page-read-rules = Spēles noteikumi
page-learn = Mācīties
page-puzzles = Uzdevumi
page-analysis = Analīzes laukums
page-analyse = Analizēt
page-puzzle-daily = Dienas uzdevums
page-more = Citas iespējas
page-day-row =
    { $count ->
        [zero] { $days } dienu pēc kārtas
        [one] { $days } diena pēc kārtas
       *[other] { $days } dienas pēc kārtas
    }
page-resume = Iesāktās spēles
page-paused = Apturēta
page-notify = Paziņot, kad būs mans gājiens
page-list-won = Uzvarējāt
page-list-lost = Zaudējāt
page-list-drawn = Neizšķirts
page-list-winner = Uzvarēja { $name }
page-open-games = Spēles ar brīvu vietu
page-running-games = Notiekošās spēles
page-past-games = Nesen pabeigtās spēles
page-no-open-games = Pašlaik neviens negaida. Sāciet spēli paši!
page-continue = Turpināt
page-join = Pievienoties
page-watch = Skatīties

## Before the game

page-free-seat = Brīva vieta
page-seats-free = Brīvas vietas: { $count }
page-you = jūs
page-waiting-for-others = Spēle sāksies, kad visas vietas būs aizņemtas.
page-invite-net = Uzaicināt pa tīklu
page-send-link = Nosūtiet šo saiti tiem, ar kuriem vēlaties spēlēt:
page-invite-link = Uzaicinājuma saite
page-local-only = Šī saite darbojas tikai šajā datorā. Citi varēs pievienoties, ja Fourfold būs palaists visam jūsu tīklam.
page-qr = Saite kā QR kods
page-copy = Kopēt saiti
page-copied = Nokopēts
page-share = Kopīgot
page-new-link = Jauna saite
page-get-up = Atbrīvot vietu
page-sit-down = Apsēsties un spēlēt
page-invited = { $name } aicina jūs spēlēt.
page-room-closed = Šī spēle tika slēgta, pirms tā sākās.
page-no-game = Šo spēli nevar parādīt
page-no-page = Šādas lapas nav

## In the game

page-your-turn = Jūsu gājiens
page-turn-mine = Jūsu gājiens: { $what }
page-turn-of = { $name }: { $what }
page-turn-other = Gājienu izdara { $name }.
page-watching = Jūs skatāties spēli.
page-to-move = izdara gājienu
page-away = (nav klāt)
page-slow = { $name } ilgi domā.
page-nudge = Atgādināt
page-nudged = { $name } gaida gājienu.
page-away-left = { $name } nav klāt. Varēsiet vairs negaidīt pēc { $time }.
page-away-still = { $name } vēl nav klāt.
page-away-win = Beigt ar uzvaru
page-away-draw = Beigt neizšķirti
page-away-out = Spēlēt bez šī spēlētāja
page-away-ask-win = { $name } vēl nav klāt. Beigt spēli ar jūsu uzvaru?
page-away-ask-draw = { $name } vēl nav klāt. Beigt spēli neizšķirti?
page-away-ask-out = { $name } vēl nav klāt. Spēlēt tālāk bez šī spēlētāja?
page-browsing = Jūs skatāties agrāku pozīciju.
page-spectators = { $count ->
        [zero] { $count } skatītāju
        [one] { $count } skatītājs
       *[other] { $count } skatītāji
    }
page-seconds-left = { $count ->
        [zero] atlicis { $count } sekunžu
        [one] atlikusi { $count } sekunde
       *[other] atlikušas { $count } sekundes
    }
page-board = Laukums
page-supply = Atlikušās figūras
page-sort = Kārtot figūras
page-piece = Figūra { $piece }: { $words }
page-hand-empty = Rokā nav figūras
page-square-piece = { $square }: { $words }
page-square-empty = { $square }, brīvs
page-place-here = Nolikt šeit
page-give-this = Iedot šo figūru
page-call = QUARTO!
page-marked = { $count ->
        [4] Visi 4 lauciņi ir atzīmēti: nospiediet „QUARTO!”.
        [zero] Atzīmēti { $count } no 4 lauciņiem.
        [one] Atzīmēts { $count } no 4 lauciņiem.
       *[other] Atzīmēti { $count } no 4 lauciņiem.
    }
page-move-give = iedod figūru ({ $words })
page-move-place = noliek figūru uz lauciņa { $square }
page-move-call = piesaka „QUARTO!” ({ $group })
page-move-pass = pasē
page-move-declare = piesaka Krāsu
page-move-decline = nepiesaka Krāsu
page-move-end = beidz gājienu
page-move-stone = noliek { $stone ->
        [R] sarkanu
        [Y] dzeltenu
        [G] zaļu
       *[B] zilu
    } kauliņu uz lauciņa { $field }
page-move-claim = piesaka QUARTINO (kartīte: { $colours })
page-move-claim-wrong = piesaka QUARTINO, bet kartīte neatbilst
page-placed = { $name } noliek figūru uz lauciņa { $square }.
page-turn-ended = { $name } beidz gājienu.
page-colour-declined = { $name } nepiesaka Krāsu.
page-claimed = QUARTINO! { $name } izspēlē kartīti: { $colours } (lauciņi { $fields }).
page-claimed-wrongly = { $name } piesaka QUARTINO, bet kartīte ({ $colours }; lauciņi { $fields }) neatbilst. Tā atgriežas statīvā, un gājiens beidzas.
page-claimed-in-vain = { $name } piesaka QUARTINO, bet kartīte neatbilst.
page-column = Kolonna: kauliņi noņemti ({ $count ->
        [zero] lauciņi
        [one] lauciņš
       *[other] lauciņi
    } { $fields }). { $name } noliek vienu papildu kauliņu.
page-history = Gājieni
page-no-moves = Gājienu vēl nav.
page-first-position = Sākums
page-first = Uz pirmo pozīciju
page-back = Soli atpakaļ
page-forward = Soli uz priekšu
page-now = Uz pēdējo pozīciju
page-menu = Vairāk
page-hints = Padomi
page-take-back = Atsaukt gājienu
page-undo = Atsaukt
page-undo-soon = Gājiens tūlīt stāsies spēkā.
page-one-click = Gājiens ar vienu klikšķi
page-say = Pateikt
page-offer-draw = Piedāvāt neizšķirtu
page-resign = Padoties
page-ask-resign = Vai tiešām padodaties?
page-accept = Piekrītu
page-decline = Nepiekrītu
page-draw-offered = { $name } piedāvā neizšķirtu.
page-ask-draw = Vai piedāvāt neizšķirtu? Vienā gājienā to var darīt vienreiz.
page-draw-waiting = Jūs piedāvājāt neizšķirtu.
page-draw-declined = { $name } noraida neizšķirtu.
page-draw-refused = Jūs noraidījāt neizšķirtu.
page-joined = { $name } apsēžas pie galda.
page-got-up = { $name } pieceļas no galda.
page-started = Spēli sāk { $name }.
page-taken-back = { $name } atsauc savu gājienu.
page-value-unknown = Vēl nav zināms, kā tas beigsies.
page-hint-later = Padomi parādās jūsu gājiena laikā.
page-hint-win = Šajā pozīcijā varat uzvarēt.
page-hint-draw = Ja abi spēlēs bez kļūdām, būs neizšķirts.
page-hint-loss = Šajā pozīcijā var uzvarēt pretinieks.
page-hint-quiet = Pagaidām pozīcija ir līdzvērtīga: bīstamu figūru vēl nav.
page-hint-danger = Nedodiet: { $dangers }.
page-hint-line = { $traits } ({ $squares ->
        [yes] kvadrāts
       *[no] rinda
    } uz lauciņa { $square })
page-hint-hardest = Spuldzīte: pretiniekam visgrūtāk.
page-hint-stone = nolieciet { $stone ->
        [R] sarkanu
        [Y] dzeltenu
        [G] zaļu
       *[B] zilu
    } kauliņu uz lauciņa { $field }
page-hint-declare = piesakiet Krāsu
page-hint-decline = nepiesakiet Krāsu
page-hint-claim = piesakiet QUARTINO ar atzīmēto kartīti
page-hint-end = beidziet gājienu

## The end

page-result = Rezultāts
page-you-won = Jūs uzvarējāt!
page-you-lost = Jūs zaudējāt.
page-won-name = Uzvar { $name }!
page-draw = Neizšķirts.
page-end-own = { $reader ->
        [winner] Jūs nolikāt figūru uz lauciņa { $square } un izveidojāt { $squares ->
            [yes] kvadrātu
           *[no] rindu
        }.
        [loser] Jūs iedevāt uzvaras figūru: { $winner } nolika to uz lauciņa { $square } un izveidoja { $squares ->
            [yes] kvadrātu
           *[no] rindu
        }.
       *[other] { $winner } nolika figūru, ko iedeva { $loser }, uz lauciņa { $square } un izveidoja { $squares ->
            [yes] kvadrātu
           *[no] rindu
        }.
    }
page-end-stolen = { $reader ->
        [winner] { $loser } ar figūru uz lauciņa { $square } izveidoja { $squares ->
            [yes] šo kvadrātu
           *[no] šo rindu
        }, bet neiesaucās „QUARTO!”. Iesaucāties jūs.
        [loser] Jūs ar figūru uz lauciņa { $square } izveidojāt { $squares ->
            [yes] šo kvadrātu
           *[no] šo rindu
        }, bet neiesaucāties „QUARTO!”. Iesaucās { $winner }.
       *[other] { $loser } ar figūru uz lauciņa { $square } izveidoja { $squares ->
            [yes] šo kvadrātu
           *[no] šo rindu
        }, bet neiesaucās „QUARTO!”. Iesaucās { $winner }.
    }
page-end-missed = Jūs ar figūru uz lauciņa { $square } izveidojāt { $squares ->
            [yes] šo kvadrātu
           *[no] šo rindu
        }, bet neiesaucāties „QUARTO!”.
page-why-cards = { $reader ->
        [winner] Jūs izspēlējāt pēdējo kartīti.
       *[other] { $winner } izspēlēja pēdējo kartīti.
    }
page-why-time = Pretinieka laiks ir beidzies.
page-why-resignation = Pretinieks padevās.
page-why-absence = Spēlētājs pārāk ilgi nebija klāt.
page-why-full-board = Visas 16 figūras ir noliktas.
page-why-agreement = Spēlētāji par to vienojās.
page-lost-time = Jūsu laiks ir beidzies.
page-lost-resignation = Jūs padevāties.
page-lost-absence = Jūs pārāk ilgi nebijāt klāt.
page-drawn = Spēle beidzas neizšķirti.
page-shared = Kopīgās pazīmes:
page-missed = { $squares ->
        [yes] Izveidotas, bet nepieteiktas rindas un kvadrāti. Izvēlieties, ko parādīt:
       *[no] Izveidotas, bet nepieteiktas rindas. Izvēlieties, kuru parādīt:
    }
page-missed-by = { $reader ->
        [mine] Jūs
       *[other] { $name }
    }: { $square }
page-rematch = Spēlēt vēlreiz
page-rematch-offered = { $name } vēlētos spēlēt vēlreiz.
page-rematch-waiting = Jūs piedāvājāt spēlēt vēlreiz. { $duel ->
        [yes] Gaidām pretinieku.
       *[no] Gaidām pārējos.
    }
page-next-game = Nākamā spēle
page-new-game = Jauna spēle
page-review = Analīze

## Results and badges

page-results = Jūsu rezultāti
page-results-about = Glabājas šajā pārlūkprogrammā un kopā ar jūsu spēlēm šajā serverī. Konts nav vajadzīgs.
page-stat-games = Spēles
page-stat-won = Uzvaras
page-stat-drawn = Neizšķirti
page-stat-lost = Zaudējumi
page-stat-streak = Uzvaras pēc kārtas
page-stat-best = Garākā uzvaru sērija
page-ladder = Jūs pret botiem: { $game }
page-people = Pret cilvēkiem:
page-score = Uzvaras { $won }, neizšķirti { $drawn }, zaudējumi { $lost }
page-record = Jūs pret botu „{ $name }”
page-series = Kopējais rezultāts šajās spēlēs:
page-draws = Neizšķirti: { $count }
page-me = Jūs
page-try = Nākamais: { $name }
page-badges = Nozīmītes
page-badge-first = Pirmā uzvara
    .how = Uzvariet spēlē.
page-badge-unaided = Pašu spēkiem
    .how = Uzveiciet botu bez padomiem.
page-badge-streak = Trīs pēc kārtas
    .how = Uzvariet trīs spēlēs pēc kārtas.
page-badge-all = Daudzpusīgs spēlētājs
    .how = Uzvariet katrā no spēlēm.
page-badge-quarto-caught = Vērīga acs
    .how = Piesakiet rindu, ko pretinieks izveidoja, bet nepamanīja.
page-badge-quartino-double = Divas uzreiz
    .how = Vienā gājienā izspēlējiet divas kartītes.
page-no-results = Vēl nav nevienas izspēlētas spēles.
page-forget = Dzēst rezultātus
page-forget-now = Dzēst tagad
page-forget-about = Neatgriezeniski izdzēš no šīs pārlūkprogrammas rezultātus un izspēlētās spēles. Spēles serverī paliek.

## Quartino

page-stone-R = sarkans
page-stone-Y = dzeltens
page-stone-G = zaļš
page-stone-B = zils
page-phase-colour = Krāsa un Kolonna
page-phase-place = Likšana
page-phase-claim = Quartino
page-stones = Atlikušie kauliņi
page-stone-left = { $stone ->
        [R] sarkanie
        [Y] dzeltenie
        [G] zaļie
       *[B] zilie
    }: { $count ->
        [zero] atlikuši { $count }
        [one] atlicis { $count }
       *[other] atlikuši { $count }
    }
page-field = Lauciņš { $field }: { $count ->
        [0] tukšs
        [zero] { $count } kauliņu, augšā { $top }
        [one] { $count } kauliņš, augšā { $top }
       *[other] { $count } kauliņi, augšā { $top }
    }
page-field-stones = Lauciņš { $field }, no augšas: { $stones }
page-colour-take = Krāsa: papildu kauliņš
page-colour-leave = Nē, paldies
page-place-stone = Nolikt kauliņu
page-claim = Pieteikt QUARTINO
page-claim-choose = QUARTINO? Izvēlieties kartīti
page-do-colour = laukumā vismaz četri vienas krāsas kauliņi. Pieteikt Krāsu?
page-do-claim = izvēlieties kartīti, kas atbilst, vai beidziet gājienu.
page-do-turn = grieziet kartīti, līdz tā atbilst. Ja kļūdīsieties, gājiens beigsies.
page-card = Kartīte: { $colours }
page-card-hidden = Aizklāta kartīte
page-card-claimed = Izspēlēta: { $colours }
page-card-lies = Kartīte nosedz lauciņus { $fields }
page-turn-card-on = Griezt kartīti uz priekšu
page-turn-card-back = Griezt kartīti atpakaļ
page-rack-mine = Jūsu kartītes
page-rack-of = Kartītes: { $name }
page-cards-left = { $count ->
        [0] kartīšu nav
        [zero] vēl { $count } kartīšu
        [one] vēl { $count } kartīte
       *[other] vēl { $count } kartītes
    }

## The review

page-review-title = Spēle soli pa solim
page-review-asking = Spēle tiek vērtēta (pozīcijas: { $done } no { $total })
page-review-mistakes = Kļūdas
page-review-none = Kļūdas nav atrastas.
page-review-way = Spēles gaita
page-review-exact = Precīzs katras pozīcijas vērtējums: kā spēle beigtos, ja tālāk abi spēlētu bez kļūdām.
page-review-marks-mistakes = Kļūdas ir atzīmētas sarkanā krāsā.
page-review-judgement = Aptuvens vērtējums: izredzes, kā tās redz stiprs bots, zinot tikai to, ko varēja zināt spēlētājs, kurš izdarīja gājienu.
page-review-marks-turning = Zīmes rāda pavērsiena punktus.
page-review-lane = { $name }: izredzes uzvarēt { $percent }
page-review-chances = { $name }: izredzes uzvarēt { $before } → { $after }
page-review-cost = { $name }: { $change ->
        [win-draw] uzvara kļuva par neizšķirtu.
        [win-loss] uzvara kļuva par zaudējumu.
       *[draw-loss] neizšķirts kļuva par zaudējumu.
    }
page-review-resigned = { $name }: padošanās, lai gan spēle vēl nebija zaudēta.
page-review-time = { $name }: laiks beidzās, lai gan spēle vēl nebija zaudēta.
page-review-move = { $number }. solis
page-review-played = Gājiens:
page-review-better = Labāk:
page-review-advice = Bota izvēle:
page-review-kept = { $count ->
        [zero] { $count } jūsu kļūdu kļuva par uzdevumiem.
        [one] { $count } jūsu kļūda kļuva par uzdevumu.
       *[other] { $count } jūsu kļūdas kļuva par uzdevumiem.
    }
page-training = Jūsu kļūdas
page-review-more = un vēl { $count }
page-review-sign = { $verdict ->
        [win] uzvara
        [draw] neizšķirts
       *[loss] zaudējums
    }
page-review-turning = Pavērsiena punkti
page-review-no-turning = Pavērsiena punktu nebija.
page-review-missed = { $squares ->
        [yes] Nepieteiktās rindas un kvadrāti
       *[no] Nepieteiktās rindas
    }
page-review-completed = { $squares ->
        [yes] Kvadrātu izveidoja
       *[no] Rindu izveidoja
    } { $name } ({ $number }. solis)
page-review-running = Šī spēle vēl nav beigusies. Analīze būs pieejama pēc spēles.
page-review-link = Analīzes saite (to var atvērt ikviens)
page-from-here = Turpināt no šejienes ar botu
page-from-here-not = Šeit vairs nav ko spēlēt. Pārejiet uz agrāku pozīciju un turpiniet no tās.
page-from-here-bot = Bota līmenis
page-from-here-side = Kura vietā spēlēsiet?
page-download = Lejupielādēt spēles pierakstu
page-take-along = Turpināt citur
page-take-along-about = { $secrets ->
        [yes] Atveriet šo saiti citā ierīcē un turpiniet spēli tur. Saitē ir visa spēle, arī slepenās kartītes.
       *[no] Atveriet šo saiti citā ierīcē un turpiniet spēli tur. Saitē ir visa spēle.
    }
page-game-link = Spēles saite (tajā ir visa spēle)
page-bad-link = Šajā saitē spēles nav. Iespējams, trūkst kādas tās daļas.
page-position = Pozīcija { $place } no { $total }
page-standing-win = Ja abi spēlē bez kļūdām, uzvar { $name }.
page-standing-draw = Ja abi spēlē bez kļūdām, iznākums ir neizšķirts.
page-standing-unknown = Vēl nav zināms.

## A first game

page-tour-title = Jūsu pirmā spēle
page-tour-ask = Spēlējat pirmo reizi?
page-tour-take = Kā spēlēt
page-tour-step = { $step } no { $total }
page-tour-quarto-1 = Spēlē ir 16 figūras: katra gaiša vai tumša, apaļa vai kantaina, īsa vai gara, ar iedobumu vai bez tā. Tās pieder abiem spēlētājiem.
page-tour-quarto-2 = Pretinieks iedod jums figūru, un jūs to noliekat uz jebkura brīva lauciņa. Tad jūs izvēlaties figūru, kas jānoliek pretiniekam.
page-tour-quarto-3 = Uzvar tas, kurš { $calls ->
        [yes] ierauga
       *[no] izveido
    } { $squares ->
        [yes] rindu vai 2 × 2 kvadrātu
       *[no] rindu
    } no četrām figūrām ar kopīgu pazīmi{ $chosen ->
        [yes] . Izvēlētās pazīmes: { $traits }.
       *[no] : četrām garām, četrām apaļām un tā tālāk.
    } Pirms iedodat figūru, paskatieties divreiz!
page-tour-quarto-4 = { $squares ->
        [yes] Rinda vai kvadrāts ir jāpiesaka: spiediet „QUARTO!” un atzīmējiet četrus lauciņus. Ja pretinieks kaut ko nepamana, varat to pieteikt, kad saņemat nākamo figūru.
       *[no] Rinda ir jāpiesaka: spiediet „QUARTO!” un atzīmējiet tās četrus lauciņus. Ja pretinieks rindu nepamana, varat to pieteikt, kad saņemat nākamo figūru.
    }
page-tour-quartino-1 = Jums ir četras slepenas kartītes. Katrā ir četras krāsas: { $geometry ->
        [grid] pa vienai četriem blakus esošiem lauciņiem, kas veido kvadrātu.
       *[wheel] viena – riteņa centram, trīs – blakus esošiem apļa lauciņiem.
    }
page-tour-quartino-2 = Savā gājienā jūs noliekat jebkuras krāsas kauliņu uz jebkura lauciņa, arī uz citiem kauliņiem. Svarīgi ir tikai augšējie kauliņi.
page-tour-quartino-3 = Kad augšējie kauliņi atbilst kādai jūsu kartītei, piesakiet QUARTINO: izvēlieties kartīti, grieziet to, līdz tā atbilst, un izspēlējiet. Četri tai atbilstošie kauliņi atgriežas krājumā, un jūs noliekat vēl vienu. Uzvar tas, kurš pirmais izspēlē visas četras kartītes.
page-tour-quartino-4 = Ja jūsu gājiena sākumā laukumā ir vismaz četri vienas krāsas kauliņi, varat pieteikt Krāsu un saņemt papildu kauliņu. Četru vai vairāk kauliņu kolonnu noņem, un par to saņemat vēl vienu.
