### The words of the web page. Words of the game itself are in play.ftl, phrases and refusals in server.ftl.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Everywhere

page-welcome = Žaiskite „Quarto!“ arba „Quartino“
page-skip-to-content = Pereiti prie turinio
page-loading = Minutėlę…
page-offline = Nėra ryšio arba serveris nepasiekiamas.
page-incomplete = Dalies puslapio nepavyko įkelti.
page-connection-lost = Ryšys nutrūko. Bandoma prisijungti iš naujo; jūsų žaidimas išsaugotas.
page-retrying = Bandoma dar kartą…
page-language-failed = { $language }: nepavyko įkelti. Patikrinkite ryšį ir bandykite dar kartą.
page-no-server = Šioje svetainėje nėra žaidimų serverio. Galite žaisti su botais arba keliese prie vieno ekrano; žaidimai saugomi šioje naršyklėje.
page-no-core = Ši naršyklė per sena, kad joje būtų galima žaisti be serverio. Atnaujinkite ją arba naudokite kitą; „Safari“ tinka nuo 16.4 versijos.
page-update-ready = Yra nauja versija.
page-update = Atnaujinti
page-try-again = Bandyti dar kartą
page-to-start = Į pradinį puslapį
page-back-to-game = Atgal į žaidimą
page-close = Užverti
page-cancel = Atšaukti
page-save = Išsaugoti
page-next = Toliau
page-previous = Atgal
page-skip = Praleisti
page-name = Jūsų vardas
page-name-label = Kaip jus vadins kiti žaidėjai
page-devices = Įrenginiai
page-devices-about = Atjungia visas kitas naršykles, kuriose esate prisijungę, ir panaikina jūsų vietų nuorodas. Čia liksite prisijungę.
page-sign-out-elsewhere = Atjungti kitus mano įrenginius
page-sign-out-about = Taip pat atjungia šią naršyklę ir ištrina iš jos jūsų rezultatus. Po to jūsų žaidimų niekas negalės tęsti, net ir jūs.
page-sign-out = Atsijungti visur
page-privacy = Privatumas
page-privacy-stored = Šis serveris saugo jūsų pasirinktą vardą, atsitiktinį skaičių slapuke, pirmojo ir paskutinio apsilankymo laiką bei jūsų žaidimus. Vardus ir viešus žaidimus gali matyti visi. Jūsų tinklo adresas įrašomas į žurnalą tik tada, kai užklausa nepavyksta arba atmetama, ir niekada neįrašomas kartu su vardu.
page-privacy-kept = Jei žaidimų čia neturite, visa tai ištrinama praėjus parai po paskutinio apsilankymo. Kitaip duomenys saugomi, kol juos ištrins serverio prižiūrėtojas: į jį kreipkitės, jei norite, kad jūsų vardas būtų pašalintas.
page-privacy-browser = Nustatymai, rezultatai ir žaidimai, kuriuos žaidėte be serverio, lieka šioje naršyklėje. Niekam kitam nieko nesiunčiama.
page-guest = Svečias { $number }
page-sound = Garsas
page-sound-ask = Žaisti su garsu?
page-theme-auto = Tema kaip šiame įrenginyje
page-theme-light = Šviesi tema
page-theme-dark = Tamsi tema
page-settings = Nustatymai
page-setting-look = Išvaizda
page-setting-board = Lenta
page-board-wood = Medinė
page-board-contrast = Kontrastinga
page-board-flat = Vienspalvė
page-setting-coordinates = Raidės ir skaičiai ant lentos
page-setting-still = Mažiau judesio
page-setting-moves = Ėjimai
page-setting-confirm = Patvirtinti kiekvieną ėjimą
page-setting-gentle = Švelnus režimas: mygtukas QUARTO! ar QUARTINO sušvinta, kai yra ką paskelbti
page-gentle-about = Žaidžiant su botais ir prie vieno ekrano, bet ne su žmonėmis internetu.
page-gentle-now = Yra ką paskelbti.
page-setting-ends = „Quartino“: baigti ėjimą, kai jokia kortelė negali tikti
page-ends-about = Ar kokia nors kortelė gali tikti, mato visi, tad tai nieko neišduoda.
page-since = Ėjimai nuo paskutinio jūsų ėjimo
page-shortcuts = Spartieji klavišai
page-shortcuts-everywhere = Visuose žaidimuose
page-key-arrows = Judėti po lentą ir tarp figūrėlių
page-key-choose = Pasirinkti; dar kartą – patvirtinti
page-key-list = Šis sąrašas
page-key-call = Sušukti QUARTO!
page-key-colours = Pasirinkti raudoną, geltoną, žalią ar mėlyną akmenėlį
page-key-declare = Skelbti Spalvą arba jos atsisakyti
page-key-turn = Sukti kortelę
page-key-stack = Pamatyti visus laukelio akmenėlius
page-contents = Turinys

