### The bots: the name of each level, and its character in one line.

## Quarto!

bot-quarto-novice = Algaja
    .character = Mängib nagu esimest korda: annab ükskõik millise nupu ja hüüab vahel asjata „QUARTO!“.

bot-quarto-casual = Harrastaja
    .character = Mängib lõbu pärast: vaatab enne nupu andmist, kuid paljusid ridu ei märka.

bot-quarto-keen = Innukas
    .character = Mõtleb iga käigu läbi: valib mänguruudu ja nupu koos ning peab arvet ohutute nuppude üle.

bot-quarto-club = Vilunud
    .character = Tunneb mängu hästi: jätab sulle vähe häid käike ja märkab peaaegu iga rida.

bot-quarto-expert = Ekspert
    .character = Näeb peaaegu kõike ja arvutab mängu lõpu viimase nupuni läbi.

bot-quarto-perfect = Täiuslik
    .character = Ei eksi kunagi, ei jäta kunagi „QUARTO!“ hüüdmata ja ootab sinu viga.

## Quartino

bot-quartino-novice = Algaja
    .character = Paneb kive, kuhu juhtub, laob oma mustreid vaid vahel ja jätab tihti QUARTINO hüüdmata.

bot-quartino-builder = Ehitaja
    .character = Laob oma mustreid nii kiiresti, kui saab, ega vaata sinu omi.

bot-quartino-blocker = Tõkestaja
    .character = Laob ise mustreid ja rikub ära need, mille teised võiksid järgmisena välja hüüda.

bot-quartino-planner = Plaanija
    .character = Plaanib Värvi, Sammast ja mitut QUARTINOt ühes käigus ning mõtleb ka sinu vastusele.

bot-quartino-expert = Ekspert
    .character = Peab meeles, mida oled näidanud ja mille hüüdmata jätnud, ning kaalub iga käiku paljude võimalike kaardijaotuste puhul.

bot-quartino-reader = Mõttelugeja
    .character = Aimab sinu pandud kivide järgi, mis kaardid sul on, ja rikub su mustrid ära, enne kui need valmis saad.
