### Alıştırma: kendi hatalarınız bulmaca olarak.

training-title = Hatalarınız
training-short = İncelediğiniz oyunlardaki hatalarınız, siz öğrenene kadar bulmaca olarak karşınıza çıkar.
training-open = Aç
training-about = Bir oyununuzu incelediğinizde hatalarınız bulmaca olur: önce kaçan galibiyetler, sonra rakibe verilen galibiyetler. Doğru çözdükleriniz giderek daha seyrek karşınıza çıkar.
training-practice = Tekrar
training-due = Şimdi tekrarlanacak: { $due } / { $all }.
training-none = Henüz boş: Bir oyun bitirip incelemesini açın.
training-clean = İncelediğiniz oyunlarda hata yok. Başka bir oyununuzu inceleyin: Hata çıkarsa burada bulmaca olur.
training-start = Şimdi tekrarla
training-advice = En sık: “{ $kind }”. “{ $theme }” ile çalışın.
training-follow = Çalış
training-most = En çok neyi kaçırıyorsunuz?
training-facet-trait = Ortak özellik
training-facet-line = Yön
training-facet-square = Son yer
training-line-row = Yatay
training-line-column = Dikey
training-line-diagonal = Çapraz
training-line-block = Kare
training-accuracy = Haftalara göre doğru yanıtlar
training-latest = Yanıt verdiğiniz son hafta: { $count } yanıttan { $right } tanesi doğru ({ $percent }).
training-levels = Rakibe göre hatalar
training-per-game = { $games ->
        [one] { $games } oyunda
       *[other] { $games } oyunda
    } { $mistakes ->
        [one] { $mistakes } hata
       *[other] { $mistakes } hata
    }
training-people = İnsanlar
training-export = Dışa aktar
training-import = İçe aktar
training-forget = Tümünü sil
training-imported = Dosya eklendi.
training-not-imported = Bu bir alıştırma dosyası değil. Buradan dışa aktarılmış bir dosya seçin.
training-forgotten = Her şey silindi.
training-kept = Hatalar, bulmaca geçmişi, “Zamana karşı” ve seri sonuçları bu tarayıcıda kalır. Dışa aktarınca hepsi tek dosyaya yazılır; silince hepsi kaldırılır.
training-kind-missed = Kaçan galibiyet
    .task = Burada bir şey kaçırdınız. Ne yapmalıydınız?
training-kind-given = Rakibe verilen galibiyet
    .task = Hamlenizden sonra rakibiniz hemen kazandı. Daha iyisini bulun.
training-kind-turn = Durumu kötüleştiren hamle
    .task = Hamleniz durumunuzu kötüleştirdi. Daha iyisini bulun.
training-again = Yeniden gelecek: { $date }.
training-wrong = Yanlış olan:
training-right = Doğru olan:
training-game = Oyunu göster
