### Bulmacalar: konular, görevler, nasıl yanıtlanır ve yanıtın sonucu.

puzzle-header = Bulmaca { $id } · { $theme } · zorluk { $difficulty }
puzzle-daily = Günün bulmacası, { $date }
puzzle-supply = Kalan taşlar
puzzle-prompt = Yanıtınız (? yardım, s çözüm, q çıkış):
puzzle-right = Doğru.
puzzle-reply = Rakibinizin hamlesi: { $turn }.
puzzle-solved = Çözdünüz!
puzzle-solved-later = Çözüldü, ama ilk denemede değil.
puzzle-wrong = Hayır, doğru yanıt bu değil. Yeniden deneyin.
puzzle-refutation = Nedeni şu: { $turns }
puzzle-solution = Çözüm: { $turns }
puzzle-illegal = Burada bu mümkün değil: { $why }
puzzle-rating = Puanınız: { $rating } ({ $change })
puzzle-next = Sonraki bulmaca için Enter, çıkmak için q:
puzzle-none = Bu seçeneklere uyan bulmaca yok.
puzzle-answer-win = galibiyet
puzzle-answer-draw = beraberlik
puzzle-answer-loss = yenilgi

## Sayfada

puzzle-about = { $count } bulmaca; hepsinin çözümü kanıtlanmıştır. Puanınızı her bulmacada yalnızca ilk denemeniz değiştirir; puanınız bu tarayıcıda kalır.
puzzle-unable = Bulmacalar bu tarayıcıda çalışmıyor. Lütfen tarayıcıyı güncelleyin.
puzzle-unknown = Böyle bir bulmaca yok.
puzzle-solve = Çöz
puzzle-training = Alıştırma
puzzle-theme = Konu
puzzle-any-theme = Tüm konular
puzzle-rules = Kurallar
puzzle-any-rules = Tüm kurallar
puzzle-rules-standard = Standart
puzzle-rules-squares = 2 × 2’lik karelerle
puzzle-rules-fewer = Dörtten az özellik
puzzle-rules-grid = 3 × 3 ızgara
puzzle-level = Zorluk
puzzle-level-own = Puanıma yakın
puzzle-level-easy = Kolay
puzzle-level-medium = Orta
puzzle-level-hard = Zor
puzzle-train = Başla
puzzle-all-tried = Bunların hepsini denediniz. Başka bir konu ya da zorluk seçin.
puzzle-stat-rating = Puan
puzzle-stat-tried = Denenen bulmaca
puzzle-stat-streak = Üst üste çözülen
puzzle-stat-best = Üst üste en çok
puzzle-latest = Son bulmacalar
puzzle-list-solved = Çözüldü
puzzle-list-missed = Çözülemedi
puzzle-difficulty = Zorluk { $difficulty }
puzzle-goes-on = Doğru! Rakibiniz hamlesini yaptı, devam edin.
puzzle-next-one = Sonraki bulmaca
puzzle-retry = Yeniden dene
puzzle-show = Çözümü göster
puzzle-failed = Bir hata oluştu. Lütfen yeniden deneyin.
puzzle-share = Sonucu paylaş
puzzle-sprint = Zamana karşı
puzzle-sprint-short = Üç dakikada bulabildiğiniz kadar çok dizi bulun.
puzzle-sprint-about = Bir dizinin dört taşını işaretleyin ya da “QUARTO! yok” düğmesine basın. Her hata on saniye götürür; üst üste doğru yanıtlar süre kazandırır.
puzzle-sprint-key = Klavye: “QUARTO! yok” için eksi tuşuna basın.
puzzle-sprint-flash = Tahta ne kadar görünsün?
puzzle-sprint-flash-off = Yanıtlayana kadar
puzzle-sprint-flash-seconds = { $seconds } sn, sonra akıldan yanıt
puzzle-sprint-hidden = Dizi var mıydı? Akıldan yanıtlayın.
puzzle-sprint-time = Süre
puzzle-sprint-right = Doğru
puzzle-sprint-row = Üst üste
puzzle-sprint-best = En iyi sonuç
puzzle-sprint-over = Süre bitti!
puzzle-sprint-result = { $right } doğru, { $wrong } yanlış.
puzzle-sprint-record = Şimdiye kadarki en iyi sonucunuz!
puzzle-sprint-line = Bu diziyi kaçırdınız.
puzzle-sprint-square = Bu kareyi kaçırdınız.
puzzle-sprint-missed = Çözemedikleriniz
puzzle-streak = Seri
puzzle-streak-short = İlk hataya kadar gittikçe zorlaşan bulmacalar.
puzzle-streak-about = Üst üste çözebildiğiniz kadar çok bulmaca çözün. Bulmacalar gittikçe zorlaşır, ilk hata seriyi bitirir. Acele etmeyin: Süre sınırı yok.
puzzle-streak-game = Oyun
puzzle-streak-count = Üst üste { $count } bulmaca çözüldü.
puzzle-streak-over = Seri bitti.
puzzle-streak-again = Yeni seri
puzzle-picture = Resim olarak paylaş
puzzle-choice-win = Galibiyet
puzzle-choice-draw = Beraberlik
puzzle-choice-loss = Yenilgi
puzzle-choice-none = QUARTO! yok
puzzle-why-lost = Bundan sonra rakibiniz kazanır.
puzzle-why-drawn = Böyle ancak berabere kalırsınız.
puzzle-why-goal = Bu şekilde hedefe ulaşamazsınız.
puzzle-why-no-line = { $squares ->
    [yes] Orada bir dizi ya da kare tamamlanmıyor.
   *[no] Orada bir dizi tamamlanmıyor.
}
puzzle-why-nothing-shared = { $squares ->
    [yes] Dört yer de doldu, ama dört taşın ortak özelliği yok.
   *[no] Dizi doldu, ama dört taşın ortak özelliği yok.
}
puzzle-why-judge = Hayır. Bakın, kimse hata yapmazsa oyun nasıl bitiyor.
puzzle-why-call = Orada QUARTO! denecek bir şey yok.
puzzle-why-missed = QUARTO! denecek bir şey var. Yeniden bakın.
puzzle-why-no-claim = En üstteki taşlar orada bu karta uymuyor.
puzzle-why-claim = En üstteki taşlar kartlarınızdan birine uyuyor.
puzzle-why-no-colour = Ek taş bir kart daha oynamanızı sağlamıyor.
puzzle-why-colour = Ek taş bir kart daha oynamanızı sağlardı.
puzzle-why-two-claims = Bu şekilde iki kart oynayamazsınız.
puzzle-why-stones = Bu şekilde kart oynayamazsınız.

