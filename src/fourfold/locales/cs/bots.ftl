### The bots: the name of each level, and its character in one line.

## Quarto!

bot-quarto-novice = Nováček
    .character = Hraje jako poprvé: předá jakýkoli kámen a občas bezdůvodně zvolá QUARTO!

bot-quarto-casual = Sváteční hráč
    .character = Hraje pro zábavu: než předá kámen, podívá se, ale mnoho řad přehlédne.

bot-quarto-keen = Nadšenec
    .character = Promýšlí každý tah: pole a kámen vybírá zároveň a počítá bezpečné kameny.

bot-quarto-club = Klubový hráč
    .character = Hru dobře zná: nechává vám málo dobrých tahů a řadu přehlédne jen zřídka.

bot-quarto-expert = Expert
    .character = Vidí téměř vše a konec hry spočítá do posledního kamene.

bot-quarto-perfect = Dokonalý hráč
    .character = Nikdy nechybuje, nikdy nepromešká příležitost zvolat QUARTO! a čeká na vaši chybu.

## Quartino

bot-quartino-novice = Nováček
    .character = Klade kameny, kam ho napadne, své kombinace skládá jen občas a často přehlédne, že může ohlásit QUARTINO.

bot-quartino-builder = Stavitel
    .character = Skládá své kombinace, jak nejrychleji umí, a na vaše se nedívá.

bot-quartino-blocker = Kazič
    .character = Skládá své kombinace a zároveň kazí ty, které by ostatní mohli ohlásit v příštím tahu.

bot-quartino-planner = Stratég
    .character = Plánuje Barvu, Sloupec i několik ohlášení v jednom tahu a myslí na vaši odpověď.

bot-quartino-expert = Expert
    .character = Pamatuje si ukázané karty i neohlášené příležitosti a každý tah zvažuje pro mnoho možných rozdání karet.

bot-quartino-reader = Čtenář myšlenek
    .character = Z kamenů, které pokládáte, odhaduje vaše karty a kazí vám kombinace dřív, než je dokončíte.
