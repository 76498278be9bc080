### Ülesanded: teemad, mida teha, kuidas vastata ja mis vastusest järgneb.

puzzle-header = Ülesanne { $id } · { $theme } · raskus { $difficulty }
puzzle-daily = Päeva ülesanne, { $date }
puzzle-supply = Allesjäänud nupud
puzzle-prompt = Sinu vastus (? abi, s lahendus, q välju):
puzzle-right = Õige.
puzzle-reply = Vastase käik: { $turn }.
puzzle-solved = Lahendatud!
puzzle-solved-later = Lahendatud, aga mitte esimesel katsel.
puzzle-wrong = Ei, see pole õige. Proovi uuesti.
puzzle-refutation = Põhjus: { $turns }
puzzle-solution = Lahendus: { $turns }
puzzle-illegal = Siin nii ei saa: { $why }
puzzle-rating = Sinu reiting: { $rating } ({ $change })
puzzle-next = Enter – järgmine ülesanne, q – välju:
puzzle-none = Selliseid ülesandeid ei ole.
puzzle-answer-win = võit
puzzle-answer-draw = viik
puzzle-answer-loss = kaotus

## Lehel

puzzle-about = Ülesandeid on { $count } ja iga lahendus on tõestatud. Reitingut muudab ainult ülesande esimene katse; reiting jääb sellesse brauserisse.
puzzle-unable = Selles brauseris ülesanded ei tööta. Palun uuenda brauserit.
puzzle-unknown = Sellist ülesannet ei ole.
puzzle-solve = Lahenda
puzzle-training = Treening
puzzle-theme = Teema
puzzle-any-theme = Kõik teemad
puzzle-rules = Reeglid
puzzle-any-rules = Kõik reeglid
puzzle-rules-standard = Tavalised
puzzle-rules-squares = 2 × 2 ruutudega
puzzle-rules-fewer = Vähem kui neli tunnust
puzzle-rules-grid = Ruudustik 3 × 3
puzzle-level = Raskus
puzzle-level-own = Minu reitingu järgi
puzzle-level-easy = Kerged
puzzle-level-medium = Keskmised
puzzle-level-hard = Rasked
puzzle-train = Alusta
puzzle-all-tried = Kõiki neid oled juba proovinud. Vali teine teema või raskus.
puzzle-stat-rating = Reiting
puzzle-stat-tried = Proovitud ülesandeid
puzzle-stat-streak = Järjest lahendatud
puzzle-stat-best = Kõige rohkem järjest
puzzle-latest = Viimased ülesanded
puzzle-list-solved = Lahendatud
puzzle-list-missed = Lahendamata
puzzle-difficulty = Raskus { $difficulty }
puzzle-goes-on = Õige! Vastane tegi oma käigu – jätka.
puzzle-next-one = Järgmine ülesanne
puzzle-retry = Proovi uuesti
puzzle-show = Näita lahendust
puzzle-failed = Midagi läks valesti. Palun proovi uuesti.
puzzle-share = Jaga oma tulemust
puzzle-sprint = Sprint
puzzle-sprint-short = Leia kolme minutiga nii palju ridu, kui jõuad.
puzzle-sprint-about = Märgi rea neli nuppu või vajuta „Hüüda pole midagi“. Iga viga võtab kümme sekundit, järjestikused õiged vastused annavad aega juurde.
puzzle-sprint-key = Klaviatuuril on „Hüüda pole midagi“ miinusklahv.
puzzle-sprint-flash = Kui kaua lauda näidata
puzzle-sprint-flash-off = Kuni vastan
puzzle-sprint-flash-seconds = { $seconds } s, siis vastan mälu järgi
puzzle-sprint-hidden = Kas oli rida? Vasta mälu järgi.
puzzle-sprint-time = Aeg
puzzle-sprint-right = Õigeid
puzzle-sprint-row = Järjest
puzzle-sprint-best = Parim tulemus
puzzle-sprint-over = Aeg sai otsa!
puzzle-sprint-result = Õigeid: { $right }, valesid: { $wrong }.
puzzle-sprint-record = Sinu seni parim tulemus!
puzzle-sprint-line = See rida jäi sul märkamata.
puzzle-sprint-square = See ruut jäi sul märkamata.
puzzle-sprint-missed = Lahendamata jäänud ülesanded
puzzle-streak = Seeria
puzzle-streak-short = Aina raskemad ülesanded esimese veani.
puzzle-streak-about = Lahenda järjest nii palju ülesandeid, kui suudad. Need lähevad aina raskemaks ja esimene viga lõpetab seeria. Ära kiirusta: ajapiirangut ei ole.
puzzle-streak-game = Mäng
puzzle-streak-count = Järjest lahendatud: { $count }.
puzzle-streak-over = Seeria sai läbi.
puzzle-streak-again = Uus seeria
puzzle-picture = Jaga pildina
puzzle-choice-win = Võit
puzzle-choice-draw = Viik
puzzle-choice-loss = Kaotus
puzzle-choice-none = Hüüda pole midagi
puzzle-why-lost = Pärast seda võidab vastane.
puzzle-why-drawn = Nii saad ainult viigi.
puzzle-why-goal = Nii eesmärgini ei jõua.
puzzle-why-no-line = { $squares ->
    [yes] Seal ei saa valmis ei rida ega ruut.
   *[no] Seal ei saa rida valmis.
}
puzzle-why-nothing-shared = { $squares ->
    [yes] Kõik neli mänguruutu said täis, aga neil neljal nupul pole midagi ühist.
   *[no] Rida sai täis, aga neil neljal nupul pole midagi ühist.
}
puzzle-why-judge = Ei: vaata, kuidas mäng lõpeb, kui keegi ei eksi.
puzzle-why-call = Seal pole midagi hüüda.
puzzle-why-missed = On midagi hüüda. Vaata veel kord.
puzzle-why-no-claim = Pealmised kivid ei vasta seal sellele kaardile.
puzzle-why-claim = Pealmised kivid vastavad ühele sinu kaardile.
puzzle-why-no-colour = Lisakivi ei aita sul veel üht kaarti välja mängida.
puzzle-why-colour = Lisakivi abil oleksid saanud veel ühe kaardi välja mängida.
puzzle-why-two-claims = Nii ei saa kahte kaarti välja mängida.
puzzle-why-stones = Nii ei saa ühtki kaarti välja mängida.

