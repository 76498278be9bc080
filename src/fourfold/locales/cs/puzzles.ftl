### Úlohy: témata, zadání, jak odpovídat a k čemu odpověď vede.

puzzle-header = Úloha { $id } · { $theme } · obtížnost { $difficulty }
puzzle-daily = Úloha dne, { $date }
puzzle-supply = Zbývající kameny
puzzle-prompt = Vaše odpověď (? nápověda, s řešení, q konec):
puzzle-right = Správně.
puzzle-reply = Soupeř odpovídá: { $turn }.
puzzle-solved = Vyřešeno!
puzzle-solved-later = Vyřešeno, ale ne napoprvé.
puzzle-wrong = Ne, to není ono. Zkuste to znovu.
puzzle-refutation = Proč: { $turns }
puzzle-solution = Řešení: { $turns }
puzzle-illegal = To tady nejde: { $why }
puzzle-rating = Vaše hodnocení: { $rating } ({ $change })
puzzle-next = Enter – další úloha, q – konec:
puzzle-none = Těmto volbám neodpovídá žádná úloha.
puzzle-answer-win = výhra
puzzle-answer-draw = remíza
puzzle-answer-loss = prohra

## Na stránce

puzzle-about = Počet úloh: { $count }. Každé řešení je dokázané. Do hodnocení se počítá jen první pokus u každé úlohy; vaše hodnocení zůstává v tomto prohlížeči.
puzzle-unable = V tomto prohlížeči úlohy nefungují. Aktualizujte ho prosím.
puzzle-unknown = Taková úloha tu není.
puzzle-solve = Řešit
puzzle-training = Trénink
puzzle-theme = Téma
puzzle-any-theme = Všechna témata
puzzle-rules = Pravidla
puzzle-any-rules = Všechna pravidla
puzzle-rules-standard = Základní
puzzle-rules-squares = Se čtverci 2 × 2
puzzle-rules-fewer = Méně než čtyři vlastnosti
puzzle-rules-grid = Mřížka 3 × 3
puzzle-level = Obtížnost
puzzle-level-own = Podle mého hodnocení
puzzle-level-easy = Lehké
puzzle-level-medium = Střední
puzzle-level-hard = Těžké
puzzle-train = Začít
puzzle-all-tried = Všechny tyto úlohy už máte za sebou. Vyberte jiné.
puzzle-stat-rating = Hodnocení
puzzle-stat-tried = Vyzkoušené úlohy
puzzle-stat-streak = Vyřešeno za sebou
puzzle-stat-best = Nejvíc za sebou
puzzle-latest = Poslední úlohy
puzzle-list-solved = Vyřešeno
puzzle-list-missed = Nevyřešeno
puzzle-difficulty = Obtížnost { $difficulty }
puzzle-goes-on = Správně! Soupeř odpověděl, pokračujte.
puzzle-next-one = Další úloha
puzzle-retry = Zkusit znovu
puzzle-show = Ukázat řešení
puzzle-failed = Něco se nepovedlo. Zkuste to prosím znovu.
puzzle-share = Sdílejte svůj výsledek
puzzle-sprint = Sprint
puzzle-sprint-short = Najděte za tři minuty co nejvíc řad.
puzzle-sprint-about = Označte čtyři kameny řady, nebo stiskněte „Není co ohlásit“. Chyba stojí deset sekund, několik správných odpovědí za sebou čas přidá.
puzzle-sprint-key = Klávesnice: „Není co ohlásit“ – klávesa minus.
puzzle-sprint-flash = Jak dlouho desku ukázat
puzzle-sprint-flash-off = Dokud neodpovím
puzzle-sprint-flash-seconds = { $seconds } s, pak odpověď zpaměti
puzzle-sprint-hidden = Byla tam řada? Odpovězte zpaměti.
puzzle-sprint-time = Čas
puzzle-sprint-right = Správně
puzzle-sprint-row = Za sebou
puzzle-sprint-best = Nejlepší výsledek
puzzle-sprint-over = Čas vypršel!
puzzle-sprint-result = Správně: { $right }, chybně: { $wrong }.
puzzle-sprint-record = Váš nejlepší výsledek!
puzzle-sprint-line = Tahle řada vám unikla.
puzzle-sprint-square = Tenhle čtverec vám unikl.
puzzle-sprint-missed = Chybně vyřešené desky
puzzle-streak = Série
puzzle-streak-short = Stále těžší úlohy až do první chyby.
puzzle-streak-about = Vyřešte co nejvíc úloh za sebou. Jsou čím dál těžší a první chyba sérii ukončí. Nespěchejte: čas se neměří.
puzzle-streak-game = Hra
puzzle-streak-count = Vyřešeno za sebou: { $count }.
puzzle-streak-over = Série skončila.
puzzle-streak-again = Nová série
puzzle-picture = Sdílet obrázek
puzzle-choice-win = Výhra
puzzle-choice-draw = Remíza
puzzle-choice-loss = Prohra
puzzle-choice-none = Není co ohlásit
puzzle-why-lost = Potom vyhraje soupeř.
puzzle-why-drawn = To je jen remíza.
puzzle-why-goal = Tak cíle nedosáhnete.
puzzle-why-no-line = { $squares ->
    [yes] Na tom poli nedokončíte řadu ani čtverec.
   *[no] Na tom poli řadu nedokončíte.
}
puzzle-why-nothing-shared = { $squares ->
    [yes] Všechna čtyři pole jsou obsazená, ale ty čtyři kameny nemají nic společného.
   *[no] Řada je plná, ale její čtyři kameny nemají nic společného.
}
puzzle-why-judge = Ne: podívejte se, jak hra skončí, když nikdo neudělá chybu.
puzzle-why-call = Tam není co ohlásit.
puzzle-why-missed = Je co ohlásit. Podívejte se znovu.
puzzle-why-no-claim = Vrchní kameny tam této kartě neodpovídají.
puzzle-why-claim = Vrchní kameny odpovídají jedné z vašich karet.
puzzle-why-no-colour = Ani s kamenem navíc další kartu nezahrajete.
puzzle-why-colour = Kámen navíc by umožnil zahrát další kartu.
puzzle-why-two-claims = Tak dvě karty nezahrajete.
puzzle-why-stones = Tak kartu nezahrajete.

