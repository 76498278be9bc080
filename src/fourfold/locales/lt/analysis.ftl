### Analizės lenta: padėtis, vertės, ėjimai ir priežastys.

analysis-unable = Ši naršyklė analizės lentos nepalaiko: atnaujinkite ją.
analysis-set-up = Sudėti padėtį
analysis-analyse = Analizuoti
analysis-clear = Nuimti viską
analysis-possible = Tokia padėtis įmanoma.
analysis-impossible = Tokia padėtis neįmanoma.
analysis-paste = Įklijuoti
analysis-paste-what = Padėtis, žaidimo įrašas arba nuoroda
analysis-open = Atverti
analysis-bad-text = Šio teksto perskaityti nepavyko.
analysis-bad-link = Šios nuorodos atverti nepavyko.
analysis-link = Šios analizės nuoroda

## Values

analysis-thinking = Skaičiuojama…
analysis-to-move = Eina { $name }
analysis-over-won = Laimėjo { $name }.
analysis-over-drawn = Žaidimas baigėsi lygiosiomis.
analysis-verdict-win = Laimi { $name }
analysis-verdict-win-in = { $name } laimi { $count ->
        [one] { $count } ėjimu
        [few] { $count } ėjimais
       *[other] per { $count } ėjimų
    }
analysis-verdict-draw = Žaidžiant be klaidų – lygiosios
analysis-verdict-not-loss = { $name } pasieks bent lygiąsias
analysis-verdict-not-win = { $name } geriausiu atveju pasieks lygiąsias
analysis-verdict-unknown = Dar per anksti spręsti
analysis-valued = { $label }: { $value }
analysis-value-win = laimi
analysis-value-win-in = laimi { $count ->
        [one] { $count } ėjimu
        [few] { $count } ėjimais
       *[other] per { $count } ėjimų
    }
analysis-value-draw = lygiosios
analysis-value-loss = pralaimi
analysis-value-loss-in = pralaimi per { $count ->
        [one] { $count } ėjimą
        [few] { $count } ėjimus
       *[other] { $count } ėjimų
    }
analysis-value-not-loss = bent lygiosios
analysis-value-not-win = geriausiu atveju lygiosios
analysis-value-unknown = dar nežinoma

## Moves

analysis-line = Geriausia tąsa
analysis-moves = Ėjimai
analysis-no-moves = Atlikite ėjimą lentoje. Norėdami pradėti variantą, grįžkite atgal ir eikite kitaip.
analysis-comment = Pastaba apie šį ėjimą
analysis-promote = Padaryti pagrindiniu
analysis-delete-move = Trinti nuo čia
analysis-why = Kodėl?

## Saved and exported

analysis-saved = Išsaugotos analizės
analysis-name = Pavadinimas
analysis-is-saved = Kiekvienas šios analizės pakeitimas išsaugomas.
analysis-not-saved = Išsaugoti nepavyko: naršyklės saugykla pilna arba išjungta.
analysis-delete = Trinti „{ $title }“
analysis-move-count = { $count ->
        [one] { $count } žingsnis
        [few] { $count } žingsniai
       *[other] { $count } žingsnių
    }
analysis-record = Pagrindinio varianto įrašas
analysis-no-picture = Paveikslėlio sukurti nepavyko.

## Quarto!

analysis-quarto-set-up-how = Tempkite figūrėles ant lentos arba palieskite figūrėlę, tada laukelį. Klaviatūra: rodyklėmis eikite į laukelį ir įveskite figūrėlę (0–9, A–F); „Delete“ ją nuima.
analysis-quarto-give = Paduoti šią figūrėlę
analysis-quarto-take-back = Paimti atgal
analysis-quarto-last = Paskutinė padėta į
analysis-quarto-no-last = Žaidžiant su šūksniais, reikia nurodyti laukelį, į kurį padėta paskutinė figūrėlė, pvz., „5 b3“.
analysis-quarto-last-empty = Paskutinė figūrėlė negalėjo būti padėta į laukelį { $square }: jis laisvas.
analysis-quarto-over = { $group } jau sudaryta: žaidimas baigtas, tad rankoje figūrėlės būti negali.
analysis-quarto-two-ends = Viena figūrėlė negali iš karto sudaryti { $groups }: žaidimas baigėsi anksčiau.
analysis-quarto-other-last = Figūrėlė, padėta į laukelį { $square }, nesudaro { $groups }.
analysis-quarto-twice = Figūrėlė { $piece } nurodyta du kartus.
analysis-quarto-no-window = Čia niekas negalėjo nei šaukti QUARTO!, nei pasuoti.
analysis-quarto-wins-on = Rankoje esanti figūrėlė atneša pergalę čia: { $squares }.
analysis-quarto-safe = Saugių figūrėlių liko: { $count } iš { $total }.
analysis-quarto-parity = Jei eilės nesikeis, pirmąją figūrėlę, kuri sudaro eilę, turės paduoti { $name }.
analysis-quarto-threat = { $squares ->
        [yes] Kvadrate laisvas
       *[no] Eilėje laisvas
    } laukelis { $square }: { $traits }
analysis-quarto-no-piece = Nė viena likusi figūrėlė netinka.
analysis-quarto-no-threat = Dar nėra eilės, kuriai trūktų tik vienos figūrėlės.
