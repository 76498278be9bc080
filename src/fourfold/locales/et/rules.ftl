## Quarto!

quarto-rules = Quarto!
    .summary = Nupu, mille lauale paned, valib sulle vastane: tee valmis rida neljast nupust, millel on midagi ühist, ja hüüa „QUARTO!“.
    .credits = Quarto!: © 1991 Gigamic, idee autor Blaise Muller.

quarto-rules-material =
    Quarto! on mäng kahele vähemalt 6-aastasele mängijale ja seda mängitakse 4 × 4 mänguruuduga laual. Veerge tähistavad vasakult paremale tähed a kuni d ja ruuduridu alt üles numbrid 1 kuni 4, seega on mänguruudud a1 kuni d4.

    Nuppe on 16 ja need on kõik erinevad. Iga nupp on nelja tunnuse kordumatu kombinatsioon ja igal tunnusel on kaks väärtust:

    - värv: hele või tume
    - kuju: ümar või kandiline
    - pikkus: lühike või pikk
    - ülaosa: auguga või auguta

    Kõik nupud kuuluvad mõlemale mängijale. Alguses seisavad need laua kõrval.
    .title = Mängulaud ja nupud

quarto-rules-goal =
    Tee valmis rida neljast nupust, millel on vähemalt üks ühine tunnus, ja hüüa „QUARTO!“.

    Konks on selles, et nuppu, mille lauale paned, ei vali sa kunagi ise. Selle valib sulle vastane, nii et vaata iga nupp enne äraandmist kaks korda üle.
    .title = Mängu eesmärk

quarto-rules-lines =
    Laual on 10 rida: 4 horisontaalset, 4 vertikaalset ja 2 diagonaalset.

    Neljal nupul on ühine tunnus, kui selle tunnuse väärtus on kõigil neljal sama: neli heledat või neli tumedat, neli ümarat või neli kandilist, neli lühikest või neli pikka, neli auguga või neli auguta nuppu. Rida on valmis, kui selle kõik neli mänguruutu on hõivatud ja selle nuppudel on vähemalt üks ühine tunnus.

    Ühiseid tunnuseid võib olla ka rohkem. Pole tähtis, kes nupud pani: ülejäänud kolm võivad kõik olla vastase pandud.
    .title = Read

quarto-rules-course =
    Leppige kokku, kes alustab, või visake täringut. Siin selgub esimese mängu alustaja loosiga, kui te teda ise ei vali.

    - Alustaja ainult annab: ta valib 16 nupu seast ühe ja annab selle vastasele.
    - Kes nupu saab, paneb selle ükskõik millisele tühjale mänguruudule.
    - Seejärel valib sama mängija järelejäänud nuppude seast ühe ja annab selle vastasele, kes selle omakorda lauale paneb ja järgmise annab.

    Nupu lauale panemine ja järgmise andmine on kokku üks käik. Seega paneb alustaja lauale iga teise nupu, nende seas ka 16. nupu.
    .title = Mängu käik

quarto-rules-calls =
    Valmis rida toob võidu ainult siis, kui see välja hüütakse: hüüa „QUARTO!“ ja osuta reale. Selleks on kaks võimalust, üks teise järel:

    - Esimene võimalus on mängijal, kes nupu pani: alates nupu panemisest kuni järgmise andmiseni.
    - Teine võimalus on vastasel: alates selle järgmise nupu saamisest kuni selle panemiseni. Nii saab võita reaga, mida teine mängija ei märganud.

    Need kaks võimalust ei kattu kunagi, seega ei ole hüüdmine võidujooks.

    Hüüe on õige, kui rida on valmis, selles on viimati pandud nupp ja hüüdja võimalus veel kestab. Kui mõlemad võimalused mööduvad hüüdeta, siis see rida enam ei loe, isegi kui keegi seda hiljem märkab, ja mäng läheb edasi.

    Kui üks nupp teeb korraga valmis mitu rida, võib välja hüüda neist ükskõik millise; kui ei hüüta ühtegi, ei loe neist enam ükski. Hilisem nupp võib valmis teha teise rea, mis sellise reaga ristub: uus rida loeb omaette.

    Kodureegel: trükitud reeglid ei näe vale hüüde eest karistust ette. Siin ei tohi eksinud mängija sama võimaluse ajal enam hüüda ja mäng läheb edasi.

    Pärast 16. nuppu ei ole enam midagi anda. Esmalt küsitakse mängijalt, kes selle pani, ja siis vastaselt: kumbki võib hüüda või passida. Mõlemalt küsitakse sõltumata sellest, kas rida on olemas: muidu reedaks juba küsimus, et see on olemas.
    .title = „QUARTO!“ hüüdmine

