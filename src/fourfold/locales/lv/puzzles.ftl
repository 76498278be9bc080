### Uzdevumi: tēmas, ko darīt, kā atbildēt un kas no atbildes izriet.

puzzle-header = Uzdevums { $id } · { $theme } · sarežģītība { $difficulty }
puzzle-daily = Dienas uzdevums, { $date }
puzzle-supply = Atlikušās figūras
puzzle-prompt = Jūsu atbilde (? palīdzība, s atrisinājums, q iziet):
puzzle-right = Pareizi.
puzzle-reply = Pretinieka atbilde: { $turn }.
puzzle-solved = Atrisināts!
puzzle-solved-later = Atrisināts, bet ne ar pirmo mēģinājumu.
puzzle-wrong = Nē, nav pareizi. Mēģiniet vēlreiz.
puzzle-refutation = Lūk, kāpēc: { $turns }
puzzle-solution = Atrisinājums: { $turns }
puzzle-illegal = Šeit tā nevar: { $why }
puzzle-rating = Jūsu reitings: { $rating } ({ $change })
puzzle-next = Enter – nākamais uzdevums, q – iziet:
puzzle-none = Šādu uzdevumu nav.
puzzle-answer-win = uzvara
puzzle-answer-draw = neizšķirts
puzzle-answer-loss = zaudējums

## Lapā

puzzle-about = Uzdevumu skaits: { $count }. Visi atrisinājumi ir pierādīti. Reitingu maina tikai pirmais mēģinājums katrā uzdevumā. Reitings glabājas šajā pārlūkprogrammā.
puzzle-unable = Šajā pārlūkprogrammā uzdevumi nedarbojas: lūdzu, atjauniniet to.
puzzle-unknown = Šāda uzdevuma nav.
puzzle-solve = Risināt
puzzle-training = Treniņš
puzzle-theme = Tēma
puzzle-any-theme = Visas tēmas
puzzle-rules = Noteikumi
puzzle-any-rules = Visi noteikumi
puzzle-rules-standard = Parastie
puzzle-rules-squares = Ar 2 × 2 kvadrātiem
puzzle-rules-fewer = Mazāk nekā četras pazīmes
puzzle-rules-grid = Režģis 3 × 3
puzzle-level = Sarežģītība
puzzle-level-own = Pēc mana reitinga
puzzle-level-easy = Viegli
puzzle-level-medium = Vidēji
puzzle-level-hard = Grūti
puzzle-train = Sākt
puzzle-all-tried = Visus šos uzdevumus jau esat risinājuši. Izvēlieties citus.
puzzle-stat-rating = Reitings
puzzle-stat-tried = Risinātie uzdevumi
puzzle-stat-streak = Atrisināti pēc kārtas
puzzle-stat-best = Visvairāk pēc kārtas
puzzle-latest = Nesen risinātie
puzzle-list-solved = Atrisināts
puzzle-list-missed = Neatrisināts
puzzle-difficulty = Sarežģītība { $difficulty }
puzzle-goes-on = Pareizi! Pretinieks ir atbildējis – turpiniet.
puzzle-next-one = Nākamais uzdevums
puzzle-retry = Mēģināt vēlreiz
puzzle-show = Rādīt atrisinājumu
puzzle-failed = Radās kļūda. Lūdzu, mēģiniet vēlreiz.
puzzle-share = Kopīgojiet rezultātu
puzzle-sprint = Sprints
puzzle-sprint-short = Trīs minūtēs atrodiet pēc iespējas vairāk rindu.
puzzle-sprint-about = Atzīmējiet četras vienas rindas figūras vai spiediet „Nav ko pieteikt”. Par kļūdu atņem desmit sekundes, bet par pareizām atbildēm pēc kārtas laiku pieskaita.
puzzle-sprint-key = Tastatūra: „Nav ko pieteikt” – mīnusa taustiņš.
puzzle-sprint-flash = Cik ilgi rādīt laukumu
puzzle-sprint-flash-off = Līdz atbildei
puzzle-sprint-flash-seconds = { $seconds } s, tad atbilde no atmiņas
puzzle-sprint-hidden = Vai bija rinda? Atbildiet no atmiņas.
puzzle-sprint-time = Laiks
puzzle-sprint-right = Pareizi
puzzle-sprint-row = Pēc kārtas
puzzle-sprint-best = Labākais rezultāts
puzzle-sprint-over = Laiks beidzies!
puzzle-sprint-result = Pareizi: { $right }, nepareizi: { $wrong }.
puzzle-sprint-record = Jauns jūsu rekords!
puzzle-sprint-line = Jūs palaidāt garām šo rindu.
puzzle-sprint-square = Jūs palaidāt garām šo kvadrātu.
puzzle-sprint-missed = Laukumi, kuros kļūdījāties
puzzle-streak = Sērija
puzzle-streak-short = Arvien grūtāki uzdevumi – līdz pirmajai kļūdai.
puzzle-streak-about = Atrisiniet pēc iespējas vairāk uzdevumu pēc kārtas. Tie kļūst arvien grūtāki, un pirmā kļūda sēriju beidz. Nesteidzieties: laiks nav ierobežots.
puzzle-streak-game = Spēle
puzzle-streak-count = Atrisināti pēc kārtas: { $count }.
puzzle-streak-over = Sērija beigusies.
puzzle-streak-again = Jauna sērija
puzzle-picture = Kopīgot attēlu
puzzle-choice-win = Uzvara
puzzle-choice-draw = Neizšķirts
puzzle-choice-loss = Zaudējums
puzzle-choice-none = Nav ko pieteikt
puzzle-why-lost = Tad uzvar pretinieks.
puzzle-why-drawn = Tas ir tikai neizšķirts.
puzzle-why-goal = Tā mērķi nesasniegsiet.
puzzle-why-no-line = { $squares ->
    [yes] Uz šī lauciņa neizveidojas ne rinda, ne kvadrāts.
   *[no] Uz šī lauciņa rinda neizveidojas.
}
puzzle-why-nothing-shared = { $squares ->
    [yes] Visi četri lauciņi ir aizņemti, bet figūrām nav nekā kopīga.
   *[no] Rinda ir pilna, bet tās četrām figūrām nav nekā kopīga.
}
puzzle-why-judge = Nē: paskatieties, kā spēle beidzas, ja neviens nekļūdās.
puzzle-why-call = Tur nav ko pieteikt.
puzzle-why-missed = Ir ko pieteikt. Paskatieties vēlreiz.
puzzle-why-no-claim = Augšējie kauliņi tur šai kartītei neatbilst.
puzzle-why-claim = Augšējie kauliņi atbilst kādai jūsu kartītei.
puzzle-why-no-colour = Ar papildu kauliņu vēl vienu kartīti neizspēlēsiet.
puzzle-why-colour = Ar papildu kauliņu jūs būtu varējuši izspēlēt vēl vienu kartīti.
puzzle-why-two-claims = Tā divas kartītes neizspēlēsiet.
puzzle-why-stones = Tā kartīti neizspēlēsiet.

