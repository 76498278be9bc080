### The bots: the name of each level, and its character in one line.

## Quarto!

bot-quarto-novice = Acemi
    .character = İlk kez oynuyor gibidir: Rastgele bir taş verir ve bazen ortada dizi yokken QUARTO! der.

bot-quarto-casual = Amatör
    .character = Keyif için oynar: Taş vermeden önce bakar ama birçok diziyi gözden kaçırır.

bot-quarto-keen = Hevesli
    .character = Her hamleyi iyice düşünür: Yeri ve taşı birlikte seçer, güvenli taşları sayar.

bot-quarto-club = Kulüp oyuncusu
    .character = Oyunu iyi bilir: Size çok az iyi hamle bırakır ve bir diziyi nadiren gözden kaçırır.

bot-quarto-expert = Uzman
    .character = Neredeyse her şeyi görür ve oyunun sonunu son taşa kadar hesaplar.

bot-quarto-perfect = Kusursuz
    .character = Hiç hata yapmaz, QUARTO! deme fırsatını hiç kaçırmaz ve sizin hatanızı bekler.

## Quartino

bot-quartino-novice = Acemi
    .character = Taşları gelişigüzel koyar, kendi düzenlerini ara sıra kurar ve birçok QUARTINO fırsatını gözden kaçırır.

bot-quartino-builder = Mimar
    .character = Kendi düzenlerini elinden geldiğince hızlı kurar, sizinkilere bakmaz.

bot-quartino-blocker = Engelleyici
    .character = Kendi düzenlerini kurar, başkalarının bir sonraki turda ilan edebileceğini gördüğü düzenleri de bozar.

bot-quartino-planner = Planlayıcı
    .character = Rengi, Sütunu ve bir turda birkaç QUARTINO’yu planlar, vereceğiniz karşılığı da düşünür.

bot-quartino-expert = Uzman
    .character = Gösterdiğiniz kartları ve ilan etmediklerinizi aklında tutar, her turu birçok olası kart dağılımına göre tartar.

bot-quartino-reader = Zihin okuyucu
    .character = Koyduğunuz taşlara bakıp kartlarınızı tahmin eder, düzenlerinizi siz tamamlamadan bozar.
