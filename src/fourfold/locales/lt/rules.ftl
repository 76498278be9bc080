## Quarto!

quarto-rules = Quarto!
    .summary = Figūrėlę, kurią dedate, parenka priešininkas: sudarykite eilę iš keturių figūrėlių, turinčių ką nors bendra, ir sušukite QUARTO!
    .credits = „Quarto!“: © 1991 Gigamic, idėjos autorius – Blaise Muller.

quarto-rules-material =
    „Quarto!“ žaidžia du žaidėjai nuo 6 metų. Lentą sudaro 4 × 4 laukeliai. Stulpeliai iš kairės į dešinę žymimi raidėmis nuo a iki d, eilutės iš apačios į viršų – skaičiais nuo 1 iki 4, taigi laukeliai žymimi nuo a1 iki d4.

    Figūrėlių yra 16, ir visos jos skirtingos. Kiekviena – vis kitas keturių bruožų derinys, o kiekvienas bruožas turi dvi reikšmes:

    - spalva: šviesi arba tamsi
    - forma: apvali arba kvadratinė
    - aukštis: žema arba aukšta
    - viršus: su duobute arba be duobutės

    Visos figūrėlės bendros abiem žaidėjams. Iš pradžių jos stovi šalia lentos.
    .title = Lenta ir figūrėlės

quarto-rules-goal =
    Sudarykite eilę iš keturių figūrėlių, turinčių bent vieną bendrą bruožą, ir sušukite QUARTO!

    Visa gudrybė ta, kad dedamos figūrėlės niekada nesirenkate patys. Ją jums parenka priešininkas, todėl kiekvieną figūrėlę, prieš ją paduodami, gerai apžiūrėkite.
    .title = Žaidimo tikslas

quarto-rules-lines =
    Lentoje yra 10 eilių: 4 horizontalios, 4 vertikalios ir 2 įstrižos.

    Keturios figūrėlės turi bendrą bruožą, kai visų keturių to bruožo reikšmė ta pati: keturios šviesios arba keturios tamsios, keturios apvalios arba keturios kvadratinės, keturios žemos arba keturios aukštos, keturios su duobute arba keturios be duobutės. Eilė sudaryta, kai visi keturi jos laukeliai užimti, o jos figūrėlės turi bent vieną bendrą bruožą.

    Bendrų bruožų gali būti ir daugiau. Nesvarbu, kas figūrėles padėjo: kitas tris galėjo padėti ir priešininkas.
    .title = Eilės

quarto-rules-course =
    Susitarkite, kas pradės, arba meskite kauliuką. Čia pirmąjį žaidimą pradedantį žaidėją galite pasirinkti patys; kitaip jis nustatomas burtais.

    - Žaidimą pradedantis žaidėjas tik paduoda: jis išsirenka vieną iš 16 figūrėlių ir paduoda ją priešininkui.
    - Gavęs figūrėlę, žaidėjas padeda ją į bet kurį laisvą laukelį.
    - Tada tas pats žaidėjas išsirenka vieną iš likusių figūrėlių ir paduoda ją priešininkui, o šis savo ruožtu ją padeda ir paduoda kitą.

    Padėti figūrėlę ir paduoti kitą – tai vienas ėjimas. Taigi žaidimą pradėjęs žaidėjas deda kas antrą figūrėlę, tarp jų ir 16-ąją.
    .title = Žaidimo eiga

quarto-rules-calls =
    Sudaryta eilė atneša pergalę tik tada, kai ji paskelbiama: sušukite QUARTO! ir parodykite eilę. Tam yra dvi progos, viena po kitos:

    - Pirmoji proga – figūrėlę padėjusio žaidėjo: nuo tada, kai jis ją padeda, iki tada, kai paduoda kitą.
    - Antroji proga – priešininko: nuo tada, kai jis gauna tą kitą figūrėlę, iki tada, kai ją padeda. Taip galima laimėti paskelbus eilę, kurios kitas žaidėjas nepastebėjo.

    Šios dvi progos niekada nepersidengia, todėl lenktyniauti, kas sušuks greičiau, nereikia.

    Šūksnis teisingas, kai eilė sudaryta, joje yra paskutinė padėta figūrėlė ir šaukiančiojo proga dar nepasibaigusi. Jei per abi progas niekas nesušunka, eilė nebegalioja, net jei vėliau kas nors ją pastebi, ir žaidimas tęsiasi.

    Jei viena figūrėlė iš karto sudaro kelias eiles, galima skelbti bet kurią iš jų; jei nepaskelbiama nė viena, nebegalioja nė viena. Vėliau padėta figūrėlė gali sudaryti kitą eilę, kuri kertasi su nebegaliojančia: naujoji eilė vis tiek galioja.

    Namų taisyklė: spausdintose taisyklėse už klaidingą šūksnį bausmė nenumatyta. Čia suklydęs žaidėjas per tą pačią progą šaukti nebegali, o žaidimas tęsiasi.

    Padėjus 16-ąją figūrėlę, paduoti nebėra ko. Pirmiausia klausiama ją padėjusio žaidėjo, paskui – priešininko: kiekvienas gali sušukti arba pasuoti. Abiejų klausiama nepriklausomai nuo to, ar eilė yra: jei būtų klausiama tik tada, kai ji yra, klausimas ją išduotų.
    .title = Šūksnis QUARTO!

