### The bots: the name of each level, and its character in one line.

## Quarto!

bot-quarto-novice = Naujokas
    .character = Žaidžia lyg pirmą kartą: paduoda bet kurią figūrėlę ir kartais be reikalo sušunka QUARTO!

bot-quarto-casual = Mėgėjas
    .character = Žaidžia savo malonumui: prieš paduodamas figūrėlę pasižiūri, bet daugelio eilių nepastebi.

bot-quarto-keen = Entuziastas
    .character = Apgalvoja kiekvieną ėjimą: laukelį ir figūrėlę renkasi kartu ir skaičiuoja saugias figūrėles.

bot-quarto-club = Klubo žaidėjas
    .character = Gerai išmano žaidimą: palieka jums mažai gerų ėjimų ir retai nepastebi eilės.

bot-quarto-expert = Ekspertas
    .character = Mato beveik viską, o žaidimo pabaigą apskaičiuoja iki paskutinės figūrėlės.

bot-quarto-perfect = Tobulasis
    .character = Niekada neklysta, nepraleidžia progos sušukti QUARTO! ir laukia jūsų klaidos.

## Quartino

bot-quartino-novice = Naujokas
    .character = Deda akmenėlius bet kur, tik kartais kuria savo derinius ir dažnai nepastebi, kad gali skelbti QUARTINO.

bot-quartino-builder = Statytojas
    .character = Kuria savo derinius kuo greičiau, o į jūsiškius nežiūri.

bot-quartino-blocker = Trukdytojas
    .character = Ir pats kuria derinius, ir ardo tuos, kuriuos kiti netrukus galėtų paskelbti.

bot-quartino-planner = Planuotojas
    .character = Planuoja Spalvą, Stulpą ir kelis QUARTINO per vieną ėjimą, numato ir jūsų atsaką.

bot-quartino-expert = Ekspertas
    .character = Prisimena, ką parodėte ir ko nepaskelbėte, ir kiekvieną ėjimą pasveria, įsivaizduodamas daugybę galimų kortelių išdalijimų.

bot-quartino-reader = Minčių skaitytojas
    .character = Iš jūsų dedamų akmenėlių spėja, kokias korteles turite, ir ardo jūsų derinius, kol jų dar nebaigėte.