## The start page

page-about-quarto = Žaidimas dviem: figūrėlę, kurią padėsite, parenka priešininkas.
page-about-quartino = 2–4 žaidėjams: sudarykite savo slaptų kortelių derinius.
page-opponent = Priešininkas: { $name }
page-play-screen = Prie vieno ekrano
page-play-friend = Su draugais
page-play-anyone = Su bet kuo
page-options = Lygis, vardai, taisyklės ir laikas
page-names = Vardai, kai žaidžiate prie vieno ekrano
page-demo-pause = Sustabdyti demonstraciją
page-no-calls = Eilės skelbti nereikia
page-no-squares = Galioja tik eilės
page-traits-count = { $count ->
        [one] { $count } bruožas
        [few] { $count } bruožai
       *[other] { $count } bruožų
    }
page-seconds = { $count ->
        [one] { $count } sekundė ėjimui
        [few] { $count } sekundės ėjimui
       *[other] { $count } sekundžių ėjimui
    }
page-public = Prie mano žaidimų su draugais gali prisijungti bet kas: rodyti juos sąraše
page-let-watch = Leisti kitiems stebėti mano žaidimus su botais: rodyti juos sąraše
page-seeking = Ieškoma priešininko…
page-seeking-about = Žaidimas prasidės, kai kas nors panorės žaisti pagal tas pačias taisykles. Neužverkite šio puslapio: jį palikus paieška baigsis.
page-read-rules = Skaityti taisykles
page-learn = Mokytis
page-puzzles = Uždaviniai
page-analysis = Analizės lenta
page-analyse = Analizuoti
page-puzzle-daily = Dienos uždavinys
page-more = Kita veikla
page-day-row =
    { $count ->
        [one] { $days } diena iš eilės
        [few] { $days } dienos iš eilės
       *[other] { $days } dienų iš eilės
    }
page-resume = Nebaigti žaidimai
page-paused = Sustabdytas
page-notify = Pranešti, kai bus mano ėjimas
page-list-won = Laimėjote
page-list-lost = Pralaimėjote
page-list-drawn = Lygiosios
page-list-winner = Laimėjo { $name }
page-open-games = Žaidimai su laisva vieta
page-running-games = Dabar žaidžiama
page-past-games = Neseniai baigti žaidimai
page-no-open-games = Šiuo metu niekas nelaukia. Pradėkite žaidimą patys!
page-continue = Tęsti
page-join = Prisijungti
page-watch = Stebėti

## Before the game

page-free-seat = Laisva vieta
page-seats-free = Laisvų vietų: { $count }
page-you = jūs
page-waiting-for-others = Žaidimas prasidės, kai visos vietos bus užimtos.
page-invite-net = Pakviesti per tinklą
page-send-link = Nusiųskite šią nuorodą tiems, su kuriais norite žaisti:
page-invite-link = Kvietimo nuoroda
page-local-only = Ši nuoroda veikia tik šiame kompiuteryje. Kiti galės prisijungti, jei programa „Fourfold“ bus paleista visam jūsų tinklui.
page-qr = Nuoroda kaip QR kodas
page-copy = Kopijuoti nuorodą
page-copied = Nukopijuota
page-share = Dalytis
page-new-link = Nauja nuoroda
page-get-up = Užleisti vietą
page-sit-down = Sėsti ir žaisti
page-invited = { $name } kviečia jus žaisti.
page-room-closed = Šis žaidimas uždarytas dar neprasidėjęs.
page-no-game = Šio žaidimo parodyti negalima
page-no-page = Tokio puslapio nėra

