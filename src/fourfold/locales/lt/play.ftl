### The words of play, for the terminal and the page.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Both games

play-title-quarto = Quarto!
play-title-quartino = Quartino
play-player = Žaidėjas { $seat }
play-player-alone = Žaidėjas
play-bot = Botas { $seat }
play-your-turn = Jūsų ėjimas: { $what }
play-waiting = { $name } mąsto…
play-curtain = Perduokite ekraną: žaidžia { $name }.
play-curtain-others = Kiti tegul dabar nežiūri.
play-curtain-lift = Aš esu { $name }: rodyti mano korteles
play-yes = Taip
play-no = Ne
play-close = Esc – užverti šį puslapį, rodyklės – slinkti.
play-too-small = Langas per mažas: viskam parodyti reikia 80 × 24 ženklų.
play-keys = ? patarimas  F1 taisyklės  u atšaukti  ^S išsaugoti  ^O įkelti  ^D lygiosios  ^R pasiduoti  n naujas  Esc meniu  q išeiti
play-keys-over = n kitas žaidimas  u atšaukti  ^S išsaugoti  ^O įkelti  F1 taisyklės  F2 tema  Esc meniu  q išeiti
play-ask-resign = { $name }: ar tikrai pasiduodate?
play-ask-draw = Ar visi žaidėjai sutinka baigti lygiosiomis?
play-ask-new = Palikti šį žaidimą ir pradėti naują?
play-ask-quit = Išeiti iš žaidimo? Kas neišsaugota, bus prarasta.
play-resigned = { $name } pasidavė.
play-time-out = { $name }: laikas baigėsi.
play-stayed-away = { $name } per ilgai negrįžo ir nebežaidžia.
play-no-undo = Nėra ko atšaukti. Ėjimus galima atšaukti tik žaidžiant su botu.
play-undone = Paskutinis jūsų ėjimas atšauktas.
play-no-hint = Patarimas skirtas tam, kieno dabar ėjimas.
play-hint-waiting = Ieškoma patarimo…
play-hint = Patarimas: { $moves }
play-hint-valued = Patarimas: { $moves } ({ $value })
play-value-won = laimėjimas
play-value-good = gera padėtis
play-value-even = maždaug lygi padėtis
play-value-bad = sunki padėtis
play-value-lost = pralaimėjimas, jei priešininkas neklys
play-bot-failed = { $name } sugedo ir iškrito iš žaidimo: { $why }
play-no-draw = Susitarti dėl lygiųjų galima tik tada, kai žaidžia vien žmonės.
play-too-late = Padėtis jau pasikeitė, todėl nieko nepadaryta.
play-save-as = Išsaugoti žaidimą naujame faile:
play-saved = Išsaugota faile { $file }.
play-not-saved = Nepavyko išsaugoti failo { $file }: { $why }
play-load-from = Įkelti žaidimą iš failo:
play-not-loaded = Nepavyko įkelti failo { $file }: { $why }
play-you-won = Jūs laimėjote!
play-won-call = QUARTO! Laimi { $name }.
play-won-line = { $squares ->
        [yes] Sudaryta eilė arba kvadratas
       *[no] Sudaryta eilė
    }: laimi { $name }.
play-won-cards = Sužaista paskutinė kortelė: laimi { $name }.
play-won-time = Laikas baigėsi: laimi { $name }.
play-won-resignation = Laimi { $name }: priešininkas pasidavė.
play-won-absence = Laimi { $name }: priešininkas negrįžo.
play-drawn-full-board = Lygiosios: padėtos visos 16 figūrėlių.
play-drawn-agreement = Susitarta dėl lygiųjų.
play-drawn-absence = Lygiosios: žaidėjas negrįžo.

## Quarto!

quarto-colour = spalva
quarto-shape = forma
quarto-height = aukštis
quarto-top = viršus
quarto-light = šviesi
quarto-dark = tamsi
quarto-round = apvali
quarto-square = kvadratinė
quarto-short = žema
quarto-tall = aukšta
quarto-hollow = su duobute
quarto-solid = be duobutės
quarto-in-hand = Rankoje
quarto-sorted = Rikiavimas: { $trait }
quarto-do-give-first = parinkite priešininkui pirmąją figūrėlę.
quarto-do-give = parinkite figūrėlę arba, jei matote { $squares ->
        [yes] eilę arba kvadratą
       *[no] eilę
    }, sušukite QUARTO!
quarto-do-give-only = parinkite priešininkui figūrėlę.
quarto-do-place = padėkite gautą figūrėlę į laisvą laukelį.
quarto-do-place-call = padėkite figūrėlę arba, jei matote { $squares ->
        [yes] eilę arba kvadratą
       *[no] eilę
    }, sušukite QUARTO!
quarto-do-pass = lenta pilna: pasuokite arba, jei matote { $squares ->
        [yes] eilę arba kvadratą
       *[no] eilę
    }, sušukite QUARTO!
quarto-do-pass-only = lenta pilna: pasuokite.
quarto-do-mark = pažymėkite keturis savo QUARTO! laukelius.
quarto-keys-give = Rodyklės arba 0–F figūrėlė · Enter paduoti · t rikiuoti
quarto-keys-place = Rodyklės arba a–d, 1–4 laukelis · Enter padėti · t rikiuoti
quarto-keys-pass = Enter pasuoti
quarto-keys-call = ! šaukti
quarto-keys-mark = Tarpas žymėti laukelį · Tab kita eilė · Enter šaukti · Esc grįžti
quarto-pass = Pasuoti
quarto-taken = Laukelis { $square } užimtas.
quarto-no-group = { $squares ->
        [yes] Šie laukeliai nesudaro nei eilės, nei kvadrato. Pažymėkite keturis vienos eilės ar kvadrato laukelius.
       *[no] Šie laukeliai nesudaro eilės. Pažymėkite keturis vienos eilės laukelius.
    }
