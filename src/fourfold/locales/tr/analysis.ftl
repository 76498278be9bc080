### Analiz tahtası: konum kurma, değerler, hamleler ve nedenler.

analysis-unable = Analiz tahtası bu tarayıcıda çalışmıyor. Lütfen tarayıcıyı güncelleyin.
analysis-set-up = Konum kur
analysis-game = Oyun
analysis-analyse = Analiz et
analysis-clear = Temizle
analysis-possible = Bu konum mümkün.
analysis-impossible = Bu konum mümkün değil.
analysis-paste = Yapıştır
analysis-paste-what = Bir konum, oyun kaydı veya bağlantı
analysis-open = Aç
analysis-undo = Geri al: En son değiştirileni veya silineni geri getir
analysis-put-aside = “Geri al” önceki analizi geri getirir.
analysis-cut = Silindi: “Geri al” onu geri getirir.
analysis-bad-text = Bu metin okunamıyor.
analysis-bad-link = Bu bağlantı açılamıyor.
analysis-link = Bu analizin bağlantısı

## Values

analysis-thinking = Hesaplanıyor…
analysis-to-move = Sıra: { $name }
analysis-over-won = { $name } kazandı.
analysis-over-drawn = Oyun berabere bitti.
analysis-verdict-win = { $name } kazanır
analysis-verdict-win-in = { $name }, { $count } hamlede kazanır
analysis-verdict-draw = Hatasız oyunda berabere
analysis-verdict-not-loss = { $name } en az berabere kalır
analysis-verdict-not-win = { $name } en iyi ihtimalle berabere kalır
analysis-verdict-unknown = Söylemek için henüz erken
analysis-estimate = { $name }, oyunların { $chance } kadarını kazanır
analysis-estimate-what = Bunlar güçlü bir botun deneme oyunlarından çıkardığı tahminlerdir, kanıt değildir. ± standart hatadır: Kart dağıtımındaki şansın payını gösterir, botun yanlışlarını değil.
analysis-valued = { $label }: { $value }
analysis-value-win = kazanır
analysis-value-win-in = { $count } hamlede kazanır
analysis-value-draw = berabere
analysis-value-loss = kaybeder
analysis-value-loss-in = { $count } hamlede kaybeder
analysis-value-not-loss = en az berabere
analysis-value-not-win = en iyi ihtimalle berabere
analysis-value-unknown = henüz bilinmiyor

## Moves

analysis-line = En iyi devam yolu
analysis-best-turns = En iyi turlar
analysis-no-turns = En iyi turları görmek için sırası gelen oyuncunun bütün kartları bilinmelidir.
analysis-moves = Hamleler
analysis-no-moves = Tahtada bir hamle yapın. Başka bir devam yolu denemek için geri dönüp başka bir hamle yapın.
analysis-comment = Bu hamleye not
analysis-promote = Ana devam yolu yap
analysis-delete-move = Buradan itibaren sil
analysis-why = Neden?

## How bots fared from an opening

analysis-opening = Botların bu konumda aldığı sonuçlar
analysis-opening-what = Her bot bu konumdan başlayarak kendisine karşı { $games } oyun oynadı. Galibiyeti ya da beraberliği kaçıran her hamle hata sayılır. Sonuçlar şu oyuncuya aittir: { $name }.
analysis-opening-bot = Bot
analysis-opening-faulty = Hata yapılan oyunlar
analysis-opening-first = İlk hata (hamle)
analysis-opening-results = Galibiyet–beraberlik–yenilgi
analysis-opening-next = Her hamle nereye götürür?
analysis-opening-next-what = Botun bu hamleden sonra hata yaptığı oyunların oranı; bir yer için, verilebilecek tüm taşların ortalaması. ×, simetri nedeniyle aynı olan hamlelerin sayısıdır.
analysis-opening-none = Oyunlar yalnızca basılı kurallarla kaydedildi: Dört özellik var, dizi ilan edilmeli, 2 × 2’lik kareler sayılmaz.
analysis-opening-far = Buradan başlayan kayıtlı oyun yok.

## Saved and exported

analysis-saved = Kayıtlı analizler
analysis-name = Ad
analysis-is-saved = Bu analiz her değişiklikte kaydediliyor.
analysis-not-saved = Kaydedilemedi: Tarayıcının depolama alanı dolu veya kapalı.
analysis-delete = Sil: { $title }
analysis-delete-ask = Kaydedilen analiz kalıcı olarak silinecek.
analysis-move-count = { $count ->
        [one] { $count } adım
       *[other] { $count } adım
    }
