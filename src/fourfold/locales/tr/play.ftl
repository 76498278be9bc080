### The words of play, for the terminal and the page.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Both games

play-title-quarto = Quarto!
play-title-quartino = Quartino
play-player = { $seat }. oyuncu
play-player-alone = Oyuncu
play-bot = { $seat }. bot
play-your-turn = Sıra sizde: { $what }
play-waiting = { $name } düşünüyor…
play-curtain = Cihazı sıradaki oyuncuya verin: { $name }.
play-curtain-others = Şimdi ekrana başka kimse bakmasın.
play-curtain-lift = Ben { $name }: Kartlarımı göster
play-yes = Evet
play-no = Hayır
play-close = Esc bu sayfayı kapatır, ok tuşları kaydırır.
play-too-small = Pencere küçük: Her şeyin görünmesi için 80 × 24 karakter gerekir.
play-keys = ? ipucu  F1 kural  u geri  ^S kaydet  ^O aç  ^D berabere  ^R pes  n yeni  Esc menü  q çık
play-keys-over = n sonraki oyun  u geri al  ^S kaydet  ^O aç  F1 kurallar  F2 tema  Esc menü  q çık
play-ask-resign = { $name }: Pes ediyor musunuz?
play-ask-draw = Bütün oyuncular beraberliği kabul ediyor mu?
play-ask-new = Bu oyun bırakılıp yenisine başlansın mı?
play-ask-quit = Oyundan çıkılsın mı? Kaydedilmeyen her şey kaybolur.
play-resigned = { $name } pes etti.
play-time-out = Süresi biten oyuncu: { $name }.
play-stayed-away = { $name } çok uzun süre dönmedi ve oyun dışı kaldı.
play-no-undo = Geri alınacak hamle yok. Hamleler yalnızca bota karşı oynarken geri alınır.
play-undone = Son hamleniz geri alındı.
play-no-hint = İpucu, sırası gelen oyuncu içindir.
play-hint-waiting = İpucu aranıyor…
play-hint = İpucu: { $moves }
play-hint-valued = İpucu: { $moves } ({ $value })
play-value-won = bu kazandırır
play-value-good = iyi bir konum
play-value-even = aşağı yukarı eşit bir konum
play-value-bad = zor bir konum
play-value-lost = hatasız rakibe karşı kaybettirir
play-bot-failed = { $name } çöktü ve oyun dışı kaldı: { $why }
play-no-draw = Beraberlikte anlaşmak için bütün oyuncuların insan olması gerekir.
play-too-late = Bu arada oyun ilerledi: Hiçbir şey yapılmadı.
play-save-as = Oyunun kaydedileceği yeni dosya:
play-saved = { $file } dosyasına kaydedildi.
play-not-saved = { $file } dosyasına kaydedilemedi: { $why }
play-load-from = Açılacak oyun dosyası:
play-not-loaded = { $file } dosyası açılamadı: { $why }
play-you-won = Kazandınız!
play-won-call = QUARTO! Kazanan: { $name }.
play-won-line = { $squares ->
        [yes] Dizi ya da kare tamamlandı.
       *[no] Dizi tamamlandı.
    } Kazanan: { $name }.
play-won-cards = Son kart oynandı. Kazanan: { $name }.
play-won-time = Süre bitti. Kazanan: { $name }.
play-won-resignation = Oyun pes edilerek bitti. Kazanan: { $name }.
play-won-absence = Bir oyuncu dönmedi. Kazanan: { $name }.
play-drawn-full-board = Berabere: 16 taşın hepsi kondu.
play-drawn-agreement = Anlaşmayla berabere.
play-drawn-absence = Berabere: Bir oyuncu dönmedi.

## Quarto!

quarto-colour = renk
quarto-shape = biçim
quarto-height = boy
quarto-top = üst
quarto-light = açık
quarto-dark = koyu
quarto-round = silindirik
quarto-square = köşeli
quarto-short = kısa
quarto-tall = uzun
quarto-hollow = delikli
quarto-solid = deliksiz
quarto-in-hand = Eldeki taş
quarto-sorted = Sıralama: { $trait }
quarto-do-give-first = Rakibiniz için ilk taşı seçin.
quarto-do-give = Bir taş seçin veya { $squares ->
        [yes] dizi ya da kare
       *[no] dizi
    } görüyorsanız QUARTO! deyin.
quarto-do-give-only = Rakibiniz için bir taş seçin.
quarto-do-place = Eldeki taşı boş bir yere koyun.
quarto-do-place-call = Taşı boş bir yere koyun veya { $squares ->
        [yes] dizi ya da kare
       *[no] dizi
    } görüyorsanız QUARTO! deyin.
quarto-do-pass = Tahta doldu; pas geçin veya { $squares ->
        [yes] dizi ya da kare
       *[no] dizi
    } görüyorsanız QUARTO! deyin.
