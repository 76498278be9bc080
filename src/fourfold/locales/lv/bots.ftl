### The bots: the name of each level, and its character in one line.

## Quarto!

bot-quarto-novice = Iesācējs
    .character = Spēlē pirmo reizi: iedod jebkuru figūru un dažreiz bez iemesla iesaucas QUARTO!

bot-quarto-casual = Amatieris
    .character = Spēlē prieka pēc: pirms iedod figūru, paskatās, bet daudzas rindas nepamana.

bot-quarto-keen = Entuziasts
    .character = Apdomā katru gājienu: lauciņu un figūru izvēlas kopā un skaita drošās figūras.

bot-quarto-club = Kluba spēlētājs
    .character = Labi pārzina spēli: atstāj maz drošu gājienu un reti nepamana rindu.

bot-quarto-expert = Eksperts
    .character = Redz gandrīz visu un spēles beigas aprēķina līdz pēdējai figūrai.

bot-quarto-perfect = Nevainojams
    .character = Nekad nekļūdās, nepalaiž garām iespēju iesaukties QUARTO! un gaida jūsu kļūdu.