## In the game

page-your-turn = Jūsų ėjimas
page-turn-mine = Jūsų ėjimas: { $what }
page-turn-of = { $name }: { $what }
page-turn-other = Dabar eina { $name }.
page-watching = Jūs stebite žaidimą.
page-to-move = dabar eina
page-away = (atsijungė)
page-slow = { $name } ilgai galvoja.
page-nudge = Priminti
page-nudged = { $name } laukia ėjimo.
page-away-left = { $name } atsijungė. Galėsite nebelaukti po { $time }.
page-away-still = { $name } vis dar negrįžo.
page-away-win = Baigti pergale
page-away-draw = Baigti lygiosiomis
page-away-out = Žaisti be šio žaidėjo
page-away-ask-win = { $name } negrįžo. Baigti žaidimą jūsų pergale?
page-away-ask-draw = { $name } negrįžo. Baigti žaidimą lygiosiomis?
page-away-ask-out = { $name } negrįžo. Žaisti toliau be šio žaidėjo?
page-browsing = Rodoma ankstesnė padėtis.
page-spectators = { $count ->
        [one] { $count } žiūrovas
        [few] { $count } žiūrovai
       *[other] { $count } žiūrovų
    }
page-seconds-left = { $count ->
        [one] liko { $count } sekundė
        [few] liko { $count } sekundės
       *[other] liko { $count } sekundžių
    }
page-board = Lenta
page-supply = Likusios figūrėlės
page-sort = Rikiuoti figūrėles
page-piece = Figūrėlė { $piece }: { $words }
page-hand-empty = Rankoje nėra figūrėlės
page-square-piece = { $square }: { $words }
page-square-empty = { $square }, laisvas
page-place-here = Padėti čia
page-give-this = Paduoti šią figūrėlę
page-call = QUARTO!
page-marked = { $count ->
        [4] Visi 4 laukeliai pažymėti: spauskite QUARTO!
        [one] Pažymėtas { $count } laukelis iš 4.
        [few] Pažymėti { $count } laukeliai iš 4.
       *[other] Pažymėta { $count } laukelių iš 4.
    }
page-move-give = paduoda figūrėlę ({ $words })
page-move-place = padeda figūrėlę į laukelį { $square }
page-move-call = šaukia QUARTO! ({ $group })
page-move-pass = pasuoja
page-move-declare = skelbia Spalvą
page-move-decline = neskelbia Spalvos
page-move-end = baigia ėjimą
page-move-stone = deda { $stone ->
        [R] raudoną
        [Y] geltoną
        [G] žalią
       *[B] mėlyną
    } akmenėlį į { $field } laukelį
page-move-claim = skelbia QUARTINO (kortelė: { $colours })
page-move-claim-wrong = skelbia QUARTINO, bet kortelė netinka
page-placed = { $name } padeda figūrėlę į laukelį { $square }.
page-turn-ended = { $name } baigia ėjimą.
page-colour-declined = { $name } neskelbia Spalvos.
page-claimed = QUARTINO! { $name } sužaidžia kortelę: { $colours } (laukeliai { $fields }).
page-claimed-wrongly = { $name } skelbia QUARTINO, bet kortelė ({ $colours }; laukeliai { $fields }) netinka. Ji grįžta į stovelį, ėjimas baigiasi.
page-claimed-in-vain = { $name } skelbia QUARTINO, bet kortelė netinka.
page-column = Stulpas: akmenėliai nuimti ({ $count ->
        [one] { $fields } laukelis
        [few] laukeliai { $fields }
       *[other] laukeliai { $fields }
    }). { $name } deda vieną papildomą akmenėlį.
