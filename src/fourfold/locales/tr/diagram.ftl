### Kuralların şekilleri düz karakterlerle, terminal için.

diagram-quarto-traits = On altı taş. # ile dolu taş koyu, boş taş açıktır; köşelerdeki noktalar silindirik, artılar köşeli demektir; iki satırlık taş uzun, tek satırlık taş kısadır; üstteki o delikli demektir. Her taşın altında onun gösterimdeki adı yazar.
diagram-quarto-lines = On dizi:
diagram-quarto-squares = İleri düzey oyunun dokuz karesi:
diagram-quarto-giving-give = Siz başlar ve rakibinize { $piece } taşını verirsiniz; rakibiniz onu { $square } yerine koyar.
diagram-quarto-giving-return = Sonra rakibiniz size { $piece } taşını verir, siz de onu { $square } yerine koyarsınız. Şimdi yine siz verirsiniz.
diagram-quarto-calling = QUARTO! { $square } yerine konan son taş bir dizi oluşturdu. Ortak özellikler: { $words }.

diagram-quartino-fields = Çizimlerde her yerin numarası ve taşları yazar, en üstteki taş sondadır: { $colours }. Önemli olan köşeli ayraç içindedir.
diagram-quartino-card = { $card } kartı buraya uyuyor: Ayraç içindeki en üstteki taşlar kartın renklerinde ve onun sırasında.
diagram-quartino-colour = Altta kalanlarla birlikte dört kırmızı taş: Renk ilan edip bir ek taş koyabilirsiniz.
diagram-quartino-claim = { $card } kartı { $window } numaralı kesite uyuyor.