quarto-do-pass-only = Tahta doldu; pas geçin.
quarto-do-mark = QUARTO! yapan dört yeri işaretleyin.
quarto-keys-give = Ok tuşları veya 0–F taş seç · Enter ver · t sırala
quarto-keys-place = Ok tuşları veya a–d, 1–4 yer seç · Enter koy · t sırala
quarto-keys-pass = Enter pas geç
quarto-keys-call = ! QUARTO de
quarto-keys-mark = Boşluk tuşu işaretle · Tab sonraki dizi · Enter ilan et · Esc vazgeç
quarto-pass = Pas geç
quarto-taken = { $square } dolu.
quarto-no-group = { $squares ->
        [yes] Bu yerler bir dizi ya da kare oluşturmuyor. Bir dizinin ya da karenin dört yerini işaretleyin.
       *[no] Bu yerler bir dizi oluşturmuyor. Bir dizinin dört yerini işaretleyin.
    }
quarto-gave = { $name } şu taşı veriyor: { $piece } ({ $words }).
quarto-passed = { $name } pas geçiyor.
quarto-wrong = { $name } QUARTO! diyor ({ $group }) ama yanılıyor: { $why } Oyun sürüyor.
quarto-wrong-empty = Dört yerin hepsi dolu değil.
quarto-wrong-different = Dört taşın sayılan ortak bir özelliği yok.
quarto-wrong-old = Bunu son taş tamamlamadı, artık çok geç.
quarto-missed = { $squares ->
        [yes] Tamamlanan ama ilan edilmeyen diziler ve kareler
       *[no] Tamamlanan ama ilan edilmeyen diziler
    }: { $groups }

## Quartino

quartino-declare = Renk ilan et
quartino-decline = İlan etme
quartino-end = Turu bitir
quartino-stack = { $field } numaralı yer, üstten alta ({ $count ->
        [0] boş
        [one] { $count } taş
       *[other] { $count } taş
    }):
quartino-all-stacks = Bütün yerler, her biri en üstteki taştan aşağıya
quartino-out = oyundan çıktı
quartino-do-colour = Tahtada aynı renkten en az dört taş var. Renk ilan edip bir ek taş almak ister misiniz?
quartino-do-place = { $count ->
        [one] { $count } taş koyun.
       *[other] { $count } taş koyun.
    }
quartino-do-claim = En üstteki taşlar kartlarınızdan birine uyuyorsa QUARTINO ilan edin; uymuyorsa turu bitirin.
quartino-keys-colour = + Renk ilan et · - ilan etme · v bütün sütunlar
quartino-keys-place = r y g b renk · 0–8 veya ok tuşları yer · Enter koy · v bütün sütunlar
quartino-keys-claim = 1–4 kart · ok tuşları kesit · Enter ilan et · . turu bitir · v bütün sütunlar
quartino-used-up = Bu renkten taş kalmadı.
quartino-choose-colour = Önce bir renk seçin: r, y, g veya b.
quartino-choose-card = Önce kartlarınızdan birini seçin: 1–4.
quartino-declared = { $name } Renk ilan ediyor: bir ek taş.
quartino-placed = { $name }, { $field } numaralı yere { $stone ->
        [R] kırmızı
        [Y] sarı
        [G] yeşil
       *[B] mavi
    } bir taş koyuyor.
quartino-claimed = QUARTINO! { $name }, { $card } kartını { $window } numaralı kesitte oynuyor.
quartino-claimed-wrongly = { $name }, { $card } kartıyla { $window } numaralı kesitte QUARTINO ilan ediyor ama kart uymuyor. Kart ıstakaya dönüyor ve tur bitiyor.
quartino-column = Sütun: { $fields } numaralı { $count ->
        [one] yer
       *[other] yerler
    } boşaltıldı; bir ek taş.

## The start screen

start-title = Fourfold
start-subtitle = Aynı ekranda Quarto! ve Quartino
start-game = Oyun
start-players = Oyuncular
start-people = { $count ->
        [one] { $count } kişi
       *[other] { $count } kişi
    }
start-against-bot = Bota karşı
start-bot = Bot
bot-random = Rastgele oyuncu
start-traits = Sayılan özellikler
start-squares = 2 × 2’lik kareler de sayılır
start-calls = Dizi ilan edilmeli
start-geometry = Tahta
start-wheel = Çark
start-grid = 3 × 3 ızgara
start-language = Dil
start-play = Oyna
start-load = Kayıtlı oyunu aç
start-rules = Kurallar
start-quit = Çık
start-no-trait = En az bir özellik seçin.

## Who starts, and the time for a turn
start-starter = Kim başlar?
start-lot = Kurayla
start-me = Ben
start-friend = Arkadaşım
start-loser = Sonraki oyuna kaybeden başlar (ev kuralı)
start-then-loser = sonra kaybeden
start-time = Hamle/tur süresi
start-no-limit = Sınırsız
start-one-minute = 1 dakika
start-seconds = Saniye
start-bad-seconds = Süre, { $min } ile { $max } arasında bir tam sayı (saniye) olmalıdır.
start-time-quarto = Basılı kurallar turnuvalarda hamle başına 1 dakika önerir. Süreden kaybetmek ev kuralıdır.
start-time-quartino = Basılı kurallarda süre sınırı yoktur: Bu bir ev kuralıdır.
play-time-house = Süreden kaybetmek ev kuralıdır.
play-absence-house = Bir oyuncu dönmeyince oyunu bitirmek ev kuralıdır.
