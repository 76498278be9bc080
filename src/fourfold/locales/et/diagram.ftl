### Reeglite joonised lihtsate märkidega, terminali jaoks.

diagram-quarto-traits = Kuusteist nuppu. Märkidega # täidetud nupp on tume, tühi on hele; punktid nurkades tähendavad ümarat, plussid kandilist; kahe rea kõrgune nupp on pikk, ühe rea kõrgune lühike; o ülaosas tähendab, et nupp on auguga. Iga nupu all on selle tähis.
diagram-quarto-lines = Kümme rida:
diagram-quarto-squares = Kogemustega mängijate mängu üheksa ruutu:
diagram-quarto-giving-give = Alustad sina ja annad vastasele nupu { $piece }; vastane paneb selle mänguruudule { $square }.
diagram-quarto-giving-return = Seejärel annab vastane sulle nupu { $piece } ja sina paned selle mänguruudule { $square }. Nüüd annad jälle sina.
diagram-quarto-calling = „QUARTO!“ Viimane nupp pandi mänguruudule { $square } ja tekkis rida. Ühised tunnused: { $words }.

diagram-quartino-fields = Joonistel on iga välja juures selle number ja kivid, pealmine viimasena: { $colours }. Nurksulgudes on see, mis on oluline.
diagram-quartino-card = Kaart { $card } sobib siia: sulgudes olevate pealmiste kivide värvid ja järjestus on samad mis kaardil.
diagram-quartino-colour = Neli punast kivi, teiste all olevad kaasa arvatud: võid hüüda „Värv“ ja panna lauale ühe lisakivi.
diagram-quartino-claim = Kaart { $card } vastab väljalõikele { $window }.
