## Quarto!

quarto-rules = Quarto!
    .summary = Figūru, ko liekat, izvēlas pretinieks: izveidojiet rindu no četrām figūrām, kurām ir kas kopīgs, un iesaucieties „QUARTO!”.
    .credits = „Quarto!”: © 1991 Gigamic, idejas autors Blaise Muller.

quarto-rules-material =
    „Quarto!” ir spēle diviem spēlētājiem no 6 gadu vecuma. To spēlē laukumā ar 4 × 4 lauciņiem. Vertikāles no kreisās puses uz labo apzīmē ar burtiem no a līdz d, horizontāles no apakšas uz augšu – ar cipariem no 1 līdz 4, tātad lauciņi ir no a1 līdz d4.

    Figūru ir 16, un nav divu vienādu. Katra ir citāds četru pazīmju salikums, un katrai pazīmei ir divas vērtības:

    - krāsa: gaiša vai tumša
    - forma: apaļa vai kantaina
    - garums: īsa vai gara
    - virspuse: ar iedobumu vai bez iedobuma

    Visas figūras pieder abiem spēlētājiem. Sākumā tās stāv blakus laukumam.
    .title = Laukums un figūras

quarto-rules-goal =
    Izveidojiet rindu no četrām figūrām, kurām ir vismaz viena kopīga pazīme, un iesaucieties „QUARTO!”.

    Āķis ir tāds, ka figūru, ko liekat, jūs nekad neizvēlaties paši. To jūsu vietā izvēlas pretinieks, tāpēc katru figūru, pirms to iedodat, aplūkojiet divreiz.
    .title = Spēles mērķis

quarto-rules-lines =
    Laukumā ir 10 rindas: 4 horizontālas, 4 vertikālas un 2 pa diagonāli.

    Četrām figūrām ir kopīga pazīme, ja tās vērtība visām četrām ir viena un tā pati: četras gaišas vai četras tumšas, četras apaļas vai četras kantainas, četras īsas vai četras garas, četras ar iedobumu vai četras bez iedobuma. Rinda ir izveidota, kad visi četri tās lauciņi ir aizņemti un tās figūrām ir vismaz viena kopīga pazīme.

    Kopīgu pazīmju drīkst būt arī vairāk. Nav svarīgi, kurš figūras nolicis: pārējās trīs var būt arī pretinieka noliktas.
    .title = Rindas

quarto-rules-course =
    Vienojieties, kurš sāks, vai izšķiriet to ar metamo kauliņu. Šeit pirmās spēles sācēju nosaka izloze, ja vien viņu neizvēlaties paši.

    - Spēles sācējs tikai dod: viņš izvēlas vienu no 16 figūrām un iedod to pretiniekam.
    - Kas figūru saņem, tas noliek to uz jebkura brīva lauciņa.
    - Pēc tam tas pats spēlētājs izvēlas kādu no atlikušajām figūrām un iedod to pretiniekam, kurš to noliek un savukārt dod nākamo.

    Figūras nolikšana un nākamās iedošana kopā ir viens gājiens. Tātad spēles sācējs noliek katru otro figūru, to skaitā arī 16. figūru.
    .title = Spēles gaita

quarto-rules-calls =
    Izveidota rinda nes uzvaru tikai tad, ja to piesaka: iesaucieties „QUARTO!” un norādiet rindu. Tam ir divas izdevības, viena pēc otras:

    - Pirmā izdevība ir spēlētājam, kurš figūru nolicis: no brīža, kad viņš to noliek, līdz brīdim, kad iedod nākamo.
    - Otrā izdevība ir pretiniekam: no brīža, kad viņš šo nākamo figūru saņem, līdz brīdim, kad to noliek. Tā var uzvarēt ar rindu, ko otrs spēlētājs nav pamanījis.

    Abas izdevības nekad nepārklājas, tāpēc nav jāsacenšas, kurš iesauksies ātrāk.

    Pieteikums ir pareizs, ja rinda ir izveidota, tajā ir pēdējā noliktā figūra un pieteicējam tobrīd ir izdevība pieteikt. Ja abās izdevībās neviens neiesaucas, rindu vairs neieskaita, pat ja kāds to vēlāk pamana, un spēle turpinās.

    Ja viena figūra reizē izveido vairākas rindas, drīkst pieteikt jebkuru no tām; ja nepiesaka nevienu, neieskaita nevienu. Vēlāk nolikta figūra var izveidot citu rindu, kas krustojas ar neieskaitīto: jaunā rinda ir spēkā pati par sevi.

    Mājas noteikums: iespiestie noteikumi neparedz sodu par nepareizu pieteikumu. Šeit spēlētājs, kurš kļūdījies, tajā pašā izdevībā vairs nedrīkst pieteikt, un spēle turpinās.

    Pēc 16. figūras vairs nav ko dot. Vispirms jautā spēlētājam, kurš to nolicis, tad pretiniekam: katrs drīkst iesaukties vai pasēt. Abiem jautā neatkarīgi no tā, vai rinda ir izveidota: ja jautātu tikai tad, kad tā ir, jautājums to nodotu.
    .title = „QUARTO!” pieteikšana

