### The words of the web page. Words of the game itself are in play.ftl, phrases and refusals in server.ftl.
### Names of players are never inflected: sentences are built so that the name stands as it is.

## Everywhere

page-welcome = Quarto! veya Quartino oynayın
page-skip-to-content = İçeriğe geç
page-loading = Bir saniye…
page-offline = Bağlantı yok ya da sunucuya ulaşılamıyor.
page-incomplete = Sayfanın bir bölümü yüklenemedi.
page-connection-lost = Bağlantı koptu. Yeniden deneniyor; oyununuz güvende.
page-retrying = Yeniden deneniyor…
page-try-again = Yeniden dene
page-to-start = Başlangıç sayfasına dön
page-back-to-game = Oyuna dön
page-close = Kapat
page-cancel = Vazgeç
page-save = Kaydet
page-next = İleri
page-previous = Geri
page-skip = Atla
page-name = Adınız
page-name-label = Diğer oyuncuların göreceği ad
page-devices = Cihazlar
page-devices-about = Oturumunuzun açık olduğu diğer tüm tarayıcılardan çıkar ve yerlerinizin bağlantılarını geçersiz kılar. Burada oturumunuz açık kalır.
page-sign-out-elsewhere = Diğer cihazlarımdan çıkış yap
page-sign-out-about = Bu tarayıcıdan da çıkar. Bundan sonra oyunlarınızı kimse sürdüremez, siz bile.
page-sign-out = Her yerden çıkış yap
page-guest = Konuk { $number }
page-sound = Ses
page-theme-auto = Tema: bu cihazdaki gibi
page-theme-light = Açık tema
page-theme-dark = Koyu tema
page-contents = İçindekiler

## The start page

page-about-quarto = İki kişilik: koyacağınız taşı rakibiniz seçer.
page-about-quartino = İki ila dört kişilik: gizli kartlarınızdaki düzenleri kurun.
page-with-whom = Kiminle?
page-with-bot = Bir botla
page-with-screen = Bu ekranda
page-with-friend = Bir arkadaşla
page-rule-set = Kuralları seç
page-no-calls = Dizi kendiliğinden kazandırır
page-traits-count = { $count ->
        [one] { $count } özellik
       *[other] { $count } özellik
    }
page-seconds = { $count ->
        [one] hamle başına { $count } saniye
       *[other] hamle başına { $count } saniye
    }
page-public = Herkes katılabilir: oyunu listede göster
page-invite = Davet et
page-read-rules = Kuralları oku
page-my-games = Oyunlarınız
page-open-games = Boş yeri olan oyunlar
page-running-games = Şu anda oynananlar
page-past-games = Yeni bitenler
page-no-open-games = Şu anda bekleyen yok. Siz bir oyun açın!
page-continue = Devam et
page-join = Katıl
page-watch = İzle

## Before the game

page-free-seat = Boş yer
page-seat-to-take = boş yer
page-you = siz
page-waiting-for-others = Oyun bütün yerler dolunca başlar.
page-send-link = Bu bağlantıyı birlikte oynamak istediklerinize gönderin:
page-invite-link = Davet bağlantısı
page-local-only = Bu adres yalnızca bu bilgisayarda çalışır. Ağ üzerinden oynamak için Fourfold’u `fourfold serve --host 0.0.0.0` ile başlatın ve sayfayı bu bilgisayarın adıyla açın.
page-qr = QR kod olarak bağlantı
page-copy = Bağlantıyı kopyala
page-copied = Kopyalandı
page-share = Paylaş
page-new-link = Yeni bağlantı
page-get-up = Yerimi bırak
page-sit-down = Otur ve oyna
page-invited = { $name } sizi oynamaya davet ediyor.
page-room-closed = Bu oyun başlamadan kapatıldı.
page-no-game = Bu oyun gösterilemiyor
page-no-page = Böyle bir sayfa yok

## In the game

page-your-turn = Sıra sizde
page-turn-mine = Sıra sizde: { $what }
page-turn-of = { $name }: { $what }
page-turn-other = { $name } bekleniyor.
page-watching = Oyunu izliyorsunuz.
page-to-move = sıra onda
page-away = (uzakta)
page-browsing = Önceki bir konuma bakıyorsunuz.
page-spectators = { $count ->
        [one] { $count } izleyici
       *[other] { $count } izleyici
    }
page-seconds-left = { $count ->
        [one] { $count } saniye kaldı
       *[other] { $count } saniye kaldı
    }
page-board = Tahta
page-supply = Kalan taşlar
page-sort = Taşları sırala
page-piece = Taş { $piece }: { $words }
page-hand-empty = Elde taş yok
page-square-piece = { $square }: { $words }
page-square-empty = { $square }, boş
page-place-here = Buraya koy
page-give-this = Bu taşı ver
page-call = QUARTO!
page-marked = { $count ->
        [one] 4 yerden { $count } tanesi işaretli
       *[other] 4 yerden { $count } tanesi işaretli
    }
