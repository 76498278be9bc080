### Analüüsilaud: seisu loomine, väärtused, käigud ja põhjused.

analysis-unable = Selles brauseris analüüsilaud ei tööta. Palun uuenda brauserit.
analysis-set-up = Loo seis
analysis-game = Mäng
analysis-analyse = Analüüsi
analysis-clear = Tühjenda
analysis-possible = See seis on võimalik.
analysis-impossible = See seis ei ole võimalik.
analysis-paste = Kleebi
analysis-paste-what = Seis, mängu üleskirjutus või link
analysis-open = Ava
analysis-undo = Tühista: too viimati asendatu või kustutatu tagasi
analysis-put-aside = „Tühista“ taastab eelmise analüüsi.
analysis-cut = Kustutatud: „Tühista“ toob tagasi.
analysis-bad-text = Seda teksti ei saa lugeda.
analysis-bad-link = Seda linki ei saa avada.
analysis-link = Selle analüüsi link

## Values

analysis-thinking = Arvutan…
analysis-to-move = Käigul on { $name }
analysis-over-won = Võitis { $name }.
analysis-over-drawn = Mäng jäi viiki.
analysis-verdict-win = { $name } võidab
analysis-verdict-win-in = { $name } võidab { $count } käiguga
analysis-verdict-draw = Vigadeta mängus viik
analysis-verdict-not-loss = { $name } saab vähemalt viigi
analysis-verdict-not-win = { $name } saab parimal juhul viigi
analysis-verdict-unknown = Veel on vara öelda
analysis-estimate = { $name } võidab umbes { $chance } mängudest
analysis-estimate-what = Need on tugeva boti hinnangud proovimängude põhjal, mitte tõestused. ± on standardviga: see näitab kaardijaotuse juhuslikkust, mitte boti vigu.
analysis-valued = { $label }: { $value }
analysis-value-win = võidab
analysis-value-win-in = võidab { $count } käiguga
analysis-value-draw = viik
analysis-value-loss = kaotab
analysis-value-loss-in = kaotab { $count } käiguga
analysis-value-not-loss = vähemalt viik
analysis-value-not-win = parimal juhul viik
analysis-value-unknown = veel teadmata

## Moves

analysis-line = Parim jätk
analysis-best-turns = Parimad käigud
analysis-no-turns = Parimate käikude nägemiseks peavad kõik käigul oleva mängija kaardid teada olema.
analysis-moves = Käigud
analysis-no-moves = Tee laual käik. Variandi alustamiseks mine tagasi ja tee mõni muu käik.
analysis-comment = Märkus selle käigu kohta
analysis-promote = Tee peavariandiks
analysis-delete-move = Kustuta siit alates
analysis-why = Miks?

## How bots fared from an opening

analysis-opening = Kuidas bottidel siit edasi läheb
analysis-opening-what = Iga bot mängis siit iseenda vastu { $games } mängu. Viga on käik, mis annab käest võidu või viigi. Näidatud on selle mängija tulemused: { $name }.
analysis-opening-bot = Bot
analysis-opening-faulty = Veaga mängud
analysis-opening-first = Esimene viga: käik
analysis-opening-results = Võidud–viigid–kaotused
analysis-opening-next = Kuhu iga käik viib
analysis-opening-next-what = Kui suures osas mängudest bot pärast seda käiku eksib; mänguruudu puhul kõigi antavate nuppude keskmine. × näitab, mitu käiku on sümmeetria tõttu samaväärsed.
analysis-opening-none = Mänge on salvestatud ainult trükitud reeglite järgi: neli tunnust, rida tuleb välja hüüda, 2 × 2 ruudud ei loe.
analysis-opening-far = Sellest seisust pole mänge salvestatud.

## Saved and exported

analysis-saved = Salvestatud analüüsid
analysis-name = Nimi
analysis-is-saved = Selle analüüsi iga muudatus salvestatakse.
analysis-not-saved = Salvestada ei õnnestunud: brauseri salvestusruum on täis või välja lülitatud.
analysis-delete = Kustuta „{ $title }“
analysis-delete-ask = Salvestatud analüüs kustutatakse jäädavalt.
analysis-move-count = { $count ->
        [one] { $count } samm
       *[other] { $count } sammu
    }
analysis-record = Mängu üleskirjutus
analysis-play-unknown = Mängimiseks vali enne kõik kaardid: „{ analysis-set-up }“.
analysis-no-picture = Pilti ei õnnestunud teha.

