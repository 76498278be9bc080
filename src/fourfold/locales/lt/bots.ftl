### The bots: the name of each level, and its character in one line.

## Quarto!

bot-quarto-novice = Naujokas
    .character = Žaidžia pirmą kartą: paduoda bet kurią figūrėlę ir kartais be reikalo sušunka QUARTO!

bot-quarto-casual = Mėgėjas
    .character = Žaidžia savo malonumui: prieš paduodamas figūrėlę pasižiūri, bet daugelio eilių nepastebi.

bot-quarto-keen = Entuziastas
    .character = Apgalvoja kiekvieną ėjimą: laukelį ir figūrėlę renkasi kartu ir skaičiuoja saugias figūrėles.

bot-quarto-club = Klubo žaidėjas
    .character = Gerai išmano žaidimą: palieka mažai saugių ėjimų ir retai nepastebi eilės.

bot-quarto-expert = Ekspertas
    .character = Mato beveik viską, o žaidimo pabaigą apskaičiuoja iki paskutinės figūrėlės.

bot-quarto-perfect = Tobulas
    .character = Niekada neklysta, nepraleidžia progos sušukti QUARTO! ir laukia jūsų klaidos.