quarto-rules-end =
    - Teisingai sušukęs žaidėjas iš karto laimi.
    - Jei padėtos visos 16 figūrėlių ir niekas nelaimėjo, žaidimas baigiasi lygiosiomis, net jei buvo sudaryta eilė, kurios niekas nepastebėjo.

    Namų taisyklės, kurių spausdintose taisyklėse nėra:

    - Žaidėjas gali pasiduoti.
    - Kai žaidžia vien žmonės, jie gali susitarti dėl lygiųjų.
    - Kitą žaidimą pradeda pralaimėjęs žaidėjas. Po lygiųjų pradeda tas, kuris praėjusį kartą nepradėjo.
    .title = Žaidimo pabaiga

quarto-rules-time =
    Žaidimas trunka 10–20 minučių. Per varžybas ėjimui galima nustatyti 1 minutės laiko ribą: ir figūrėlei padėti, ir kitai paduoti. Galima žaisti su šia riba, su bet kokia kita riba sekundėmis arba be ribos.

    Namų taisyklė: žaidėjas, kuris turi eiti, bet pritrūksta laiko, pralaimi. Po 16-osios figūrėlės eiti nebereikia, todėl, jei laikas baigiasi per paskutines dvi progas sušukti, laikoma, kad žaidėjas pasuoja.
    .title = Žaidimo trukmė

quarto-rules-beginners =
    Kol mokotės žaisti arba jei žaidžiate su mažais vaikais, iš keturių bruožų rinkitės tik 1, 2 arba 3. Pasirinkite juos prieš pradėdami. Žaidžiama tomis pačiomis 16 figūrėlių, bet galioja tik pasirinktieji bruožai.

    Galioja abi pasirinkto bruožo reikšmės. Pavyzdžiui, jei pasirinkote tik spalvą, pergalę atneša ir keturių šviesių, ir keturių tamsių figūrėlių eilė.
    .title = Pradedantiesiems

quarto-rules-advanced =
    Be 10 eilių, galioja ir 9 kvadratai iš 2 × 2 gretimų laukelių: keturios tokio kvadrato figūrėlės, turinčios bent vieną bendrą bruožą, taip pat sudaro QUARTO! Taigi laimėti galima 19 būdų, o visa, kas šiose taisyklėse sakoma apie eiles, tinka ir kvadratams.
    .title = Pažengusiems

quarto-rules-automatic =
    Žaidžiant šį variantą niekas nešaukia: kas padeda figūrėlę, sudarančią eilę (o žaidžiant pažengusiųjų variantą – ir kvadratą), tas iš karto laimi. Nė viena eilė nelieka nepastebėta.

    Spausdintose taisyklėse šio varianto nėra, tačiau taip žaidžiama daugumoje skaitmeninių versijų, o kai kalbama apie žaidimo išsprendimą, turimas galvoje būtent šis variantas. Jį galima derinti su bet kuriais bruožais, su kvadratais ir su bet kokia laiko riba.
    .title = Variantas be šūksnių

quarto-rules-notation =
    - Laukelis žymimas raide ir skaičiumi, nuo `a1` apačioje kairėje iki `d4` viršuje dešinėje.
    - Figūrėlė žymima vienu ženklu, nuo `0` iki `9` arba nuo `A` iki `F`. Sudedama: 1, jei ji tamsi; 2, jei kvadratinė; 4, jei aukšta; 8, jei be duobutės. Sumos nuo 10 iki 15 rašomos raidėmis nuo `A` iki `F`. Taigi `0` yra šviesi, apvali, žema ir su duobute, o `F` – tamsi, kvadratinė, aukšta ir be duobutės.
    - `=5` – paduodama figūrėlė 5.
    - `b3` – figūrėlė padedama į laukelį b3.
    - `!a1-d4` – sušunkama QUARTO! ir nurodoma eilė nuo a1 iki d4. 2 × 2 kvadratas žymimas apatiniu kairiuoju ir viršutiniu dešiniuoju kampu: `!b2-c3`.
    - `--` – po 16-osios figūrėlės pasuojama.

    Ėjimas rašomas be tarpų: `b3=A` reiškia, kad figūrėlė padedama į b3 ir paduodama figūrėlė A.
    .title = Notacija