quarto-rules-end =
    - Kas piesaka pareizi, tas uzreiz uzvar.
    - Ja visas 16 figūras ir noliktas un neviens nav uzvarējis, spēle beidzas neizšķirti, pat ja bija izveidota rinda, ko neviens nepamanīja.

    Mājas noteikumi, kuru iespiestajos noteikumos nav:

    - Spēlētājs drīkst padoties.
    - Ja visi spēlētāji ir cilvēki, viņi drīkst vienoties par neizšķirtu.
    - Nākamo spēli sāk zaudētājs. Pēc neizšķirta sāk tas, kurš iepriekšējo spēli nesāka.
    .title = Spēles beigas

quarto-rules-time =
    Spēle ilgst 10–20 minūtes. Sacensībās laiku var ierobežot līdz 1 minūtei gājienam, nolikšanai un iedošanai kopā. Var spēlēt ar šo ierobežojumu, ar jebkuru citu laiku sekundēs vai bez ierobežojuma.

    Mājas noteikums: spēlētājs, kuram jāizdara gājiens, bet beidzies laiks, zaudē. Pēc 16. figūras gājiens vairs nav jāizdara, tāpēc abās pēdējās izdevībās laika beigas nozīmē, ka spēlētājs pasē.
    .title = Spēles ilgums

quarto-rules-beginners =
    Kamēr vēl iepazīstat spēli vai spēlējat ar maziem bērniem, spēlējiet tikai ar 1, 2 vai 3 no četrām pazīmēm. Izvēlieties tās pirms spēles sākuma. Figūras paliek tās pašas 16, bet svarīgas ir tikai izvēlētās pazīmes.

    Katrai izvēlētajai pazīmei der abas vērtības. Ja, piemēram, izvēlēta tikai krāsa, uzvaru nes gan četru gaišu, gan četru tumšu figūru rinda.
    .title = Iesācējiem

quarto-rules-advanced =
    Līdzās 10 rindām der arī 9 kvadrāti no 2 × 2 blakus esošiem lauciņiem: arī četras šāda kvadrāta figūras ar vismaz vienu kopīgu pazīmi ir „QUARTO!”. Tātad uzvarēt var 19 veidos, un viss, kas šajos noteikumos teikts par rindām, attiecas arī uz kvadrātiem.
    .title = Pieredzējušiem spēlētājiem

quarto-rules-automatic =
    Šajā variantā neviens neiesaucas: kas noliek figūru, kura izveido rindu (pieredzējušo spēlē – arī kvadrātu), tas uzreiz uzvar. Nevienu rindu nevar palaist garām.

    Iespiestajos noteikumos šī varianta nav, taču tā spēlē lielākajā daļā digitālo versiju, un, runājot par spēles atrisināšanu, ar to domā tieši šo variantu. To var apvienot ar jebkurām pazīmēm, ar kvadrātiem un ar jebkuru laika ierobežojumu.
    .title = Variants bez pieteikšanas

quarto-rules-notation =
    - Lauciņu apzīmē ar burtu un ciparu, no `a1` apakšā pa kreisi līdz `d4` augšā pa labi.
    - Figūru apzīmē ar vienu zīmi, no `0` līdz `9` vai no `A` līdz `F`. Pieskaitiet 1, ja tā ir tumša, 2, ja kantaina, 4, ja gara, un 8, ja bez iedobuma; skaitļus no 10 līdz 15 raksta ar burtiem no `A` līdz `F`. Tātad `0` ir gaiša, apaļa, īsa un ar iedobumu, bet `F` – tumša, kantaina, gara un bez iedobuma.
    - `=5` – iedod figūru 5.
    - `b3` – noliek figūru uz lauciņa b3.
    - `!a1-d4` – piesaka „QUARTO!” rindā no a1 līdz d4. 2 × 2 kvadrātu apzīmē ar tā apakšējo kreiso un augšējo labo stūri: `!b2-c3`.
    - `--` – pēc 16. figūras pasē.

    Gājienu raksta bez atstarpēm: `b3=A` nozīmē, ka figūru noliek uz lauciņa b3 un iedod figūru A.
    .title = Pieraksts