page-history = Ėjimai
page-no-moves = Ėjimų dar nėra.
page-first-position = Pradžia
page-first = Į pirmąją padėtį
page-back = Žingsniu atgal
page-forward = Žingsniu pirmyn
page-now = Į dabartinę padėtį
page-menu = Daugiau
page-hints = Patarimai
page-take-back = Atšaukti ėjimą
page-undo = Atšaukti
page-undo-soon = Ėjimas tuoj įsigalios.
page-one-click = Eiti vienu spustelėjimu
page-say = Pasakyti
page-offer-draw = Siūlyti lygiąsias
page-resign = Pasiduoti
page-ask-resign = Ar tikrai pasiduodate?
page-accept = Sutinku
page-decline = Nesutinku
page-draw-offered = { $name } siūlo lygiąsias.
page-ask-draw = Pasiūlyti lygiąsias? Per ėjimą siūlyti galima tik kartą.
page-draw-waiting = Pasiūlėte lygiąsias.
page-draw-declined = { $name } atsisako lygiųjų.
page-draw-refused = Atsisakėte lygiųjų.
page-joined = Prie stalo sėda { $name }.
page-got-up = { $name } pasitraukia nuo stalo.
page-started = Žaidimą pradeda { $name }.
page-taken-back = { $name } atšaukia savo ėjimą.
page-value-unknown = Dar neaišku, kuo baigsis.
page-hint-later = Patarimai rodomi per jūsų ėjimą.
page-hint-win = Šioje padėtyje galite laimėti.
page-hint-draw = Abiem žaidžiant be klaidų, bus lygiosios.
page-hint-loss = Šioje padėtyje gali laimėti priešininkas.
page-hint-quiet = Kol kas lygu: pavojingų figūrėlių dar nėra.
page-hint-danger = Pavojinga: { $dangers }.
page-hint-line = { $traits } ({ $squares ->
        [yes] kvadratas
       *[no] eilė
    } laukelyje { $square })
page-hint-hardest = Lemputė: sunkiausia priešininkui.
page-hint-stone = padėkite { $stone ->
        [R] raudoną
        [Y] geltoną
        [G] žalią
       *[B] mėlyną
    } akmenėlį į { $field } laukelį
page-hint-declare = skelbkite Spalvą
page-hint-decline = neskelbkite Spalvos
page-hint-claim = skelbkite QUARTINO su pažymėta kortele
page-hint-end = baikite ėjimą

## The end

page-result = Rezultatas
page-you-won = Jūs laimėjote!
page-you-lost = Jūs pralaimėjote.
page-won-name = Laimi { $name }!
page-draw = Lygiosios.
page-end-own = { $reader ->
        [winner] Padėjote figūrėlę į laukelį { $square } ir sudarėte { $squares ->
            [yes] kvadratą
           *[no] eilę
        }.
        [loser] Padavėte lemiamą figūrėlę: { $winner } padėjo ją į laukelį { $square } ir sudarė { $squares ->
            [yes] kvadratą
           *[no] eilę
        }.
       *[other] { $winner } padėjo figūrėlę, kurią padavė { $loser }, į laukelį { $square } ir sudarė { $squares ->
            [yes] kvadratą
           *[no] eilę
        }.
    }
page-end-stolen = { $reader ->
        [winner] { $loser } padėjo figūrėlę į laukelį { $square } ir sudarė { $squares ->
            [yes] šį kvadratą
           *[no] šią eilę
        }, bet nesušuko QUARTO! Sušukote jūs.
        [loser] Padėjote figūrėlę į laukelį { $square } ir sudarėte { $squares ->
            [yes] šį kvadratą
           *[no] šią eilę
        }, bet nesušukote QUARTO! Sušuko { $winner }.
       *[other] { $loser } padėjo figūrėlę į laukelį { $square } ir sudarė { $squares ->
            [yes] šį kvadratą
           *[no] šią eilę
        }, bet nesušuko QUARTO! Sušuko { $winner }.
    }
page-end-missed = Padėjote figūrėlę į laukelį { $square } ir sudarėte { $squares ->
            [yes] šį kvadratą
           *[no] šią eilę
        }, bet nesušukote QUARTO!
