## Quarto!

quarto-rules = Quarto!
    .summary = Kámen, který umisťujete, vám vybírá soupeř: dokončete řadu čtyř kamenů, které mají něco společného, a zvolejte QUARTO!
    .credits = Quarto!: © 1991 Gigamic, námět: Blaise Muller.

quarto-rules-material =
    Quarto! je hra pro dva hráče od 6 let na hrací desce se 4 × 4 poli. Sloupce se značí zleva doprava písmeny a až d, řádky zdola nahoru čísly 1 až 4; pole se tedy jmenují a1 až d4.

    Hracích kamenů je 16 a žádné dva nejsou stejné. Každý je jinou kombinací čtyř vlastností a každá vlastnost má dvě hodnoty:

    - barva: světlý nebo tmavý
    - tvar: kulatý nebo hranatý
    - výška: nízký nebo vysoký
    - vršek: s důlkem nebo bez důlku

    Všechny kameny patří oběma hráčům. Na začátku stojí vedle desky.
    .title = Hrací deska a kameny

quarto-rules-goal =
    Dokončete řadu čtyř kamenů, které mají alespoň jednu společnou vlastnost, a zvolejte QUARTO!

    Háček je v tom, že kámen, který umisťujete, nikdy nevybíráte vy. Vybírá vám ho soupeř, a proto se na každý kámen podívejte dvakrát, než ho předáte.
    .title = Cíl hry

quarto-rules-lines =
    Na desce je 10 řad: 4 vodorovné, 4 svislé a 2 úhlopříčné.

    Čtyři kameny mají společnou vlastnost, když je její hodnota u všech čtyř stejná: čtyři světlé nebo čtyři tmavé, čtyři kulaté nebo čtyři hranaté, čtyři nízké nebo čtyři vysoké, čtyři s důlkem nebo čtyři bez důlku. Řada je dokončená, když jsou všechna její čtyři pole obsazená a její kameny mají alespoň jednu společnou vlastnost.

    Společných vlastností může být i více. Nezáleží na tom, kdo kameny umístil: ostatní tři mohl klidně umístit soupeř.
    .title = Řady

quarto-rules-course =
    Dohodněte se, kdo začne, nebo si hoďte kostkou. Zde u první hry rozhoduje los, pokud začínajícího hráče nezvolíte sami.

    - Začínající hráč pouze předává: vybere jeden ze 16 kamenů a předá ho soupeři.
    - Kdo kámen dostane, umístí ho na libovolné prázdné pole.
    - Tentýž hráč pak vybere jeden ze zbývajících kamenů a předá ho soupeři, který ho umístí a zase předá další.

    Umístění kamene a předání dalšího tvoří dohromady jeden tah. Každý druhý kámen včetně 16. tedy umisťuje začínající hráč.
    .title = Průběh hry

quarto-rules-calls =
    Dokončená řada přináší výhru, jen když ji někdo ohlásí: zvolejte QUARTO! a řadu ukažte. Jsou k tomu dvě příležitosti, jedna po druhé:

    - První má hráč, který kámen umístil: od umístění kamene do předání dalšího.
    - Druhou má soupeř: od převzetí tohoto dalšího kamene do jeho umístění. Takto lze vyhrát řadou, kterou druhý hráč přehlédl.

    Obě příležitosti se nikdy nepřekrývají, takže při zvolání nejde o rychlost.

    Zvolání je správné, když je řada dokončená, patří do ní naposledy umístěný kámen a příležitost volajícího ještě trvá. Pokud během obou příležitostí nikdo nezvolá, řada navždy propadá, i kdyby si jí někdo později všiml, a hra pokračuje.

    Dokončí-li jeden kámen několik řad najednou, lze ohlásit kteroukoli z nich; není-li ohlášena žádná, propadají všechny společně. Pozdější kámen může dokončit jinou řadu, která se s propadlou kříží: nová řada platí sama za sebe.

    Domácí pravidlo: tištěná pravidla neuvádějí za chybné zvolání žádný trest. Zde hráč, který se zmýlil, nesmí během téže příležitosti volat znovu a hra pokračuje.

    Po 16. kameni už není co předat. Nejprve se rozhoduje hráč, který ho umístil, potom soupeř: každý může zvolat, nebo pasovat. Otázku dostanou oba bez ohledu na to, zda nějaká řada vznikla: kdyby otázka padla jen tehdy, když řada vznikla, prozradila by ji.
    .title = Zvolání QUARTO!

quarto-rules-end =
    - Kdo zvolá správně, okamžitě vyhrává.
    - Pokud je umístěno všech 16 kamenů a nikdo nevyhrál, končí hra remízou, i kdyby na desce byla dokončená řada, které si nikdo nevšiml.

    Domácí pravidla, která v tištěných pravidlech nejsou:

    - Hráč se může vzdát.
    - Hrají-li samí lidé, mohou se dohodnout na remíze.
    - Příští hru začíná poražený. Po remíze začíná ten, kdo předchozí hru nezačínal.
    .title = Konec hry

