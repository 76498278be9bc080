### Taisyklių paveikslai paprastais ženklais, terminalui.

diagram-quarto-traits = Šešiolika figūrėlių. Ženklais # užpildyta figūrėlė yra tamsi, tuščia – šviesi; taškai kampuose reiškia apvalią, pliusai – kvadratinę; dviejų eilučių figūrėlė yra aukšta, vienos – žema; raidė o viršuje reiškia, kad figūrėlė su duobute. Po kiekviena figūrėle parašytas jos žymuo.
diagram-quarto-lines = Dešimt eilių:
diagram-quarto-squares = Devyni pažengusiųjų žaidimo kvadratai:
diagram-quarto-giving-give = Pradedate jūs ir paduodate priešininkui figūrėlę { $piece }; jis padeda ją į laukelį { $square }.
diagram-quarto-giving-return = Tada priešininkas paduoda jums figūrėlę { $piece }, ir jūs padedate ją į laukelį { $square }. Dabar vėl paduodate jūs.
diagram-quarto-calling = QUARTO! Į laukelį { $square } padėta paskutinė figūrėlė sudarė eilę. Bendri bruožai: { $words }.

diagram-quartino-fields = Brėžiniuose prie kiekvieno laukelio numerio surašyti jo akmenėliai, viršutinis – paskutinis. Spalvos: { $colours }. Laužtiniuose skliaustuose yra tai, kas svarbu.
diagram-quartino-card = Kortelė { $card } čia tinka: skliaustuose esantys viršutiniai akmenėliai yra jos spalvų ir išsidėstę jos tvarka.
diagram-quartino-colour = Keturi raudoni akmenėliai, skaičiuojant ir uždengtus: galite skelbti Spalvą ir padėti vieną papildomą akmenėlį.
diagram-quartino-claim = Kortelė { $card } atitinka { $window } išpjovą.
