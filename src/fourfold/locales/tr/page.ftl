### The words of the web page. Words of the game itself are in play.ftl, phrases and refusals in server.ftl.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Everywhere

page-welcome = Quarto! veya Quartino oynayın
page-skip-to-content = İçeriğe geç
page-loading = Bir saniye…
page-offline = Bağlantı yok ya da sunucuya ulaşılamıyor.
page-incomplete = Sayfanın bir bölümü yüklenemedi.
page-connection-lost = Bağlantı koptu. Yeniden deneniyor; oyununuz güvende.
page-retrying = Yeniden deneniyor…
page-language-failed = { $language }: Yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.
page-no-server = Bu sitede oyun sunucusu yok. Botlara karşı ya da aynı ekranda birbirinizle oynayabilirsiniz; oyunlar bu tarayıcıda saklanır.
page-no-core = Bu tarayıcı, sunucu olmadan oynamak için çok eski. Lütfen güncelleyin ya da başka bir tarayıcı kullanın; Safari için 16.4 veya daha yeni bir sürüm gerekir.
page-update-ready = Yeni bir sürüm hazır.
page-update = Güncelle
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
page-devices-about = Diğer tüm tarayıcılardaki oturumlarınızı kapatır ve sandalyelerinizin bağlantılarını geçersiz kılar. Buradaki oturumunuz açık kalır.
page-sign-out-elsewhere = Diğer cihazlarımdan çıkış yap
page-sign-out-about = Bu tarayıcıdaki oturumunuzu da kapatır ve sonuçlarınızı buradan siler. Bundan sonra oyunlarınızı kimse sürdüremez, siz bile.
page-sign-out = Her yerden çıkış yap
page-privacy = Gizlilik
page-privacy-stored = Bu sunucu; seçtiğiniz adı, çerezdeki rastgele bir numarayı, ilk ve son ziyaret zamanınızı ve oyunlarınızı saklar. Adları ve herkese açık oyunları herkes görebilir. Ağ adresiniz yalnızca bir istek başarısız olduğunda ya da reddedildiğinde günlüğe yazılır, hiçbir zaman adınızla birlikte yazılmaz.
page-privacy-kept = Burada oyununuz yoksa bunların hepsi son ziyaretinizden bir gün sonra silinir. Varsa sunucuyu işleten kişi silene kadar kalır: Adınızın kaldırılmasını isterseniz ona başvurun.
page-privacy-browser = Ayarlar, sonuçlar ve sunucusuz oynadığınız oyunlar bu tarayıcıda kalır. Başka kimseye hiçbir şey gönderilmez.
page-guest = Konuk { $number }
page-sound = Ses
page-sound-ask = Ses açılsın mı?
page-theme-auto = Cihazın teması
page-theme-light = Açık tema
page-theme-dark = Koyu tema
page-settings = Ayarlar
page-setting-look = Görünüm
page-setting-board = Tahta
page-board-wood = Ahşap
page-board-contrast = Yüksek kontrast
page-board-flat = Düz renk
page-setting-coordinates = Tahtada harfler ve rakamlar
page-setting-still = Daha az hareket
page-setting-moves = Hamleler
page-setting-confirm = Her hamleyi onayla
page-setting-gentle = Kolaylık: İlan edilecek bir şey varsa QUARTO! ya da QUARTINO düğmesi parlar
page-gentle-about = Botlara karşı ve aynı ekranda oynarken; internette insanlara karşı değil.
page-gentle-now = İlan edilecek bir şey var.
page-setting-ends = Quartino: Hiçbir kart uyamayacaksa turumu bitir
page-ends-about = Bir kartın uyup uyamayacağını herkes görür; bu yüzden bu ayar hiçbir şeyi ele vermez.
page-since = Son hamlenizden sonraki hamleler
page-shortcuts = Klavye kısayolları
page-shortcuts-everywhere = Bütün oyunlarda
page-key-arrows = Tahtada ve taşlar arasında gezin
page-key-choose = Seç; onaylamak için bir daha bas
page-key-list = Bu liste
page-key-call = QUARTO! de
page-key-colours = Kırmızı, sarı, yeşil ya da mavi taş seç
page-key-declare = Renk ilan et ya da etme
page-key-turn = Kartı döndür
page-key-stack = Bir yerdeki bütün taşları gör
page-contents = İçindekiler