## Quartino

quartino-rules = Quartino
    .summary = Kopīgā laukumā veidojiet savu slepeno kartīšu krāsu salikumus un pirmie izspēlējiet visas četras kartītes.
    .credits = „Quartino”: © 2018 Loris Games, autors Petr Doubek. Citi varianti un padomi: www.quartino.cz

quartino-rules-material =
    - Riteņa formas laukums ar 9 lauciņiem: centrs `0` un apļa lauciņi no `1` līdz `8`, numurēti no augšas pulksteņrādītāja virzienā.
    - 28 kauliņi, pa 7 katrā no četrām krāsām: sarkani, dzelteni, zaļi un zili.
    - 24 kartītes, katra ar citādu četru krāsu secību.
    - Kartīšu statīvs katram spēlētājam, pavisam ne vairāk kā 4.

    Kauliņi, kas nav laukumā, veido krājumu. To redz visi.
    .title = Laukums, kauliņi un kartītes

quartino-rules-setup =
    „Quartino” spēlē 2, 3 vai 4 spēlētāji. Tukšo laukumu novietojiet galda vidū un visus kauliņus – tam blakus: tas ir krājums.

    Katrs spēlētājs uz labu laimi izvelk 4 kartītes un saliek tās savā statīvā tā, lai neviens cits tās neredzētu. Atlikušās kartītes spēlē nepiedalās, un neviens tās neredz.

    Izlozējiet, kurš sāks. Tālāk gājienus izdara pulksteņrādītāja virzienā.
    .title = Sagatavošanās

quartino-rules-goal =
    Pirmie izspēlējiet visas četras savas kartītes. Kartīti jūs izspēlējat, kad četri augšējie kauliņi laukumā veido tās krāsu salikumu un jūs piesakāt QUARTINO.
    .title = Spēles mērķis

quartino-rules-turn =
    Gājienam ir trīs fāzes, vienmēr šādā secībā:

    - Krāsa un Kolonna: ja laukumā ir vismaz 4 vienas krāsas kauliņi, jūs drīkstat pieteikt Krāsu un saņemt vienu papildu kauliņu. Pēc tam kolonnas, kurās ir vismaz 4 kauliņi, ir jānoņem; par to saņemat vienu papildu kauliņu.
    - Likšana: jūs noliekat no 1 līdz 3 kauliņiem.
    - Quartino: jūs piesakāt QUARTINO, vai arī jūsu gājiens beidzas.

    Pēc katra pareiza pieteikuma atkal seko Likšana (viens kauliņš) un Quartino. Krāsa un Kolonna vienā gājienā nekad neatkārtojas.

    Parasti gājienā tikai noliek kauliņu un skatās, vai nav izveidojies QUARTINO: Krāsa un Kolonna rodas tikai vēlāk spēles gaitā.
    .title = Gājiens

quartino-rules-colour =
    Sava gājiena sākumā aplūkojiet laukumu. Ja tajā ir 4 vai vairāk vienas krāsas kauliņu, jūs drīkstat pieteikt Krāsu un šajā gājienā saņemt vienu papildu kauliņu. Ieskaita visus kauliņus, arī tos, kas ir zem citiem.

    Krāsa nav obligāta. Padoms: papildu kauliņš ne vienmēr noder, tāpēc Krāsu var arī nepieteikt. Arī tad, ja vairākās krāsās ir vismaz pa 4 kauliņiem, jūs saņemat tikai vienu papildu kauliņu.
    .title = 1. fāze: Krāsa

quartino-rules-column =
    Katru kolonnu, kurā ir 4 vai vairāk kauliņu, pilnībā noņem no laukuma un atliek atpakaļ krājumā. Tas ir obligāti.

    Ja bija vismaz viena šāda kolonna, jūs šajā gājienā saņemat vienu papildu kauliņu. Arī par vairākām kolonnām jūs saņemat tikai vienu papildu kauliņu.
    .title = 1. fāze: Kolonna

