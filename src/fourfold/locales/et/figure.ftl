### Reeglite joonised.

figure-next = Edasi
figure-again = Algusest
figure-turn = Pööra kaarti
figure-take-off = Võta ära
figure-claim = Hüüa QUARTINO
figure-board = Mängulaud
figure-supply = Varu
figure-rack = Sinu kaardid
figure-hand = Käes pole midagi
figure-square = Mänguruut { $square }, tühi
figure-square-piece = Mänguruut { $square }: { $words }
figure-field = Väli { $field }, tühi
figure-field-stones = Väli { $field }, ülalt alla: { $words }

figure-quarto-traits = Vali igast paarist üks. Kuueteistkümne nupu seas pole kaht ühesugust.
figure-quarto-shared = Puuduta nuppu, et see välja vahetada.
figure-quarto-shared-some = Ühised tunnused: { $words }. See on rida!
figure-quarto-shared-nothing = Neil neljal pole midagi ühist.
figure-quarto-lines = Rida { $number }/{ $count }. Puuduta mänguruutu, et näha seda läbivaid ridu.
figure-quarto-squares = Ruut { $number }/{ $count }. Kogemustega mängijate mängus loevad ka need.
figure-quarto-giving-give = Alustad sina: vali vastasele nupp.
figure-quarto-giving-place = Vastane peab selle lauale panema. Vali mänguruut.
figure-quarto-giving-return = Nüüd valib nupu vastane ja sina pead selle lauale panema.
figure-quarto-giving-receive = See nupp on sulle: pane see mis tahes tühjale mänguruudule. Siis annad jälle sina.
figure-quarto-calling = Viimane nupp pandi mänguruudule { $square }. Kas näed rida? Vajuta „QUARTO!“.
figure-quarto-calling-mark = Märgi reas neli ühise tunnusega nuppu.
figure-quarto-calling-right = QUARTO! Ühised tunnused: { $words }.
figure-quarto-calling-wrong = See pole ühise tunnusega rida. Vaata veel kord.

figure-quartino-card = Pööra kaarti, kuni see sobib pealmiste kividega.
figure-quartino-card-fits = Siia see sobib: pealmiste kivide värvid ja järjestus on samad mis kaardil.
figure-quartino-colour = Neli punast kivi, teiste all olevad kaasa arvatud: võid hüüda „Värv“. Puuduta sammast, et näha, mis selles on.
figure-quartino-colour-done = „Värv“ on hüütud: selles käigus paned lauale ühe kivi rohkem.
figure-quartino-column = Sammas, milles on neli või rohkem kivi, tuleb ära võtta.
figure-quartino-column-done = Kõik selle kivid on varus tagasi ja selles käigus paned lauale ühe kivi rohkem.
figure-quartino-place = Vali värv ja siis väli.
figure-quartino-place-done = Kivi on laual. Kaartide jaoks loeb ainult iga samba pealmine kivi.
figure-quartino-claim = Proovi: üks neist kaartidest sobib.
figure-quartino-claim-wrong = Siia see ei sobi. Mängus oleks käik läbi.
figure-quartino-claim-right = QUARTINO! Kaart jääb avatuks, neli pealmist kivi lähevad varusse tagasi ja sa paned lauale veel ühe.

## Quartino näidiskäigud

figure-previous = Tagasi
figure-step = Samm { $step }/{ $total }

figure-quartino-normal = Tavaline käik
figure-quartino-normal-1 = Laual pole nelja sama värvi kivi ega ühtki nelja kiviga sammast: pole ei Värvi ega Sammast.
figure-quartino-normal-2 = Paned lauale ühe kivi.
figure-quartino-normal-3 = Ükski sinu kaart ei sobi: QUARTINOt ei tekkinud. Sinu käik lõpeb.

figure-quartino-full = Täielik käik
figure-quartino-full-1 = Laual on neli punast kivi, üks neist nelja kiviga sambas. Sa hüüad „Värv“.
figure-quartino-full-2 = Värvi eest saad ühe lisakivi. Sammas läheb varusse tagasi ja selle eest saad veel ühe. Nii paned lauale kolm kivi.
figure-quartino-full-3 = Esimene kivi: selle paned igas käigus.
figure-quartino-full-4 = Teine kivi, Värvi eest.
figure-quartino-full-5 = Kolmas kivi, Samba eest.
figure-quartino-full-6 = QUARTINO! Neli pealmist kivi vastavad sinu kaardile. Sa avad selle ja teised kontrollivad.
figure-quartino-full-7 = Kaart jääb avatuks ja neli kivi lähevad varusse tagasi.
figure-quartino-full-8 = Paned lauale veel ühe kivi.
figure-quartino-full-9 = Uut QUARTINOt ei tekkinud: sinu käik lõpeb.
