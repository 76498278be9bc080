### Analizės lenta: padėtis, vertės, ėjimai ir priežastys.

analysis-unable = Ši naršyklė analizės lentos nepalaiko: atnaujinkite ją.
analysis-set-up = Sudėti padėtį
analysis-game = Žaidimas
analysis-analyse = Analizuoti
analysis-clear = Nuimti viską
analysis-possible = Tokia padėtis įmanoma.
analysis-impossible = Tokia padėtis neįmanoma.
analysis-paste = Įklijuoti
analysis-paste-what = Padėtis, žaidimo įrašas arba nuoroda
analysis-open = Atverti
analysis-undo = Atšaukti: grąžinti tai, kas paskiausiai pakeista ar ištrinta
analysis-put-aside = Ankstesnę analizę grąžins „Atšaukti“.
analysis-cut = Ištrinta: grąžinsite mygtuku „Atšaukti“.
analysis-bad-text = Šio teksto perskaityti nepavyko.
analysis-bad-link = Šios nuorodos atverti nepavyko.
analysis-link = Šios analizės nuoroda

## Values

analysis-thinking = Skaičiuojama…
analysis-to-move = Eina { $name }
analysis-over-won = Laimėjo { $name }.
analysis-over-drawn = Žaidimas baigėsi lygiosiomis.
analysis-verdict-win = Laimi { $name }
analysis-verdict-win-in = { $name } laimi per { $count ->
        [one] { $count } ėjimą
        [few] { $count } ėjimus
       *[other] { $count } ėjimų
    }
