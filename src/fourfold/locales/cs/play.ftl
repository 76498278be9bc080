### The words of play, for the terminal and the page.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Both games

play-title-quarto = Quarto!
play-title-quartino = Quartino
play-player = Hráč { $seat }
play-player-alone = Hráč
play-bot = Bot { $seat }
play-your-turn = Jste na tahu: { $what }
play-waiting = { $name } přemýšlí…
play-curtain = Předejte obrazovku: hraje { $name }.
play-curtain-others = Ostatní ať se teď nedívají.
play-curtain-lift = Jsem { $name }: ukázat mé karty
play-yes = Ano
play-no = Ne
play-close = Esc zavře stránku, šipky ji posouvají.
play-too-small = Okno je malé: k zobrazení všeho je třeba 80 × 24 znaků.
play-keys = ? nápověda  F1 pravidla  u vzít zpět  ^S uložit  ^O načíst  ^D remíza  ^R vzdát se  n nová  Esc menu  q konec
play-keys-over = n další hra  u vzít zpět  ^S uložit  ^O načíst  F1 pravidla  F2 vzhled  Esc menu  q konec
play-ask-resign = { $name }: opravdu se vzdáváte?
play-ask-draw = Souhlasí všichni hráči s remízou?
play-ask-new = Opustit tuto hru a začít novou?
play-ask-quit = Odejít ze hry? Co není uložené, se ztratí.
play-resigned = { $name } se vzdává.
play-time-out = { $name }: čas vypršel.
play-stayed-away = { $name } se dlouho nevrací a vypadává ze hry.
play-no-undo = Není co vzít zpět. Tahy lze brát zpět jen ve hře proti botovi.
play-undone = Váš poslední tah byl vzat zpět.
play-no-hint = Nápověda je pro hráče, který je na tahu.
play-hint-waiting = Hledá se nápověda…
play-hint = Nápověda: { $moves }
play-hint-valued = Nápověda: { $moves } ({ $value })
play-value-won = výhra
play-value-good = dobrá pozice
play-value-even = přibližně vyrovnaná pozice
play-value-bad = těžká pozice
play-value-lost = prohra, pokud soupeř nechybuje
play-bot-failed = { $name } vypadává ze hry kvůli chybě: { $why }
play-no-draw = Na remíze se lze dohodnout, jen když hrají samí lidé.
play-too-late = Hra mezitím pokračovala, a proto se nic neprovedlo.
play-save-as = Uložit hru do nového souboru:
play-saved = Uloženo do souboru { $file }.
play-not-saved = Nepodařilo se uložit { $file }: { $why }
play-load-from = Načíst hru ze souboru:
play-not-loaded = Nepodařilo se načíst { $file }: { $why }
play-you-won = Vítězíte!
play-won-call = QUARTO! Vítězí { $name }.
play-won-line = { $squares ->
        [yes] Dokončená řada nebo čtverec
       *[no] Dokončená řada
    }: vítězí { $name }.
play-won-cards = Poslední karta je zahraná: vítězí { $name }.
play-won-time = Čas vypršel: vítězí { $name }.
play-won-resignation = Hra skončila vzdáním: vítězí { $name }.
play-won-absence = Vítězí { $name }: soupeř se nevrátil.
play-drawn-full-board = Remíza: všech 16 kamenů je umístěno.
play-drawn-agreement = Remíza dohodou.
play-drawn-absence = Remíza: jeden hráč se nevrátil.

## Quarto!

quarto-colour = barva
quarto-shape = tvar
quarto-height = výška
quarto-top = vršek
quarto-light = světlý
quarto-dark = tmavý
quarto-round = kulatý
quarto-square = hranatý
quarto-short = nízký
quarto-tall = vysoký
quarto-hollow = s důlkem
quarto-solid = bez důlku
quarto-in-hand = V ruce
quarto-sorted = Řazení: { $trait }
quarto-do-give-first = vyberte soupeři první kámen.
quarto-do-give = vyberte kámen, nebo zvolejte QUARTO!, vidíte-li { $squares ->
        [yes] řadu nebo čtverec
       *[no] řadu
    }.
quarto-do-give-only = vyberte soupeři kámen.
quarto-do-place = umístěte kámen z ruky na prázdné pole.
quarto-do-place-call = umístěte kámen, nebo zvolejte QUARTO!, vidíte-li { $squares ->
        [yes] řadu nebo čtverec
       *[no] řadu
    }.
quarto-do-pass = deska je plná: pasujte, nebo zvolejte QUARTO!, vidíte-li { $squares ->
        [yes] řadu nebo čtverec
       *[no] řadu
    }.