page-move-give = taş veriyor ({ $words })
page-move-place = taşı şuraya koyuyor: { $square }
page-move-call = QUARTO! diyor: { $group }
page-move-pass = pas geçiyor
page-move-declare = Renk ilan ediyor
page-move-decline = Renk ilan etmiyor
page-move-end = hamlesini bitiriyor
page-move-stone = { $field } numaralı yere { $stone } bir taş koyuyor
page-move-claim = şu kartla QUARTINO ilan ediyor: { $colours }
page-placed = { $name } taşı şuraya koyuyor: { $square }.
page-stone-placed = { $name }, { $field } numaralı yere { $stone } bir taş koyuyor.
page-turn-ended = { $name } hamlesini bitiriyor.
page-colour-declined = { $name } Renk ilan etmiyor.
page-claimed = QUARTINO! { $name } bir kart oynuyor: { $colours } ({ $fields } numaralı yerler).
page-claimed-wrongly = { $name } QUARTINO ilan ediyor ama kart ({ $colours }; { $fields } numaralı yerler) uymuyor. Kart ıstakaya dönüyor ve hamle bitiyor.
page-column = Sütun: { $fields } numaralı { $count ->
        [one] yer
       *[other] yerler
    } boşaltıldı. { $name } bir ek taş koyuyor.
page-history = Hamleler
page-no-moves = Henüz hamle yapılmadı.
page-first = İlk konuma
page-back = Bir hamle geri
page-forward = Bir hamle ileri
page-now = Son konuma
page-menu = Daha fazla
page-hints = İpuçları
page-take-back = Geri al
page-one-click = Tek tıkla oyna
page-say = Bir şey söyle
page-offer-draw = Beraberlik öner
page-resign = Pes et
page-accept = Kabul et
page-decline = Reddet
page-draw-offered = { $name } beraberlik öneriyor.
page-draw-waiting = Beraberlik önerdiniz.
page-draw-declined = { $name } beraberliği reddetti.
page-joined = { $name } masaya oturdu.
page-got-up = { $name } masadan kalktı.
page-started = Oyun başlıyor. İlk hamle: { $name }.
page-taken-back = { $name } hamlesini geri aldı.
page-value-unknown = nasıl biteceği henüz belli değil
page-hint-later = İpuçları sıra size gelince görünür.
page-hint-win = Bu konumda kazanabilirsiniz.
page-hint-draw = İki taraf da hatasız oynarsa oyun berabere biter.
page-hint-loss = Bu konumda rakibiniz kazanabilir.
page-hint-stone = { $field } numaralı yere { $stone } bir taş koyun
page-hint-declare = Renk ilan edin
page-hint-decline = Renk ilan etmeyin
page-hint-claim = işaretli kartla QUARTINO ilan edin
page-hint-end = hamleyi bitirin

## The end

page-result = Sonuç
page-you-won = Kazandınız!
page-you-lost = Kaybettiniz.
page-draw = Berabere.
page-why-call = QUARTO! dediniz.
page-why-line = Dizi tamamlandı.
page-why-cards = Son kartınız oynandı.
page-why-time = Rakibinizin süresi bitti.
page-why-resignation = Rakibiniz pes etti.
page-why-full-board = 16 taşın hepsi kondu.
page-why-agreement = Anlaşmayla.
page-drawn = Oyun berabere bitti.
page-shared = Dördünün ortak özelliği:
page-missed = Tamamlanıp ilan edilmeyenler. Görmek için birini seçin:
page-rematch = Yeniden oyna
page-rematch-offered = { $name } yeniden oynamak istiyor.
page-rematch-waiting = Yeni bir oyun istediniz. Diğerleri bekleniyor.
page-next-game = Sonraki oyuna
page-new-game = Yeni oyun
page-review = İncele

## Quartino

page-stone-R = kırmızı
page-stone-Y = sarı
page-stone-G = yeşil
page-stone-B = mavi
page-phase-colour = Renk ve Sütun
page-phase-place = Yerleştirme
page-phase-claim = Quartino
page-stones = Kalan taşlar
page-stone-left = { $stone }: { $count ->
        [one] { $count } kaldı
       *[other] { $count } kaldı
    }
page-field = { $field } numaralı yer: { $count ->
        [0] boş
        [one] { $count } taş, üstte { $top }
       *[other] { $count } taş, üstte { $top }
    }
