### Trénink: vlastní chyby jako úlohy.

training-title = Vaše chyby
training-short = Chyby z rozebraných her jako úlohy, které se vracejí, dokud je nezvládnete.
training-open = Otevřít
training-about = Když otevřete rozbor své hry, stanou se z vašich chyb úlohy: nejdřív promeškané výhry, pak výhry darované soupeři. Správně vyřešené se vracejí po čím dál delší době.
training-practice = Opakování
training-due = Teď k opakování: { $due } z celkem { $all }.
training-none = Zatím prázdno: dohrajte hru a otevřete její rozbor.
training-clean = V rozebraných hrách nebyla žádná chyba. Otevřete rozbor další hry: budou-li v ní chyby, stanou se z nich tady úlohy.
training-start = Opakovat
training-advice = Nejčastěji: „{ $kind }“. Trénujte téma „{ $theme }“.
training-follow = Trénovat
training-most = Co vám nejčastěji uniká
training-facet-trait = Společná vlastnost
training-facet-line = Směr
training-facet-square = Poslední pole
training-line-row = Vodorovně
training-line-column = Svisle
training-line-diagonal = Úhlopříčně
training-line-block = Čtverec
training-accuracy = Správné odpovědi po týdnech
training-latest = Poslední týden s odpověďmi: správně { $right } z celkem { $count } ({ $percent }).
training-levels = Chyby podle soupeře
training-per-game = { $games ->
        [one] { $games } hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $mistakes ->
        [one] { $mistakes } chyba
        [few] { $mistakes } chyby
        [many] { $mistakes } chyby
       *[other] { $mistakes } chyb
    }
training-people = Lidé
training-export = Exportovat
training-import = Importovat
training-forget = Smazat vše
training-imported = Soubor byl přidán.
training-not-imported = Toto není soubor s tréninkem: vyberte soubor, který byl exportován zde.
training-forgotten = Vše bylo smazáno.
training-kept = Chyby, historie úloh a výsledky sprintů a sérií zůstávají v tomto prohlížeči. Export je zapíše všechny do jednoho souboru, smazání je všechny odstraní.
training-kind-missed = Promeškaná výhra
    .task = Tady vám něco uniklo. Jaký tah byl správný?
training-kind-given = Darovaná výhra
    .task = Po vašem tahu soupeř hned vyhrál. Najděte lepší.
training-kind-turn = Tah, který zhoršil pozici
    .task = Váš tah zhoršil pozici. Najděte lepší.
training-again = Vrátí se: { $date }.
training-wrong = Co bylo špatně:
training-right = Co bylo správně:
training-game = Ukázat hru
