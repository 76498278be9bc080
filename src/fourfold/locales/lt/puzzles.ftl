### Uždaviniai: temos, užduotys, kaip atsakyti ir ką atsakymas duoda.

puzzle-header = Uždavinys { $id } · { $theme } · sudėtingumas { $difficulty }
puzzle-daily = Dienos uždavinys, { $date }
puzzle-supply = Likusios figūrėlės
puzzle-prompt = Jūsų atsakymas (? pagalba, s sprendimas, q išeiti):
puzzle-right = Teisingai.
puzzle-reply = Priešininko atsakymas: { $turn }.
puzzle-solved = Išspręsta!
puzzle-solved-later = Išspręsta, tik ne iš pirmo karto.
puzzle-wrong = Ne, neteisingai. Bandykite dar kartą.
puzzle-refutation = Štai kodėl: { $turns }
puzzle-solution = Sprendimas: { $turns }
puzzle-illegal = Čia taip negalima: { $why }
puzzle-rating = Jūsų reitingas: { $rating } ({ $change })
puzzle-next = Enter – kitas uždavinys, q – išeiti:
puzzle-none = Tokių uždavinių nėra.
puzzle-answer-win = laimėjimas
puzzle-answer-draw = lygiosios
puzzle-answer-loss = pralaimėjimas

## Puslapyje

puzzle-about = Uždavinių: { $count }, kiekvieno sprendimas įrodytas. Reitingą keičia tik pirmasis bandymas spręsti uždavinį. Reitingas saugomas šioje naršyklėje.
puzzle-unable = Ši naršyklė uždavinių nepalaiko: atnaujinkite ją.
puzzle-unknown = Tokio uždavinio nėra.
puzzle-solve = Spręsti
puzzle-training = Treniruotė
puzzle-theme = Tema
puzzle-any-theme = Visos temos
puzzle-rules = Taisyklės
puzzle-any-rules = Visos taisyklės
puzzle-rules-standard = Įprastos
puzzle-rules-squares = Su 2 × 2 kvadratais
puzzle-rules-fewer = Mažiau nei keturi bruožai
puzzle-rules-grid = Tinklelis 3 × 3
puzzle-level = Sudėtingumas
puzzle-level-own = Pagal mano reitingą
puzzle-level-easy = Lengvi
puzzle-level-medium = Vidutiniai
puzzle-level-hard = Sunkūs
puzzle-train = Pradėti
puzzle-all-tried = Visus šiuos uždavinius jau sprendėte. Pasirinkite kitus.
puzzle-stat-rating = Reitingas
puzzle-stat-tried = Spręsta uždavinių
puzzle-stat-streak = Išspręsta iš eilės
puzzle-stat-best = Daugiausia iš eilės
puzzle-latest = Neseniai spręsti
puzzle-list-solved = Išspręsta
puzzle-list-missed = Neišspręsta
puzzle-difficulty = Sudėtingumas { $difficulty }
puzzle-goes-on = Teisingai! Priešininkas atsakė – tęskite.
puzzle-next-one = Kitas uždavinys
puzzle-retry = Bandyti dar kartą
puzzle-show = Rodyti sprendimą
puzzle-failed = Įvyko klaida. Bandykite dar kartą.
puzzle-share = Dalytis rezultatu
puzzle-sprint = Sprintas
puzzle-sprint-short = Per tris minutes raskite kuo daugiau eilių.
puzzle-sprint-about = Pažymėkite keturias eilės figūrėles arba spauskite „Nėra ko skelbti“. Už klaidą atimama dešimt sekundžių, o už teisingus atsakymus iš eilės laiko pridedama.
puzzle-sprint-key = Klaviatūra: „Nėra ko skelbti“ – minuso klavišas.
puzzle-sprint-flash = Kiek laiko rodyti lentą
puzzle-sprint-flash-off = Kol atsakysiu
puzzle-sprint-flash-seconds = { $seconds } s, tada atsakyti iš atminties
puzzle-sprint-hidden = Ar buvo eilė? Atsakykite iš atminties.
puzzle-sprint-time = Laikas
puzzle-sprint-right = Teisingai
puzzle-sprint-row = Iš eilės
puzzle-sprint-best = Geriausias rezultatas
puzzle-sprint-over = Laikas baigėsi!
puzzle-sprint-result = Teisingai: { $right }, klaidingai: { $wrong }.
puzzle-sprint-record = Naujas jūsų rekordas!
puzzle-sprint-line = Praleidote šią eilę.
puzzle-sprint-square = Praleidote šį kvadratą.
puzzle-sprint-missed = Lentos, kuriose suklydote
puzzle-streak = Serija
puzzle-streak-short = Vis sunkesni uždaviniai – iki pirmosios klaidos.
puzzle-streak-about = Išspręskite kuo daugiau uždavinių iš eilės. Jie vis sunkėja, o pirmoji klaida seriją baigia. Neskubėkite: laikas neribojamas.
puzzle-streak-game = Žaidimas
puzzle-streak-count = Išspręsta iš eilės: { $count }.
puzzle-streak-over = Serija baigėsi.
puzzle-streak-again = Nauja serija
puzzle-picture = Dalytis paveikslėliu
puzzle-choice-win = Laimėjimas
puzzle-choice-draw = Lygiosios
puzzle-choice-loss = Pralaimėjimas
puzzle-choice-none = Nėra ko skelbti
puzzle-why-lost = Tada laimi priešininkas.
puzzle-why-drawn = Tai tik lygiosios.
puzzle-why-goal = Taip tikslo nepasieksite.
puzzle-why-no-line = { $squares ->
    [yes] Tame laukelyje nei eilė, nei kvadratas nesusidaro.
   *[no] Tame laukelyje eilė nesusidaro.
}
puzzle-why-nothing-shared = { $squares ->
    [yes] Visi keturi laukeliai užimti, bet jų figūrėlės neturi nieko bendra.
   *[no] Eilė pilna, bet jos keturios figūrėlės neturi nieko bendra.
}
puzzle-why-judge = Ne: pažiūrėkite, kaip baigiasi žaidimas, kai niekas neklysta.
puzzle-why-call = Ten nėra ko skelbti.
puzzle-why-missed = Yra ką paskelbti. Pažiūrėkite dar kartą.
puzzle-why-no-claim = Viršutiniai akmenėliai ten šios kortelės neatitinka.
puzzle-why-claim = Viršutiniai akmenėliai atitinka vieną iš jūsų kortelių.
puzzle-why-no-colour = Papildomas akmenėlis nepadeda sužaisti dar vienos kortelės.
puzzle-why-colour = Su papildomu akmenėliu būtumėte sužaidę dar vieną kortelę.
puzzle-why-two-claims = Taip dviejų kortelių nesužaisite.
puzzle-why-stones = Taip kortelės nesužaisite.

