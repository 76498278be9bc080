### Analīzes laukums: pozīcija, vērtības, gājieni un iemesli.

analysis-unable = Šajā pārlūkprogrammā analīzes laukums nedarbojas: lūdzu, atjauniniet to.
analysis-set-up = Izkārtojums
analysis-game = Spēle
analysis-analyse = Analizēt
analysis-clear = Noņemt visu
analysis-possible = Šāda pozīcija ir iespējama.
analysis-impossible = Šāda pozīcija nav iespējama.
analysis-paste = Ielīmēt
analysis-paste-what = Pozīcija, spēles pieraksts vai saite
analysis-open = Atvērt
analysis-undo = Atsaukt: atgūt pēdējo aizstāto vai izdzēsto
analysis-put-aside = Šeit bija cita analīze: „Atsaukt” to atgūs.
analysis-cut = Izdzēsts: „Atsaukt” to atgūs.
analysis-bad-text = Šo tekstu nevar izlasīt.
analysis-bad-link = Šo saiti nevar atvērt.
analysis-link = Šīs analīzes saite

## Values

analysis-thinking = Notiek aprēķins…
analysis-to-move = Gājienu izdara { $name }
analysis-over-won = Uzvarēja { $name }.
analysis-over-drawn = Spēle beidzās neizšķirti.
analysis-verdict-win = Uzvar { $name }
analysis-verdict-win-in = { $name } uzvar { $count ->
        [zero] { $count } gājienos
        [one] { $count } gājienā
       *[other] { $count } gājienos
    }
analysis-verdict-draw = Neizšķirts, ja neviens nekļūdās
analysis-verdict-not-loss = { $name } panāk vismaz neizšķirtu
analysis-verdict-not-win = { $name } labākajā gadījumā panāk neizšķirtu
analysis-verdict-unknown = Vēl ir par agru spriest
analysis-estimate = { $name } uzvar aptuveni { $chance } spēļu
analysis-estimate-what = Tie ir stipra bota vērtējumi no izmēģinājuma spēlēm, nevis pierādījumi. ± ir standartkļūda: tā rāda kartīšu sadalījuma nejaušību, nevis bota kļūdas.
analysis-valued = { $label }: { $value }
analysis-value-win = uzvar
analysis-value-win-in = uzvar { $count ->
        [zero] { $count } gājienos
        [one] { $count } gājienā
       *[other] { $count } gājienos
    }
analysis-value-draw = neizšķirts
analysis-value-loss = zaudē
analysis-value-loss-in = zaudē { $count ->
        [zero] { $count } gājienos
        [one] { $count } gājienā
       *[other] { $count } gājienos
    }
analysis-value-not-loss = vismaz neizšķirts
analysis-value-not-win = labākajā gadījumā neizšķirts
analysis-value-unknown = vēl nav zināms

## Moves

analysis-line = Labākais turpinājums
analysis-best-turns = Labākie gājieni
analysis-no-turns = Lai redzētu labākos gājienus, jābūt zināmām visām tā spēlētāja kartītēm, kurš izdara gājienu.
analysis-moves = Gājieni
analysis-no-moves = Izdariet gājienu laukumā. Atgriezieties un izdariet citu, lai sāktu variantu.
analysis-comment = Piezīme par šo gājienu
analysis-promote = Padarīt par galveno
analysis-delete-move = Dzēst no šejienes
analysis-why = Kāpēc?

## How bots fared from an opening

analysis-opening = Kā botiem veicas šajā pozīcijā
analysis-opening-what = No šīs pozīcijas katrs bots spēlēja pats ar sevi. Spēļu skaits katram botam: { $games }. Kļūda ir gājiens, ar kuru tiek zaudēta uzvara vai neizšķirts. Redzami šī spēlētāja rezultāti: { $name }.
analysis-opening-bot = Bots
analysis-opening-faulty = Spēles ar kļūdu
analysis-opening-first = Pirmā kļūda: gājiens
analysis-opening-results = Uzvaras–neizšķirti–zaudējumi
analysis-opening-next = Kurp ved katrs gājiens
analysis-opening-next-what = Cik lielā daļā spēļu bots pēc šī gājiena kļūdījās; lauciņam – vidējais rādītājs visām figūrām, ko var iedot. × rāda, cik gājienu simetrijas dēļ ir vienādi.
analysis-opening-none = Ierakstītas tikai spēles pēc iespiestajiem noteikumiem: četras pazīmes, rinda jāpiesaka, 2 × 2 kvadrāti neder.
analysis-opening-far = No šīs pozīcijas spēles nav ierakstītas.

## Saved and exported

analysis-saved = Saglabātās analīzes
analysis-name = Nosaukums
analysis-is-saved = Katra šīs analīzes izmaiņa tiek saglabāta.
analysis-not-saved = Neizdevās saglabāt: pārlūkprogrammas krātuve ir pilna vai izslēgta.
analysis-delete = Dzēst „{ $title }”
analysis-delete-ask = Saglabātā analīze tiks neatgriezeniski izdzēsta.
analysis-move-count = { $count ->
        [zero] { $count } soļu
        [one] { $count } solis
       *[other] { $count } soļi
    }
