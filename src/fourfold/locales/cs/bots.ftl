### The bots: the name of each level, and its character in one line.

## Quarto!

bot-quarto-novice = Nováček
    .character = Hraje poprvé: předá jakýkoli kámen a občas zvolá QUARTO! bezdůvodně.

bot-quarto-casual = Příležitostný hráč
    .character = Hraje pro zábavu: než předá kámen, podívá se, ale mnoho řad přehlédne.

bot-quarto-keen = Nadšenec
    .character = Promýšlí každý tah: pole a kámen vybírá společně a počítá bezpečné kameny.

bot-quarto-club = Klubový hráč
    .character = Hru dobře zná: nechává vám málo bezpečných tahů a řadu přehlédne jen zřídka.

bot-quarto-expert = Expert
    .character = Vidí téměř vše a konec hry spočítá do posledního kamene.

bot-quarto-perfect = Dokonalý
    .character = Nikdy nechybuje, nikdy nepromešká příležitost zvolat QUARTO! a čeká na vaši chybu.