## The start page

page-about-quarto = İki kişilik: Koyacağınız taşı rakibiniz seçer.
page-about-quartino = İki ila dört kişilik: Gizli kartlarınızdaki düzenleri kurun.
page-opponent = Rakip: { $name }
page-play-screen = Aynı ekranda oyna
page-play-friend = Arkadaşla oyna
page-play-anyone = Herhangi biriyle oyna
page-options = Düzey, adlar, kurallar ve süre
page-names = Aynı ekranda oynayanların adları
page-demo-pause = Gösteriyi duraklat
page-no-calls = Dizi kendiliğinden kazandırır
page-no-squares = Yalnızca diziler sayılır
page-traits-count = { $count ->
        [one] { $count } özellik
       *[other] { $count } özellik
    }
page-seconds = { $count ->
        [one] hamle/tur başına { $count } saniye
       *[other] hamle/tur başına { $count } saniye
    }
page-public = Arkadaşlarımla oynadığım oyunlara herkes katılabilsin (listede göster)
page-let-watch = Botlara karşı oynadığım oyunları başkaları izleyebilsin (listede göster)
page-seeking = Rakip aranıyor…
page-seeking-about = Aynı kurallarla oynamak isteyen biri çıkınca oyun başlar. Bu sayfayı açık tutun: Ayrılırsanız arama biter.
page-read-rules = Kuralları oku
page-learn = Öğren
page-puzzles = Bulmacalar
page-analysis = Analiz tahtası
page-analyse = Analiz et
page-puzzle-daily = Günün bulmacası
page-more = Diğer seçenekler
page-day-row =
    { $count ->
        [one] Üst üste { $days } gün
       *[other] Üst üste { $days } gün
    }
page-resume = Yarım kalan oyunlar
page-paused = Duraklatıldı
page-notify = Sıra bana gelince bildir
page-list-won = Kazandınız
page-list-lost = Kaybettiniz
page-list-drawn = Berabere
page-list-winner = Kazanan: { $name }
page-open-games = Boş sandalyesi olan oyunlar
page-running-games = Şu anda oynananlar
page-past-games = Yeni bitenler
page-no-open-games = Şu anda bekleyen yok. Yeni bir oyun başlatın!
page-continue = Devam et
page-join = Katıl
page-watch = İzle

## Before the game

page-free-seat = Boş sandalye
page-seats-free = Boş sandalye: { $count }
page-you = siz
page-waiting-for-others = Oyun bütün sandalyeler dolunca başlar.
page-invite-net = Ağ üzerinden davet et
page-send-link = Bu bağlantıyı birlikte oynamak istediklerinize gönderin:
page-invite-link = Davet bağlantısı
page-local-only = Bu bağlantı yalnızca bu bilgisayarda çalışır. Fourfold tüm ağınıza açık olarak başlatılırsa başkaları da katılabilir.
page-qr = Bağlantının QR kodu
page-copy = Bağlantıyı kopyala
page-copied = Kopyalandı
page-share = Paylaş
page-new-link = Yeni bağlantı
page-get-up = Masadan kalk
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
page-to-move = sırası gelen
page-away = (uzakta)
page-slow = { $name } uzun süredir düşünüyor.
page-nudge = Dürt
page-nudged = { $name } hamle bekliyor.
page-away-left = { $name } masada değil. Beklemeyi bırakabilmenize kalan süre: { $time }.
page-away-still = { $name } hâlâ masada değil.
page-away-win = Galibiyeti al
page-away-draw = Berabere bitir
page-away-out = Onsuz devam et
page-away-ask-win = { $name } dönmedi. Oyun sizin galibiyetinizle bitsin mi?
page-away-ask-draw = { $name } dönmedi. Oyun berabere bitsin mi?
page-away-ask-out = { $name } dönmedi. Bu oyuncu olmadan devam edilsin mi?
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
        [4] 4 yerin hepsi işaretli: QUARTO! düğmesine basın.
        [one] 4 yerden { $count } tanesi işaretli.
       *[other] 4 yerden { $count } tanesi işaretli.
    }
