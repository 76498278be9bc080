### Analīzes laukums: pozīcija, vērtības, gājieni un iemesli.

analysis-unable = Šajā pārlūkprogrammā analīzes laukums nedarbojas: lūdzu, atjauniniet to.
analysis-set-up = Izkārtojums
analysis-analyse = Analizēt
analysis-clear = Noņemt visu
analysis-possible = Šāda pozīcija ir iespējama.
analysis-impossible = Šāda pozīcija nav iespējama.
analysis-paste = Ielīmēt
analysis-paste-what = Pozīcija, spēles pieraksts vai saite
analysis-open = Atvērt
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
analysis-verdict-not-loss = { $name } sasniedz vismaz neizšķirtu
analysis-verdict-not-win = { $name } labākajā gadījumā sasniedz neizšķirtu
analysis-verdict-unknown = Vēl ir par agru spriest
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
analysis-moves = Gājieni
analysis-no-moves = Izdariet gājienu laukumā. Atgriezieties un izdariet citu, lai sāktu variantu.
analysis-comment = Piezīme par šo gājienu
analysis-promote = Padarīt par galveno
analysis-delete-move = Dzēst no šejienes
analysis-why = Kāpēc?

## Saved and exported

analysis-saved = Saglabātās analīzes
analysis-name = Nosaukums
analysis-is-saved = Katra šīs analīzes izmaiņa tiek saglabāta.
analysis-not-saved = Neizdevās saglabāt: pārlūkprogrammas krātuve ir pilna vai izslēgta.
analysis-delete = Dzēst „{ $title }”
analysis-move-count = { $count ->
        [zero] { $count } soļu
        [one] { $count } solis
       *[other] { $count } soļi
    }
analysis-record = Galvenais variants kā pieraksts
analysis-no-picture = Attēlu neizdevās izveidot.

## Quarto!

analysis-quarto-set-up-how = Velciet figūras uz laukumu vai pieskarieties figūrai un pēc tam lauciņam. Ar tastatūru: ar bultiņām izvēlieties lauciņu un ierakstiet figūru (0–9, A–F); taustiņš Delete to noņem.
analysis-quarto-give = Iedot šo figūru
analysis-quarto-take-back = Paņemt atpakaļ
analysis-quarto-last = Pēdējā nolikta uz
analysis-quarto-no-last = Ja jāiesaucas „QUARTO!”, jānorāda lauciņš, uz kura nolikta pēdējā figūra, piemēram, „5 b3”.
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