## Quartino

quartino-rules = Quartino
    .summary = Bendroje lentoje sudarykite savo slaptų kortelių spalvų derinius ir pirmieji sužaiskite visas keturias korteles.
    .credits = „Quartino“: © 2018 Loris Games, autorius – Petr Doubek. Daugiau variantų ir patarimų: www.quartino.cz

quartino-rules-material =
    - Rato formos lenta su 9 laukeliais: centras `0` ir ratlankio laukeliai nuo `1` iki `8`, numeruojami nuo viršaus pagal laikrodžio rodyklę.
    - 28 akmenėliai, po 7 kiekvienos iš keturių spalvų: raudonos, geltonos, žalios ir mėlynos.
    - 24 kortelės, kiekviena su vis kitokia keturių spalvų tvarka.
    - Stovelis kortelėms kiekvienam žaidėjui, iš viso daugiausia 4.

    Akmenėliai, kurių nėra lentoje, sudaro atsargas. Jas mato visi.
    .title = Lenta, akmenėliai ir kortelės

quartino-rules-setup =
    „Quartino“ žaidžia 2, 3 arba 4 žaidėjai. Tuščią lentą padėkite stalo viduryje, o visus akmenėlius – šalia jos: tai atsargos.

    Kiekvienas žaidėjas atsitiktinai ištraukia 4 korteles ir sustato jas į savo stovelį taip, kad niekas kitas jų nematytų. Likusios kortelės nenaudojamos, ir niekas jų nemato.

    Burtais nustatykite, kas pradės. Toliau einama pagal laikrodžio rodyklę.
    .title = Pasirengimas

quartino-rules-goal =
    Pirmieji sužaiskite visas keturias savo korteles. Kortelę sužaidžiate, kai keturi viršutiniai akmenėliai lentoje sudaro jos spalvų derinį ir jūs paskelbiate QUARTINO.
    .title = Žaidimo tikslas

quartino-rules-turn =
    Ėjimą sudaro trys fazės, visada tokia tvarka:

    - Spalva ir Stulpas: jei lentoje yra bent 4 vienos spalvos akmenėliai, galite paskelbti Spalvą ir gauti vieną papildomą akmenėlį. Tada stulpus, kuriuose yra bent 4 akmenėliai, privaloma nuimti; už tai gaunate vieną papildomą akmenėlį.
    - Dėjimas: padedate nuo 1 iki 3 akmenėlių.
    - Quartino: skelbiate QUARTINO arba jūsų ėjimas baigiasi.

    Po kiekvieno teisingo QUARTINO vėl eina Dėjimas (vienas akmenėlis) ir Quartino. Spalva ir Stulpas per vieną ėjimą niekada nesikartoja.

    Paprastai per ėjimą tik padedate akmenėlį ir žiūrite, ar susidarė QUARTINO: Spalva ir Stulpas pasitaiko tik vėliau.
    .title = Ėjimas

quartino-rules-colour =
    Savo ėjimo pradžioje apžiūrėkite lentą. Jei joje yra 4 ar daugiau vienos spalvos akmenėlių, galite paskelbti Spalvą ir per šį ėjimą gauti vieną papildomą akmenėlį. Skaičiuojami visi akmenėliai, taip pat ir tie, kurie guli po kitais.

    Spalva neprivaloma. Patarimas: papildomas akmenėlis ne visada naudingas, todėl Spalvos galite ir neskelbti. Net jei lentoje yra po 4 ar daugiau kelių spalvų akmenėlių, papildomą akmenėlį gaunate tik vieną.
    .title = 1 fazė: Spalva

quartino-rules-column =
    Kiekvienas stulpas, kuriame yra 4 ar daugiau akmenėlių, visas nuimamas nuo lentos ir grąžinamas į atsargas. Tai privaloma.

    Jei toks stulpas buvo bent vienas, per šį ėjimą gaunate vieną papildomą akmenėlį. Net ir už kelis stulpus papildomą akmenėlį gaunate tik vieną.
    .title = 1 fazė: Stulpas

