### Treening: oma vead ülesannetena.

training-title = Sinu vead
training-short = Analüüsitud mängude vead ülesannetena, mis tulevad tagasi, kuni need selged on.
training-open = Ava
training-about = Kui analüüsid oma mängu, saavad selle vigadest ülesanded: kõigepealt märkamata võidud, siis vastasele antud võidud. Õigesti lahendatud tulevad tagasi üha pikema vaheaja järel.
training-practice = Kordamine
training-due = Praegu kordamiseks: { $due }/{ $all }.
training-none = Siin pole veel midagi: lõpeta mäng ja ava selle analüüs.
training-clean = Analüüsitud mängudes vigu polnud. Analüüsi veel mõnd mängu: kui selles on vigu, saavad neist siin ülesanded.
training-start = Korda kohe
training-advice = Kõige sagedamini: „{ $kind }“. Harjuta teemat „{ $theme }“.
training-follow = Harjuta
training-most = Mis jääb kõige sagedamini märkamata
training-facet-trait = Ühine tunnus
training-facet-line = Suund
training-facet-square = Viimane mänguruut
training-line-row = Horisontaalne
training-line-column = Vertikaalne
training-line-diagonal = Diagonaalne
training-line-block = Ruut
training-accuracy = Õiged vastused nädalate kaupa
training-latest = Viimane vastustega nädal: õigeid { $right }, kokku { $count } ({ $percent }).
training-levels = Vead vastaste kaupa
training-per-game = { $games ->
        [one] { $games } mäng
       *[other] { $games } mängu
    }, { $mistakes ->
        [one] { $mistakes } viga
       *[other] { $mistakes } viga
    }
training-people = Inimesed
training-export = Ekspordi
training-import = Impordi
training-forget = Kustuta kõik
training-imported = Fail on lisatud.
training-not-imported = See pole treeningfail: vali fail, mis on siit eksporditud.
training-forgotten = Kõik on kustutatud.
training-kept = Vead, ülesannete ajalugu ning sprintide ja seeriate tulemused jäävad sellesse brauserisse. Eksportimisel kirjutatakse kõik ühte faili, kustutamisel eemaldatakse kõik.
training-kind-missed = Märkamata võit
    .task = Siin jäi sul midagi märkamata. Mida oleksid pidanud tegema?
training-kind-given = Vastasele antud võit
    .task = Pärast sinu käiku võitis vastane kohe. Leia parem.
training-kind-turn = Seisu halvendanud käik
    .task = Sinu käik halvendas seisu. Leia parem.
training-again = Tuleb tagasi: { $date }.
training-wrong = Mis oli vale:
training-right = Mis oli õige:
training-game = Näita mängu
