### Analytická deska: sestavení pozice, hodnoty, tahy a důvody.

analysis-unable = V tomto prohlížeči analytická deska nefunguje. Aktualizujte ho prosím.
analysis-set-up = Sestavit pozici
analysis-game = Hra
analysis-analyse = Analyzovat
analysis-clear = Vyprázdnit
analysis-possible = Tato pozice je možná.
analysis-impossible = Tato pozice není možná.
analysis-paste = Vložit
analysis-paste-what = Pozice, zápis hry nebo odkaz
analysis-open = Otevřít
analysis-undo = Vrátit naposledy nahrazené nebo smazané
analysis-put-aside = Byla tu jiná analýza: „Vrátit“ ji obnoví.
analysis-cut = Smazáno: tlačítkem „Vrátit“ to obnovíte.
analysis-bad-text = Tento text nelze přečíst.
analysis-bad-link = Tento odkaz nelze otevřít.
analysis-link = Odkaz na tuto analýzu

## Values

analysis-thinking = Počítá se…
analysis-to-move = Na tahu: { $name }
analysis-over-won = Vítěz: { $name }.
analysis-over-drawn = Hra skončila remízou.
analysis-verdict-win = { $name } vyhraje
analysis-verdict-win-in = { $name } vyhraje { $count ->
        [one] v { $count } tahu
        [few] ve { $count } tazích
        [many] v { $count } tahu
       *[other] v { $count } tazích
    }
analysis-verdict-draw = Při bezchybné hře remíza
analysis-verdict-not-loss = { $name } dosáhne aspoň remízy
analysis-verdict-not-win = { $name } dosáhne nanejvýš remízy
analysis-verdict-unknown = Zatím nelze říci
analysis-estimate = { $name } vyhraje asi { $chance } her
analysis-estimate-what = Jsou to odhady silného bota ze simulovaných her, ne důkazy. ± je směrodatná chyba: zachycuje náhodu v rozdání karet, ne chyby bota.
analysis-valued = { $label }: { $value }
analysis-value-win = vyhraje
analysis-value-win-in = vyhraje { $count ->
        [one] v { $count } tahu
        [few] ve { $count } tazích
        [many] v { $count } tahu
       *[other] v { $count } tazích
    }
analysis-value-draw = remíza
analysis-value-loss = prohraje
analysis-value-loss-in = prohraje { $count ->
        [one] v { $count } tahu
        [few] ve { $count } tazích
        [many] v { $count } tahu
       *[other] v { $count } tazích
    }
analysis-value-not-loss = aspoň remíza
analysis-value-not-win = nanejvýš remíza
analysis-value-unknown = zatím neznámo

## Moves

analysis-line = Nejlepší pokračování
analysis-best-turns = Nejlepší tahy
analysis-no-turns = Nejlepší tahy se ukážou, až budou známy všechny karty hráče na tahu.
analysis-moves = Tahy
analysis-no-moves = Táhněte na desce. Variantu začnete tak, že se vrátíte a zahrajete jiný tah.
analysis-comment = Poznámka k tomuto tahu
analysis-promote = Nastavit jako hlavní
analysis-delete-move = Smazat odtud
analysis-why = Proč?

## How bots fared from an opening

analysis-opening = Jak si odtud vedou boti
analysis-opening-what = Každý bot odtud hrál sám proti sobě (počet her: { $games }). Chyba je tah, kterým hráč přijde o výhru nebo remízu. Uvedeny jsou výsledky tohoto hráče: { $name }.
analysis-opening-bot = Bot
analysis-opening-faulty = Hry s chybou
analysis-opening-first = První chyba: tah
analysis-opening-results = Výhry–remízy–prohry
analysis-opening-next = Kam vede který tah
analysis-opening-next-what = V jaké části her bot po tomto tahu udělá chybu; u pole průměr přes všechny kameny, které lze předat. × udává, kolik tahů je díky symetrii stejných.
analysis-opening-none = Hry jsou zaznamenané jen podle tištěných pravidel: čtyři vlastnosti, řadu je třeba ohlásit, čtverce 2 × 2 se nepočítají.
analysis-opening-far = Z této pozice nejsou zaznamenané žádné hry.

## Saved and exported