quarto-gave = { $name } paduoda figūrėlę { $piece } ({ $words }).
quarto-passed = { $name } pasuoja.
quarto-wrong = { $name } šaukia QUARTO! ({ $group }), bet klysta: { $why } Žaidimas tęsiasi.
quarto-wrong-empty = ne visi keturi laukeliai užimti.
quarto-wrong-different = nėra bendro galiojančio bruožo.
quarto-wrong-old = tai sudaryta anksčiau, todėl jau per vėlu.
quarto-missed = { $squares ->
        [yes] Eilės ir kvadratai, kurių niekas nepaskelbė
       *[no] Eilės, kurių niekas nepaskelbė
    }: { $groups }

## Quartino

quartino-declare = Skelbti Spalvą
quartino-decline = Neskelbti
quartino-end = Baigti ėjimą
quartino-stack = { $field } laukelis, nuo viršaus ({ $count ->
        [0] tuščias
        [one] { $count } akmenėlis
        [few] { $count } akmenėliai
       *[other] { $count } akmenėlių
    }):
quartino-all-stacks = Visi laukeliai, kiekvienas nuo viršutinio akmenėlio žemyn
quartino-out = iškrito iš žaidimo
quartino-do-colour = lentoje yra bent keturi vienos spalvos akmenėliai. Skelbti Spalvą ir gauti papildomą akmenėlį?
quartino-do-place = { $count ->
        [one] padėkite { $count } akmenėlį.
        [few] padėkite { $count } akmenėlius.
       *[other] padėkite { $count } akmenėlių.
    }
quartino-do-claim = jei viršutiniai akmenėliai atitinka vieną iš jūsų kortelių, skelbkite QUARTINO; jei ne, baikite ėjimą.
quartino-keys-colour = + skelbti Spalvą · - atsisakyti · v stulpai
quartino-keys-place = r y g b spalva · 0–8 arba rodyklės laukelis · Enter padėti · v stulpai
quartino-keys-claim = 1–4 kortelė · rodyklės išpjova · Enter skelbti · . baigti ėjimą · v stulpai
quartino-used-up = Šios spalvos akmenėlių nebeliko.
quartino-choose-colour = Pirma pasirinkite spalvą: r, y, g arba b.
quartino-choose-card = Pirma pasirinkite vieną iš savo kortelių: nuo 1 iki 4.
quartino-declared = { $name } skelbia Spalvą: vienas papildomas akmenėlis.
quartino-placed = { $name } deda { $stone ->
        [R] raudoną
        [Y] geltoną
        [G] žalią
       *[B] mėlyną
    } akmenėlį į { $field } laukelį.
quartino-claimed = QUARTINO! { $name } sužaidžia kortelę { $card } ({ $window } išpjova).
quartino-claimed-wrongly = { $name } skelbia QUARTINO su kortele { $card } ({ $window } išpjova), bet ji netinka. Kortelė grįžta į stovelį, ėjimas baigiasi.
quartino-column = Stulpas: akmenėliai nuimti ({ $count ->
        [one] { $fields } laukelis
        [few] laukeliai { $fields }
       *[other] laukeliai { $fields }
    }), gaunamas vienas papildomas.

## The start screen

start-title = Fourfold
start-subtitle = „Quarto!“ ir „Quartino“ prie vieno ekrano
start-game = Žaidimas
start-players = Žaidėjai
start-people = { $count ->
        [one] { $count } žmogus
        [few] { $count } žmonės
       *[other] { $count } žmonių
    }
start-against-bot = Su botu
start-bot = Botas
bot-random = Atsitiktinis žaidėjas
start-traits = Galiojantys bruožai
start-squares = Galioja ir 2 × 2 kvadratai
start-calls = Eilę reikia paskelbti
start-geometry = Lenta
start-wheel = Ratas
start-grid = Tinklelis 3 × 3
start-language = Kalba
start-play = Žaisti
start-load = Įkelti žaidimą
start-rules = Taisyklės
start-quit = Išeiti
start-no-trait = Pasirinkite bent vieną bruožą.

## Who starts, and the time for a turn
start-starter = Kas pradeda?
start-lot = Burtais
start-me = Aš
start-friend = Draugas
start-loser = Kitą žaidimą pradeda pralaimėjusysis (namų taisyklė)
start-then-loser = po to – pralaimėjusysis
start-time = Laikas ėjimui
start-no-limit = Be ribos
start-one-minute = 1 minutė
start-seconds = Sekundės
start-bad-seconds = Laikas turi būti sveikasis sekundžių skaičius nuo { $min } iki { $max }.
start-time-quarto = Spausdintose taisyklėse varžyboms siūloma 1 minutė ėjimui. Pralaimėjimas dėl laiko yra namų taisyklė.
start-time-quartino = Spausdintose taisyklėse laiko ribos nėra: tai namų taisyklė.
play-time-house = Pralaimėjimas dėl laiko yra namų taisyklė.
play-absence-house = Baigti žaidimą, kai žaidėjas negrįžta, leidžia namų taisyklė.