page-why-cards = { $reader ->
        [winner] Sužaidėte paskutinę kortelę.
       *[other] { $winner } sužaidė paskutinę kortelę.
    }
page-why-time = Priešininko laikas baigėsi.
page-why-resignation = Priešininkas pasidavė.
page-why-absence = Žaidėjas per ilgai negrįžo prie žaidimo.
page-why-full-board = Padėtos visos 16 figūrėlių.
page-why-agreement = Susitarta dėl lygiųjų.
page-lost-time = Jūsų laikas baigėsi.
page-lost-resignation = Jūs pasidavėte.
page-lost-absence = Per ilgai negrįžote prie žaidimo.
page-drawn = Žaidimas baigėsi lygiosiomis.
page-shared = Bendri bruožai:
page-missed = { $squares ->
        [yes] Eilės ir kvadratai, kurių niekas nepaskelbė. Pasirinkite, ką parodyti:
       *[no] Eilės, kurių niekas nepaskelbė. Pasirinkite, kurią parodyti:
    }
page-missed-by = { $reader ->
        [mine] Jūs
       *[other] { $name }
    }: { $square }
page-rematch = Žaisti dar kartą
page-rematch-offered = { $name } norėtų žaisti dar kartą.
page-rematch-waiting = Pasiūlėte žaisti dar kartą. { $duel ->
        [yes] Laukiama priešininko.
       *[no] Laukiama kitų.
    }
page-next-game = Kitas žaidimas
page-new-game = Naujas žaidimas
page-review = Analizė

## Results and badges

page-results = Jūsų rezultatai
page-results-about = Saugomi šioje naršyklėje ir su jūsų žaidimais šiame serveryje. Paskyros nereikia.
page-stat-games = Žaidimai
page-stat-won = Laimėta
page-stat-drawn = Lygiosios
page-stat-lost = Pralaimėta
page-stat-streak = Pergalės iš eilės
page-stat-best = Ilgiausia pergalių serija
page-ladder = Jūs prieš botus: { $game }
page-people = Su žmonėmis:
page-score = Laimėta { $won }, lygiosios { $drawn }, pralaimėta { $lost }
page-record = Jūs prieš botą „{ $name }“
page-series = Bendras šių žaidimų rezultatas:
page-draws = Lygiosios: { $count }
page-me = Jūs
page-try = Išbandyti kitą: { $name }
page-badges = Ženkleliai
page-badge-first = Pirmoji pergalė
    .how = Laimėkite žaidimą.
page-badge-unaided = Savo jėgomis
    .how = Įveikite botą be patarimų.
page-badge-streak = Trys iš eilės
    .how = Laimėkite tris žaidimus iš eilės.
page-badge-all = Visapusis žaidėjas
    .how = Bent kartą laimėkite kiekvieną žaidimą.
page-badge-quarto-caught = Akylas žvilgsnis
    .how = Paskelbkite eilę, kurią priešininkas sudarė, bet jos nepastebėjo.
page-badge-quartino-double = Dvi iš karto
    .how = Per vieną ėjimą sužaiskite dvi korteles.
page-no-results = Baigtų žaidimų dar nėra.
page-forget = Ištrinti rezultatus
page-forget-now = Ištrinti dabar
page-forget-about = Rezultatai ir baigti žaidimai iš šios naršyklės ištrinami visam laikui. Žaidimai serveryje lieka.

## Quartino

page-stone-R = raudona
page-stone-Y = geltona
page-stone-G = žalia
page-stone-B = mėlyna
page-phase-colour = Spalva ir Stulpas
page-phase-place = Dėjimas
page-phase-claim = Quartino
page-stones = Likę akmenėliai
page-stone-left = { $stone ->
        [R] raudoni
        [Y] geltoni
        [G] žali
       *[B] mėlyni
    }: { $count ->
        [one] liko { $count }
        [few] liko { $count }
       *[other] liko { $count }
    }
