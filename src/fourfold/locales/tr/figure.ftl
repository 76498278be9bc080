### Kuralların şekilleri.

figure-next = İleri
figure-again = Baştan
figure-turn = Kartı döndür
figure-take-off = Kaldır
figure-claim = QUARTINO ilan et
figure-board = Tahta
figure-supply = Havuz
figure-rack = Kartlarınız
figure-hand = Elde taş yok
figure-square = { $square }, boş
figure-square-piece = { $square }: { $words }
figure-field = { $field } numaralı yer, boş
figure-field-stones = { $field } numaralı yer, üstten alta: { $words }

figure-quarto-traits = Her özellik için bir değer seçin. On altı taşın hiçbiri bir diğerinin aynısı değildir.
figure-quarto-shared = Değiştirmek için bir taşa dokunun.
figure-quarto-shared-some = Ortak özellikler: { $words }. Bu bir dizi!
figure-quarto-shared-nothing = Bu dördünün ortak özelliği yok.
figure-quarto-lines = Dizi { $number } / { $count }. Bir yerden geçen dizileri görmek için o yere dokunun.
figure-quarto-squares = Kare { $number } / { $count }. İleri düzey oyunda bunlar da sayılır.
figure-quarto-giving-give = Siz başlıyorsunuz: Rakibiniz için bir taş seçin.
figure-quarto-giving-place = Rakibiniz bu taşı koymak zorunda. Bir yer seçin.
figure-quarto-giving-return = Şimdi rakibiniz bir taş seçer ve onu siz koyarsınız.
figure-quarto-giving-receive = Bu taş sizin için: Boş bir yere koyun. Sonra yine siz verirsiniz.
figure-quarto-calling = Son taşın konduğu yer: { $square }. Diziyi görüyor musunuz? QUARTO! düğmesine basın.
figure-quarto-calling-mark = Aynı dizide ortak özelliği olan dört taşı işaretleyin.
figure-quarto-calling-right = QUARTO! Ortak özellikler: { $words }.
figure-quarto-calling-wrong = Bu, ortak özelliği olan bir dizi değil. Bir daha bakın.

figure-quartino-card = Kartı en üstteki taşlara uyana kadar döndürün.
figure-quartino-card-fits = Buraya uyuyor: En üstteki taşların renkleri ve sırası karttakiyle aynı.
figure-quartino-colour = Altta kalanlarla birlikte dört kırmızı taş var: Renk ilan edebilirsiniz. İçini görmek için bir sütuna dokunun.
figure-quartino-colour-done = Renk ilan edildi: Bu turda bir ek taş koyarsınız.
figure-quartino-column = Üst üste dört veya daha çok taş bir Sütun oluşturur. Sütunun tahtadan kaldırılması gerekir.
figure-quartino-column-done = Sütunun bütün taşları havuza döndü; bu turda bir ek taş koyarsınız.
figure-quartino-place = Önce rengi, sonra yeri seçin.
figure-quartino-place-done = Taş kondu. Kartlar için her sütunun yalnızca en üstteki taşı sayılır.
figure-quartino-claim = Deneyin: Bu kartlardan biri tahtaya uyuyor.
figure-quartino-claim-wrong = Buraya uymuyor. Gerçek bir oyunda turunuz biterdi.
figure-quartino-claim-right = QUARTINO! Kart açık kalır, en üstteki dört taş havuza döner ve bir taş daha koyarsınız.

## Quartino’nun örnek turları

figure-previous = Geri
figure-step = Adım { $step } / { $total }

figure-quartino-normal = Olağan bir tur
figure-quartino-normal-1 = Tahtada ne aynı renkten dört taş ne de dört taşlık bir sütun var: Renk de Sütun da yok.
figure-quartino-normal-2 = Bir taş koyarsınız.
figure-quartino-normal-3 = Kartlarınızın hiçbiri uymuyor: QUARTINO yok. Turunuz biter.

figure-quartino-full = Tam bir tur
figure-quartino-full-1 = Tahtada dört kırmızı taş var; bunlardan biri dört taşlık bir sütunda. Renk ilan edersiniz.
figure-quartino-full-2 = Renk bir ek taş kazandırır. Sütun havuza döner ve bir ek taş daha kazandırır. Böylece üç taş koyarsınız.
figure-quartino-full-3 = Birinci taş: Her turda konur.
figure-quartino-full-4 = İkinci taş, Renk için.
figure-quartino-full-5 = Üçüncü taş, Sütun için.
figure-quartino-full-6 = QUARTINO! En üstteki dört taş kartınıza uyuyor. Kartı açarsınız, öteki oyuncular kontrol eder.
figure-quartino-full-7 = Kart açık kalır, dört taş havuza döner.
figure-quartino-full-8 = Bir taş daha koyarsınız.
figure-quartino-full-9 = Başka QUARTINO yok: Turunuz biter.