analysis-saved = Uložené analýzy
analysis-name = Název
analysis-is-saved = Tato analýza se ukládá při každé změně.
analysis-not-saved = Nelze uložit: úložiště prohlížeče je plné nebo vypnuté.
analysis-delete = Smazat „{ $title }“
analysis-delete-ask = Uložená analýza bude natrvalo smazána.
analysis-move-count = { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
analysis-record = Zápis hry
analysis-play-unknown = Abyste mohli hrát, nejdřív vyberte všechny karty: „{ analysis-set-up }“.
analysis-no-picture = Obrázek se nepodařilo vytvořit.

## Quarto!

analysis-quarto-set-up-how = Přetáhněte kameny na desku, nebo klepněte na kámen a potom na pole. Na klávesnici: šipkami přejděte na pole a napište kámen (0–9, A–F); Delete ho odebere.
analysis-quarto-hand = Kámen v ruce
analysis-quarto-give = Předat tento kámen
analysis-quarto-take-back = Vzít zpět
analysis-quarto-last = Poslední kámen na poli
analysis-quarto-no-last = Hraje-li se s voláním QUARTO!, je třeba uvést pole posledního kamene, například „5 b3“.
analysis-quarto-last-empty = Poslední kámen nemohl být umístěn na pole { $square }: je prázdné.
analysis-quarto-over = Dokončeno je { $group }: hra skončila a kámen v ruce nikdo nemá.
analysis-quarto-two-ends = Jeden kámen nemůže najednou dokončit { $groups }: hra skončila už dříve.
analysis-quarto-other-last = Kámen na poli { $square } nemohl dokončit { $groups }.
analysis-quarto-twice = Kámen { $piece } je tu dvakrát.
analysis-quarto-no-window = Tady nikdo nemohl zvolat QUARTO! ani pasovat.
analysis-quarto-wins-on = Kde kámen v ruce vyhrává: { $squares }.
analysis-quarto-safe = Bezpečné kameny: { $count } z celkem { $total }.
analysis-quarto-parity = Pokud se řady nezmění, první kámen, který některou dokončí, předá { $name }.
analysis-quarto-threat = { $squares ->
        [yes] Čtverci
       *[no] Řadě
    } chybí kámen na poli { $square }: { $traits }
analysis-quarto-no-piece = Nedokončí to žádný zbývající kámen.
analysis-quarto-no-threat = Zatím tu není řada, které by chyběl už jen jeden kámen.

## Quartino

analysis-quartino-set-up-how = Přetáhněte kameny na desku, nebo klepněte na barvu a potom na pole: kámen se položí navrch. Není-li vybrána barva, klepnutí odebere vrchní kámen. Na klávesnici: šipkami přejděte na pole a stiskněte R, Y, G nebo B; Delete kámen odebere. Klepnutím na kartu určíte, která to je.
analysis-quartino-claims = Kombinace na desce
analysis-quartino-claimed = Karta už je zahraná
analysis-quartino-unknown = Neznámá karta
analysis-quartino-mover = Na tahu
analysis-quartino-phase = Fáze tahu
analysis-quartino-phase-colour = Uplatnit Barvu?
analysis-quartino-phase-place = { $count ->
        [one] Umístit { $count } kámen
        [few] Umístit { $count } kameny
        [many] Umístit { $count } kamene
       *[other] Umístit { $count } kamenů
    }
analysis-quartino-phase-claim = Ohlásit QUARTINO, nebo ukončit tah
analysis-quartino-no-colour = Barvu nelze uplatnit: na desce nejsou čtyři kameny jedné barvy.
analysis-quartino-no-stone = QUARTINO nelze ohlásit: deska je prázdná.
analysis-quartino-few-stones = Zbývá méně kamenů, než se má umístit ({ $count }).
analysis-quartino-high-stack = Má-li se umístit ještě tolik kamenů ({ $count }), Sloupec právě odebral vysoké sloupce: tak vysoký sloupec tu být nemůže.
analysis-quartino-many-stones = Kamenů každé barvy je jen { $count }.
analysis-quartino-twice = Karta { $card } je tu dvakrát.
analysis-quartino-over = Hráč { $seat } zahrál všechny čtyři karty, takže hra už skončila.
analysis-quartino-not-shown = Karta { $card } nemohla být zahrána jako poslední: její kombinace na desce není.
analysis-quartino-mover-left = Hráč { $seat } je mimo hru, takže nemůže být na tahu.
analysis-quartino-few-left = Ve hře musejí zůstat alespoň dva hráči.
analysis-quartino-card-claimed = { $name } už ji má zahranou.
analysis-quartino-card-held = Má ji { $name }.
analysis-quartino-card-maybe = Neví se, zda ji někdo má.
analysis-quartino-card-nobody = Nemá ji nikdo.
analysis-quartino-claim-later = QUARTINO lze ohlásit, až budou umístěny všechny kameny tahu.
analysis-quartino-no-claim = Na desce teď není kombinace žádné karty.
