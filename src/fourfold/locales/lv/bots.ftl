### The bots: the name of each level, and its character in one line.

## Quarto!

bot-quarto-novice = Iesācējs
    .character = Spēlē kā pirmo reizi: iedod jebkuru figūru un dažreiz bez iemesla iesaucas „QUARTO!”.

bot-quarto-casual = Amatieris
    .character = Spēlē prieka pēc: pirms iedod figūru, paskatās, bet daudzas rindas nepamana.

bot-quarto-keen = Entuziasts
    .character = Apdomā katru gājienu: lauciņu un figūru izvēlas kopā un skaita drošās figūras.

bot-quarto-club = Kluba spēlētājs
    .character = Labi pārzina spēli: atstāj jums maz labu gājienu un reti nepamana rindu.

bot-quarto-expert = Eksperts
    .character = Redz gandrīz visu un spēles beigas aprēķina līdz pēdējai figūrai.

bot-quarto-perfect = Nekļūdīgais
    .character = Redz visu, nekad nepalaiž garām iespēju iesaukties „QUARTO!” un gaida jūsu kļūdu.

## Quartino

bot-quartino-novice = Iesācējs
    .character = Liek kauliņus, kur pagadās, tikai reizēm veido savus salikumus un bieži nepamana, ka var pieteikt QUARTINO.

bot-quartino-builder = Būvētājs
    .character = Veido savus salikumus, cik ātri vien var, bet uz jūsējiem neskatās.

bot-quartino-blocker = Traucētājs
    .character = Gan pats veido salikumus, gan izjauc tos, ko citi varētu pieteikt nākamajā gājienā.

bot-quartino-planner = Plānotājs
    .character = Plāno Krāsu, Kolonnu un vairākus QUARTINO vienā gājienā un domā par jūsu atbildi.

bot-quartino-expert = Eksperts
    .character = Atceras, ko esat parādījuši un ko neesat pieteikuši, un katru gājienu apsver, iztēlojoties daudzus iespējamos kartīšu sadalījumus.

bot-quartino-reader = Domu lasītājs
    .character = Pēc jūsu liktajiem kauliņiem uzmin, kādas kartītes jums ir, un izjauc jūsu salikumus, pirms tie gatavi.
