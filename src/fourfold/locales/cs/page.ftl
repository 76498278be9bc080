### The words of the web page. Words of the game itself are in play.ftl, phrases and refusals in server.ftl.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Everywhere

page-welcome = Zahrajte si Quarto! nebo Quartino
page-skip-to-content = Přejít k obsahu
page-loading = Okamžik…
page-offline = Jste bez připojení, nebo server neodpovídá.
page-incomplete = Část stránky se nepodařilo načíst.
page-connection-lost = Spojení se přerušilo. Zkoušíme to znovu; o hru nepřijdete.
page-retrying = Zkoušíme to znovu…
page-language-failed = { $language }: nepodařilo se načíst. Zkontrolujte připojení a zkuste to znovu.
page-no-server = Tento web nemá herní server. Hrát můžete s boty i společně u jedné obrazovky; hry se ukládají v tomto prohlížeči.
page-no-core = Tento prohlížeč je na hraní bez serveru příliš starý. Aktualizujte ho prosím, nebo použijte jiný; Safari stačí od verze 16.4.
page-update-ready = Je připravena nová verze.
page-update = Aktualizovat
page-try-again = Zkusit znovu
page-to-start = Na úvodní stránku
page-back-to-game = Zpět do hry
page-close = Zavřít
page-cancel = Zrušit
page-save = Uložit
page-next = Dále
page-previous = Zpět
page-skip = Přeskočit
page-name = Vaše jméno
page-name-label = Jak vám budou říkat ostatní hráči
page-devices = Zařízení
page-devices-about = Odhlásí vás ve všech ostatních prohlížečích a zneplatní odkazy na vaše místa. Tohoto prohlížeče se to netýká.
page-sign-out-elsewhere = Odhlásit ostatní zařízení
page-sign-out-about = Odhlásí vás i v tomto prohlížeči a smaže z něj vaše výsledky. Ve vašich hrách pak nebude moci pokračovat nikdo, ani vy.
page-sign-out = Odhlásit se všude
page-privacy = Soukromí
page-privacy-stored = Tento server ukládá jméno, které si zvolíte, náhodné číslo v cookie, čas první a poslední návštěvy a vaše hry. Jména a veřejné hry vidí každý. Vaše síťová adresa se zapíše do protokolu jen tehdy, když se požadavek nezdaří nebo je odmítnut, a nikdy spolu se jménem.
page-privacy-kept = Pokud tu nemáte žádné hry, smaže se vše den po poslední návštěvě. Jinak údaje zůstanou, dokud je nesmaže správce serveru: chcete-li své jméno odstranit, obraťte se na něj.
page-privacy-browser = Nastavení, výsledky a hry hrané bez serveru zůstávají v tomto prohlížeči. Nikomu jinému se nic neposílá.
page-guest = Host { $number }
page-sound = Zvuk
page-sound-ask = Hrát se zvukem?
page-theme-auto = Vzhled podle zařízení
page-theme-light = Světlý vzhled
page-theme-dark = Tmavý vzhled
page-settings = Nastavení
page-setting-look = Vzhled
page-setting-board = Hrací deska
page-board-wood = Dřevěná
page-board-contrast = Kontrastní
page-board-flat = Jednobarevná
page-setting-coordinates = Písmena a čísla na desce
page-setting-still = Méně pohybu
page-setting-moves = Tahy
page-setting-confirm = Potvrzovat každý tah
page-setting-gentle = Mírný režim: tlačítko QUARTO! nebo QUARTINO se rozzáří, když je co ohlásit
page-gentle-about = Proti botům a u jedné obrazovky, ne proti lidem po síti.
page-gentle-now = Je co ohlásit.
page-setting-ends = Quartino: ukončit tah, když nemůže souhlasit žádná karta
page-ends-about = Všichni vidí, zda vůbec nějaká karta může souhlasit; nic se tím neprozradí.
page-since = Tahy od vašeho posledního tahu
page-shortcuts = Klávesové zkratky
page-shortcuts-everywhere = Ve všech hrách
page-key-arrows = Pohyb po desce a mezi kameny
page-key-choose = Vybrat; dalším stiskem potvrdit
page-key-list = Tento seznam
page-key-call = Zvolat QUARTO!
page-key-colours = Vybrat červený, žlutý, zelený nebo modrý kámen
page-key-declare = Uplatnit Barvu, nebo ne
page-key-turn = Otočit kartu
page-key-stack = Zobrazit všechny kameny na poli
page-contents = Obsah