quartino-rules-place =
    Padėkite 1 akmenėlį, dar vieną, jei paskelbėte Spalvą, ir dar vieną, jei buvo Stulpas: iš viso nuo 1 iki 3 akmenėlių.

    Kiekvienam akmenėliui rinkitės bet kurią atsargose esančią spalvą ir bet kurį laukelį. Akmenėlius galima krauti vieną ant kito be apribojimų; matomas tik viršutinis stulpo akmenėlis.
    .title = 2 fazė: Dėjimas

quartino-rules-quartino =
    Jei kuri nors jūsų kortelė atitinka lentą, galite skelbti QUARTINO: atverskite kortelę ir nurodykite išpjovą, kurią ji atitinka. Išpjova – tai keturi laukeliai, kuriuos gali vaizduoti kortelė; žr. „Lenta ir išpjovos“.

    - Teisingas skelbimas: kortelė lieka atversta priešais jus. Jei ji buvo paskutinė, žaidimas tą akimirką baigiasi, nuo lentos nieko nebenuimama, ir jūs laimite. Kitu atveju keturi viršutiniai išpjovos akmenėliai grąžinami į atsargas, jūs padedate 1 akmenėlį ir galite skelbti vėl. Taigi per vieną ėjimą galima skelbti iki keturių kartų.
    - Klaidingas skelbimas: taip nutinka ir patyrusiems žaidėjams. Kortelę dabar jau matė visi; ji grįžta į jūsų stovelį, ir jūsų ėjimas baigiasi. Ankstesni teisingi skelbimai galioja.
    - Neskelbiate: jūsų ėjimas baigiasi.
    .title = 3 fazė: Quartino

quartino-rules-end =
    Žaidimas baigiasi tą akimirką, kai kuris nors žaidėjas sužaidžia savo paskutinę kortelę. Tas žaidėjas laimi.
    .title = Žaidimo pabaiga

quartino-rules-secrets =
    Visiems matoma:

    - lenta ir atsargos
    - kiek kortelių dar turi kiekvienas žaidėjas
    - teisingu skelbimu sužaistos kortelės
    - klaidingai skelbiant parodyta kortelė, kol ji rodoma

    Slapta:

    - stovelyje esančios kortelės: jas žino tik jų turėtojas
    - likusios kortelės: jų nežino niekas
    .title = Kas ką žino

quartino-rules-geometry =
    Atkreipkite dėmesį: mūsų šaltinyje nėra spausdintų taisyklių paveikslėlių. Lentos ir kortelių pavidalas atkurtas pagal viešus žaidimo aprašymus ir gali skirtis nuo išleisto žaidimo. Kortelių skaičius sutampa: centre – bet kuri iš keturių spalvų, ratlankyje – kitos trys bet kokia tvarka, taigi iš viso 4 × 3 × 2 × 1 = 24 kortelės.

    - Išpjova – tai centras ir trys gretimi ratlankio laukeliai; po 8 vėl eina 1. Išpjovų yra 8, kiekviena vadinama pagal pirmąjį savo ratlankio laukelį, einant pagal laikrodžio rodyklę.
    - Kortelė rodo centro spalvą ir, pagal laikrodžio rodyklę, trijų gretimų ratlankio laukelių spalvas. Ji atitinka išpjovą, kai viršutiniai keturių laukelių akmenėliai yra kortelės spalvų ir išsidėstę kaip tik tokia tvarka.
    - Tinka bet koks rato pasukimas. Veidrodinis atvaizdas netinka.

    Tinklelio variantas: lenta yra 3 × 3, laukelis `0` viduryje, `1` viršuje kairėje, kiti eina toliau pagal laikrodžio rodyklę. Išpjovų yra 4, tai keturi 2 × 2 kvadratai; kortelė skaitoma tokia tvarka: viršuje kairėje, viršuje dešinėje, apačioje kairėje, apačioje dešinėje.
    .title = Lenta ir išpjovos