quarto-rules-time =
    Hra trvá 10 až 20 minut. Na turnaji lze každý tah, tedy umístění a předání dohromady, omezit na 1 minutu. Hrát lze s tímto limitem, s jakýmkoli jiným limitem v sekundách i bez limitu.

    Domácí pravidlo: hráč, kterému na tahu vyprší čas, prohrává. Po 16. kameni už není třeba táhnout, a proto se vypršení času při posledních dvou příležitostech ke zvolání počítá jako pasování.
    .title = Čas

quarto-rules-beginners =
    Dokud se s hrou teprve seznamujete nebo když hrajete s malými dětmi, hrajte jen s 1, 2 nebo 3 ze čtyř vlastností. Vyberte je před začátkem hry. Hraje se se stejnými 16 kameny, ale počítají se jen vybrané vlastnosti.

    Počítají se obě hodnoty vybrané vlastnosti. Zvolíte-li například jen barvu, výhru přináší řada čtyř světlých i řada čtyř tmavých kamenů.
    .title = Pro začátečníky

quarto-rules-advanced =
    Kromě 10 řad se počítá i 9 čtverců ze 2 × 2 sousedních polí: také čtyři kameny v takovém čtverci, které mají alespoň jednu společnou vlastnost, tvoří QUARTO! Vyhrát se tedy dá 19 způsoby a vše, co tato pravidla říkají o řadách, platí i pro čtverce.
    .title = Pro pokročilé

quarto-rules-automatic =
    V této variantě se nevolá: kdo umístí kámen, který dokončí řadu (ve hře pro pokročilé i čtverec), okamžitě vyhrává. Žádnou řadu nelze přehlédnout.

    Tištěná pravidla tuto variantu neobsahují, ale hraje se tak ve většině digitálních verzí a vyřešením hry se rozumí vyřešení právě této varianty. Lze ji kombinovat s libovolným výběrem vlastností, se čtverci i s libovolným časovým limitem.
    .title = Varianta bez zvolání

quarto-rules-notation =
    - Pole se značí písmenem a číslem, od `a1` vlevo dole po `d4` vpravo nahoře.
    - Kámen se značí jedním znakem, `0` až `9` nebo `A` až `F`. Přičtěte 1, je-li tmavý, 2, je-li hranatý, 4, je-li vysoký, a 8, je-li bez důlku; čísla 10 až 15 se píší písmeny `A` až `F`. Takže `0` je světlý, kulatý a nízký kámen s důlkem, `F` tmavý, hranatý a vysoký kámen bez důlku.
    - `=5` předává kámen 5.
    - `b3` umisťuje kámen na pole b3.
    - `!a1-d4` znamená zvolání QUARTO! v řadě od a1 do d4. Čtverec 2 × 2 se značí levým dolním a pravým horním rohem: `!b2-c3`.
    - `--` znamená pasování po 16. kameni.

    Tah se píše bez mezer: `b3=A` umisťuje kámen na pole b3 a předává kámen A.
    .title = Zápis

## Quartino

quartino-rules = Quartino
    .summary = Skládejte na společné desce barevné kombinace svých tajných karet a zahrajte všechny čtyři jako první.
    .credits = Quartino: © 2018 Loris Games, autor hry: Petr Doubek. Další varianty a tipy: www.quartino.cz

quartino-rules-material =
    - Hrací deska ve tvaru kola s 9 poli: střed `0` a obvod `1` až `8`, číslovaný od horního pole ve směru hodinových ručiček.
    - 28 hracích kamenů, po 7 v každé ze čtyř barev: červené, žluté, zelené a modré.
    - 24 karet QUARTINA, každá s jiným pořadím čtyř barev.
    - Stojánek na karty pro každého hráče, nejvýše 4.

    Kameny, které nejsou na desce, tvoří nabídku. Vidí ji všichni.
    .title = Hrací deska, kameny a karty

quartino-rules-setup =
    Quartino je hra pro 2, 3 nebo 4 hráče. Prázdnou desku umístěte doprostřed stolu a všechny kameny vedle ní: tvoří nabídku.

    Každý hráč si vylosuje 4 karty a postaví si je do stojánku tak, aby je nikdo jiný neviděl. Zbylé karty jsou ze hry vyřazené a nikdo je nevidí.

    Vylosujte, kdo začne. Na tahu se pak hráči střídají ve směru hodinových ručiček.
    .title = Příprava hry