## The start page

page-about-quarto = Hra pro dva: kámen, který umístíte, vybírá soupeř.
page-about-quartino = Pro dva až čtyři: skládejte kombinace svých tajných karet.
page-opponent = Soupeř: { $name }
page-play-screen = U jedné obrazovky
page-play-friend = S kamarády
page-play-anyone = S kýmkoli
page-options = Úroveň, jména, pravidla a čas
page-names = Jména hráčů u jedné obrazovky
page-demo-pause = Pozastavit ukázku
page-no-calls = Řadu není třeba ohlašovat
page-no-squares = Platí jen řady
page-traits-count = { $count ->
        [one] { $count } vlastnost
        [few] { $count } vlastnosti
        [many] { $count } vlastnosti
       *[other] { $count } vlastností
    }
page-seconds = { $count ->
        [one] { $count } sekunda na tah
        [few] { $count } sekundy na tah
        [many] { $count } sekundy na tah
       *[other] { $count } sekund na tah
    }
page-public = K mým hrám s kamarády se může přidat kdokoli (ukázat je v seznamu)
page-let-watch = Ostatní se mohou dívat na mé hry s botem (ukázat je v seznamu)
page-seeking = Hledáme soupeře…
page-seeking-about = Hra začne, jakmile ji někdo bude chtít hrát podle stejných pravidel. Nechte stránku otevřenou: odchodem hledání končí.
page-read-rules = Přečíst pravidla
page-learn = Výuka
page-puzzles = Úlohy
page-analysis = Analýza
page-analyse = Analyzovat
page-puzzle-daily = Úloha dne
page-more = Další možnosti
page-day-row =
    { $count ->
        [one] { $days } den za sebou
        [few] { $days } dny za sebou
       *[other] { $days } dní za sebou
    }
page-resume = Rozehrané hry
page-paused = Pozastaveno
page-notify = Upozornit, až budu na tahu
page-list-won = Výhra
page-list-lost = Prohra
page-list-drawn = Remíza
page-list-winner = Vítěz: { $name }
page-open-games = Hry s volným místem
page-running-games = Právě se hraje
page-past-games = Nedávno dohrané
page-no-open-games = Právě nikdo nečeká. Založte novou hru!
page-continue = Pokračovat
page-join = Přidat se
page-watch = Sledovat

## Before the game

page-free-seat = Volné místo
page-seats-free = Volná místa: { $count }
page-you = vy
page-waiting-for-others = Hra začne, jakmile budou všechna místa obsazená.
page-invite-net = Pozvat po síti
page-send-link = Pošlete tento odkaz těm, s nimiž chcete hrát:
page-invite-link = Odkaz s pozvánkou
page-local-only = Tento odkaz funguje jen na tomto počítači. Ostatní se mohou připojit, pokud je Fourfold spuštěný pro celou vaši síť.
page-qr = Odkaz jako QR kód
page-copy = Kopírovat odkaz
page-copied = Zkopírováno
page-share = Sdílet
page-new-link = Nový odkaz
page-get-up = Odejít od stolu
page-sit-down = Posadit se a hrát
page-invited = { $name } vás zve ke hře.
page-room-closed = Tato hra byla zrušena dříve, než začala.
page-no-game = Tuto hru nelze zobrazit
page-no-page = Tato stránka neexistuje

## In the game