## Quarto!

analysis-quarto-set-up-how = Lohista nupud lauale või puuduta nuppu ja siis mänguruutu. Klaviatuuril: liigu nooltega mänguruudule ja kirjuta nupu tähis (0–9, A–F); Delete võtab nupu ära.
analysis-quarto-hand = Nupp käes
analysis-quarto-give = Anna see nupp
analysis-quarto-take-back = Võta tagasi
analysis-quarto-last = Viimase nupu mänguruut
analysis-quarto-no-last = Kui mängus hüütakse „QUARTO!“, tuleb kirjutada ka mänguruut, kuhu pandi viimane nupp, näiteks „5 b3“.
analysis-quarto-last-empty = Viimane nupp ei saa olla mänguruudul { $square }: see on tühi.
analysis-quarto-over = { $group } on juba valmis: mäng on läbi ja kellelgi ei saa nuppu käes olla.
analysis-quarto-two-ends = Üks nupp ei saa kõiki neid korraga valmis teha: { $groups }. Mäng oli juba varem läbi.
analysis-quarto-other-last = Mänguruudule { $square } pandud nupp ei tee valmis järgmist: { $groups }.
analysis-quarto-twice = Nuppu { $piece } on kasutatud kaks korda.
analysis-quarto-no-window = Siin ei saanud keegi hüüda ega passida.
analysis-quarto-wins-on = Käes olev nupp toob võidu siin: { $squares }.
analysis-quarto-safe = Ohutuid nuppe: { $count }/{ $total }.
analysis-quarto-parity = Kui read jäävad samaks, on { $name } esimene, kes peab andma nupu, mis mõne rea valmis teeb.
analysis-quarto-threat = { $squares ->
        [yes] Ruudust
       *[no] Reast
    } puudub { $square }: { $traits }
analysis-quarto-no-piece = Ükski allesjäänud nupp seda valmis ei tee.
analysis-quarto-no-threat = Veel pole rida, millest puuduks ainult üks nupp.

## Quartino

analysis-quartino-set-up-how = Lohista kivid lauale või puuduta värvi ja siis välja: kivi läheb kõige peale. Kui värvi pole valitud, võtab puudutus pealmise kivi ära. Klaviatuuril: liigu nooltega väljale ja vajuta R, Y, G või B; Delete võtab kivi ära. Kaardi valimiseks puuduta seda.
analysis-quartino-claims = Laual olevad mustrid
analysis-quartino-claimed = Kaart on välja mängitud
analysis-quartino-unknown = Tundmatu kaart
analysis-quartino-mover = Käigul
analysis-quartino-phase = Käigu etapp
analysis-quartino-phase-colour = Kas hüüda „Värv“?
analysis-quartino-phase-place = { $count ->
        [one] Panna on { $count } kivi
       *[other] Panna on { $count } kivi
    }
analysis-quartino-phase-claim = Hüüda QUARTINO või lõpetada käik
analysis-quartino-no-colour = „Värv“ ei saa hüüda: laual pole nelja sama värvi kivi.
analysis-quartino-no-stone = QUARTINO ei saa hüüda: laud on tühi.
analysis-quartino-few-stones = Kive on alles vähem, kui panna tuleb ({ $count }).
analysis-quartino-high-stack = Kui panna on veel { $count } kivi, on kõrged sambad Samba etapis äsja ära võetud: nii kõrget sammast olla ei saa.
analysis-quartino-many-stones = Iga värvi kive on ainult { $count }.
analysis-quartino-twice = Kaarti { $card } on kasutatud kaks korda.
analysis-quartino-over = { $seat }. mängija on kõik neli kaarti välja mänginud, nii et mäng on juba läbi.
analysis-quartino-not-shown = Kaart { $card } ei saanud olla viimane välja mängitud kaart: laual selle mustrit pole.
analysis-quartino-mover-left = { $seat }. mängija on mängust väljas ega saa käigul olla.
analysis-quartino-few-left = Mängus peab olema vähemalt kaks mängijat.
analysis-quartino-card-claimed = { $name } on selle juba välja mänginud.
analysis-quartino-card-held = Selle omanik on { $name }.
analysis-quartino-card-maybe = Pole teada, kas see on kellelgi.
analysis-quartino-card-nobody = Seda pole kellelgi.
analysis-quartino-claim-later = QUARTINO saab hüüda siis, kui kõik käigu kivid on pandud.
analysis-quartino-no-claim = Praegu pole laual ühegi kaardi mustrit.
