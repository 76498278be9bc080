### Treniruotė: savos klaidos kaip uždaviniai.

training-title = Jūsų klaidos
training-short = Išanalizuotų žaidimų klaidos kaip uždaviniai: jie kartojami, kol išmoksite juos išspręsti.
training-open = Atverti
training-about = Kai analizuojate savo žaidimą, jo klaidos tampa uždaviniais: pirmiausia praleistos progos laimėti, tada padovanoti laimėjimai. Teisingai išspręsti uždaviniai kartojami vis rečiau.
training-practice = Kartojimas
training-due = Dabar kartotina: { $due } iš { $all }.
training-none = Kol kas nieko nėra: baikite žaidimą ir atverkite jo analizę.
training-clean = Išanalizuotuose žaidimuose klaidų nebuvo. Išanalizuokite dar vieną žaidimą: jei jame bus klaidų, jos čia taps uždaviniais.
training-start = Kartoti dabar
training-advice = Dažniausia klaida: „{ $kind }“. Siūloma treniruotės tema: „{ $theme }“.
training-follow = Treniruotis
training-most = Ko dažniausiai nepastebite
training-facet-trait = Bendras bruožas
training-facet-line = Kryptis
training-facet-square = Paskutinis laukelis
training-line-row = Horizontali
training-line-column = Vertikali
training-line-diagonal = Įstriža
training-line-block = Kvadratas
training-accuracy = Teisingi atsakymai pagal savaites
training-latest = Paskutinė savaitė su atsakymais: teisingų – { $right } iš { $count } ({ $percent }).
training-levels = Klaidos pagal priešininką
training-per-game = { $mistakes ->
        [one] { $mistakes } klaida
        [few] { $mistakes } klaidos
       *[other] { $mistakes } klaidų
    } per { $games ->
        [one] { $games } žaidimą
        [few] { $games } žaidimus
       *[other] { $games } žaidimų
    }
training-people = Žmonės
training-export = Eksportuoti
training-import = Importuoti
training-forget = Ištrinti viską
training-imported = Failas pridėtas.
training-not-imported = Tai ne treniruotės failas: pasirinkite čia eksportuotą failą.
training-forgotten = Viskas ištrinta.
training-kept = Klaidos, uždavinių istorija ir sprintų bei serijų rezultatai lieka šioje naršyklėje. Eksportuojant viskas įrašoma į vieną failą, ištrinant viskas pašalinama.
training-kind-missed = Praleista proga laimėti
    .task = Čia kai ko nepastebėjote. Ką reikėjo daryti?
training-kind-given = Padovanotas laimėjimas
    .task = Po jūsų ėjimo priešininkas iškart laimėjo. Raskite geresnį.
training-kind-turn = Padėtį pabloginęs ėjimas
    .task = Jūsų ėjimas pablogino padėtį. Raskite geresnį.
training-again = Kartosite: { $date }.
training-wrong = Klaida:
training-right = Reikėjo:
training-game = Rodyti žaidimą