quarto-rules-end =
    - Õige hüüe toob kohe võidu.
    - Kui kõik 16 nuppu on lauale pandud ja keegi ei ole võitnud, jääb mäng viiki, isegi kui oli valmis rida, mida keegi ei märganud.

    Kodureeglid, mida trükitud reeglites ei ole:

    - Mängija võib alla anda.
    - Kui kõik mängijad on inimesed, võivad nad viigis kokku leppida.
    - Järgmist mängu alustab kaotaja. Pärast viiki alustab see, kes eelmist mängu ei alustanud.
    .title = Mängu lõpp

quarto-rules-time =
    Mäng kestab 10–20 minutit. Võistlusel võib aega piirata 1 minutiga käigu kohta, panemise ja andmise peale kokku. Mängida saab selle piiranguga, mis tahes muu piiranguga sekundites või ilma piiranguta.

    Kodureegel: mängija, kelle aeg tema käigu ajal otsa saab, kaotab. Pärast 16. nuppu ei tule enam käiku teha, seepärast loetakse aja lõppemine kahe viimase hüüdmisvõimaluse ajal passimiseks.
    .title = Mängu kestus

quarto-rules-beginners =
    Kui mäng on sulle uus või kui mängid väikeste lastega, mängi nelja tunnuse asemel ainult 1, 2 või 3 tunnusega. Vali need enne mängu algust. Mängitakse samade 16 nupuga, kuid arvesse lähevad ainult valitud tunnused.

    Arvesse lähevad valitud tunnuse mõlemad väärtused. Kui valitud on näiteks ainult värv, toob võidu nii nelja heleda kui ka nelja tumeda nupu rida.
    .title = Algajaile

quarto-rules-advanced =
    Lisaks 10 reale läheb arvesse ka 9 ruutu, mis koosnevad 2 × 2 kõrvuti asuvast mänguruudust: ka neli nuppu sellises ruudus annab „QUARTO!“, kui neil on vähemalt üks ühine tunnus. Võita saab seega 19 viisil ja kõik, mis nendes reeglites on öeldud ridade kohta, kehtib ka ruutude kohta.
    .title = Kogemustega mängijaile

quarto-rules-automatic =
    Selles variandis keegi ei hüüa: kes paneb nupu, mis rea (kogemustega mängijate variandis ka ruudu) valmis teeb, see võidab kohe. Ükski rida ei jää märkamata.

    Trükitud reeglites seda varianti ei ole, kuid nii mängitakse enamikus digiversioonides ja mängu lahendamine tähendab just selle variandi lahendamist. Seda saab ühendada mis tahes tunnuste valikuga, ruutudega ja mis tahes ajapiiranguga.
    .title = Hüüdeta variant

quarto-rules-notation =
    - Mänguruutu tähistavad täht ja number: `a1` on all vasakul, `d4` üleval paremal.
    - Nuppu tähistab üks märk, `0` kuni `9` või `A` kuni `F`. Liida 1, kui nupp on tume, 2, kui kandiline, 4, kui pikk, ja 8, kui auguta; arvud 10 kuni 15 kirjutatakse tähtedega `A` kuni `F`. Seega on `0` hele, ümar, lühike ja auguga, `F` aga tume, kandiline, pikk ja auguta.
    - `=5` – antakse nupp 5.
    - `b3` – nupp pannakse mänguruudule b3.
    - `!a1-d4` – hüütakse „QUARTO!“ rea kohta, mis ulatub mänguruudust a1 mänguruuduni d4. 2 × 2 ruutu tähistavad selle alumine vasak ja ülemine parem nurk: `!b2-c3`.
    - `--` – pärast 16. nuppu passitakse.

    Käik kirjutatakse tühikuteta: `b3=A` tähendab, et nupp pannakse mänguruudule b3 ja antakse nupp A.
    .title = Notatsioon