page-field = { $field } laukelis: { $count ->
        [0] tuščias
        [one] { $count } akmenėlis, viršutinio spalva – { $top }
        [few] { $count } akmenėliai, viršutinio spalva – { $top }
       *[other] { $count } akmenėlių, viršutinio spalva – { $top }
    }
page-field-stones = { $field } laukelis, spalvos nuo viršaus: { $stones }
page-colour-take = Spalva: +1 akmenėlis
page-colour-leave = Ne, ačiū
page-place-stone = Padėti akmenėlį
page-claim = Skelbti QUARTINO
page-claim-choose = QUARTINO? Rinkitės kortelę
page-do-colour = lentoje bent keturi vienos spalvos akmenėliai. Skelbti Spalvą?
page-do-claim = pasirinkite tinkamą kortelę arba baikite ėjimą.
page-do-turn = sukite kortelę, kol tiks. Suklydus ėjimas baigiasi.
page-card = Kortelė: { $colours }
page-card-hidden = Užversta kortelė
page-card-claimed = Sužaista: { $colours }
page-card-lies = Kortelė dengia laukelius { $fields }
page-turn-card-on = Sukti kortelę pirmyn
page-turn-card-back = Sukti kortelę atgal
page-rack-mine = Jūsų kortelės
page-rack-of = { $name }: kortelės
page-cards-left = { $count ->
        [one] liko { $count } kortelė
        [few] liko { $count } kortelės
       *[other] liko { $count } kortelių
    }

## The review

page-review-title = Žaidimas žingsnis po žingsnio
page-review-asking = Vertinamos žaidimo padėtys: { $done } iš { $total }
page-review-mistakes = Klaidos
page-review-none = Klaidų nerasta.
page-review-way = Žaidimo eiga
page-review-exact = Tikslus vertinimas: kuo baigtųsi žaidimas, jei toliau abu žaistų be klaidų.
page-review-marks-mistakes = Klaidos pažymėtos raudonai.
page-review-judgement = Apytikslis vertinimas: tikimybę nustato stiprus botas tik pagal tai, ką galėjo žinoti einantis žaidėjas.
page-review-marks-turning = Ženklai žymi lūžio taškus.
page-review-lane = { $name }: tikimybė laimėti { $percent }
page-review-chances = { $name }: tikimybė laimėti { $before } → { $after }
page-review-cost = { $name }: { $change ->
        [win-draw] laimėjimas virto lygiosiomis.
        [win-loss] laimėjimas virto pralaimėjimu.
       *[draw-loss] lygiosios virto pralaimėjimu.
    }
page-review-resigned = { $name } pasidavė, nors žaidimas dar nebuvo pralaimėtas.
page-review-time = { $name }: laikas baigėsi, nors žaidimas dar nebuvo pralaimėtas.
page-review-move = { $number } žingsnis
page-review-played = Ėjimas:
page-review-better = Geriau:
page-review-advice = Boto pasirinkimas:
page-review-kept = { $count ->
        [one] { $count } jūsų klaida tapo uždaviniu.
        [few] { $count } jūsų klaidos tapo uždaviniais.
       *[other] { $count } jūsų klaidų tapo uždaviniais.
    }
page-training = Jūsų klaidos
page-review-more = ir dar { $count }
page-review-sign = { $verdict ->
        [win] laimėjimas
        [draw] lygiosios
       *[loss] pralaimėjimas
    }
page-review-turning = Lūžio taškai
page-review-no-turning = Lūžio taškų nebuvo.
page-review-missed = { $squares ->
        [yes] Eilės ir kvadratai, kurių niekas nepaskelbė
       *[no] Eilės, kurių niekas nepaskelbė
    }
page-review-completed = { $squares ->
        [yes] Kvadratą sudarė
       *[no] Eilę sudarė
    } { $name } ({ $number } žingsnis)