quartino-rules-place =
    Nolieciet 1 kauliņu, vēl vienu, ja pieteicāt Krāsu, un vēl vienu, ja bija Kolonna: pavisam no 1 līdz 3 kauliņiem.

    Katram kauliņam izvēlieties jebkuru krāsu, kas ir krājumā, un jebkuru lauciņu. Kauliņus drīkst kraut citu citam virsū bez ierobežojuma; redzams ir tikai kolonnas augšējais kauliņš.
    .title = 2. fāze: Likšana

quartino-rules-quartino =
    Ja kāda no jūsu kartītēm atbilst laukumam, jūs drīkstat pieteikt QUARTINO: atklājiet kartīti un nosauciet izgriezumu, kuram tā atbilst. Izgriezums ir četri lauciņi, kurus var attēlot kartīte; sk. „Laukums un izgriezumi”.

    - Pareizs pieteikums: kartīte paliek atklāta jūsu priekšā. Ja tā bija pēdējā, spēle tajā brīdī beidzas, no laukuma vairs neko nenoņem, un jūs uzvarat. Citādi četri augšējie izgriezuma kauliņi atgriežas krājumā, jūs noliekat 1 kauliņu un drīkstat pieteikt vēlreiz. Tātad vienā gājienā var pieteikt līdz četrām reizēm.
    - Nepareizs pieteikums: tā gadās arī pieredzējušiem spēlētājiem. Kartīti nu ir redzējuši visi; tā atgriežas jūsu statīvā, un jūsu gājiens beidzas. Iepriekšējie pareizie pieteikumi paliek spēkā.
    - Bez pieteikuma: jūsu gājiens beidzas.
    .title = 3. fāze: Quartino

quartino-rules-end =
    Spēle beidzas brīdī, kad kāds spēlētājs izspēlē savu pēdējo kartīti. Šis spēlētājs ir uzvarējis.
    .title = Spēles beigas

quartino-rules-secrets =
    Visiem redzams:

    - laukums un krājums
    - cik kartīšu katram spēlētājam vēl ir
    - ar pareizu pieteikumu izspēlētās kartītes
    - nepareizā pieteikumā parādīta kartīte, kamēr to rāda

    Slepenas ir:

    - statīvā esošās kartītes: tās zina tikai to turētājs
    - atlikušās kartītes: tās nezina neviens
    .title = Kas ko zina

quartino-rules-geometry =
    Lūdzu, ņemiet vērā: mūsu avotā nav iespiesto noteikumu attēlu. Laukuma un kartīšu izskats ir atjaunots pēc publiskiem spēles aprakstiem un var atšķirties no izdotās spēles. Kartīšu skaits sakrīt: jebkura no četrām krāsām centrā un pārējās trīs jebkurā secībā aplī dod 4 × 3 × 2 × 1 = 24 kartītes.

    - Izgriezums ir centrs un trīs blakus esoši apļa lauciņi; pēc 8 atkal nāk 1. Izgriezumi ir 8, un katru sauc pēc tā pirmā apļa lauciņa, ejot pulksteņrādītāja virzienā.
    - Kartīte rāda centra krāsu un, pulksteņrādītāja virzienā, trīs blakus esošu apļa lauciņu krāsas. Tā atbilst izgriezumam, ja četru lauciņu augšējie kauliņi ir kartītes krāsās tieši šādā secībā.
    - Der jebkurš riteņa pagrieziens. Spoguļattēls neder.

    Režģa variants: laukums ir 3 × 3, lauciņš `0` ir vidū, `1` augšā pa kreisi, pārējie seko pulksteņrādītāja virzienā. Izgriezumi ir 4, proti, četri 2 × 2 kvadrāti, un kartīti lasa šādā secībā: augšā pa kreisi, augšā pa labi, apakšā pa kreisi, apakšā pa labi.
    .title = Laukums un izgriezumi