analysis-record = Spēles pieraksts
analysis-play-unknown = Lai spēlētu no šīs pozīcijas, vispirms sadaļā „{ analysis-set-up }” izvēlieties visas kartītes.
analysis-no-picture = Attēlu neizdevās izveidot.

## Quarto!

analysis-quarto-set-up-how = Velciet figūras uz laukumu vai pieskarieties figūrai un pēc tam lauciņam. Ar tastatūru: ar bultiņām izvēlieties lauciņu un ierakstiet figūru (0–9, A–F); taustiņš Delete to noņem.
analysis-quarto-hand = Figūra rokā
analysis-quarto-give = Iedot šo figūru
analysis-quarto-take-back = Paņemt atpakaļ
analysis-quarto-last = Pēdējā nolikta uz
analysis-quarto-no-last = Spēlē ar pieteikšanu jānorāda lauciņš, uz kura nolikta pēdējā figūra, piemēram, „5 b3”.
analysis-quarto-last-empty = Pēdējā figūra nevar būt nolikta uz lauciņa { $square }: tas ir brīvs.
analysis-quarto-over = „QUARTO!” ({ $group }) jau ir izveidots: spēle ir beigusies, un figūru neviens netur.
analysis-quarto-two-ends = Viena figūra nevar reizē izveidot { $groups }: spēle beidzās jau agrāk.
analysis-quarto-other-last = Figūra, kas nolikta uz lauciņa { $square }, neizveido { $groups }.
analysis-quarto-twice = Figūra { $piece } ir divreiz.
analysis-quarto-no-window = Šeit neviens nevarēja ne iesaukties „QUARTO!”, ne pasēt.
analysis-quarto-wins-on = Rokā esošā figūra nes uzvaru šeit: { $squares }.
analysis-quarto-safe = Drošas figūras: { $count } no { $total }.
analysis-quarto-parity = Ja rindas nemainīsies, pirmo figūru, kas izveido rindu, iedos { $name }.
analysis-quarto-threat = { $squares ->
        [yes] Kvadrātam
       *[no] Rindai
    } trūkst figūras uz lauciņa { $square }: { $traits }
analysis-quarto-no-piece = Neviena atlikusī figūra neder.
analysis-quarto-no-threat = Vēl nav rindas, kurai trūktu tikai vienas figūras.

## Quartino

analysis-quartino-set-up-how = Velciet kauliņus uz laukumu vai pieskarieties krāsai un pēc tam lauciņam: kauliņš tiek likts virsū. Ja krāsa nav izvēlēta, pieskāriens noņem augšējo kauliņu. Ar tastatūru: ar bultiņām izvēlieties lauciņu un nospiediet R, Y, G vai B; taustiņš Delete kauliņu noņem. Pieskarieties kartītei, lai norādītu, kura tā ir.
analysis-quartino-claims = Kartīšu salikumi laukumā
analysis-quartino-claimed = Kartīte jau ir izspēlēta
analysis-quartino-unknown = Nezināma kartīte
analysis-quartino-mover = Gājienu izdara
analysis-quartino-phase = Gājiena fāze
analysis-quartino-phase-colour = Pieteikt Krāsu?
analysis-quartino-phase-place = { $count ->
        [zero] Jānoliek { $count } kauliņu
        [one] Jānoliek { $count } kauliņš
       *[other] Jānoliek { $count } kauliņi
    }
analysis-quartino-phase-claim = Pieteikt QUARTINO vai beigt gājienu
analysis-quartino-no-colour = Krāsu pieteikt nevar: laukumā nav četru vienas krāsas kauliņu.
analysis-quartino-no-stone = QUARTINO pieteikt nevar: laukums ir tukšs.
analysis-quartino-few-stones = Atlicis mazāk kauliņu, nekā jānoliek ({ $count }).
analysis-quartino-high-stack = Ja vēl jānoliek tik daudz kauliņu ({ $count }), augstās kolonnas tikko ir noņemtas: tik augstu kolonnu nevar būt.
analysis-quartino-many-stones = Katras krāsas kauliņu ir tikai { $count }.
analysis-quartino-twice = Kartīte { $card } ir divreiz.
analysis-quartino-over = { $seat }. spēlētājs ir izspēlējis visas četras kartītes, tāpēc spēle jau ir beigusies.
analysis-quartino-not-shown = Kartīte { $card } nevarēja būt izspēlēta pēdējā: laukumā nav tās salikuma.
analysis-quartino-mover-left = { $seat }. spēlētājs ir izstājies no spēles un nevar izdarīt gājienu.
analysis-quartino-few-left = Spēlē jāpaliek vismaz diviem spēlētājiem.
analysis-quartino-card-claimed = { $name } to jau izspēlēja.
analysis-quartino-card-held = Tā ir šim spēlētājam: { $name }.
analysis-quartino-card-maybe = Nav zināms, vai kādam tā ir.
analysis-quartino-card-nobody = Tās nav nevienam.
analysis-quartino-claim-later = QUARTINO var pieteikt tikai tad, kad nolikti visi gājiena kauliņi.
analysis-quartino-no-claim = Pašlaik laukumā nav nevienas kartītes salikuma.
