### Uzdevumi: tēmas, ko darīt, kā atbildēt un kas no atbildes izriet.

puzzle-header = Uzdevums { $id } · { $theme } · grūtība { $difficulty }
puzzle-daily = Dienas uzdevums, { $date }
puzzle-supply = Atlikušās figūras
puzzle-prompt = Jūsu atbilde (? palīdzība, s atrisinājums, q beigt):
puzzle-right = Pareizi.
puzzle-reply = Pretinieka atbilde: { $turn }.
puzzle-solved = Atrisināts!
puzzle-wrong = Nē, nav pareizi. Mēģiniet vēlreiz.
puzzle-refutation = Lūk, kāpēc: { $turns }
puzzle-solution = Atrisinājums: { $turns }
puzzle-illegal = Šeit tā nevar: { $why }
puzzle-rating = Jūsu reitings: { $rating } ({ $change })
puzzle-next = Enter – nākamais uzdevums, q – beigt:
puzzle-none = Šādu uzdevumu nav.
puzzle-answer-win = uzvara
puzzle-answer-draw = neizšķirts
puzzle-answer-loss = zaudējums

## Lapā

puzzle-about = Uzdevumu skaits: { $count }, un katrs ir pierādīts. Reitingu maina tikai pirmais mēģinājums; tas paliek šajā pārlūkā.
puzzle-unable = Šajā pārlūkā uzdevumi nedarbojas: lūdzu, atjauniniet to.
puzzle-unknown = Šāda uzdevuma nav.
puzzle-solve = Risināt
puzzle-training = Treniņš
puzzle-theme = Tēma
puzzle-any-theme = Visas tēmas
puzzle-level = Grūtība
puzzle-level-own = Pēc mana reitinga
puzzle-level-easy = Viegli
puzzle-level-medium = Vidēji
puzzle-level-hard = Grūti
puzzle-train = Sākt
puzzle-all-tried = Šos jau esat mēģinājis visus. Izvēlieties citus.
puzzle-stat-rating = Reitings
puzzle-stat-tried = Mēģinātie uzdevumi
puzzle-stat-streak = Atrisināti pēc kārtas
puzzle-stat-best = Garākā sērija
puzzle-latest = Pēdējie uzdevumi
puzzle-list-solved = Atrisināts
puzzle-list-missed = Neatrisināts
puzzle-difficulty = Grūtība { $difficulty }
puzzle-goes-on = Pareizi! Pretinieks ir atbildējis – turpiniet.
puzzle-next-one = Nākamais uzdevums
puzzle-retry = Mēģināt vēlreiz
puzzle-show = Rādīt atrisinājumu
puzzle-failed = Kaut kas neizdevās. Lūdzu, mēģiniet vēlreiz.
puzzle-share = Kopīgojiet rezultātu
puzzle-sprint = Sprints
puzzle-sprint-short = Trīs minūtēs atrodiet pēc iespējas vairāk rindu.
puzzle-sprint-about = Atzīmējiet četras rindas figūras vai sakiet, ka nekā nav (mīnusa taustiņš). Kļūda maksā desmit sekundes, bet pareizas atbildes pēc kārtas laiku atdod.
puzzle-sprint-time = Laiks
puzzle-sprint-right = Pareizi
puzzle-sprint-row = Pēc kārtas
puzzle-sprint-best = Labākais rezultāts
puzzle-sprint-over = Laiks beidzies!
puzzle-sprint-result = Pareizi: { $right }, nepareizi: { $wrong }.
puzzle-sprint-record = Jūsu labākais rezultāts!
puzzle-sprint-missed = Nepamanītie laukumi
puzzle-picture = Attēls
puzzle-choice-win = Uzvara
puzzle-choice-draw = Neizšķirts
puzzle-choice-loss = Zaudējums
puzzle-choice-none = Nekā nav
puzzle-why-lost = Pēc tā uzvar pretinieks.
puzzle-why-drawn = Tas ir tikai neizšķirts.
puzzle-why-goal = Tā mērķi nesasniegsiet.
puzzle-why-judge = Nē: paskatieties, kā spēle beidzas, ja neviens nekļūdās.
puzzle-why-call = Tur nav ko pieteikt.
puzzle-why-missed = Ir ko pieteikt. Paskatieties vēlreiz.
puzzle-why-no-claim = Augšējie kauliņi tur šai kartītei neatbilst.
puzzle-why-claim = Augšējie kauliņi atbilst kādai jūsu kartītei.
puzzle-why-no-colour = Papildu kauliņš vēl vienu kartīti nedod.
puzzle-why-colour = Papildu kauliņš būtu devis vēl vienu kartīti.
puzzle-why-two-claims = Tā divas kartītes neiegūsiet.
puzzle-why-stones = Tā kartīti neiegūsiet.

