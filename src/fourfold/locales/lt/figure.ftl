### Taisyklių paveikslai.

figure-next = Toliau
figure-again = Iš naujo
figure-turn = Pasukti kortelę
figure-take-off = Nuimti
figure-claim = Skelbti QUARTINO
figure-board = Lenta
figure-supply = Atsargos
figure-rack = Jūsų kortelės
figure-hand = Rankoje nieko nėra
figure-square = Laukelis { $square }, laisvas
figure-square-piece = Laukelis { $square }: { $words }
figure-field = { $field } laukelis, tuščias
figure-field-stones = { $field } laukelis, spalvos nuo viršaus: { $words }

figure-quarto-traits = Pasirinkite po vieną kiekvieno bruožo reikšmę. Tarp šešiolikos figūrėlių nėra dviejų vienodų.
figure-quarto-shared = Palieskite figūrėlę, kad ją pakeistumėte.
figure-quarto-shared-some = Bendri bruožai: { $words }. Tai eilė!
figure-quarto-shared-nothing = Šios keturios neturi nieko bendra.
figure-quarto-lines = { $number } eilė iš { $count }. Palieskite laukelį, kad pamatytumėte per jį einančias eiles.
figure-quarto-squares = { $number } kvadratas iš { $count }. Pažengusiųjų žaidime galioja ir kvadratai.
figure-quarto-giving-give = Pradedate jūs: parinkite figūrėlę priešininkui.
figure-quarto-giving-place = Priešininkas turi ją padėti. Parinkite laukelį.
figure-quarto-giving-return = Dabar priešininkas parenka figūrėlę, o padėti ją turite jūs.
figure-quarto-giving-receive = Ši figūrėlė jums: padėkite ją į bet kurį laisvą laukelį. Tada vėl paduodate jūs.
figure-quarto-calling = Paskutinė figūrėlė padėta į laukelį { $square }. Ar matote eilę? Spauskite QUARTO!
figure-quarto-calling-mark = Pažymėkite keturias vienos eilės figūrėles su bendru bruožu.
figure-quarto-calling-right = QUARTO! Bendri bruožai: { $words }.
figure-quarto-calling-wrong = Tai ne eilė su bendru bruožu. Pažiūrėkite dar kartą.

figure-quartino-card = Sukite kortelę, kol ji sutaps su viršutiniais akmenėliais.
figure-quartino-card-fits = Čia ji tinka: viršutiniai akmenėliai yra kortelės spalvų ir išsidėstę jos tvarka.
figure-quartino-colour = Keturi raudoni akmenėliai, skaičiuojant ir uždengtus: galite skelbti Spalvą. Palieskite stulpą, kad pamatytumėte, kas jame.
figure-quartino-colour-done = Spalva paskelbta: šiuo ėjimu dedate vienu akmenėliu daugiau.
figure-quartino-column = Stulpą, kuriame yra keturi ar daugiau akmenėlių, privaloma nuimti.
figure-quartino-column-done = Visi jo akmenėliai grįžo į atsargas, ir šiuo ėjimu dedate vienu akmenėliu daugiau.
figure-quartino-place = Parinkite spalvą, tada laukelį.
figure-quartino-place-done = Akmenėlis padėtas. Kortelėms svarbus tik viršutinis kiekvieno stulpo akmenėlis.
figure-quartino-claim = Išbandykite: viena iš šių kortelių tinka.
figure-quartino-claim-wrong = Čia ji netinka. Žaidime ėjimas baigtųsi.
figure-quartino-claim-right = QUARTINO! Kortelė lieka atversta, keturi viršutiniai akmenėliai grįžta į atsargas, ir jūs dedate dar vieną.

## „Quartino“ ėjimų pavyzdžiai

figure-previous = Atgal
figure-step = { $step } žingsnis iš { $total }

figure-quartino-normal = Įprastas ėjimas
figure-quartino-normal-1 = Lentoje nėra nei keturių vienos spalvos akmenėlių, nei keturių akmenėlių stulpo, taigi nėra nei Spalvos, nei Stulpo.
figure-quartino-normal-2 = Padedate vieną akmenėlį.
figure-quartino-normal-3 = Nė viena jūsų kortelė netinka: QUARTINO nėra. Jūsų ėjimas baigiasi.

figure-quartino-full = Ilgas ėjimas
figure-quartino-full-1 = Lentoje yra keturi raudoni akmenėliai, vienas iš jų – keturių akmenėlių stulpe. Skelbiate Spalvą.
figure-quartino-full-2 = Už Spalvą gaunate vieną papildomą akmenėlį. Stulpas grąžinamas į atsargas, už jį gaunate dar vieną. Taigi dedate tris.
figure-quartino-full-3 = Pirmasis akmenėlis: jis dedamas per kiekvieną ėjimą.
figure-quartino-full-4 = Antrasis akmenėlis – už Spalvą.
figure-quartino-full-5 = Trečiasis akmenėlis – už Stulpą.
figure-quartino-full-6 = QUARTINO! Keturi viršutiniai akmenėliai atitinka jūsų kortelę. Jūs ją atverčiate, o kiti patikrina.
figure-quartino-full-7 = Kortelė lieka atversta, o keturi akmenėliai grįžta į atsargas.
figure-quartino-full-8 = Padedate dar vieną akmenėlį.
figure-quartino-full-9 = Daugiau QUARTINO nėra: jūsų ėjimas baigiasi.