## Quarto!

puzzle-quarto-win-1 = Võit 1 käiguga
    .task = Pane nupp nii, et võidad.
puzzle-quarto-win-2 = Võit 2 käiguga
    .task = Võida oma teise käiguga, mida vastane ka ei teeks.
puzzle-quarto-win-3 = Võit 3 käiguga
    .task = Võida oma kolmanda käiguga, mida vastane ka ei teeks.
puzzle-quarto-win-4 = Võit 4 käiguga
    .task = Võida oma neljanda käiguga, mida vastane ka ei teeks.
puzzle-quarto-safe-piece = Millise nupu anda?
    .task = { $alike ->
        [yes] Millise nupu võid anda, ilma et kaotaksid? Loevad ainult kehtivad tunnused.
       *[no] Ainult üks nupp ei too kaotust. Millise annad vastasele?
    }
puzzle-quarto-only-draw = Ainus tee viigini
    .task = Viigi päästab ainult üks käik. Leia see.
puzzle-quarto-judge = Võit, viik või kaotus?
    .task = Sinu käik. Kuidas mäng sinu jaoks lõpeb, kui keegi enam ei eksi?
puzzle-quarto-spot = Leia rida
    .task = { $squares ->
        [yes] Kas laual on rida või ruut, mille saab välja hüüda?
       *[no] Kas laual on rida, mille saab välja hüüda?
    }
puzzle-quarto-how-turn = Kirjuta mänguruut ja nupp, mille annad, näiteks b3=A. Kui mäng lõpeb sinu nupuga, piisab mänguruudust.
puzzle-quarto-how-give = Kirjuta = ja nupp, näiteks =A.
puzzle-quarto-how-judge = Kirjuta 1 (võit), 2 (viik) või 3 (kaotus).
puzzle-quarto-how-spot = Kirjuta esimene ja viimane mänguruut, näiteks a1-d4, või -, kui hüüda pole midagi.

## Quartino

puzzle-quartino-claim = Kas saab hüüda?
    .task = Kas pealmised kivid vastavad mõnele sinu kaardile?
puzzle-quartino-stones = Õiged kivid
    .task = Pane kivid nii, et saad hüüda QUARTINO, ja hüüa.
puzzle-quartino-two-claims = Kaks kaarti ühes käigus
    .task = Hüüa QUARTINO, pane veel üks kivi ja hüüa QUARTINO teist korda.
puzzle-quartino-colour = Kas hüüda „Värv“?
    .task = Hüüa „Värv“ ainult siis, kui lisakivi aitab sul selles käigus veel ühe kaardi välja mängida.
puzzle-quartino-how-claim = Kirjuta kaart ja väljalõige, näiteks RYGB@5, või -, kui hüüda ei saa.
puzzle-quartino-how-turn = Kirjuta kivid ja hüüded järjekorras, näiteks R3,G0,RYGB@5.
puzzle-quartino-how-colour = Kirjuta +, et hüüda „Värv“, või -, et loobuda.
