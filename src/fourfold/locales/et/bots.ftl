### The bots: the name of each level, and its character in one line.

## Quarto!

bot-quarto-novice = Algaja
    .character = Mängib esimest korda: annab ükskõik millise nupu ja hüüab vahel asjata QUARTO!

bot-quarto-casual = Harrastaja
    .character = Mängib lõbu pärast: vaatab enne nupu andmist, kuid paljusid ridu ei märka.

bot-quarto-keen = Innukas
    .character = Mõtleb iga käigu läbi: valib ruudu ja nupu koos ning loeb ohutuid nuppe.

bot-quarto-club = Klubimängija
    .character = Tunneb mängu hästi: jätab sulle vähe ohutuid käike ja märkab peaaegu iga rida.

bot-quarto-expert = Ekspert
    .character = Näeb peaaegu kõike ja arvutab mängu lõpu läbi viimase nupuni.

bot-quarto-perfect = Täiuslik
    .character = Ei eksi kunagi, ei jäta kunagi QUARTO! hüüdmata ja ootab sinu viga.
