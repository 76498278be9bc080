### Úlohy: témata, zadání, jak odpovídat a k čemu odpověď vede.

puzzle-header = Úloha { $id } · { $theme } · obtížnost { $difficulty }
puzzle-daily = Úloha dne, { $date }
puzzle-supply = Zbývající kameny
puzzle-prompt = Vaše odpověď (? nápověda, s řešení, q konec):
puzzle-right = Správně.
puzzle-reply = Soupeř odpovídá: { $turn }.
puzzle-solved = Vyřešeno!
puzzle-wrong = Ne, to není ono. Zkuste to znovu.
puzzle-refutation = Proč: { $turns }
puzzle-solution = Řešení: { $turns }
puzzle-illegal = To tady nejde: { $why }
puzzle-rating = Vaše hodnocení: { $rating } ({ $change })
puzzle-next = Enter – další úloha, q – konec:
puzzle-none = Takové úlohy tu nejsou.
puzzle-answer-win = výhra
puzzle-answer-draw = remíza
puzzle-answer-loss = prohra

## Quarto!

puzzle-quarto-win-1 = Výhra 1. tahem
    .task = Umístěte kámen tak, abyste vyhráli.
puzzle-quarto-win-2 = Výhra 2. tahem
    .task = Vyhrajte svým druhým tahem, ať soupeř hraje cokoli.
puzzle-quarto-win-3 = Výhra 3. tahem
    .task = Vyhrajte svým třetím tahem, ať soupeř hraje cokoli.
puzzle-quarto-win-4 = Výhra 4. tahem
    .task = Vyhrajte svým čtvrtým tahem, ať soupeř hraje cokoli.
puzzle-quarto-safe-piece = Jediný bezpečný kámen
    .task = Jen jeden kámen neprohrává. Který předáte soupeři?
puzzle-quarto-only-draw = Jediná remíza
    .task = Remízu zachrání jen jeden tah. Najděte ho.
puzzle-quarto-judge = Výhra, remíza, nebo prohra?
    .task = Jak hra skončí, když už nikdo neudělá chybu?
puzzle-quarto-spot = Najděte řadu
    .task = { $squares ->
        [yes] Je na desce řada nebo čtverec, u kterých můžete zvolat QUARTO!?
       *[no] Je na desce řada, u které můžete zvolat QUARTO!?
    }
puzzle-quarto-how-turn = Napište pole a kámen, který předáte, např. b3=A. Pokud hra vaším kamenem končí, stačí pole.
puzzle-quarto-how-give = Napište = a kámen, např. =A.
puzzle-quarto-how-judge = Napište 1 pro výhru, 2 pro remízu, 3 pro prohru.
puzzle-quarto-how-spot = Napište první a poslední pole, např. a1-d4, nebo -, pokud tam nic není.

## Quartino

puzzle-quartino-claim = Můžete ohlásit?
    .task = Odpovídají vrchní kameny některé vaší kartě?
puzzle-quartino-stones = Správné kameny
    .task = Umístěte kameny tak, abyste mohli ohlásit QUARTINO.
puzzle-quartino-two-claims = Dvě karty v jednom tahu
    .task = Ohlaste QUARTINO, umístěte další kámen a ohlaste podruhé.
puzzle-quartino-colour = Uplatnit Barvu?
    .task = Barvu uplatněte jen tehdy, když vám kámen navíc v tomto tahu přinese další kartu.
puzzle-quartino-how-claim = Napište kartu a výřez, např. RYGB@5, nebo -, pokud ohlásit nemůžete.
puzzle-quartino-how-turn = Napište kameny a ohlášení popořadě, např. R3,G0,RYGB@5.
puzzle-quartino-how-colour = Napište + pro uplatnění Barvy, - pro neuplatnění.
