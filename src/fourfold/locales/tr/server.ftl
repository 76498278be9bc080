### What the server says to a player, and what players can say to each other.

## Phrases

phrase-hello = Merhaba!
phrase-good-luck = Bol şans!
phrase-nice-move = Güzel hamle!
phrase-well-played = İyi oynadınız!
phrase-thanks = Teşekkürler!
phrase-oops = Tüh!
phrase-interesting = İlginç!
phrase-wow = Vay canına!
phrase-take-your-time = Acele etmeyin.
phrase-one-moment = Bir dakika, lütfen.
phrase-sorry = Özür dilerim!
phrase-good-game = Güzel oyundu!
phrase-another-game = Bir oyun daha?
phrase-goodbye = Hoşça kalın!

## Refusals: why something was not done, one for each code

refusal-bad-message = Sunucu bu iletiyi anlamadı.
refusal-too-large = Bu ileti çok büyük.
refusal-too-many-requests = Çok hızlı oldu. Lütfen biraz bekleyin.
refusal-address-busy = Ağınızdan çok fazla istek geliyor. Lütfen biraz bekleyin.
refusal-busy = Sunucu meşgul. Lütfen biraz sonra yeniden deneyin.
refusal-unavailable = Bu işlem şu anda yapılamıyor. Lütfen daha sonra yeniden deneyin.
refusal-outdated-client = Bu sayfa güncel değil. Lütfen sayfayı yenileyin.
refusal-unknown-game = Sunucuda böyle bir oyun yok.
refusal-not-found = Aradığınız şey burada yok.
refusal-forbidden = Bunu yapamazsınız.
refusal-not-your-seat = Bu sandalye sizin değil.
refusal-not-your-turn = Sıra sizde değil.
refusal-stale = Bu arada oyun ilerledi. Lütfen yeniden bakın.
refusal-illegal-move = Kurallar bu hamleye izin vermiyor.
refusal-game-over = Oyun bitti.
refusal-not-started = Oyun daha başlamadı.
refusal-seat-taken = Bu sandalye dolu.
refusal-room-full = Bu oyunda boş sandalye kalmadı.
refusal-too-many-rooms = Çok fazla açık oyununuz var. Önce birini bitirin ya da kapatın.
refusal-address-rooms = Ağınızdan kısa sürede çok fazla oyun açıldı. Lütfen biraz bekleyin.
refusal-invitation-needed = Bu oyun özel: Katılmak için davet gerekir.
refusal-no-offer = Yanıtlanacak bir teklif yok.
refusal-draw-declined = Beraberlik teklifiniz reddedildi. Sıra değişince yeniden teklif edebilirsiniz.
refusal-cannot-take-back = Şu anda geri alınabilecek hamle yok.
refusal-analysis-refused = Bu konum şu anda oynanan bir oyunda var, bu yüzden analiz edilemez.
refusal-quota-used-up = Şimdilik hakkınız bitti. Lütfen daha sonra yeniden deneyin.
refusal-time-is-up = Süreniz bitti.
refusal-not-yet = Bunun için henüz erken. Lütfen biraz daha bekleyin.
refusal-not-absent = Sırası gelen oyuncu masada.
refusal-server-restarting = Sunucu yeniden başlatılıyor. Oyununuz birazdan devam edecek.
refusal-unknown-phrase = Böyle bir hazır söz yok.
refusal-bad-name = Bu ad kullanılamaz. Lütfen başka bir ad seçin.
refusal-internal = Sunucuda bir hata oluştu. Lütfen yeniden deneyin.

## An old browser

browser-outdated = Bu tarayıcı Fourfold için çok eski. Lütfen güncelleyin ya da başka bir tarayıcı kullanın: Chrome veya Edge 111, Firefox 121, Safari 16 ya da daha yeni bir sürüm.
