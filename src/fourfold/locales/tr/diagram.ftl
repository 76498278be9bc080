### Kuralların şekilleri düz karakterlerle, terminal için.

diagram-quarto-traits = On altı taş. # ile dolu taş koyu, boş taş açıktır; köşelerdeki noktalar silindirik, artılar köşeli demektir; iki satırlık taş uzun, tek satırlık taş kısadır; üstteki “o” harfi delikli demektir. Her taşın altında notasyondaki adı yazar.
diagram-quarto-lines = On dizi:
diagram-quarto-squares = İleri düzey oyunun dokuz karesi:
diagram-quarto-giving-give = Oyuna siz başlar, rakibinize { $piece } taşını verirsiniz; rakibiniz onu şuraya koyar: { $square }.
diagram-quarto-giving-return = Sonra rakibiniz size { $piece } taşını verir, siz de onu şuraya koyarsınız: { $square }. Şimdi verme sırası yine sizde.
diagram-quarto-calling = QUARTO! Son taşın konduğu yer: { $square }. Bu taş bir diziyi tamamladı. Ortak özellikler: { $words }.

diagram-quartino-fields = Çizimlerde her yerin numarası ve taşları yazar, en üstteki taş sondadır: { $colours }. Önemli olan köşeli ayraç içindedir.
diagram-quartino-card = { $card } kartı buraya uyuyor: Ayraç içinde gösterilen en üstteki taşların renkleri ve sırası karttakiyle aynı.
diagram-quartino-colour = Altta kalanlarla birlikte dört kırmızı taş var: Renk ilan edip bir ek taş koyabilirsiniz.
diagram-quartino-claim = { $card } kartı { $window } numaralı kesite uyuyor.