page-move-give = taş veriyor ({ $words })
page-move-place = taşı şuraya koyuyor: { $square }
page-move-call = QUARTO! diyor: { $group }
page-move-pass = pas geçiyor
page-move-declare = Renk ilan ediyor
page-move-decline = Renk ilan etmiyor
page-move-end = turunu bitiriyor
page-move-stone = { $field } numaralı yere { $stone ->
        [R] kırmızı
        [Y] sarı
        [G] yeşil
       *[B] mavi
    } bir taş koyuyor
page-move-claim = şu kartla QUARTINO ilan ediyor: { $colours }
page-move-claim-wrong = QUARTINO ilan ediyor ama kart uymuyor
page-placed = { $name } elindeki taşı şuraya koyuyor: { $square }.
page-turn-ended = { $name } turunu bitiriyor.
page-colour-declined = { $name } Renk ilan etmiyor.
page-claimed = QUARTINO! { $name } bir kart oynuyor: { $colours } ({ $fields } numaralı yerler).
page-claimed-wrongly = { $name } QUARTINO ilan ediyor ama kart ({ $colours }; { $fields } numaralı yerler) uymuyor. Kart ıstakaya dönüyor ve tur bitiyor.
page-claimed-in-vain = { $name } QUARTINO ilan ediyor ama kart uymuyor.
page-column = Sütun: { $fields } numaralı { $count ->
        [one] yer
       *[other] yerler
    } boşaltıldı. { $name } bir ek taş koyuyor.
page-history = Hamleler
page-no-moves = Henüz hamle yapılmadı.
page-first-position = Başlangıç
page-first = İlk konum
page-back = Bir adım geri
page-forward = Bir adım ileri
page-now = Son konum
page-menu = Daha fazla
page-hints = İpuçları
page-take-back = Geri al
page-undo = İptal et
page-undo-soon = Hamleniz birazdan kesinleşecek.
page-one-click = Tek tıkla oyna
page-say = Bir şey söyle
page-offer-draw = Beraberlik teklif et
page-resign = Pes et
page-ask-resign = Pes ediyor musunuz?
page-accept = Kabul et
page-decline = Reddet
page-draw-offered = { $name } beraberlik teklif ediyor.
page-ask-draw = Beraberlik teklif edilsin mi? Sıra değişene kadar yalnızca bir kez teklif edebilirsiniz.
page-draw-waiting = Beraberlik teklif ettiniz.
page-draw-declined = { $name } beraberlik teklifini reddetti.
page-draw-refused = Beraberlik teklifini reddettiniz.
page-joined = { $name } masaya oturdu.
page-got-up = { $name } masadan kalktı.
page-started = Oyun başlıyor. İlk hamle: { $name }.
page-taken-back = { $name } hamlesini geri aldı.
page-value-unknown = Nasıl biteceği henüz belli değil.
page-hint-later = İpuçları sıra size gelince görünür.
page-hint-win = Bu konumda kazanabilirsiniz.
page-hint-draw = İki taraf da hatasız oynarsa oyun berabere biter.
page-hint-loss = Bu konumda rakibiniz kazanabilir.
page-hint-quiet = Şimdilik oyun dengede: Henüz tehlikeli bir taş yok.
page-hint-danger = Vermeyin: { $dangers }.
page-hint-line = { $traits } ({ $square } üzerinde { $squares ->
        [yes] kare
       *[no] dizi
    })
page-hint-hardest = Ampul: rakibiniz için en zoru.
page-hint-stone = { $field } numaralı yere { $stone ->
        [R] kırmızı
        [Y] sarı
        [G] yeşil
       *[B] mavi
    } bir taş koyun
page-hint-declare = Renk ilan edin
page-hint-decline = Renk ilan etmeyin
page-hint-claim = İşaretli kartla QUARTINO ilan edin
page-hint-end = Turu bitirin