## Quartino

quartino-rules = Quartino
    .summary = Lao ühisel mängulaual kokku oma salajaste kaartide värvimustrid ja mängi esimesena välja kõik oma neli kaarti.
    .credits = Quartino: © 2018 Loris Games, autor Petr Doubek. Muud variandid ja nõuanded: www.quartino.cz

quartino-rules-material =
    - Rattakujuline mängulaud 9 väljaga: keskväli `0` ja ääreväljad `1` kuni `8`, nummerdatud ülalt alates päripäeva.
    - 28 kivi neljas värvis, igas värvis 7: punased, kollased, rohelised ja sinised.
    - 24 kaarti, igaühel nelja värvi erinev järjestus.
    - Kaardihoidik igale mängijale, kokku kuni 4.

    Kivid, mida laual ei ole, moodustavad varu. Seda näevad kõik.
    .title = Mängulaud, kivid ja kaardid

quartino-rules-setup =
    Quartino on mäng 2, 3 või 4 mängijale. Asetage tühi mängulaud mängijate keskele ja kõik kivid selle kõrvale: need on varu.

    Iga mängija tõmbab juhuslikult 4 kaarti ja paneb need oma hoidikusse nii, et keegi teine neid ei näe. Ülejäänud kaardid jäävad mängust välja ja neid ei näe keegi.

    Loosige, kes alustab. Edasi käiakse päripäeva.
    .title = Ettevalmistus

quartino-rules-goal =
    Mängi esimesena välja kõik oma neli kaarti. Kaardi mängid välja, kui neli pealmist kivi laual moodustavad selle värvimustri ja sa hüüad QUARTINO.
    .title = Mängu eesmärk

quartino-rules-turn =
    Käigul on kolm etappi, alati selles järjekorras:

    - Värv ja Sammas: kui laual on vähemalt 4 sama värvi kivi, võid hüüda „Värv“ ja saad ühe lisakivi. Seejärel tuleb ära võtta sambad, milles on vähemalt 4 kivi; selle eest saad ühe lisakivi.
    - Panemine: paned lauale 1 kuni 3 kivi.
    - Quartino: hüüad QUARTINO või sinu käik lõpeb.

    Pärast iga õiget hüüet järgnevad uuesti Panemine (üks kivi) ja Quartino. Värv ja Sammas ei kordu ühes käigus kunagi.

    Tavalises käigus paned lihtsalt kivi ja vaatad, kas tekkis QUARTINO: Värv ja Sammas tulevad ette alles hiljem mängu jooksul.
    .title = Käik

quartino-rules-colour =
    Vaata oma käigu alguses lauda. Kui sellel on 4 või rohkem sama värvi kivi, võid hüüda „Värv“ ja saad selles käigus ühe lisakivi. Arvesse lähevad kõik kivid, ka need, mis on teiste all.

    Värv on vabatahtlik. Nõuanne: lisakivi ei tule alati kasuks, seega võid „Värv“ ka hüüdmata jätta. Kui vähemalt 4 kiviga värve on mitu, saad ikka ainult ühe lisakivi.
    .title = 1. etapp: Värv

quartino-rules-column =
    Iga sammas, milles on 4 või rohkem kivi, võetakse tervikuna laualt ära ja pannakse varusse tagasi. See on kohustuslik.

    Kui selliseid sambaid oli vähemalt üks, saad selles käigus ühe lisakivi. Ka mitme samba eest saad ainult ühe lisakivi.
    .title = 1. etapp: Sammas