## Quarto!

puzzle-quarto-win-1 = Laimėjimas 1 ėjimu
    .task = Padėkite figūrėlę taip, kad laimėtumėte.
puzzle-quarto-win-2 = Laimėjimas 2 ėjimais
    .task = Laimėkite antruoju savo ėjimu, kad ir ką darytų priešininkas.
puzzle-quarto-win-3 = Laimėjimas 3 ėjimais
    .task = Laimėkite trečiuoju savo ėjimu, kad ir ką darytų priešininkas.
puzzle-quarto-win-4 = Laimėjimas 4 ėjimais
    .task = Laimėkite ketvirtuoju savo ėjimu, kad ir ką darytų priešininkas.
puzzle-quarto-safe-piece = Kurią figūrėlę paduoti?
    .task = { $alike ->
        [yes] Kurią figūrėlę galite paduoti ir nepralaimėti? Svarbūs tik galiojantys bruožai.
       *[no] Tik viena figūrėlė neveda į pralaimėjimą. Kurią paduosite priešininkui?
    }
puzzle-quarto-only-draw = Vienintelis kelias į lygiąsias
    .task = Lygiąsias išsaugo tik vienas ėjimas. Raskite jį.
puzzle-quarto-judge = Laimėjimas, lygiosios ar pralaimėjimas?
    .task = Jūsų ėjimas. Kuo žaidimas jums baigsis, jei daugiau niekas nesuklys?
puzzle-quarto-spot = Raskite eilę
    .task = { $squares ->
        [yes] Ar yra eilė arba kvadratas, kurį galima paskelbti?
       *[no] Ar yra eilė, kurią galima paskelbti?
    }
puzzle-quarto-how-turn = Įveskite laukelį ir paduodamą figūrėlę, pvz., b3=A. Jei padėjus figūrėlę žaidimas baigiasi, užtenka laukelio.
puzzle-quarto-how-give = Įveskite = ir figūrėlę, pvz., =A.
puzzle-quarto-how-judge = Įveskite skaičių: 1 – laimėjimas, 2 – lygiosios, 3 – pralaimėjimas.
puzzle-quarto-how-spot = Įveskite pirmąjį ir paskutinį laukelį, pvz., a1-d4, arba -, jei nėra ko skelbti.

## Quartino

puzzle-quartino-claim = Ar galite skelbti QUARTINO?
    .task = Ar viršutiniai akmenėliai atitinka vieną iš jūsų kortelių?
puzzle-quartino-stones = Tinkami akmenėliai
    .task = Padėkite akmenėlius taip, kad galėtumėte skelbti QUARTINO, ir skelbkite.
puzzle-quartino-two-claims = Dvi kortelės vienu ėjimu
    .task = Skelbkite QUARTINO, padėkite dar vieną akmenėlį ir skelbkite antrą kartą.
puzzle-quartino-colour = Skelbti Spalvą ar ne?
    .task = Skelbkite Spalvą tik tada, kai papildomas akmenėlis padeda šiuo ėjimu sužaisti dar vieną kortelę.
puzzle-quartino-how-claim = Įveskite kortelę ir išpjovą, pvz., RYGB@5, arba -, jei skelbti negalima.
puzzle-quartino-how-turn = Įveskite akmenėlius ir skelbimus iš eilės, pvz., R3,G0,RYGB@5.
puzzle-quartino-how-colour = Įveskite +, jei skelbiate Spalvą, arba -, jei jos atsisakote.