## Quarto!

puzzle-quarto-win-1 = Uzvara 1 gājienā
    .task = Nolieciet figūru tā, lai uzvarētu.
puzzle-quarto-win-2 = Uzvara 2 gājienos
    .task = Uzvariet ar savu otro gājienu, lai ko darītu pretinieks.
puzzle-quarto-win-3 = Uzvara 3 gājienos
    .task = Uzvariet ar savu trešo gājienu, lai ko darītu pretinieks.
puzzle-quarto-win-4 = Uzvara 4 gājienos
    .task = Uzvariet ar savu ceturto gājienu, lai ko darītu pretinieks.
puzzle-quarto-safe-piece = Kuru figūru iedot?
    .task = { $alike ->
        [yes] Kuru figūru varat iedot un nezaudēt? Svarīgas ir tikai izvēlētās pazīmes.
       *[no] Tikai viena figūra neved uz zaudējumu. Kuru iedosiet pretiniekam?
    }
puzzle-quarto-only-draw = Vienīgais ceļš uz neizšķirtu
    .task = Neizšķirtu nodrošina tikai viens gājiens. Atrodiet to.
puzzle-quarto-judge = Uzvara, neizšķirts vai zaudējums?
    .task = Ir jūsu gājiens. Kā spēle jums beigsies, ja neviens vairs nekļūdīsies?
puzzle-quarto-spot = Atrodiet rindu
    .task = { $squares ->
        [yes] Vai ir rinda vai kvadrāts, ko pieteikt?
       *[no] Vai ir rinda, ko pieteikt?
    }
puzzle-quarto-how-turn = Ievadiet lauciņu un figūru, ko iedodat, piemēram, b3=A. Ja spēle ar nolikto figūru beidzas, pietiek ar lauciņu.
puzzle-quarto-how-give = Ievadiet = un figūru, piemēram, =A.
puzzle-quarto-how-judge = Ievadiet skaitli: 1 – uzvara, 2 – neizšķirts, 3 – zaudējums.
puzzle-quarto-how-spot = Ievadiet pirmo un pēdējo lauciņu, piemēram, a1-d4, vai -, ja nav ko pieteikt.

## Quartino

puzzle-quartino-claim = Vai varat pieteikt QUARTINO?
    .task = Vai augšējie kauliņi atbilst kādai jūsu kartītei?
puzzle-quartino-stones = Pareizie kauliņi
    .task = Nolieciet kauliņus tā, lai varētu pieteikt QUARTINO, un piesakiet to.
puzzle-quartino-two-claims = Divas kartītes vienā gājienā
    .task = Piesakiet QUARTINO, nolieciet vēl vienu kauliņu un piesakiet otrreiz.
puzzle-quartino-colour = Pieteikt Krāsu vai ne?
    .task = Piesakiet Krāsu tikai tad, ja ar papildu kauliņu šajā gājienā varat izspēlēt vēl vienu kartīti.
puzzle-quartino-how-claim = Ievadiet kartīti un izgriezumu, piemēram, RYGB@5, vai -, ja pieteikt nevar.
puzzle-quartino-how-turn = Ievadiet kauliņus un pieteikumus pēc kārtas, piemēram, R3,G0,RYGB@5.
puzzle-quartino-how-colour = Ievadiet +, lai pieteiktu Krāsu, vai -, lai nepieteiktu.