## Quarto!

puzzle-quarto-win-1 = Výhra 1. tahem
    .task = Umístěte kámen a vyhrajte.
puzzle-quarto-win-2 = Výhra 2. tahem
    .task = Vyhrajte svým druhým tahem, ať soupeř hraje cokoli.
puzzle-quarto-win-3 = Výhra 3. tahem
    .task = Vyhrajte svým třetím tahem, ať soupeř hraje cokoli.
puzzle-quarto-win-4 = Výhra 4. tahem
    .task = Vyhrajte svým čtvrtým tahem, ať soupeř hraje cokoli.
puzzle-quarto-safe-piece = Který kámen předat?
    .task = { $alike ->
        [yes] Který kámen můžete předat, aniž prohrajete? Počítají se jen vlastnosti ve hře.
       *[no] Jen jeden kámen neprohrává. Který předáte soupeři?
    }
puzzle-quarto-only-draw = Jediná remíza
    .task = Remízu zachrání jen jeden tah. Najděte ho.
puzzle-quarto-judge = Výhra, remíza, nebo prohra?
    .task = Jste na tahu. Jak pro vás hra skončí, když už nikdo neudělá chybu?
puzzle-quarto-spot = Najděte řadu
    .task = { $squares ->
        [yes] Můžete teď ohlásit nějakou řadu nebo čtverec?
       *[no] Můžete teď ohlásit nějakou řadu?
    }
puzzle-quarto-how-turn = Napište pole a kámen, který předáte, např. b3=A. Pokud hra vaším kamenem končí, stačí pole.
puzzle-quarto-how-give = Napište = a kámen, např. =A.
puzzle-quarto-how-judge = Napište 1 pro výhru, 2 pro remízu, 3 pro prohru.
puzzle-quarto-how-spot = Napište první a poslední pole, např. a1-d4, nebo -, pokud není co ohlásit.

## Quartino

puzzle-quartino-claim = Je co ohlásit?
    .task = Odpovídají vrchní kameny některé vaší kartě?
puzzle-quartino-stones = Správné kameny
    .task = Umístěte kameny tak, aby vzniklo QUARTINO, a ohlaste ho.
puzzle-quartino-two-claims = Dvě karty v jednom tahu
    .task = Ohlaste QUARTINO, umístěte další kámen a ohlaste QUARTINO znovu.
puzzle-quartino-colour = Uplatnit Barvu?
    .task = Barvu uplatněte jen tehdy, když s kamenem navíc v tomto tahu zahrajete další kartu.
puzzle-quartino-how-claim = Napište kartu a výřez, např. RYGB@5, nebo -, pokud není co ohlásit.
puzzle-quartino-how-turn = Napište kameny a ohlášení popořadě, např. R3,G0,RYGB@5.
puzzle-quartino-how-colour = Napište +, pokud chcete Barvu uplatnit, nebo -, pokud ne.
