### Treniņš: savas kļūdas kā uzdevumi.

training-title = Jūsu kļūdas
training-short = Analizēto spēļu kļūdas kā uzdevumi: tie atkārtojas, līdz iemācāties tos atrisināt.
training-open = Atvērt
training-about = Kad analizējat savu spēli, tās kļūdas kļūst par uzdevumiem: vispirms neizmantotās uzvaras iespējas, tad uzdāvinātās uzvaras. Pareizi atrisinātie uzdevumi atkārtojas arvien retāk.
training-practice = Atkārtošana
training-due = Tagad jāatkārto: { $due } no { $all }.
training-none = Pagaidām nekā nav: izspēlējiet spēli līdz galam un atveriet tās analīzi.
training-clean = Analizētajās spēlēs kļūdu nebija. Analizējiet vēl kādu spēli: ja tajā būs kļūdas, tās šeit kļūs par uzdevumiem.
training-start = Atkārtot tagad
training-advice = Biežākā kļūda: „{ $kind }”. Ieteicamā treniņa tēma: „{ $theme }”.
training-follow = Trenēties
training-most = Ko visbiežāk nepamanāt
training-facet-trait = Kopīgā pazīme
training-facet-line = Virziens
training-facet-square = Pēdējais lauciņš
training-line-row = Horizontāli
training-line-column = Vertikāli
training-line-diagonal = Pa diagonāli
training-line-block = Kvadrāts
training-accuracy = Pareizās atbildes pa nedēļām
training-latest = Pēdējā nedēļa ar atbildēm: pareizi { $right } no { $count } ({ $percent }).
training-levels = Kļūdas pret dažādiem pretiniekiem
training-per-game = { $mistakes ->
        [zero] { $mistakes } kļūdu
        [one] { $mistakes } kļūda
       *[other] { $mistakes } kļūdas
    } { $games ->
        [zero] { $games } spēlēs
        [one] { $games } spēlē
       *[other] { $games } spēlēs
    }
training-people = Cilvēki
training-export = Eksportēt
training-import = Importēt
training-forget = Dzēst visu
training-imported = Fails pievienots.
training-not-imported = Tas nav treniņa fails: izvēlieties šeit eksportētu failu.
training-forgotten = Viss izdzēsts.
training-kept = Kļūdas, uzdevumu vēsture, kā arī sprintu un sēriju rezultāti paliek šajā pārlūkprogrammā. Eksportējot viss tiek ierakstīts vienā failā, dzēšot viss tiek noņemts.
training-kind-missed = Neizmantota uzvaras iespēja
    .task = Šeit kaut ko nepamanījāt. Kas bija jādara?
training-kind-given = Uzdāvināta uzvara
    .task = Pēc jūsu gājiena pretinieks uzreiz uzvarēja. Atrodiet labāku gājienu.
training-kind-turn = Pozīciju pasliktinājis gājiens
    .task = Jūsu gājiens pasliktināja pozīciju. Atrodiet labāku gājienu.
training-again = Atkārtosiet: { $date }.
training-wrong = Kļūda:
training-right = Vajadzēja:
training-game = Rādīt spēli
