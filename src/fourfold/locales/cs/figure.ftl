### Obrázky k pravidlům.

figure-next = Další
figure-again = Od začátku
figure-turn = Otočit kartu
figure-take-off = Odebrat
figure-claim = Ohlásit QUARTINO
figure-board = Deska
figure-supply = Nabídka
figure-rack = Vaše karty
figure-hand = V ruce nic není
figure-square = Pole { $square }, prázdné
figure-square-piece = Pole { $square }: { $words }
figure-field = Pole { $field }, prázdné
figure-field-stones = Pole { $field }, shora dolů: { $words }

figure-quarto-traits = U každé vlastnosti zvolte jednu hodnotu. Mezi šestnácti kameny nejsou dva stejné.
figure-quarto-shared = Klepnutím na kámen ho vyměníte.
figure-quarto-shared-some = Společné vlastnosti: { $words }. To je řada!
figure-quarto-shared-nothing = Tyto čtyři nemají nic společného.
figure-quarto-lines = Řada { $number } z { $count }. Klepněte na pole a uvidíte řady, které jím procházejí.
figure-quarto-squares = Čtverec { $number } z { $count }. Ve hře pro pokročilé se počítají i čtverce.
figure-quarto-giving-give = Začínáte: vyberte soupeři kámen.
figure-quarto-giving-place = Soupeř ho musí umístit. Vyberte pole.
figure-quarto-giving-return = Teď vybírá kámen soupeř a umístit ho musíte vy.
figure-quarto-giving-receive = Tento kámen je pro vás: umístěte ho na libovolné prázdné pole. Pak zase předáváte vy.
figure-quarto-calling = Poslední kámen byl umístěn na pole { $square }. Vidíte řadu? Stiskněte QUARTO!
figure-quarto-calling-mark = Označte čtyři kameny jedné řady se společnou vlastností.
figure-quarto-calling-right = QUARTO! Společné vlastnosti: { $words }.
figure-quarto-calling-wrong = To není řada se společnou vlastností. Podívejte se znovu.

figure-quartino-card = Otáčejte kartou, dokud nebude souhlasit s vrchními kameny.
figure-quartino-card-fits = Tady souhlasí: vrchní kameny mají stejné barvy ve stejném pořadí.
figure-quartino-colour = Čtyři červené kameny, počítají se i zakryté: můžete uplatnit Barvu. Klepnutím na sloupec do něj nahlédnete.
figure-quartino-colour-done = Barva je uplatněna: v tomto tahu umístíte jeden kámen navíc.
figure-quartino-column = Sloupec, v němž jsou alespoň čtyři kameny, se musí odebrat.
figure-quartino-column-done = Všechny jeho kameny jsou zpět v nabídce a v tomto tahu umístíte jeden kámen navíc.
figure-quartino-place = Zvolte barvu a potom pole.
figure-quartino-place-done = Kámen je umístěn. Pro karty platí jen vrchní kámen každého sloupce.
figure-quartino-claim = Zkuste to: jedna z těchto karet souhlasí.
figure-quartino-claim-wrong = Tady nesouhlasí. Ve skutečné hře by váš tah skončil.
figure-quartino-claim-right = QUARTINO! Karta zůstane vyložená, čtyři vrchní kameny se vrátí do nabídky a vy umístíte ještě jeden.

## Příklady tahů Quartina

figure-previous = Zpět
figure-step = Krok { $step }/{ $total }

figure-quartino-normal = Běžný tah
figure-quartino-normal-1 = Na desce nejsou čtyři kameny stejné barvy a v žádném sloupci nejsou čtyři kameny: nevznikla Barva ani Sloupec.
figure-quartino-normal-2 = Umístíte jeden kámen.
figure-quartino-normal-3 = Žádná z vašich karet nesouhlasí: QUARTINO nevzniklo. Váš tah končí.

figure-quartino-full = Úplný tah
figure-quartino-full-1 = Na desce jsou čtyři červené kameny, jeden z nich ve sloupci čtyř kamenů. Uplatníte Barvu.
figure-quartino-full-2 = Za Barvu získáte jeden kámen navíc. Sloupec se vrátí do nabídky a získáte za něj další. Umístíte tedy tři kameny.
figure-quartino-full-3 = První kámen: ten se umisťuje v každém tahu.
figure-quartino-full-4 = Druhý kámen, za Barvu.
figure-quartino-full-5 = Třetí kámen, za Sloupec.
figure-quartino-full-6 = QUARTINO! Čtyři vrchní kameny odpovídají vaší kartě. Vyložíte ji a ostatní ji zkontrolují.
figure-quartino-full-7 = Karta zůstane vyložená a čtyři kameny se vrátí do nabídky.
figure-quartino-full-8 = Umístíte ještě jeden kámen.
figure-quartino-full-9 = Další QUARTINO nevzniklo: váš tah končí.