quartino-rules-goal =
    Zahrajte jako první všechny své čtyři karty. Kartu zahrajete, když čtyři vrchní kameny na desce tvoří její barevnou kombinaci a vy ohlásíte QUARTINO.
    .title = Cíl hry

quartino-rules-turn =
    Tah má tři fáze, vždy v tomto pořadí:

    - Barva a Sloupec: jsou-li na desce alespoň 4 kameny jedné barvy, můžete uplatnit Barvu a získat jeden kámen navíc. Potom musíte odstranit sloupce, v nichž jsou alespoň 4 kameny, a získáte za to jeden kámen navíc.
    - Umisťování: umístíte 1 až 3 kameny.
    - Quartino: ohlásíte QUARTINO, nebo váš tah končí.

    Po každém správném QUARTINU následuje znovu Umisťování (jeden kámen) a Quartino. Barva a Sloupec se v jednom tahu nikdy neopakují.

    V běžném tahu jen umístíte kámen a zkontrolujete, jestli nevzniklo QUARTINO: Barva a Sloupec vznikají až později během hry.
    .title = Tah

quartino-rules-colour =
    Na začátku svého tahu si prohlédněte desku. Jsou-li na ní alespoň 4 kameny jedné barvy, můžete uplatnit Barvu a získat v tomto tahu jeden kámen navíc. Počítají se všechny kameny, i ty zakryté jinými.

    Barva je nepovinná. Tip: kámen navíc nemusí být vždy výhodný, a tak Barvu uplatnit nemusíte. I když jsou na desce alespoň 4 kameny od každé z několika barev, získáte jen jeden kámen navíc.
    .title = 1. fáze: Barva

quartino-rules-column =
    Každý sloupec, v němž jsou alespoň 4 kameny, se z desky odebere celý a vrátí se do nabídky. Je to povinné.

    Byl-li takový sloupec alespoň jeden, získáte v tomto tahu jeden kámen navíc. I za několik sloupců získáte jen jeden kámen navíc.
    .title = 1. fáze: Sloupec

quartino-rules-place =
    Umístěte 1 kámen, další za uplatněnou Barvu a ještě jeden za Sloupec: celkem 1 až 3 kameny.

    Pro každý kámen zvolte libovolnou barvu, která je v nabídce, a libovolné pole. Kameny lze klást na sebe bez omezení; ze sloupce je vidět jen vrchní kámen.
    .title = 2. fáze: Umisťování

quartino-rules-quartino =
    Pokud některá z vašich karet odpovídá desce, můžete ohlásit QUARTINO: vyložte kartu a určete výřez, kterému odpovídá. Výřez tvoří čtyři pole, která může karta zobrazovat; viz „Deska a výřezy“.

    - Správné ohlášení: karta zůstane vyložená před vámi. Byla-li to vaše poslední, hra v tu chvíli končí, z desky se už nic neodebírá a vítězíte. Jinak se čtyři vrchní kameny výřezu vrátí do nabídky, umístíte 1 kámen a můžete ohlašovat znovu. V jednom tahu tak lze QUARTINO ohlásit až čtyřikrát.
    - Chybné ohlášení: stává se i zkušeným hráčům. Kartu už viděli všichni; vrátíte si ji do stojánku a váš tah končí. Dřívější správná ohlášení platí.
    - Bez ohlášení: váš tah končí.
    .title = 3. fáze: Quartino

quartino-rules-end =
    Jakmile některý hráč zahraje svou poslední kartu, je hra u konce a tento hráč vítězí.
    .title = Konec hry

quartino-rules-secrets =
    Všichni vidí:

    - desku a nabídku
    - kolik karet každý hráč ještě má
    - karty zahrané správným ohlášením
    - kartu ukázanou při chybném ohlášení, dokud je vyložená

    Tajné:

    - karty ve stojánku: zná je jen jejich držitel
    - zbylé karty: nezná je nikdo
    .title = Kdo co ví

quartino-rules-geometry =
    Upozornění: v našem zdroji chybějí obrázky z tištěných pravidel. Podoba desky a karet je zrekonstruovaná podle veřejných popisů hry a může se od vydané hry lišit. Počet karet souhlasí: kterákoli ze čtyř barev ve středu a zbylé tři v libovolném pořadí na obvodu dávají 4 × 3 × 2 × 1 = 24 karet.

    - Výřez tvoří střed a tři sousední pole obvodu; po 8 následuje opět 1. Výřezů je 8 a každý se jmenuje podle svého prvního pole na obvodu ve směru hodinových ručiček.
    - Karta ukazuje barvu středu a ve směru hodinových ručiček barvy tří sousedních polí obvodu. Odpovídá výřezu, když mají vrchní kameny jeho čtyř polí barvy karty přesně v tomto pořadí.
    - Platí každé natočení kola. Zrcadlový obraz neplatí.

    Varianta s mřížkou: deska má 3 × 3 pole, `0` je uprostřed, `1` vlevo nahoře a ostatní následují ve směru hodinových ručiček. Výřezy jsou 4, a to čtyři čtverce 2 × 2; karta se čte v pořadí vlevo nahoře, vpravo nahoře, vlevo dole, vpravo dole.
    .title = Deska a výřezy