## The end

page-result = Sonuç
page-you-won = Kazandınız!
page-you-lost = Kaybettiniz.
page-won-name = Kazanan: { $name }!
page-draw = Berabere.
page-end-own = { $reader ->
        [winner] { $square } üzerinde bir { $squares ->
            [yes] kare
           *[no] dizi
        } tamamladınız.
        [loser] Kazandıran taşı siz verdiniz: { $winner }, { $square } üzerinde bir { $squares ->
            [yes] kare
           *[no] dizi
        } tamamladı.
       *[other] { $winner }, { $loser } tarafından verilen taşla { $square } üzerinde bir { $squares ->
            [yes] kare
           *[no] dizi
        } tamamladı.
    }
page-end-stolen = { $reader ->
        [winner] { $loser }, { $square } üzerinde { $squares ->
            [yes] bu kareyi
           *[no] bu diziyi
        } tamamladı ama QUARTO! demedi. Siz dediniz!
        [loser] { $square } üzerinde { $squares ->
            [yes] bu kareyi
           *[no] bu diziyi
        } tamamladınız ama QUARTO! demediniz. { $winner } dedi.
       *[other] { $loser }, { $square } üzerinde { $squares ->
            [yes] bu kareyi
           *[no] bu diziyi
        } tamamladı ama QUARTO! demedi. { $winner } dedi.
    }
page-end-missed = { $square } üzerinde { $squares ->
            [yes] bu kareyi
           *[no] bu diziyi
        } tamamladınız ama QUARTO! demediniz.
page-why-cards = { $reader ->
        [winner] Son kartınızı oynadınız.
       *[other] { $winner } son kartını oynadı.
    }
page-why-time = Rakibinizin süresi bitti.
page-why-resignation = Rakibiniz pes etti.
page-why-absence = Bir oyuncu çok uzun süre masaya dönmedi.
page-why-full-board = 16 taşın hepsi kondu.
page-why-agreement = Anlaşmayla berabere.
page-lost-time = Süreniz bitti.
page-lost-resignation = Pes ettiniz.
page-lost-absence = Çok uzun süre masaya dönmediniz.
page-drawn = Oyun berabere bitti.
page-shared = Ortak özellikler:
page-missed = { $squares ->
        [yes] Tamamlanan ama ilan edilmeyen diziler ve kareler. Görmek için birini seçin:
       *[no] Tamamlanan ama ilan edilmeyen diziler. Görmek için birini seçin:
    }
page-missed-by = { $reader ->
        [mine] Siz
       *[other] { $name }
    }: { $square }
page-rematch = Yeniden oyna
page-rematch-offered = { $name } yeniden oynamak istiyor.
page-rematch-waiting = Yeni bir oyun istediniz. { $duel ->
        [yes] Rakibiniz bekleniyor.
       *[no] Diğerleri bekleniyor.
    }
page-next-game = Sonraki oyun
page-new-game = Yeni oyun
page-review = İnceleme

## Results and badges

page-results = Sonuçlarınız
page-results-about = Hem bu tarayıcıda hem de oyunlarınızla birlikte bu sunucuda saklanır. Hesap gerekmez.
page-stat-games = Oyun
page-stat-won = Galibiyet
page-stat-drawn = Beraberlik
page-stat-lost = Yenilgi
page-stat-streak = Üst üste galibiyet
page-stat-best = En uzun galibiyet serisi
page-ladder = Botlara karşı siz: { $game }
page-people = İnsanlara karşı:
page-score = { $won } galibiyet, { $drawn } beraberlik, { $lost } yenilgi
page-record = { $name } karşısında siz
page-series = Bu oyunların toplam sonucu:
page-draws = Beraberlik: { $count }
page-me = Siz
page-try = Sıradaki: { $name }
page-badges = Rozetler
page-badge-first = İlk galibiyet
    .how = Bir oyun kazanın.
page-badge-unaided = Kendi başına
    .how = Bir botu ipucu almadan yenin.
page-badge-streak = Üst üste üç
    .how = Üst üste üç oyun kazanın.