page-field-stones = { $field } numaralı yer, üstten alta: { $stones }
page-colour-take = Renk: bir ek taş
page-colour-leave = Hayır, teşekkürler
page-place-stone = Taşı koy
page-choose-stone = Bir taş ve bir yer seçin.
page-claim = QUARTINO ilan et
page-do-colour = Tahtada aynı renkten en az dört taş var. Renk ilan edilsin mi?
page-do-claim = Uyan kartınız varsa seçin; yoksa hamleyi bitirin.
page-do-turn = Kartı uyduğu yere döndürün. Yanlış ilan hamleyi bitirir.
page-card = Kart: { $colours }
page-card-hidden = Kapalı kart
page-card-claimed = Oynandı: { $colours }
page-card-lies = Kartın bulunduğu yerler: { $fields }
page-turn-card-on = Kartı ileri döndür
page-turn-card-back = Kartı geri döndür
page-rack-mine = Kartlarınız
page-rack-of = Kartlar: { $name }
page-cards-left = { $count ->
        [one] { $count } kart kaldı
       *[other] { $count } kart kaldı
    }

## The review

page-review-title = Hamle hamle oyun
page-review-asking = Oyun değerlendiriliyor: { $done } / { $total } konum
page-review-mistakes = Hatalar
page-review-none = Hata bulunamadı.
page-review-way = Oyunda gezinme
page-review-exact = Kesin sonuç: o andan sonra iki taraf da hatasız oynarsa oyunun nasıl biteceği.
page-review-marks-mistakes = Kırmızı işaret hatadır.
page-review-judgement = Kesin değil, bir değerlendirme: en güçlü bot, sırası gelenin şansını onun bilebileceklerine göre böyle gördü.
page-review-marks-turning = İşaretler dönüm noktalarıdır.
page-review-lane = { $name }: kazanma şansı { $percent }
page-review-chances = { $name }: kazanma şansı { $before } → { $after }
page-review-cost = { $name }: { $change ->
        [win-draw] galibiyet beraberliğe döndü.
        [win-loss] galibiyet yenilgiye döndü.
       *[draw-loss] beraberlik yenilgiye döndü.
    }
page-review-resigned = { $name }: kaybedilmemiş bir oyunda pes edildi.
page-review-time = { $name }: kaybedilmemiş bir oyunda süre bitti.
page-review-move = { $number }. hamle
page-review-played = Oynanan:
page-review-better = Daha iyisi:
page-review-advice = Botun seçimi:
page-review-more = ve { $count } hamle daha
page-review-sign = { $verdict ->
        [win] galibiyet
        [draw] beraberlik
       *[loss] yenilgi
    }
page-review-turning = Dönüm noktaları
page-review-no-turning = Dönüm noktası olmadı.
page-review-missed = İlan edilmeyen diziler
page-review-completed = { $number }. hamlede tamamlayan: { $name }
page-review-running = Bu oyun hâlâ sürüyor. Bitince değerlendirilecek.
page-review-link = Bu incelemenin bağlantısı, herkese açık
page-from-here = Buradan bota karşı oyna
page-from-here-not = Burada oynanacak bir şey kalmadı. Oynamak için önceki bir konuma gidin.
page-from-here-bot = Botun gücü
page-from-here-side = Kimin yerine oynayacaksınız?
page-download = Kaydı indir
page-position = Konum { $place } / { $total }
page-standing-win = İki taraf da hatasız oynarsa kazanan: { $name }.
page-standing-draw = İki taraf da hatasız oynarsa oyun berabere biter.
page-standing-unknown = Henüz bilinmiyor.

## A first game

page-tour-title = İlk oyununuz
page-tour-step = { $step } / { $total }
page-tour-quarto-1 = 16 taş var; her biri açık ya da koyu, silindirik ya da köşeli, kısa ya da uzun, delikli ya da deliksiz. Hepsi ikinizin.
page-tour-quarto-2 = Rakibiniz size bir taş verir, siz onu boş bir yere koyarsınız. Sonra rakibinizin koyacağı taşı siz seçersiniz.
page-tour-quarto-3 = Bir dizide ortak özelliği olan dört taşı gören kazanır: dört uzun, dört silindirik gibi. Taş vermeden önce iki kez düşünün!
page-tour-quarto-4 = Dizi ilan edilmelidir: QUARTO! düğmesine basın ve dört yerini işaretleyin. Rakibiniz bir diziyi görmezse, sonraki taşı alınca siz ilan edebilirsiniz.
page-tour-quartino-1 = Dört gizli kartınız var. Her birinde dört renk bulunur: biri tekerleğin göbeği, üçü çemberdeki komşu yerler için.
page-tour-quartino-2 = Sıranızda istediğiniz renkten bir taşı istediğiniz yere koyarsınız, başka taşların üstüne de. Yalnızca en üstteki taşlar sayılır.
page-tour-quartino-3 = Üstteki taşlar bir kartınıza uyunca QUARTINO ilan edin: kartı seçin, uyduğu yere döndürün ve oynayın. Dört kartını ilk oynayan kazanır.
page-tour-quartino-4 = Sıranız başladığında tahtada aynı renkten en az dört taş varsa Renk ilan ederek bir ek taş alırsınız. Dört ya da daha çok taşlık bir sütun kaldırılır ve bir ek taş daha kazandırır.