analysis-verdict-draw = Žaidžiant be klaidų – lygiosios
analysis-verdict-not-loss = { $name } pasieks bent lygiąsias
analysis-verdict-not-win = { $name } geriausiu atveju pasieks lygiąsias
analysis-verdict-unknown = Dar per anksti spręsti
analysis-estimate = { $name } laimi maždaug { $chance } žaidimų
analysis-estimate-what = Tai stipraus boto vertinimai, gauti iš bandomųjų žaidimų, o ne įrodymai. ± yra standartinė paklaida: ji rodo kortelių dalijimo atsitiktinumą, bet ne boto klaidas.
analysis-valued = { $label }: { $value }
analysis-value-win = laimi
analysis-value-win-in = laimi per { $count ->
        [one] { $count } ėjimą
        [few] { $count } ėjimus
       *[other] { $count } ėjimų
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
analysis-best-turns = Geriausi ėjimai
analysis-no-turns = Geriausi ėjimai matomi tik tada, kai žinomos visos einančio žaidėjo kortelės.
analysis-moves = Ėjimai
analysis-no-moves = Atlikite ėjimą lentoje. Norėdami pradėti variantą, grįžkite į ankstesnę padėtį ir eikite kitaip.
analysis-comment = Pastaba apie šį ėjimą
analysis-promote = Padaryti pagrindiniu
analysis-delete-move = Trinti nuo čia
analysis-why = Kodėl?

## How bots fared from an opening

analysis-opening = Kaip botams sekasi šioje padėtyje
analysis-opening-what = Nuo šios padėties kiekvienas botas žaidė pats su savimi. Kiekvieno boto žaidimų skaičius: { $games }. Klaida – tai ėjimas, kuriuo prarandamas laimėjimas arba lygiosios. Rodomi šio žaidėjo rezultatai: { $name }.
analysis-opening-bot = Botas
analysis-opening-faulty = Žaidimai su klaida
analysis-opening-first = Pirmoji klaida: ėjimas
analysis-opening-results = Laimėta–lygiosios–pralaimėta
analysis-opening-next = Kur veda kiekvienas ėjimas
analysis-opening-next-what = Kokia dalis žaidimų po šio ėjimo buvo su boto klaida; laukeliui – visų figūrėlių, kurias galima paduoti, vidurkis. × rodo, kiek ėjimų dėl simetrijos yra lygiaverčiai.
analysis-opening-none = Žaidimų įrašyta tik pagal spausdintas taisykles: keturi bruožai, eilę reikia paskelbti, 2 × 2 kvadratai negalioja.
analysis-opening-far = Nuo šios padėties žaidimų neįrašyta.

## Saved and exported

analysis-saved = Išsaugotos analizės
analysis-name = Pavadinimas
analysis-is-saved = Kiekvienas šios analizės pakeitimas išsaugomas.
analysis-not-saved = Išsaugoti nepavyko: naršyklės saugykla pilna arba išjungta.
analysis-delete = Trinti „{ $title }“
analysis-delete-ask = Išsaugota analizė bus ištrinta visam laikui.
analysis-move-count = { $count ->
        [one] { $count } žingsnis
        [few] { $count } žingsniai
       *[other] { $count } žingsnių
    }
analysis-record = Žaidimo įrašas
analysis-play-unknown = Kad galėtumėte žaisti, pirma spauskite „Sudėti padėtį“ ir pasirinkite visas korteles.
analysis-no-picture = Paveikslėlio sukurti nepavyko.

## Quarto!

analysis-quarto-set-up-how = Tempkite figūrėles ant lentos arba palieskite figūrėlę, tada laukelį. Klaviatūra: rodyklėmis eikite į laukelį ir įveskite figūrėlę (0–9, A–F); „Delete“ ją nuima.
analysis-quarto-hand = Figūrėlė rankoje
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

## Quartino

analysis-quartino-set-up-how = Tempkite akmenėlius ant lentos arba palieskite spalvą, tada laukelį: akmenėlis dedamas ant viršaus. Kai spalva nepasirinkta, palietus laukelį nuimamas viršutinis akmenėlis. Klaviatūra: rodyklėmis eikite į laukelį ir spauskite R, Y, G arba B; „Delete“ akmenėlį nuima. Kortelę pasirinksite ją palietę.
analysis-quartino-claims = Kortelių deriniai lentoje
analysis-quartino-claimed = Kortelė jau sužaista
analysis-quartino-unknown = Nežinoma kortelė
analysis-quartino-mover = Eina
analysis-quartino-phase = Fazė
analysis-quartino-phase-colour = Skelbti Spalvą?
analysis-quartino-phase-place = { $count ->
        [one] Padėti { $count } akmenėlį
        [few] Padėti { $count } akmenėlius
       *[other] Padėti { $count } akmenėlių
    }
analysis-quartino-phase-claim = Skelbti QUARTINO arba baigti ėjimą
analysis-quartino-no-colour = Spalvos skelbti negalima: lentoje nėra keturių vienos spalvos akmenėlių.
analysis-quartino-no-stone = Skelbti QUARTINO negalima: lenta tuščia.
analysis-quartino-few-stones = Liko mažiau akmenėlių, nei reikia padėti ({ $count }).
analysis-quartino-high-stack = Jei dar reikia padėti tiek akmenėlių ({ $count }), ką tik buvo Stulpas, ir visi aukšti stulpai nuimti: tokio aukšto būti negali.
analysis-quartino-many-stones = Kiekvienos spalvos akmenėlių yra tik { $count }.
analysis-quartino-twice = Kortelė { $card } nurodyta du kartus.
analysis-quartino-over = Žaidėjas { $seat } sužaidė visas keturias korteles, todėl žaidimas jau baigtas.
analysis-quartino-not-shown = Kortelė { $card } negalėjo būti sužaista paskutinė: lentoje nėra jos derinio.
analysis-quartino-mover-left = Žaidėjas { $seat } iškrito iš žaidimo, todėl eiti negali.
analysis-quartino-few-left = Žaidime turi likti bent du žaidėjai.
analysis-quartino-card-claimed = { $name } ją jau sužaidė.
analysis-quartino-card-held = Ją turi { $name }.
analysis-quartino-card-maybe = Nežinoma, ar kas nors ją turi.
analysis-quartino-card-nobody = Jos niekas neturi.
analysis-quartino-claim-later = QUARTINO skelbiama tik padėjus visus ėjimo akmenėlius.
analysis-quartino-no-claim = Dabar lentoje nėra nė vienos kortelės derinio.