page-your-turn = Jste na tahu
page-turn-mine = Jste na tahu: { $what }
page-turn-of = { $name }: { $what }
page-turn-other = Na tahu je { $name }.
page-watching = Sledujete hru.
page-to-move = na tahu
page-away = (pryč)
page-slow = { $name } dlouho přemýšlí.
page-nudge = Připomenout se
page-nudged = { $name } čeká na tah.
page-away-left = { $name } není u stolu. Přestat čekat můžete za { $time }.
page-away-still = { $name } stále není u stolu.
page-away-win = Ukončit výhrou
page-away-draw = Ukončit remízou
page-away-out = Hrát bez tohoto hráče
page-away-ask-win = { $name } se nevrací. Ukončit hru vaší výhrou?
page-away-ask-draw = { $name } se nevrací. Ukončit hru remízou?
page-away-ask-out = { $name } se nevrací. Hrát dál bez tohoto hráče?
page-browsing = Prohlížíte si dřívější pozici.
page-spectators = { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
page-seconds-left = { $count ->
        [one] zbývá { $count } sekunda
        [few] zbývají { $count } sekundy
        [many] zbývá { $count } sekundy
       *[other] zbývá { $count } sekund
    }
page-board = Hrací deska
page-supply = Zbývající kameny
page-sort = Seřadit kameny
page-piece = Kámen { $piece }: { $words }
page-hand-empty = V ruce není žádný kámen
page-square-piece = { $square }: { $words }
page-square-empty = { $square }, prázdné
page-place-here = Umístit sem
page-give-this = Předat tento kámen
page-call = QUARTO!
page-marked = { $count ->
        [4] Všechna 4 pole jsou označena: stiskněte QUARTO!
        [one] Označeno je { $count } pole ze 4.
        [few] Označena jsou { $count } pole ze 4.
        [many] Označeno je { $count } pole ze 4.
       *[other] Označeno je { $count } polí ze 4.
    }
page-move-give = předává kámen ({ $words })
page-move-place = umisťuje kámen na pole { $square }
page-move-call = volá QUARTO! ({ $group })
page-move-pass = pasuje
page-move-declare = uplatňuje Barvu
page-move-decline = neuplatňuje Barvu
page-move-end = ukončuje tah
page-move-stone = umisťuje { $stone ->
        [R] červený
        [Y] žlutý
        [G] zelený
       *[B] modrý
    } kámen na pole { $field }
page-move-claim = ohlašuje QUARTINO (karta: { $colours })
page-move-claim-wrong = ohlašuje QUARTINO, ale karta nesouhlasí
page-placed = { $name } umisťuje kámen na pole { $square }.
page-turn-ended = { $name } ukončuje tah.
page-colour-declined = { $name } neuplatňuje Barvu.
page-claimed = QUARTINO! { $name } vykládá kartu: { $colours } (pole { $fields }).
page-claimed-wrongly = { $name } ohlašuje QUARTINO, ale karta ({ $colours }; pole { $fields }) nesouhlasí. Vrací se do stojánku a tah končí.
page-claimed-in-vain = { $name } ohlašuje QUARTINO, ale karta nesouhlasí.
page-column = Sloupec: { $count ->
        [one] vyprázdněno
        [few] vyprázdněna
        [many] vyprázdněna
       *[other] vyprázdněna
    } pole { $fields }. { $name } umístí jeden kámen navíc.
page-history = Tahy
page-no-moves = Zatím žádné tahy.
page-first-position = Začátek
page-first = První pozice
page-back = O krok zpět
page-forward = O krok vpřed
page-now = Na aktuální pozici
page-menu = Více
page-hints = Nápověda
page-take-back = Vzít zpět
page-undo = Vrátit
page-undo-soon = Tah za chvilku začne platit.
page-one-click = Táhnout jedním klepnutím
page-say = Něco říct
page-offer-draw = Nabídnout remízu
page-resign = Vzdát se
page-ask-resign = Opravdu se vzdáváte?
page-accept = Přijmout
page-decline = Odmítnout
page-draw-offered = { $name } nabízí remízu.
page-ask-draw = Nabídnout remízu? V každém tahu ji lze nabídnout jen jednou.
page-draw-waiting = Nabízíte remízu.
page-draw-declined = { $name } odmítá remízu.
page-draw-refused = Odmítáte remízu.
page-joined = Ke stolu usedá { $name }.
page-got-up = { $name } odchází od stolu.
page-started = Hra začíná. První tah: { $name }.
page-taken-back = { $name } bere tah zpět.
page-value-unknown = Zatím není jasné, jak to skončí.
page-hint-later = Nápověda se zobrazuje, když jste na tahu.
page-hint-win = V této pozici můžete vyhrát.
page-hint-draw = Při bezchybné hře obou je to remíza.
page-hint-loss = V této pozici může vyhrát soupeř.
page-hint-quiet = Zatím je to vyrovnané: žádný kámen není nebezpečný.
page-hint-danger = Nepředávejte: { $dangers }.
page-hint-line = { $traits } ({ $squares ->
        [yes] čtverec
       *[no] řada
    } na poli { $square })
page-hint-hardest = Žárovka: pro soupeře nejtěžší.
page-hint-stone = umístěte { $stone ->
        [R] červený
        [Y] žlutý
        [G] zelený
       *[B] modrý
    } kámen na pole { $field }
page-hint-declare = uplatněte Barvu
page-hint-decline = neuplatňujte Barvu
page-hint-claim = ohlaste QUARTINO s označenou kartou
page-hint-end = ukončete tah

## The end

page-result = Výsledek
page-you-won = Vítězíte!
page-you-lost = Prohra.
page-won-name = Vítězí { $name }!
page-draw = Remíza.
page-end-own = { $reader ->
        [winner] Váš tah na pole { $square } dokončil { $squares ->
            [yes] čtverec
           *[no] řadu
        }.
        [loser] Vítězný kámen byl od vás: { $winner } s ním dokončuje { $squares ->
            [yes] čtverec
           *[no] řadu
        } na poli { $square }.
       *[other] { $winner } dokončuje { $squares ->
            [yes] čtverec
           *[no] řadu
        } na poli { $square } kamenem, který předává { $loser }.
    }
page-end-stolen = { $reader ->
        [winner] { $loser } dokončuje { $squares ->
            [yes] tento čtverec
           *[no] tuto řadu
        } na poli { $square }, ale QUARTO! voláte vy.
        [loser] Váš tah na pole { $square } dokončil { $squares ->
            [yes] tento čtverec
           *[no] tuto řadu
        }, ale QUARTO! volá { $winner }.
       *[other] { $loser } dokončuje { $squares ->
            [yes] tento čtverec
           *[no] tuto řadu
        } na poli { $square }, ale QUARTO! volá { $winner }.
    }
page-end-missed = Váš tah na pole { $square } dokončil { $squares ->
            [yes] tento čtverec
           *[no] tuto řadu
        }, ale QUARTO! nezaznělo.
page-why-cards = { $reader ->
        [winner] Máte zahrané všechny karty.
       *[other] { $winner } má zahrané všechny karty.
    }
page-why-time = Soupeři vypršel čas.
page-why-resignation = Soupeř se vzdal.
page-why-absence = Jeden hráč byl příliš dlouho pryč.
page-why-full-board = Všech 16 kamenů je umístěno.
page-why-agreement = Hráči se dohodli.
page-lost-time = Vypršel vám čas.
page-lost-resignation = Hra skončila vaším vzdáním.
page-lost-absence = Vaše místo bylo příliš dlouho prázdné.
page-drawn = Hra skončila remízou.
page-shared = Společné vlastnosti:
page-missed = { $squares ->
        [yes] Dokončené, ale neohlášené řady a čtverce. Vyberte, co chcete vidět:
       *[no] Dokončené, ale neohlášené řady. Vyberte, kterou chcete vidět:
    }
page-missed-by = { $reader ->
        [mine] Vy
       *[other] { $name }
    }: { $square }
page-rematch = Odveta
page-rematch-offered = { $name } chce odvetu.
page-rematch-waiting = Žádáte o odvetu. { $duel ->
        [yes] Čeká se na soupeře.
       *[no] Čeká se na ostatní.
    }
page-next-game = Další hra
page-new-game = Nová hra
page-review = Rozbor

## Results and badges

page-results = Vaše výsledky
page-results-about = Uchovávají se v tomto prohlížeči a u vašich her na tomto serveru. Účet nepotřebujete.
page-stat-games = Hry
page-stat-won = Výhry
page-stat-drawn = Remízy
page-stat-lost = Prohry
page-stat-streak = Výhry za sebou
page-stat-best = Nejdelší série výher
page-ladder = Vy proti botům: { $game }
page-people = Proti lidem:
page-score = Výhry { $won }, remízy { $drawn }, prohry { $lost }
page-record = Vy proti botovi „{ $name }“
page-series = Celkové skóre i s odvetami:
page-draws = Remízy: { $count }
page-me = Vy
page-try = Zkusit dalšího: { $name }
page-badges = Odznaky
page-badge-first = První výhra
    .how = Vyhrajte hru.
page-badge-unaided = Vlastními silami
    .how = Porazte bota bez nápovědy.
page-badge-streak = Třikrát za sebou
    .how = Vyhrajte tři hry po sobě.
page-badge-all = Všestranný hráč
    .how = Vyhrajte alespoň jednou v každé z her.
page-badge-quarto-caught = Bystré oko
    .how = Ohlaste řadu, kterou soupeř dokončil, ale přehlédl.
page-badge-quartino-double = Dvě naráz
    .how = Zahrajte dvě karty v jednom tahu.
page-no-results = Zatím žádné dohrané hry.
page-forget = Smazat mé výsledky
page-forget-now = Smazat
page-forget-about = Výsledky a dohrané hry se z tohoto prohlížeče nenávratně smažou. Hry na serveru zůstanou.

## Quartino

page-stone-R = červená
page-stone-Y = žlutá
page-stone-G = zelená
page-stone-B = modrá
page-phase-colour = Barva a Sloupec
page-phase-place = Umisťování
page-phase-claim = Quartino
page-stones = Zbývající kameny
page-stone-left = { $stone ->
        [R] červené
        [Y] žluté
        [G] zelené
       *[B] modré
    }: { $count ->
        [one] zbývá { $count }
        [few] zbývají { $count }
        [many] zbývá { $count }
       *[other] zbývá { $count }
    }
page-field = Pole { $field }: { $count ->
        [0] prázdné
        [one] { $count } kámen, nahoře je { $top } barva
        [few] { $count } kameny, nahoře je { $top } barva
        [many] { $count } kamene, nahoře je { $top } barva
       *[other] { $count } kamenů, nahoře je { $top } barva
    }
page-field-stones = Pole { $field }, shora dolů: { $stones }
page-colour-take = Barva: kámen navíc
page-colour-leave = Ne, děkuji
page-place-stone = Umístit kámen
page-claim = Ohlásit QUARTINO
page-claim-choose = QUARTINO? Vyberte kartu
page-do-colour = na desce jsou alespoň čtyři kameny jedné barvy. Uplatnit Barvu?
page-do-claim = souhlasí nějaká karta? Vyberte ji, jinak ukončete tah.
page-do-turn = otáčejte kartou, dokud nebude souhlasit. Chyba ukončí tah.
page-card = Karta: { $colours }
page-card-hidden = Skrytá karta
page-card-claimed = Zahráno: { $colours }
page-card-lies = Karta zakrývá pole { $fields }
page-turn-card-on = Otočit kartu dál
page-turn-card-back = Otočit kartu zpět
page-rack-mine = Vaše karty
page-rack-of = Karty: { $name }
page-cards-left = { $count ->
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
        [many] zbývá { $count } karty
       *[other] zbývá { $count } karet
    }

## The review

page-review-title = Hra krok za krokem
page-review-asking = Probíhá rozbor hry: pozice { $done }/{ $total }
page-review-mistakes = Chyby
page-review-none = Žádné chyby.
page-review-way = Procházení hry
page-review-exact = Přesné hodnocení: jak by hra skončila, kdyby oba odtud hráli bez chyb.
page-review-marks-mistakes = Chyby jsou označeny červeně.
page-review-judgement = Šance jsou odhady silného bota, který vychází jen z toho, co mohl vědět hráč na tahu.
page-review-marks-turning = Značky ukazují zlomové okamžiky.
page-review-lane = { $name }: šance na výhru { $percent }
page-review-chances = { $name }: šance na výhru { $before } → { $after }
page-review-cost = { $name }: { $change ->
        [win-draw] z výhry se stala remíza.
        [win-loss] z výhry se stala prohra.
       *[draw-loss] z remízy se stala prohra.
    }
page-review-resigned = { $name } se vzdává, ačkoli hra ještě není prohraná.
page-review-time = { $name }: čas vypršel, ačkoli hra ještě nebyla prohraná.
page-review-move = { $number }. krok
page-review-played = Zahráno:
page-review-better = Lepší:
page-review-advice = Volba bota:
page-review-kept = Úlohy z vašich chyb: { $count }.
page-training = Vaše chyby
page-review-more = a další: { $count }
page-review-sign = { $verdict ->
        [win] výhra
        [draw] remíza
       *[loss] prohra
    }
page-review-turning = Zlomové okamžiky
page-review-no-turning = Žádný zlomový okamžik nenastal.
page-review-missed = { $squares ->
        [yes] Neohlášené řady a čtverce
       *[no] Neohlášené řady
    }
page-review-completed = { $squares ->
        [yes] Čtverec dokončuje
       *[no] Řadu dokončuje
    } { $name } ({ $number }. krok)
page-review-running = Tato hra se ještě hraje. Rozebrat ji půjde, až skončí.
page-review-link = Odkaz na tento rozbor (otevře ho kdokoli)
page-from-here = Hrát odtud proti botovi
page-from-here-not = Tady už není co hrát. Přejděte na dřívější pozici a hrajte od ní.
page-from-here-bot = Síla bota
page-from-here-side = Za koho budete hrát?
page-download = Stáhnout zápis hry
page-take-along = Pokračovat jinde
page-take-along-about = { $secrets ->
        [yes] Otevřete tento odkaz na jiném zařízení a hrajte tam dál. Odkaz obsahuje celou hru, i tajné karty.
       *[no] Otevřete tento odkaz na jiném zařízení a hrajte tam dál. Odkaz obsahuje celou hru.
    }
page-game-link = Odkaz na tuto hru (obsahuje ji celou)
page-bad-link = Tento odkaz žádnou hru neobsahuje. Možná v něm něco chybí.
page-position = Pozice { $place }/{ $total }
page-standing-win = Při bezchybné hře obou vítězí { $name }.
page-standing-draw = Při bezchybné hře obou je to remíza.
page-standing-unknown = Zatím není známo.

## A first game

page-tour-title = Vaše první hra
page-tour-ask = Hrajete poprvé?
page-tour-take = Jak se hraje
page-tour-step = { $step }/{ $total }
page-tour-quarto-1 = Ve hře je 16 kamenů, každý světlý nebo tmavý, kulatý nebo hranatý, nízký nebo vysoký, s důlkem nebo bez důlku. Patří vám oběma.
page-tour-quarto-2 = Soupeř vám předá kámen a vy ho umístíte na libovolné prázdné pole. Potom vy vyberete kámen, který musí umístit soupeř.
page-tour-quarto-3 = Vyhrává ten, kdo { $calls ->
        [yes] objeví
       *[no] dokončí
    } { $squares ->
        [yes] řadu nebo čtverec 2 × 2 ze
       *[no] řadu
    } čtyř kamenů se společnou vlastností{ $chosen ->
        [yes] . Vlastnosti ve hře: { $traits }.
       *[no] : čtyř vysokých, čtyř kulatých a podobně.
    } Než kámen předáte, podívejte se dvakrát!
page-tour-quarto-4 = { $squares ->
        [yes] Řadu nebo čtverec je třeba ohlásit: stiskněte QUARTO! a označte čtyři pole. Pokud soupeř něco přehlédne, můžete to ohlásit, až dostanete další kámen.
       *[no] Řadu je třeba ohlásit: stiskněte QUARTO! a označte její čtyři pole. Pokud soupeř řadu přehlédne, můžete ji ohlásit, až dostanete další kámen.
    }
page-tour-quartino-1 = Máte čtyři tajné karty. Na každé jsou čtyři barvy: { $geometry ->
        [grid] po jedné pro každé ze čtyř sousedních polí, která tvoří čtverec.
       *[wheel] jedna pro střed kola, tři pro sousední pole na obvodu.
    }
page-tour-quartino-2 = Ve svém tahu umístíte kámen libovolné barvy na libovolné pole, i na jiné kameny. Počítají se jen vrchní kameny.
page-tour-quartino-3 = Když vrchní kameny odpovídají některé vaší kartě, ohlaste QUARTINO: vyberte kartu, otáčejte jí, dokud nebude souhlasit, a vyložte ji. Tyto čtyři vrchní kameny se vrátí do nabídky a vy umístíte další kámen. Vyhrává, kdo první zahraje všechny čtyři karty.
page-tour-quartino-4 = Jsou-li na začátku vašeho tahu na desce alespoň čtyři kameny jedné barvy, můžete uplatnit Barvu a získat kámen navíc. Další získáte za sloupec alespoň čtyř kamenů, který se odebere.