quarto-do-pass-only = deska je plná: pasujte.
quarto-do-mark = označte čtyři pole svého QUARTO!
quarto-keys-give = Šipky nebo 0–F kámen · Enter předat · t řadit
quarto-keys-place = Šipky nebo a–d, 1–4 pole · Enter umístit · t řadit
quarto-keys-pass = Enter pasovat
quarto-keys-call = ! zvolat
quarto-keys-mark = Mezerník označit pole · Tab další řada · Enter zvolat · Esc zpět
quarto-pass = Pasovat
quarto-taken = Pole { $square } je obsazené.
quarto-no-group = { $squares ->
        [yes] Tato pole netvoří řadu ani čtverec. Označte čtyři pole jedné řady nebo čtverce.
       *[no] Tato pole netvoří řadu. Označte čtyři pole jedné řady.
    }
quarto-gave = { $name } předává kámen { $piece }: { $words }.
quarto-passed = { $name } pasuje.
quarto-wrong = { $name } chybně volá QUARTO! ({ $group }): { $why } Hra pokračuje.
quarto-wrong-empty = některé pole je prázdné.
quarto-wrong-different = kameny nemají společnou žádnou z vlastností ve hře.
quarto-wrong-old = dokončeno to bylo už dříve, je pozdě.
quarto-missed = { $squares ->
        [yes] Dokončené, ale neohlášené řady a čtverce
       *[no] Dokončené, ale neohlášené řady
    }: { $groups }

## Quartino

quartino-declare = Uplatnit Barvu
quartino-decline = Neuplatnit
quartino-end = Ukončit tah
quartino-stack = Pole { $field }, shora dolů ({ $count ->
        [0] prázdné
        [one] { $count } kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    }):
quartino-all-stacks = Všechna pole, každé od vrchního kamene dolů
quartino-out = mimo hru
quartino-do-colour = na desce jsou alespoň čtyři kameny jedné barvy. Uplatnit Barvu a získat kámen navíc?
quartino-do-place = { $count ->
        [one] umístěte { $count } kámen.
        [few] umístěte { $count } kameny.
        [many] umístěte { $count } kamene.
       *[other] umístěte { $count } kamenů.
    }
quartino-do-claim = pokud vrchní kameny odpovídají některé vaší kartě, ohlaste QUARTINO; jinak ukončete tah.
quartino-keys-colour = + uplatnit Barvu · - neuplatnit · v všechny sloupce
quartino-keys-place = r y g b barva · 0–8 nebo šipky pole · Enter umístit · v všechny sloupce
quartino-keys-claim = 1–4 karta · šipky výřez · Enter ohlásit · . ukončit tah · v všechny sloupce
quartino-used-up = Kameny této barvy už došly.
quartino-choose-colour = Nejprve vyberte barvu: r, y, g nebo b.
quartino-choose-card = Nejprve vyberte jednu ze svých karet: 1 až 4.
quartino-declared = { $name } uplatňuje Barvu: jeden kámen navíc.
quartino-placed = { $name } umisťuje { $stone ->
        [R] červený
        [Y] žlutý
        [G] zelený
       *[B] modrý
    } kámen na pole { $field }.
quartino-claimed = QUARTINO! { $name } vykládá kartu { $card } ve výřezu { $window }.
quartino-claimed-wrongly = { $name } ohlašuje QUARTINO s kartou { $card } ve výřezu { $window }, ale kombinace nesouhlasí. Karta se vrací do stojánku a tah končí.
quartino-column = Sloupec: { $count ->
        [one] vyprázdněno
        [few] vyprázdněna
        [many] vyprázdněna
       *[other] vyprázdněna
    } pole { $fields }, jeden kámen navíc.

## The start screen

start-title = Fourfold
start-subtitle = Quarto! a Quartino u jedné obrazovky
start-game = Hra
start-players = Hráči
start-people = { $count ->
        [one] { $count } člověk
        [few] { $count } lidé
        [many] { $count } člověka
       *[other] { $count } lidí
    }
start-against-bot = Proti botovi
start-bot = Bot
bot-random = Náhodný hráč
start-traits = Vlastnosti ve hře
start-squares = Platí i čtverce 2 × 2
start-calls = Řadu je třeba ohlásit
start-geometry = Hrací deska
start-wheel = Kolo
start-grid = Mřížka 3 × 3
start-language = Jazyk
start-play = Hrát
start-load = Načíst hru
start-rules = Pravidla
start-quit = Konec
start-no-trait = Vyberte alespoň jednu vlastnost.

## Who starts, and the time for a turn
start-starter = Kdo začíná?
start-lot = Určí los
start-me = Já
start-friend = Kamarád
start-loser = Další hru začíná poražený (domácí pravidlo)
start-then-loser = potom poražený
start-time = Čas na tah
start-no-limit = Bez limitu
start-one-minute = 1 minuta
start-seconds = Sekundy
start-bad-seconds = Čas musí být v celých sekundách, od { $min } do { $max }.
start-time-quarto = Tištěná pravidla doporučují na turnajích 1 minutu na tah. Prohra na čas je domácí pravidlo.
start-time-quartino = V tištěných pravidlech časový limit není: je to domácí pravidlo.
play-time-house = Prohra na čas je domácí pravidlo.
play-absence-house = Ukončení hry, když se hráč nevrací, je domácí pravidlo.