page-review-running = Šis žaidimas dar nebaigtas. Analizuoti jį galėsite, kai baigsis.
page-review-link = Analizės nuoroda (ją gali atverti bet kas)
page-from-here = Žaisti su botu nuo čia
page-from-here-not = Čia nebėra ko žaisti. Grįžkite į ankstesnę padėtį ir žaiskite nuo jos.
page-from-here-bot = Boto lygis
page-from-here-side = Už ką žaisite?
page-download = Atsisiųsti žaidimo įrašą
page-take-along = Tęsti kitur
page-take-along-about = { $secrets ->
        [yes] Atverkite šią nuorodą kitame įrenginyje ir ten žaiskite toliau. Joje yra visas žaidimas, taip pat ir slaptos kortelės.
       *[no] Atverkite šią nuorodą kitame įrenginyje ir ten žaiskite toliau. Joje yra visas žaidimas.
    }
page-game-link = Žaidimo nuoroda (joje yra visas žaidimas)
page-bad-link = Šioje nuorodoje žaidimo nėra. Galbūt trūksta jos dalies.
page-position = { $place } padėtis iš { $total }
page-standing-win = Abiem žaidžiant be klaidų, laimi { $name }.
page-standing-draw = Abiem žaidžiant be klaidų, bus lygiosios.
page-standing-unknown = Dar nežinoma.

## A first game

page-tour-title = Jūsų pirmasis žaidimas
page-tour-ask = Žaidžiate pirmą kartą?
page-tour-take = Kaip žaisti
page-tour-step = { $step } iš { $total }
page-tour-quarto-1 = Žaidime yra 16 figūrėlių: kiekviena šviesi arba tamsi, apvali arba kvadratinė, žema arba aukšta, su duobute arba be jos. Figūrėlės bendros abiem žaidėjams.
page-tour-quarto-2 = Priešininkas paduoda jums figūrėlę, o jūs padedate ją į bet kurį laisvą laukelį. Tada jūs parenkate figūrėlę, kurią turės padėti priešininkas.
page-tour-quarto-3 = Laimi tas, kas { $calls ->
        [yes] pamato
       *[no] sudaro
    } { $squares ->
        [yes] eilę arba 2 × 2 kvadratą
       *[no] eilę
    } iš keturių figūrėlių su bendru bruožu{ $chosen ->
        [yes] . Galiojantys bruožai: { $traits }.
       *[no] : keturių aukštų, keturių apvalių ir panašiai.
    } Prieš paduodami figūrėlę, gerai pasižiūrėkite!
page-tour-quarto-4 = { $squares ->
        [yes] Eilę arba kvadratą reikia paskelbti: spauskite QUARTO! ir pažymėkite keturis laukelius. Jei priešininkas ko nors nepastebėjo, galite tai paskelbti gavę kitą figūrėlę.
       *[no] Eilę reikia paskelbti: spauskite QUARTO! ir pažymėkite jos keturis laukelius. Jei priešininkas eilės nepastebėjo, galite ją paskelbti gavę kitą figūrėlę.
    }
page-tour-quartino-1 = Turite keturias slaptas korteles. Kiekvienoje yra keturios spalvos: { $geometry ->
        [grid] po vieną keturiems gretimiems laukeliams, sudarantiems kvadratą.
       *[wheel] viena – rato centrui, trys – gretimiems ratlankio laukeliams.
    }
page-tour-quartino-2 = Per savo ėjimą dedate bet kurios spalvos akmenėlį į bet kurį laukelį, taip pat ir ant kitų akmenėlių. Svarbūs tik viršutiniai akmenėliai.
page-tour-quartino-3 = Kai viršutiniai akmenėliai atitinka kurią nors jūsų kortelę, skelbkite QUARTINO: pasirinkite kortelę, sukite ją, kol tiks, ir sužaiskite. Keturi ją atitinkantys akmenėliai grįžta į atsargas, ir dedate dar vieną. Laimi tas, kas pirmas sužaidžia visas keturias korteles.
page-tour-quartino-4 = Jei jūsų ėjimo pradžioje lentoje yra bent keturi vienos spalvos akmenėliai, galite paskelbti Spalvą ir gauti papildomą. Keturių ar daugiau akmenėlių stulpas nuimamas, ir už jį gaunate dar vieną.