quartino-rules-place =
    Pane lauale 1 kivi, veel üks, kui hüüdsid „Värv“, ja veel üks, kui oli Sammas: kokku 1 kuni 3 kivi.

    Vali iga kivi jaoks ükskõik milline varus olev värv ja ükskõik milline väli. Kive võib piiramatult üksteise peale laduda; näha on ainult samba pealmine kivi.
    .title = 2. etapp: Panemine

quartino-rules-quartino =
    Kui mõni sinu kaart vastab lauale, võid hüüda QUARTINO: ava kaart ja nimeta väljalõige, millele see vastab. Väljalõige on neli välja, mida kaart võib kujutada; vt „Mängulaud ja väljalõiked“.

    - Õige hüüe: kaart jääb avatult sinu ette. Kui see oli su viimane, on mäng sel hetkel läbi, laualt ei võeta enam midagi ära ja sina oled võitnud. Muidu lähevad väljalõike neli pealmist kivi varusse tagasi, sa paned lauale 1 kivi ja võid uuesti hüüda. Nii saab ühe käigu jooksul hüüda kuni neli korda.
    - Vale hüüe: seda juhtub ka kogenud mängijatel. Kaarti on nüüd kõik näinud; see läheb sinu hoidikusse tagasi ja sinu käik lõpeb. Varasemad õiged hüüded jäävad kehtima.
    - Hüüdeta: sinu käik lõpeb.
    .title = 3. etapp: Quartino

quartino-rules-end =
    Mäng lõpeb hetkel, kui mõni mängija mängib välja oma viimase kaardi. See mängija on võitnud.
    .title = Mängu lõpp

quartino-rules-secrets =
    Kõigile nähtav:

    - mängulaud ja varu
    - mitu kaarti igal mängijal veel on
    - õige hüüdega välja mängitud kaardid
    - vale hüüdega näidatud kaart näitamise ajal

    Salajane:

    - hoidikus olevad kaardid: neid teab ainult nende omanik
    - ülejäänud kaardid: neid ei tea keegi
    .title = Kes mida teab

quartino-rules-geometry =
    Pane tähele: trükitud reeglite pildid meie allikast puuduvad. Mängulaua ja kaartide kuju on taastatud mängu avalike kirjelduste järgi ning võib väljaantud mängust erineda. Kaartide arv klapib: keskväljal ükskõik milline neljast värvist ja äärel ülejäänud kolm mis tahes järjestuses annavad kokku 4 × 3 × 2 × 1 = 24 kaarti.

    - Väljalõige on keskväli ja kolm kõrvuti asuvat äärevälja; 8 järel tuleb jälle 1. Väljalõikeid on 8 ja igaüht nimetatakse selle esimese äärevälja järgi päripäeva lugedes.
    - Kaart näitab keskvälja värvi ja päripäeva kolme kõrvuti asuva äärevälja värve. See vastab väljalõikele, kui nelja välja pealmistel kividel on kaardi värvid täpselt selles järjestuses.
    - Muster kehtib ratta igas asendis. Peegelpilt ei kehti.

    Ruudustikuvariant: laud on 3 × 3, väli `0` on keskel, `1` üleval vasakul ja teised järgnevad päripäeva. Väljalõikeid on 4, need on neli 2 × 2 ruutu, ja kaarti loetakse järjekorras üleval vasakul, üleval paremal, all vasakul, all paremal.
    .title = Mängulaud ja väljalõiked