quartino-rules-readings =
    Spausdintos taisyklės kai kurių atvejų nenumato. Štai kaip juos suprantame:

    - Baigėsi kuri nors spalva: rinkitės iš atsargose esančių spalvų.
    - Atsargose akmenėlių mažiau, nei reikia padėti: padėkite tiek, kiek yra. Taip nutinka tik vienu atveju: lentoje 27 akmenėliai, Spalva paskelbta, o Stulpo nėra; tada vietoj 2 akmenėlių dedate 1.
    - Padėti galite visada: po Stulpo fazės nė viename stulpe nėra daugiau kaip 3 akmenėlių, taigi lentoje yra daugiausia 27 iš 28 akmenėlių.
    - Dėti mažiau akmenėlių arba pasuoti negalima.
    - Spalvą galite skelbti, net jei paskui per Stulpo fazę nuimami kaip tik tie akmenėliai: Spalva vertinama pirma.
    - Pavėluotai arba be pagrindo Spalvos skelbti negalima.
    - Tarp dviejų tos pačios fazės akmenėlių QUARTINO skelbti negalima: pirma padedami visi.
    - Derinį nebūtinai turi sudaryti jūsų akmenėlis: pakanka, kad derinys būtų lentoje per jūsų Quartino fazę.
    - Per kito žaidėjo ėjimą skelbti negalima.
    - Skelbti neprivaloma. Kai kortelės paslėptos, progą galima ir praleisti, kaip ir žaidžiant prie stalo.
    - Vienu metu tinka dvi jūsų kortelės: paskelbkite vieną, padėkite akmenėlį, tada skelbkite kitą, jei ji dar tinka.
    - Stulpai, per ėjimą išaugę iki 4 ar daugiau akmenėlių, lieka iki kito žaidėjo Stulpo fazės.
    - Nesibaigiantys žaidimai ir laiko riba: spausdintose taisyklėse apie tai nieko nėra; žr. namų taisykles kitame skyriuje.
    .title = Kaip suprantame taisykles

quartino-rules-time =
    Viso to spausdintose taisyklėse nėra. Tai namų taisyklės:

    - Galite susitarti dėl laiko ribos, kaip ir žaisdami „Quarto!“, tačiau visam ėjimui. Žaidėjas, pritrūkęs laiko, kol dar nepadėjo visų akmenėlių, pralaimi. Jei laikas baigiasi per Quartino fazę, tiesiog baigiasi ėjimas ir QUARTINO nebeskelbiama.
    - Žaidėjas gali pasiduoti.
    - Pasidavęs arba dėl laiko pralaimėjęs žaidėjas iškrinta iš žaidimo, o jo kortelės lieka paslėptos. Laimi paskutinis likęs žaidėjas.
    - Žaidėjai gali susitarti dėl lygiųjų.
    - Galima nustatyti didžiausią ėjimų skaičių. Jei jis pasiekiamas, o laimėtojo nėra, žaidimas baigiasi lygiosiomis.
    .title = Laikas, pasidavimas ir lygiosios

quartino-rules-next =
    Kas pradės kitą žaidimą, vėl nustatykite burtais.

    Namų taisyklė: žaisdami dviese galite susitarti, kad kitą žaidimą pradės pralaimėjusysis, o po lygiųjų – tas, kuris nepradėjo praėjusio.
    .title = Kitas žaidimas

quartino-rules-notation =
    - Laukeliai žymimi skaičiais nuo `0` iki `8`, išpjovos – nuo `1` iki `8` (tinklelio variante – nuo `1` iki `4`).
    - Spalvos žymimos pirmosiomis angliškų pavadinimų raidėmis: `R` – raudona, `Y` – geltona, `G` – žalia, `B` – mėlyna. Kortelė žymima keturiomis raidėmis: `RYGB` reiškia raudoną spalvą centre, o ratlankyje pagal laikrodžio rodyklę – geltoną, žalią ir mėlyną.
    - `+` – Spalva skelbiama, `-` – jos atsisakoma; klausiama tik tada, kai ją galima skelbti.
    - `R3` – raudonas akmenėlis padedamas į 3 laukelį.
    - `RYGB@5` – su kortele RYGB skelbiama QUARTINO 5 išpjovoje.
    - `.` – ėjimas baigiamas neskelbiant QUARTINO.

    Ėjimas rašomas su kableliais: `+,R3,G0,B0,RYGB@5,Y4,.`
    .title = Notacija

## „Quartino“: taisyklių lapo santrauka ir ėjimų pavyzdžiai

quartino-rules-stones =
    Trumpai apie tai, kiek akmenėlių dedate:

    | ėjimas | akmenėliai |
    | įprastas ėjimas | 1 |
    | su Spalva arba Stulpu | 2 |
    | su Spalva ir Stulpu | 3 |
    | po kiekvieno teisingo QUARTINO | 1 |
    .title = Kiek akmenėlių dedama

quartino-rules-examples =
    Du ėjimai žingsnis po žingsnio: įprastas, kokių žaidimo pradžioje dauguma, ir ilgas, kuriame yra viskas, kas per ėjimą gali nutikti. Einate jūs.
    .title = Dviejų ėjimų pavyzdžiai