## Quarto!

puzzle-quarto-win-1 = Uzvara 1 gājienā
    .task = Nolieciet figūru tā, lai uzvarētu.
puzzle-quarto-win-2 = Uzvara 2 gājienos
    .task = Uzvariet ar savu otro gājienu, lai ko darītu pretinieks.
puzzle-quarto-win-3 = Uzvara 3 gājienos
    .task = Uzvariet ar savu trešo gājienu, lai ko darītu pretinieks.
puzzle-quarto-win-4 = Uzvara 4 gājienos
    .task = Uzvariet ar savu ceturto gājienu, lai ko darītu pretinieks.
puzzle-quarto-safe-piece = Vienīgā drošā figūra
    .task = Tikai viena figūra nezaudē. Kuru iedosiet pretiniekam?
puzzle-quarto-only-draw = Vienīgais neizšķirts
    .task = Neizšķirtu glābj tikai viens gājiens. Atrodiet to.
puzzle-quarto-judge = Uzvara, neizšķirts vai zaudējums?
    .task = Kā beigsies spēle, ja neviens vairs nekļūdīsies?
puzzle-quarto-spot = Atrodiet rindu
    .task = { $squares ->
        [yes] Vai ir rinda vai kvadrāts, ko pieteikt?
       *[no] Vai ir rinda, ko pieteikt?
    }
puzzle-quarto-how-turn = Rakstiet lauciņu un figūru, ko iedodat, piemēram, b3=A. Ja spēle ar jūsu figūru beidzas, pietiek ar lauciņu.
puzzle-quarto-how-give = Rakstiet = un figūru, piemēram, =A.
puzzle-quarto-how-judge = Rakstiet 1 – uzvara, 2 – neizšķirts, 3 – zaudējums.
puzzle-quarto-how-spot = Rakstiet pirmo un pēdējo lauciņu, piemēram, a1-d4, vai -, ja nekā nav.

## Quartino

puzzle-quartino-claim = Vai var pieteikt?
    .task = Vai augšējie kauliņi atbilst kādai jūsu kartītei?
puzzle-quartino-stones = Īstie kauliņi
    .task = Nolieciet kauliņus tā, lai varētu pieteikt QUARTINO.
puzzle-quartino-two-claims = Divas kartītes vienā gājienā
    .task = Piesakiet QUARTINO, nolieciet vēl vienu kauliņu un piesakiet otrreiz.
puzzle-quartino-colour = Pieteikt Krāsu vai ne?
    .task = Piesakiet Krāsu tikai tad, ja papildu kauliņš šajā gājienā dod vēl vienu kartīti.
puzzle-quartino-how-claim = Rakstiet kartīti un izgriezumu, piemēram, RYGB@5, vai -, ja pieteikt nevar.
puzzle-quartino-how-turn = Rakstiet kauliņus un pieteikumus pēc kārtas, piemēram, R3,G0,RYGB@5.
puzzle-quartino-how-colour = Rakstiet +, lai pieteiktu Krāsu, vai -, lai nepieteiktu.