quartino-rules-readings =
    Trükitud reeglid jätavad mõned juhud lahtiseks. Meie mõistame neid nii:

    - Mõni värv on otsas: vali varus olevate värvide seast.
    - Varus on vähem kive, kui panna tuleb: pane nii palju, kui on. Nii juhtub üheainsal juhul: laual on 27 kivi, „Värv“ on hüütud ja Sammast ei ole; siis paned 2 kivi asemel 1.
    - Kivi saab panna alati: pärast Samba etappi ei ole ükski sammas kõrgem kui 3 kivi, seega on laual kõige rohkem 27 kivi 28-st.
    - Vähem kive panna ega passida ei tohi.
    - „Värv“ võid hüüda ka siis, kui Samba etapis võetakse seejärel ära just need kivid: enne hinnatakse Värvi.
    - „Värv“ ei saa hüüda hilinenult ega siis, kui ühegi värvi kive pole laual piisavalt.
    - Sama etapi kahe kivi vahel QUARTINO hüüda ei saa: enne pannakse lauale kõik kivid.
    - Mustrit ei pea valmis tegema sinu enda kivi: piisab, kui muster on laual sinu Quartino etapis.
    - Teise mängija käigu ajal hüüda ei saa.
    - Hüüdma ei pea. Kuna kaardid on varjatud, võib võimalus märkamata jääda nagu laua taga ikka.
    - Korraga vastab lauale kaks sinu kaarti: hüüa QUARTINO ühega, pane kivi ja hüüa siis teisega, kui see ikka veel vastab.
    - Sambad, mis käigu ajal kasvavad 4 või enama kivi kõrguseks, jäävad alles järgmise mängija Samba etapini.
    - Lõputud mängud ja ajapiirang: trükitud reeglid neist ei räägi; vt kodureegleid järgmises osas.
    .title = Kuidas me reegleid mõistame

quartino-rules-time =
    Midagi sellest trükitud reeglites ei ole. Need on kodureeglid:

    - Ajapiirangus võib kokku leppida nagu Quarto! puhul, kuid terve käigu kohta. Mängija, kelle aeg saab otsa enne, kui kõik kivid on pandud, kaotab. Quartino etapis lõpetab aja otsasaamine lihtsalt käigu ilma hüüdeta.
    - Mängija võib alla anda.
    - Mängija, kes annab alla või kaotab ajaga, langeb mängust välja ja tema kaardid jäävad varjatuks. Võidab viimasena järele jäänud mängija.
    - Mängijad võivad viigis kokku leppida.
    - Määrata võib suurima käikude arvu. Kui see saab täis ja võitjat ei ole, jääb mäng viiki.
    .title = Aeg, allaandmine ja viik

quartino-rules-next =
    Loosige uuesti, kes järgmist mängu alustab.

    Kodureegel: kahekesi mängides võite kokku leppida, et järgmist mängu alustab kaotaja ja pärast viiki see, kes eelmist ei alustanud.
    .title = Järgmine mäng

quartino-rules-notation =
    - Väljad on `0` kuni `8`, väljalõiked `1` kuni `8` (ruudustikuvariandis `1` kuni `4`).
    - Värve tähistavad nende ingliskeelsete nimetuste algustähed: `R` on punane, `Y` kollane, `G` roheline ja `B` sinine. Kaarti tähistab neli tähte: `RYGB` tähendab punast keskväljal ning päripäeva kollast, rohelist ja sinist äärel.
    - `+` – hüütakse „Värv“, `-` – sellest loobutakse; küsitakse ainult siis, kui seda saab hüüda.
    - `R3` – punane kivi pannakse väljale 3.
    - `RYGB@5` – kaardiga RYGB hüütakse QUARTINO väljalõikes 5.
    - `.` – käik lõpetatakse ilma hüüdeta.

    Käik kirjutatakse komadega: `+,R3,G0,B0,RYGB@5,Y4,.`
    .title = Notatsioon

## Quartino: reeglilehe kokkuvõte ja näidiskäigud

quartino-rules-stones =
    Lühidalt, mitu kivi sa lauale paned:

    | käik | kive |
    | tavaline käik | 1 |
    | Värvi või Sambaga | 2 |
    | Värvi ja Sambaga | 3 |
    | pärast iga õiget hüüet | 1 |
    .title = Mitu kivi panna

quartino-rules-examples =
    Kaks käiku samm-sammult: tavaline, nagu mängu alguses enamik, ja täielik, milles on kõik, mis ühes käigus olla võib. Mõlemas käid sina.
    .title = Kaks näidiskäiku