quartino-rules-readings =
    Iespiestie noteikumi dažus gadījumus neizšķir. Mēs tos saprotam tā:

    - Kāda krāsa ir beigusies: izvēlieties no krājumā esošajām krāsām.
    - Krājumā ir mazāk kauliņu, nekā jānoliek: nolieciet, cik ir. Tā notiek vienā vienīgā gadījumā: laukumā ir 27 kauliņi, Krāsa ir pieteikta, bet Kolonnas nav; tad 2 kauliņu vietā noliekat 1.
    - Nolikt var vienmēr: pēc Kolonnas fāzes neviena kolonna nav augstāka par 3 kauliņiem, tātad laukumā ir ne vairāk kā 27 no 28 kauliņiem.
    - Likt mazāk kauliņu vai izlaist gājienu nedrīkst.
    - Krāsu drīkst pieteikt arī tad, ja Kolonnas fāzē pēc tam noņem tieši šos kauliņus: Krāsu vērtē vispirms.
    - Krāsu nevar pieteikt novēloti vai bez pamata.
    - Starp diviem vienas fāzes kauliņiem QUARTINO pieteikt nevar: vispirms noliek visus.
    - Salikums nav jāizveido tieši jūsu kauliņam: pietiek, ka salikums ir laukumā jūsu Quartino fāzē.
    - Cita spēlētāja gājienā pieteikt nevar.
    - Pieteikt nav obligāti. Tā kā kartītes ir slēptas, izdevību var palaist garām, tāpat kā pie galda.
    - Reizē der divas jūsu kartītes: piesakiet vienu, nolieciet kauliņu, tad piesakiet otru, ja tā vēl der.
    - Kolonnas, kas gājiena laikā izaug līdz 4 vai vairāk kauliņiem, paliek līdz nākamā spēlētāja Kolonnas fāzei.
    - Bezgalīgas spēles un laika ierobežojums: iespiestie noteikumi par to klusē; sk. mājas noteikumus nākamajā sadaļā.
    .title = Kā mēs saprotam noteikumus

quartino-rules-time =
    Iespiestajos noteikumos nekā no tā nav. Tie ir mājas noteikumi:

    - Drīkst vienoties par laika ierobežojumu, tāpat kā spēlē „Quarto!”, taču visam gājienam kopā. Spēlētājs, kuram laiks beidzas, pirms nolikti visi kauliņi, zaudē. Ja laiks beidzas Quartino fāzē, gājiens vienkārši beidzas bez pieteikuma.
    - Spēlētājs drīkst padoties.
    - Spēlētājs, kurš padodas vai zaudē laika dēļ, izstājas no spēles, un viņa kartītes paliek slēptas. Uzvar pēdējais atlikušais spēlētājs.
    - Spēlētāji drīkst vienoties par neizšķirtu.
    - Var noteikt lielāko pieļaujamo gājienu skaitu. Ja tas ir sasniegts un uzvarētāja nav, spēle beidzas neizšķirti.
    .title = Laiks, padošanās un neizšķirts

quartino-rules-next =
    Kurš sāks nākamo spēli, atkal izlozējiet.

    Mājas noteikums: spēlējot divatā, drīkst vienoties, ka nākamo spēli sāk zaudētājs, bet pēc neizšķirta – tas, kurš nesāka iepriekšējo.
    .title = Nākamā spēle

quartino-rules-notation =
    - Lauciņus apzīmē ar cipariem no `0` līdz `8`, izgriezumus – no `1` līdz `8` (režģa variantā – no `1` līdz `4`).
    - Krāsas apzīmē ar to angļu nosaukumu pirmajiem burtiem: `R` – sarkana, `Y` – dzeltena, `G` – zaļa, `B` – zila. Kartīti apzīmē ar četriem burtiem: `RYGB` nozīmē sarkanu centrā, bet aplī pulksteņrādītāja virzienā – dzeltenu, zaļu un zilu.
    - `+` – piesaka Krāsu, `-` – atsakās no tās; jautā tikai tad, kad to var pieteikt.
    - `R3` – noliek sarkanu kauliņu uz lauciņa 3.
    - `RYGB@5` – ar kartīti RYGB piesaka QUARTINO izgriezumā 5.
    - `.` – beidz gājienu bez pieteikuma.

    Gājienu raksta ar komatiem: `+,R3,G0,B0,RYGB@5,Y4,.`
    .title = Pieraksts

## „Quartino”: noteikumu lapas kopsavilkums un gājienu piemēri

quartino-rules-stones =
    Īsumā, cik kauliņu jūs noliekat:

    | gājiens | kauliņi |
    | parasts gājiens | 1 |
    | ar Krāsu vai Kolonnu | 2 |
    | ar Krāsu un Kolonnu | 3 |
    | pēc katra pareiza pieteikuma | 1 |
    .title = Cik kauliņu noliek

quartino-rules-examples =
    Divi gājieni soli pa solim: parasts, kādu spēles sākumā ir vairums, un pilns, kurā ir viss, kas gājienā var būt. Gājienu izdarāt jūs.
    .title = Divu gājienu piemēri
