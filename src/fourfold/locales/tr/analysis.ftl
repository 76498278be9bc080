### Analiz tahtası: konum kurma, değerler, hamleler ve nedenler.

analysis-unable = Analiz tahtası bu tarayıcıda çalışmıyor. Lütfen tarayıcıyı güncelleyin.
analysis-set-up = Konum kur
analysis-analyse = Analiz et
analysis-clear = Temizle
analysis-possible = Bu konum mümkün.
analysis-impossible = Bu konum mümkün değil.
analysis-paste = Yapıştır
analysis-paste-what = Bir konum, oyun kaydı veya bağlantı
analysis-open = Aç
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
analysis-moves = Hamleler
analysis-no-moves = Tahtada bir hamle yapın. Başka bir devam yolu denemek için geri dönüp başka bir hamle yapın.
analysis-comment = Bu hamleye not
analysis-promote = Ana devam yolu yap
analysis-delete-move = Buradan itibaren sil
analysis-why = Neden?

## Saved and exported

analysis-saved = Kayıtlı analizler
analysis-name = Ad
analysis-is-saved = Bu analiz her değişiklikte kaydediliyor.
analysis-not-saved = Kaydedilemedi: Tarayıcının deposu dolu veya kapalı.
analysis-delete = Sil: { $title }
analysis-move-count = { $count ->
        [one] { $count } adım
       *[other] { $count } adım
    }
analysis-record = Ana devam yolu kaydını indir
analysis-no-picture = Resim oluşturulamadı.

## Quarto!

analysis-quarto-set-up-how = Taşları tahtaya sürükleyin veya önce bir taşa, sonra bir yere dokunun. Klavyeyle: Ok tuşlarıyla bir yere gidin ve taşı yazın (0–9, A–F); Delete tuşu taşı kaldırır.
analysis-quarto-give = Bu taşı ver
analysis-quarto-take-back = Taşı geri al
analysis-quarto-last = Son taşın yeri
analysis-quarto-no-last = QUARTO! denen oyunda son taşın konduğu yer de yazılmalı, örneğin “5 b3”.
analysis-quarto-last-empty = Son taş { $square } üzerine konmuş olamaz: Orası boş.
analysis-quarto-over = { $group } tamamlanmış: Oyun bitmiştir, kimsenin elinde taş olamaz.
analysis-quarto-two-ends = Tek bir taş bunları birden tamamlayamaz: { $groups }. Oyun daha önce bitmiş olurdu.
analysis-quarto-other-last = { $square } üzerine konan taş şunu tamamlamaz: { $groups }.
analysis-quarto-twice = { $piece } taşı iki kez kullanılmış.
analysis-quarto-no-window = Burada kimse QUARTO! demiş veya pas geçmiş olamaz.
analysis-quarto-wins-on = Eldeki taş şurada kazandırır: { $squares }.
analysis-quarto-safe = Kalan güvenli taş: { $count } / { $total }.
analysis-quarto-parity = Diziler böyle kalırsa bir diziyi tamamlayan ilk taşı { $name } vermek zorunda kalır.
analysis-quarto-threat = { $squares ->
        [yes] Karede
       *[no] Dizide
    } boş yer: { $square } ({ $traits })
analysis-quarto-no-piece = Kalan hiçbir taş bunu tamamlamaz.
analysis-quarto-no-threat = Henüz tek taşı eksik bir dizi yok.