page-badge-all = Çok yönlü
    .how = Her oyunu en az bir kez kazanın.
page-badge-quarto-caught = Keskin göz
    .how = Rakibinizin tamamladığı ama fark etmediği bir diziyi ilan edin.
page-badge-quartino-double = İkisi birden
    .how = Bir turda iki kart oynayın.
page-no-results = Henüz biten oyun yok.
page-forget = Sonuçlarımı sil
page-forget-now = Şimdi sil
page-forget-about = Sonuçları ve bitmiş oyunları bu tarayıcıdan kalıcı olarak siler. Sunucudaki oyunlar orada kalır.

## Quartino

page-stone-R = kırmızı
page-stone-Y = sarı
page-stone-G = yeşil
page-stone-B = mavi
page-phase-colour = Renk ve Sütun
page-phase-place = Yerleştirme
page-phase-claim = Quartino
page-stones = Kalan taşlar
page-stone-left = { $stone ->
        [R] kırmızı
        [Y] sarı
        [G] yeşil
       *[B] mavi
    }: { $count ->
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
page-claim = QUARTINO ilan et
page-claim-choose = QUARTINO? Kart seçin
page-do-colour = Tahtada aynı renkten en az dört taş var. Renk ilan edilsin mi?
page-do-claim = Tahtaya uyan kartınız varsa seçin; yoksa turu bitirin.
page-do-turn = Kartı uyana kadar döndürün. Yanlış ilan turu bitirir.
page-card = Kart: { $colours }
page-card-hidden = Kapalı kart
page-card-claimed = Oynandı: { $colours }
page-card-lies = Kartın kapladığı yerler: { $fields }
page-turn-card-on = Kartı ileri döndür
page-turn-card-back = Kartı geri döndür
page-rack-mine = Kartlarınız
page-rack-of = Kartlar: { $name }
page-cards-left = { $count ->
        [one] { $count } kart kaldı
       *[other] { $count } kart kaldı
    }

## The review

page-review-title = Adım adım oyun
page-review-asking = Oyun değerlendiriliyor: { $done } / { $total } konum
page-review-mistakes = Hatalar
page-review-none = Hata bulunamadı.
page-review-way = Oyunda gezinme
page-review-exact = Kesin sonuç: her konumdan sonra iki taraf da hatasız oynarsa oyunun nasıl biteceği.
page-review-marks-mistakes = Hatalar kırmızıyla işaretlidir.
page-review-judgement = Kazanma şansları güçlü bir botun tahminleridir; bunlar yalnızca sırası gelen oyuncunun bilebildiklerine dayanır.
page-review-marks-turning = İşaretler dönüm noktalarıdır.
page-review-lane = { $name }: kazanma şansı { $percent }
page-review-chances = { $name }: kazanma şansı { $before } → { $after }
page-review-cost = { $name }: { $change ->
        [win-draw] Galibiyet beraberliğe döndü.
        [win-loss] Galibiyet yenilgiye döndü.
       *[draw-loss] Beraberlik yenilgiye döndü.
    }
page-review-resigned = { $name }, oyunu henüz kaybetmemişken pes etti.
page-review-time = { $name }: Oyun henüz kaybedilmemişken süre bitti.
page-review-move = { $number }. adım
page-review-played = Oynanan:
page-review-better = Daha iyisi:
page-review-advice = Botun seçimi:
page-review-kept = { $count ->
        [one] Bir hatanız artık bir bulmaca.
       *[other] { $count } hatanız artık birer bulmaca.
    }
page-training = Hatalarınız
page-review-more = ve { $count } tane daha
page-review-sign = { $verdict ->
        [win] galibiyet
        [draw] beraberlik
       *[loss] yenilgi
    }
page-review-turning = Dönüm noktaları
page-review-no-turning = Dönüm noktası olmadı.
page-review-missed = { $squares ->
        [yes] İlan edilmeyen diziler ve kareler
       *[no] İlan edilmeyen diziler
    }
page-review-completed = { $squares ->
        [yes] Kareyi tamamlayan
       *[no] Diziyi tamamlayan
    }: { $name } ({ $number }. adım)
page-review-running = Bu oyun hâlâ sürüyor. Bitince inceleyebilirsiniz.
page-review-link = Bu incelemenin bağlantısı (herkes açabilir)
page-from-here = Buradan bota karşı oyna
page-from-here-not = Burada oynanacak bir şey kalmadı. Oynamak için önceki bir konuma gidin.
page-from-here-bot = Botun gücü
page-from-here-side = Kim olarak oynayacaksınız?
page-download = Oyun kaydını indir
page-take-along = Başka yerde sürdür
page-take-along-about = { $secrets ->
        [yes] Oyunu sürdürmek için bu bağlantıyı başka bir cihazda açın. Gizli kartlar dâhil bütün oyun bağlantının içindedir.
       *[no] Oyunu sürdürmek için bu bağlantıyı başka bir cihazda açın. Bütün oyun bağlantının içindedir.
    }
page-game-link = Bu oyunun bağlantısı (bütün oyunu içerir)
page-bad-link = Bu bağlantıda oyun yok. Bir parçası eksik olabilir.
page-position = Konum { $place } / { $total }
page-standing-win = İki taraf da hatasız oynarsa kazanan: { $name }.
page-standing-draw = İki taraf da hatasız oynarsa oyun berabere biter.
page-standing-unknown = Henüz bilinmiyor.

## A first game

page-tour-title = İlk oyununuz
page-tour-ask = İlk oyununuz mu?
page-tour-take = Nasıl oynanır?
page-tour-step = { $step } / { $total }
page-tour-quarto-1 = Oyunda 16 taş var; her biri açık ya da koyu, silindirik ya da köşeli, kısa ya da uzun, delikli ya da deliksiz. Hepsi ikinizin.
page-tour-quarto-2 = Rakibiniz size bir taş verir, siz onu boş bir yere koyarsınız. Sonra rakibinizin koyacağı taşı siz seçersiniz.
page-tour-quarto-3 = Ortak özelliği olan dört taşlık bir { $squares ->
        [yes] diziyi ya da 2 × 2’lik kareyi
       *[no] diziyi
    } { $calls ->
        [yes] gören
       *[no] tamamlayan
    } kazanır{ $chosen ->
        [yes] . Sayılan özellikler: { $traits }.
       *[no] : örneğin dört uzun ya da dört silindirik taş.
    } Taş vermeden önce iki kez düşünün!
page-tour-quarto-4 = { $squares ->
        [yes] Dizi ya da kare ilan edilmelidir: QUARTO! düğmesine basın ve dört yerini işaretleyin. Rakibiniz görmezse sonraki taşı aldığınızda siz ilan edebilirsiniz.
       *[no] Dizi ilan edilmelidir: QUARTO! düğmesine basın ve dört yerini işaretleyin. Rakibiniz bir diziyi görmezse sonraki taşı aldığınızda siz ilan edebilirsiniz.
    }
page-tour-quartino-1 = Dört gizli kartınız var. Her birinde dört renk bulunur: { $geometry ->
        [grid] kare oluşturan dört komşu yerin her biri için bir renk.
       *[wheel] biri çarkın göbeği, üçü çemberdeki komşu yerler için.
    }
page-tour-quartino-2 = Sıra sizdeyken istediğiniz renkten bir taşı istediğiniz yere koyarsınız, başka taşların üstüne de. Yalnızca en üstteki taşlar sayılır.
page-tour-quartino-3 = En üstteki taşlar bir kartınıza uyunca QUARTINO ilan edin: Kartı seçin, uyana kadar döndürün ve oynayın. Kartın gösterdiği en üstteki dört taş havuza döner, siz de bir taş daha koyarsınız. Dört kartını ilk oynayan kazanır.
page-tour-quartino-4 = Sıra size geldiğinde tahtada aynı renkten en az dört taş varsa Renk ilan ederek bir ek taş alabilirsiniz. Dört ya da daha çok taşlık bir sütun kaldırılır ve bir ek taş daha kazandırır.
