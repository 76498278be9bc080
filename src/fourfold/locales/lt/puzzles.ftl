### Uždaviniai: temos, užduotys, kaip atsakyti ir ką atsakymas duoda.

puzzle-header = Uždavinys { $id } · { $theme } · sunkumas { $difficulty }
puzzle-daily = Dienos uždavinys, { $date }
puzzle-supply = Likusios figūrėlės
puzzle-prompt = Jūsų atsakymas (? pagalba, s sprendimas, q baigti):
puzzle-right = Teisingai.
puzzle-reply = Priešininko atsakymas: { $turn }.
puzzle-solved = Išspręsta!
puzzle-wrong = Ne, neteisingai. Bandykite dar kartą.
puzzle-refutation = Štai kodėl: { $turns }
puzzle-solution = Sprendimas: { $turns }
puzzle-illegal = Čia taip negalima: { $why }
puzzle-rating = Jūsų reitingas: { $rating } ({ $change })
puzzle-next = Enter – kitas uždavinys, q – baigti:
puzzle-none = Tokių uždavinių nėra.
puzzle-answer-win = laimėjimas
puzzle-answer-draw = lygiosios
puzzle-answer-loss = pralaimėjimas

## Puslapyje

puzzle-about = Uždavinių: { $count }, kiekvienas įrodytas. Reitingą keičia tik pirmas bandymas spręsti uždavinį; jis lieka šioje naršyklėje.
puzzle-unable = Ši naršyklė uždavinių nepalaiko: atnaujinkite ją.
puzzle-unknown = Tokio uždavinio nėra.
puzzle-solve = Spręsti
puzzle-training = Treniruotė
puzzle-theme = Tema
puzzle-any-theme = Visos temos
puzzle-level = Sunkumas
puzzle-level-own = Pagal mano reitingą
puzzle-level-easy = Lengvi
puzzle-level-medium = Vidutiniai
puzzle-level-hard = Sunkūs
puzzle-train = Pradėti
puzzle-all-tried = Šiuos jau bandėte visus. Pasirinkite kitus.
puzzle-stat-rating = Reitingas
puzzle-stat-tried = Bandyta uždavinių
puzzle-stat-streak = Išspręsta iš eilės
puzzle-stat-best = Ilgiausia serija
puzzle-latest = Naujausi uždaviniai
puzzle-list-solved = Išspręsta
puzzle-list-missed = Neišspręsta
puzzle-difficulty = Sunkumas { $difficulty }
puzzle-goes-on = Teisingai! Priešininkas atsakė – tęskite.
puzzle-next-one = Kitas uždavinys
puzzle-retry = Bandyti dar kartą
puzzle-show = Rodyti sprendimą
puzzle-failed = Kažkas nepavyko. Bandykite dar kartą.
puzzle-share = Pasidalykite rezultatu
puzzle-sprint = Sprintas
puzzle-sprint-short = Per tris minutes raskite kuo daugiau eilių.
puzzle-sprint-about = Pažymėkite keturias eilės figūrėles arba pasakykite, kad nieko nėra (minuso klavišas). Klaida kainuoja dešimt sekundžių, o teisingi atsakymai iš eilės grąžina laiko.
puzzle-sprint-time = Laikas
puzzle-sprint-right = Teisingai
puzzle-sprint-row = Iš eilės
puzzle-sprint-best = Geriausias rezultatas
puzzle-sprint-over = Laikas baigėsi!
puzzle-sprint-result = Teisingai: { $right }, klaidingai: { $wrong }.
puzzle-sprint-record = Jūsų geriausias rezultatas!
puzzle-sprint-missed = Praleistos lentos
puzzle-picture = Paveikslėlis
puzzle-choice-win = Laimėjimas
puzzle-choice-draw = Lygiosios
puzzle-choice-loss = Pralaimėjimas
puzzle-choice-none = Nieko nėra
puzzle-why-lost = Po to laimi priešininkas.
puzzle-why-drawn = Tai tik lygiosios.
puzzle-why-goal = Taip tikslo nepasieksite.
puzzle-why-judge = Ne: pažiūrėkite, kaip žaidimas baigiasi be klaidų.
puzzle-why-call = Čia nėra dėl ko šaukti QUARTO!
puzzle-why-missed = Yra dėl ko sušukti QUARTO! Pažiūrėkite dar kartą.
puzzle-why-no-claim = Viršutiniai akmenėliai ten šios kortelės neatitinka.
puzzle-why-claim = Viršutiniai akmenėliai atitinka vieną iš jūsų kortelių.
puzzle-why-no-colour = Dėl papildomo akmenėlio daugiau kortelių neišdėsite.
puzzle-why-colour = Su papildomu akmenėliu būtumėte išdėję viena kortele daugiau.
puzzle-why-two-claims = Taip dviejų kortelių neišdėsite.
puzzle-why-stones = Taip kortelės neišdėsite.