## Quarto!

puzzle-quarto-win-1 = 1 hamlede kazan
    .task = Taşı, oyunu kazandıran yere koyun.
puzzle-quarto-win-2 = 2 hamlede kazan
    .task = Rakibiniz ne yaparsa yapsın ikinci hamlenizde kazanın.
puzzle-quarto-win-3 = 3 hamlede kazan
    .task = Rakibiniz ne yaparsa yapsın üçüncü hamlenizde kazanın.
puzzle-quarto-win-4 = 4 hamlede kazan
    .task = Rakibiniz ne yaparsa yapsın dördüncü hamlenizde kazanın.
puzzle-quarto-safe-piece = Hangi taşı vermeli?
    .task = { $alike ->
        [yes] Hangi taşı verirseniz kaybetmezsiniz? Yalnızca sayılan özellikler önemli.
       *[no] Yalnızca bir taş kaybettirmiyor. Rakibinize hangisini verirsiniz?
    }
puzzle-quarto-only-draw = Beraberliğin tek yolu
    .task = Beraberliği yalnızca bir hamle kurtarıyor. Onu bulun.
puzzle-quarto-judge = Oyun nasıl biter?
    .task = Sıra sizde. Bundan sonra kimse hata yapmazsa sizin için sonuç ne olur?
puzzle-quarto-spot = Diziyi gör
    .task = { $squares ->
        [yes] QUARTO! denecek bir dizi ya da kare var mı?
       *[no] QUARTO! denecek bir dizi var mı?
    }
puzzle-quarto-how-turn = Yeri ve vereceğiniz taşı yazın, örneğin b3=A. Oyun sizin taşınızla bitiyorsa yeri yazmanız yeter.
puzzle-quarto-how-give = = işaretini ve taşı yazın, örneğin =A.
puzzle-quarto-how-judge = Galibiyet için 1, beraberlik için 2, yenilgi için 3 yazın.
puzzle-quarto-how-spot = İlk ve son yeri yazın, örneğin a1-d4; QUARTO! yoksa - yazın.

## Quartino

puzzle-quartino-claim = İlan edebilir misiniz?
    .task = En üstteki taşlar kartlarınızdan birine uyuyor mu?
puzzle-quartino-stones = Doğru taşlar
    .task = Taşları QUARTINO ilan edebileceğiniz biçimde koyun ve ilan edin.
puzzle-quartino-two-claims = Bir turda iki kart
    .task = QUARTINO ilan edin, bir taş daha koyun ve ikinci kez ilan edin.
puzzle-quartino-colour = Renk ilan edilsin mi?
    .task = Ek taş bu turda bir kart daha oynamanızı sağlıyorsa Renk ilan edin, yoksa etmeyin.
puzzle-quartino-how-claim = Kartı ve kesiti yazın, örneğin RYGB@5; ilan edemiyorsanız - yazın.
puzzle-quartino-how-turn = Taşları ve ilanları sırayla yazın, örneğin R3,G0,RYGB@5.
puzzle-quartino-how-colour = Renk ilan etmek için +, etmemek için - yazın.