analysis-record = Oyun kaydı
analysis-play-unknown = Bu konumu oynamak için önce “Konum kur” bölümünde tüm kartları seçin.
analysis-no-picture = Resim oluşturulamadı.

## Quarto!

analysis-quarto-set-up-how = Taşları tahtaya sürükleyin veya önce bir taşa, sonra bir yere dokunun. Klavyeyle: Ok tuşlarıyla bir yere gidin ve taşı yazın (0–9, A–F); Delete tuşu taşı kaldırır.
analysis-quarto-hand = Eldeki taş
analysis-quarto-give = Bu taşı ver
analysis-quarto-take-back = Taşı geri al
analysis-quarto-last = Son taşın yeri
analysis-quarto-no-last = Dizinin ilan edilmesi gereken oyunlarda son taşın konduğu yer de yazılmalı, örneğin “5 b3”.
analysis-quarto-last-empty = Son taş { $square } üzerine konmuş olamaz: Orası boş.
analysis-quarto-over = { $group } tamamlanmış: Oyun bitmiştir, kimsenin elinde taş olamaz.
analysis-quarto-two-ends = Tek bir taş bunların hepsini birden tamamlayamaz: { $groups }. Oyun daha önce bitmiş olurdu.
analysis-quarto-other-last = { $square } üzerine konan taşla tamamlanamaz: { $groups }.
analysis-quarto-twice = { $piece } taşı iki kez kullanılmış.
analysis-quarto-no-window = Burada kimse QUARTO! demiş veya pas geçmiş olamaz.
analysis-quarto-wins-on = Eldeki taşla kazanılan yer: { $squares }.
analysis-quarto-safe = Kalan güvenli taş: { $count } / { $total }.
analysis-quarto-parity = Diziler böyle kalırsa bir diziyi tamamlayan ilk taşı { $name } vermek zorunda kalır.
analysis-quarto-threat = { $squares ->
        [yes] Karede
       *[no] Dizide
    } boş yer: { $square } ({ $traits })
analysis-quarto-no-piece = Kalan hiçbir taş bunu tamamlamaz.
analysis-quarto-no-threat = Henüz tek taşı eksik bir dizi yok.

## Quartino

analysis-quartino-set-up-how = Taşları tahtaya sürükleyin ya da bir renge, sonra bir yere dokunun: Taş en üste konur. Renk seçili değilken dokunmak en üstteki taşı kaldırır. Klavyede ok tuşlarıyla bir yere gidip R (kırmızı), Y (sarı), G (yeşil) veya B (mavi) tuşuna basın; Delete tuşu taşı kaldırır. Hangi kart olduğunu seçmek için karta dokunun.
analysis-quartino-claims = Tahtaya uyan kartlar
analysis-quartino-claimed = Kart oynandı
analysis-quartino-unknown = Bilinmeyen kart
analysis-quartino-mover = Sırası gelen
analysis-quartino-phase = Turun aşaması
analysis-quartino-phase-colour = Renk ilan edilsin mi?
analysis-quartino-phase-place = { $count ->
        [one] { $count } taş konacak
       *[other] { $count } taş konacak
    }
analysis-quartino-phase-claim = QUARTINO ilan etmek ya da turu bitirmek
analysis-quartino-no-colour = Renk ilan edilemez: Tahtada aynı renkten dört taş yok.
analysis-quartino-no-stone = QUARTINO ilan edilemez: Tahta boş.
analysis-quartino-few-stones = Havuzda { $count } taştan az kaldı.
analysis-quartino-high-stack = Daha konacak { $count } taş varsa Sütun aşaması az önce bitmiştir: Bu kadar yüksek bir sütun kalmış olamaz.
analysis-quartino-many-stones = Her renkten yalnızca { $count } taş vardır.
analysis-quartino-twice = { $card } kartı iki kez kullanılmış.
analysis-quartino-over = { $seat }. oyuncu dört kartını da oynamış, yani oyun zaten bitmiş.
analysis-quartino-not-shown = Son oynanan kart { $card } olamaz: Tahtaya uymuyor.
analysis-quartino-mover-left = { $seat }. oyuncu oyundan çıktığı için sıra onda olamaz.
analysis-quartino-few-left = Oyunda en az iki oyuncu kalmalı.
analysis-quartino-card-claimed = Bu kartı oynamış olan: { $name }.
analysis-quartino-card-held = Kartın sahibi: { $name }.
analysis-quartino-card-maybe = Kimde olduğu bilinmiyor.
analysis-quartino-card-nobody = Kimsede yok.
analysis-quartino-claim-later = QUARTINO ancak turun bütün taşları konduktan sonra ilan edilebilir.
analysis-quartino-no-claim = Şu anda tahtaya uyan kart yok.