quartino-rules-readings =
    Tištěná pravidla nechávají některé případy otevřené. Rozumíme jim takto:

    - Některá barva došla: vybírejte z barev, které jsou v nabídce.
    - V nabídce je méně kamenů, než máte umístit: umístěte, co v ní je. Stane se to v jediném případě: na desce je 27 kamenů, Barva je uplatněná a Sloupec nevznikl; pak umístíte 1 kámen místo 2.
    - Umístit kámen můžete vždy: po fázi Sloupec není žádný sloupec vyšší než 3 kameny, na desce je tedy nejvýše 27 z 28 kamenů.
    - Umístit méně kamenů nebo pasovat není dovoleno.
    - Barvu smíte uplatnit, i když fáze Sloupec pak odstraní právě tyto kameny: Barva se posuzuje jako první.
    - Barvu nelze uplatnit dodatečně ani neoprávněně.
    - Mezi dvěma kameny téže fáze nelze QUARTINO ohlásit: nejprve se umístí všechny.
    - Kombinaci nemusí dokončit váš kámen: stačí, když je na desce ve vaší fázi Quartino.
    - V tahu jiného hráče ohlašovat nelze.
    - Ohlašovat není povinné. Karty jsou skryté, a tak lze příležitost přehlédnout, stejně jako u stolu.
    - Odpovídají-li desce najednou dvě vaše karty, ohlaste jednu, umístěte kámen a pak ohlaste druhou, pokud ještě odpovídá.
    - Sloupce, které během tahu vyrostou na 4 nebo více kamenů, zůstávají až do fáze Sloupec dalšího hráče.
    - Nekonečné hry a časový limit: tištěná pravidla o nich mlčí; viz domácí pravidla v následující části.
    .title = Jak pravidlům rozumíme

quartino-rules-time =
    Nic z toho v tištěných pravidlech není. Jsou to domácí pravidla:

    - Můžete se dohodnout na časovém limitu jako ve hře Quarto!, ale na celý tah. Hráč, kterému vyprší čas dříve, než umístí všechny kameny, prohrává. Ve fázi Quartino vypršení času pouze ukončí tah bez ohlášení.
    - Hráč se může vzdát.
    - Hráč, který se vzdá nebo prohraje na čas, ze hry vypadává a jeho karty zůstávají skryté. Vítězí poslední zbývající hráč.
    - Hráči se mohou dohodnout na remíze.
    - Lze stanovit nejvyšší počet tahů. Hra, která ho dosáhne bez vítěze, končí remízou.
    .title = Čas, vzdání hry a remíza

quartino-rules-next =
    Znovu vylosujte, kdo začne další hru.

    Domácí pravidlo: ve dvou se můžete dohodnout, že další hru začne poražený, po remíze ten, kdo nezačínal minule.
    .title = Další hra

quartino-rules-notation =
    - Pole jsou `0` až `8`, výřezy `1` až `8` (ve variantě s mřížkou `1` až `4`).
    - Barvy se značí počátečními písmeny anglických názvů: `R` červená, `Y` žlutá, `G` zelená a `B` modrá. Karta se značí čtyřmi písmeny: `RYGB` má ve středu červenou a na obvodu ve směru hodinových ručiček žlutou, zelenou a modrou.
    - `+` uplatňuje Barvu, `-` ji neuplatňuje; otázka přichází jen tehdy, když Barvu lze uplatnit.
    - `R3` umisťuje červený kámen na pole 3.
    - `RYGB@5` ohlašuje QUARTINO s kartou RYGB ve výřezu 5.
    - `.` ukončuje tah bez ohlášení.

    Tah se píše s čárkami: `+,R3,G0,B0,RYGB@5,Y4,.`
    .title = Zápis

## Quartino: shrnutí a příklady tahů z tištěných pravidel

quartino-rules-stones =
    Přehled, kolik kamenů umístíte:

    | tah | kameny |
    | běžný tah | 1 |
    | s Barvou nebo Sloupcem | 2 |
    | s Barvou i Sloupcem | 3 |
    | po každém správném QUARTINU | 1 |
    .title = Kolik kamenů se umisťuje

quartino-rules-examples =
    Dva tahy krok za krokem: běžný, jakých je na začátku hry většina, a úplný se vším, co se v tahu může stát. Na tahu jste vy.
    .title = Příklady dvou tahů