## Quarto!

puzzle-quarto-win-1 = Laimėjimas 1 ėjimu
    .task = Padėkite figūrėlę taip, kad laimėtumėte.
puzzle-quarto-win-2 = Laimėjimas 2 ėjimais
    .task = Laimėkite antruoju savo ėjimu, kad ir ką darytų priešininkas.
puzzle-quarto-win-3 = Laimėjimas 3 ėjimais
    .task = Laimėkite trečiuoju savo ėjimu, kad ir ką darytų priešininkas.
puzzle-quarto-win-4 = Laimėjimas 4 ėjimais
    .task = Laimėkite ketvirtuoju savo ėjimu, kad ir ką darytų priešininkas.
puzzle-quarto-safe-piece = Vienintelė saugi figūrėlė
    .task = Tik viena figūrėlė nepralaimi. Kurią paduosite priešininkui?
puzzle-quarto-only-draw = Vienintelės lygiosios
    .task = Lygiąsias išsaugo tik vienas ėjimas. Raskite jį.
puzzle-quarto-judge = Laimėjimas, lygiosios ar pralaimėjimas?
    .task = Kaip baigsis žaidimas, jei daugiau niekas nesuklys?
puzzle-quarto-spot = Raskite eilę
    .task = { $squares ->
        [yes] Ar yra eilė arba kvadratas, dėl kurio galima sušukti QUARTO!?
       *[no] Ar yra eilė, dėl kurios galima sušukti QUARTO!?
    }
puzzle-quarto-how-turn = Rašykite laukelį ir figūrėlę, kurią paduodate, pvz., b3=A. Jei jūsų figūrėlė baigia žaidimą, užtenka laukelio.
puzzle-quarto-how-give = Rašykite = ir figūrėlę, pvz., =A.
puzzle-quarto-how-judge = Rašykite 1 – laimėjimas, 2 – lygiosios, 3 – pralaimėjimas.
puzzle-quarto-how-spot = Rašykite pirmą ir paskutinį laukelį, pvz., a1-d4, arba -, jei nieko nėra.

## Quartino

puzzle-quartino-claim = Ar galima skelbti?
    .task = Ar viršutiniai akmenėliai atitinka vieną iš jūsų kortelių?
puzzle-quartino-stones = Tinkami akmenėliai
    .task = Padėkite akmenėlius taip, kad galėtumėte skelbti QUARTINO.
puzzle-quartino-two-claims = Dvi kortelės vienu ėjimu
    .task = Skelbkite QUARTINO, padėkite dar vieną akmenėlį ir skelbkite antrą kartą.
puzzle-quartino-colour = Skelbti Spalvą ar ne?
    .task = Skelbkite Spalvą tik tada, jei dėl papildomo akmenėlio šiuo ėjimu išdėsite viena kortele daugiau.
puzzle-quartino-how-claim = Rašykite kortelę ir išpjovą, pvz., RYGB@5, arba -, jei skelbti negalima.
puzzle-quartino-how-turn = Rašykite akmenėlius ir skelbimus iš eilės, pvz., R3,G0,RYGB@5.
puzzle-quartino-how-colour = Rašykite + Spalvai skelbti, - atsisakyti.
