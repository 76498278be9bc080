## Quarto!

quarto-rules = Quarto!
    .summary = Koyacağınız taşı rakibiniz seçer: Ortak bir yanı olan dört taşlık bir dizi tamamlayın ve QUARTO! deyin.
    .credits = Quarto!: © 1991 Gigamic, oyun fikri: Blaise Muller.

quarto-rules-material =
    Quarto! 6 yaş ve üzeri iki kişiyle, 4 × 4 yerlik bir tahtada oynanır. Sütunlar soldan sağa a’dan d’ye kadar harflerle, satırlar aşağıdan yukarıya 1’den 4’e kadar sayılarla gösterilir; yani yerler a1’den d4’e kadar adlandırılır.

    16 taş vardır ve hiçbiri bir diğerinin aynısı değildir. Her taş, dört özelliğin ayrı bir birleşimidir; her özelliğin de iki değeri vardır:

    - renk: açık veya koyu
    - biçim: silindirik veya köşeli
    - boy: kısa veya uzun
    - üst: delikli veya deliksiz

    Bütün taşlar iki oyuncunun ortak malıdır ve başlangıçta tahtanın yanında durur.
    .title = Tahta ve taşlar

quarto-rules-goal =
    En az bir ortak özelliği olan dört taşlık bir dizi tamamlayın ve QUARTO! deyin.

    İşin zor yanı şudur: Koyacağınız taşı hiçbir zaman siz seçmezsiniz. Onu sizin için rakibiniz seçer; bu yüzden her taşı vermeden önce iki kez düşünün.
    .title = Oyunun hedefi

quarto-rules-lines =
    Tahtada 10 dizi vardır: 4 yatay, 4 dikey ve 2 çapraz.

    Bir özelliğin değeri dört taşta da aynıysa bu özellik ortaktır: dört açık veya dört koyu, dört silindirik veya dört köşeli, dört kısa veya dört uzun, dört delikli veya dört deliksiz taş. Bir dizi, dört yeri de doluysa ve taşlarının en az bir ortak özelliği varsa tamamlanmıştır.

    Birden fazla ortak özellik de olabilir. Taşları kimin koyduğu önemli değildir: Öteki üçünü rakibiniz koymuş olabilir.
    .title = Diziler

quarto-rules-course =
    Kimin başlayacağına birlikte karar verin ya da zar atın. Burada, kimin başlayacağını siz seçmezseniz ilk oyun için kura çekilir.

    - Başlayan oyuncu yalnızca verir: 16 taştan birini seçip rakibine verir.
    - Taşı alan oyuncu onu dilediği boş yere koyar.
    - Aynı oyuncu ardından kalan taşlardan birini seçip rakibine verir; rakibi de bu taşı koyar ve bir sonrakini verir.

    Bir taşı koymak ve sonrakini vermek birlikte tek bir hamledir. Bu nedenle her iki taştan birini, sonunda da 16. taşı, başlayan oyuncu koyar.
    .title = Oyunun oynanışı

quarto-rules-calls =
    Tamamlanmış bir dizi ancak ilan edilirse kazandırır: QUARTO! deyin ve diziyi gösterin. Bunun için art arda iki fırsat vardır:

    - İlk fırsat, taşı koyan oyuncunundur: taşı koymasından bir sonrakini vermesine kadar.
    - İkinci fırsat, rakibindir: bir sonraki taşı almasından onu koymasına kadar. Karşınızdakinin gözünden kaçan bir diziyle böyle kazanırsınız.

    İki fırsat hiçbir zaman çakışmaz; yani QUARTO! demek bir hız yarışı değildir.

    Dizi tamamlanmışsa, en son konan taş bu dizideyse ve ilan edenin fırsatı sürüyorsa ilan doğrudur. İki fırsat boyunca kimse QUARTO! demezse dizi, biri sonradan görse bile, artık geçerli olmaz ve oyun sürer.

    Bir taş aynı anda birkaç dizi tamamlarsa bunlardan herhangi biri ilan edilebilir; hiçbiri ilan edilmezse artık hiçbiri geçerli olmaz. Daha sonra konan bir taş, artık geçerli olmayan bir diziyle kesişen başka bir diziyi tamamlayabilir: Yeni dizi kendi başına geçerlidir.

    Ev kuralı: Basılı kurallar yanlış ilan için bir ceza öngörmez. Burada yanılan oyuncu aynı fırsat içinde bir daha QUARTO! diyemez ve oyun sürer.

    16. taştan sonra verilecek taş kalmaz. Önce bu taşı koyan oyuncuya, sonra rakibine sorulur: Her biri QUARTO! diyebilir veya pas geçebilir. Dizi olsa da olmasa da ikisine de sorulur; yalnızca dizi varken sorulsaydı soru diziyi ele verirdi.
    .title = QUARTO! demek

quarto-rules-end =
    - Doğru ilan, oyunu hemen kazandırır.
    - 16 taşın hepsi konmuş ve kimse kazanmamışsa oyun berabere biter; kimsenin fark etmediği tamamlanmış bir dizi olsa bile.

    Basılı kurallarda bulunmayan ev kuralları:

    - Bir oyuncu pes edebilir.
    - Bütün oyuncular insansa beraberlikte anlaşabilirler.
    - Bir sonraki oyuna kaybeden başlar. Beraberlikten sonra, önceki oyuna başlamamış olan oyuncu başlar.
    .title = Oyunun sonu

quarto-rules-time =
    Bir oyun 10–20 dakika sürer. Turnuvada süre, koyma ve verme birlikte olmak üzere, hamle başına 1 dakikayla sınırlanabilir. Bu sınırla, saniye olarak seçtiğiniz başka bir sınırla ya da sınırsız oynayabilirsiniz.

    Ev kuralı: Hamle sırası kendisindeyken süresi biten oyuncu kaybeder. 16. taştan sonra artık yapılması gereken bir hamle yoktur; bu yüzden son iki QUARTO! fırsatında sürenin bitmesi pas sayılır.
    .title = Oyunun süresi

quarto-rules-beginners =
    Oyunu yeni tanıyorsanız ya da küçük çocuklarla oynuyorsanız dört özelliğin yalnızca 1, 2 veya 3 tanesiyle oynayın. Bunları başlamadan önce seçin. Yine aynı 16 taşla oynanır, ama yalnızca seçilen özellikler sayılır.

    Seçilen bir özelliğin iki değeri de sayılır. Örneğin yalnızca rengi seçtiyseniz dört açık taşlık bir dizi de dört koyu taşlık bir dizi de kazandırır.
    .title = Yeni başlayanlar için

quarto-rules-advanced =
    10 dizinin yanı sıra, 2 × 2 komşu yerden oluşan 9 kare de sayılır: Böyle bir karede en az bir ortak özelliği olan dört taş da QUARTO! yapar. Böylece kazanmanın 19 yolu olur; bu kurallarda diziler için söylenen her şey kareler için de geçerlidir.
    .title = İleri düzey oyuncular için

quarto-rules-automatic =
    Bu varyasyonda kimse QUARTO! demez: Bir diziyi (ileri düzey oyunda bir kareyi de) tamamlayan taşı koyan oyuncu hemen kazanır. Hiçbir dizi gözden kaçmaz.

    Basılı kurallarda bu varyasyon yoktur; ama dijital sürümlerin çoğu böyle oynanır ve oyunun çözülmesinden söz edildiğinde bu varyasyonun çözülmesi kastedilir. Her özellik seçimiyle, karelerle ve her süre sınırıyla birleştirilebilir.
    .title = QUARTO! demeden oynamak

quarto-rules-notation =
    - Bir yer, bir harf ve bir sayıyla gösterilir: sol altta `a1`, sağ üstte `d4`.
    - Bir taş, `0`–`9` veya `A`–`F` arasından tek bir işaretle gösterilir. Koyu için 1, köşeli için 2, uzun için 4, deliksiz için 8 ekleyin; 10’dan 15’e kadar olan sayılar `A`–`F` harfleriyle yazılır. Buna göre `0` açık, silindirik, kısa ve delikli; `F` koyu, köşeli, uzun ve deliksizdir.
    - `=5`: 5 numaralı taş verilir.
    - `b3`: Taş b3’e konur.
    - `!a1-d4`: a1’den d4’e uzanan dizi için QUARTO! denir. 2 × 2’lik bir kare, sol alt ve sağ üst köşesiyle gösterilir: `!b2-c3`.
    - `--`: 16. taştan sonra pas geçilir.

    Bir hamle boşluksuz yazılır: `b3=A`, taşın b3’e konduğunu ve A taşının verildiğini gösterir.
    .title = Notasyon

## Quartino

quartino-rules = Quartino
    .summary = Gizli kartlarınızdaki renk düzenlerini herkesin ortak kullandığı tahtada kurun ve dört kartınızı da ilk oynayan siz olun.
    .credits = Quartino: © 2018 Loris Games, yazar: Petr Doubek. Başka varyasyonlar ve ipuçları: www.quartino.cz

quartino-rules-material =
    - Çark biçiminde, 9 yerlik bir tahta: göbek `0` ve çember `1`–`8`; çemberdeki yerler en üstten başlayarak saat yönünde numaralanır.
    - 28 taş; dört rengin her birinden 7 tane: kırmızı, sarı, yeşil ve mavi.
    - 24 kart; her birinde dört renk ayrı bir sırayla yer alır.
    - Her oyuncu için bir kart ıstakası, en çok 4 tane.

    Tahtada olmayan taşlar havuzu oluşturur. Havuzu herkes görür.
    .title = Tahta, taşlar ve kartlar

quartino-rules-setup =
    Quartino 2, 3 veya 4 kişiyle oynanır. Boş tahtayı masanın ortasına, bütün taşları da yanına koyun: Bunlar havuzu oluşturur.

    Her oyuncu rastgele 4 kart çeker ve bunları başka kimsenin göremeyeceği biçimde ıstakasına dizer. Artan kartlar oyun dışıdır; onları kimse görmez.

    Kimin başlayacağını kurayla belirleyin. Ardından sıra saat yönünde ilerler.
    .title = Hazırlık

quartino-rules-goal =
    Dört kartınızı da ilk oynayan siz olun. Tahtada en üstteki taşlardan dördü bir kartınızın renk düzenini oluşturduğunda QUARTINO ilan ederek o kartı oynarsınız.
    .title = Oyunun hedefi

quartino-rules-turn =
    Bir tur, her zaman şu sırayla gelen üç aşamadan oluşur:

    - Renk ve Sütun: Tahtada aynı renkten 4 veya daha çok taş varsa Renk ilan edip bir ek taş alabilirsiniz. Ardından 4 veya daha çok taştan oluşan sütunların kaldırılması zorunludur; karşılığında bir ek taş alırsınız.
    - Yerleştirme: 1 ila 3 taş koyarsınız.
    - Quartino: QUARTINO ilan edersiniz ya da turunuz biter.

    Her doğru ilandan sonra yeniden Yerleştirme (tek taş) ve Quartino gelir. Renk ve Sütun aynı turda hiçbir zaman yinelenmez.

    Olağan bir turda yalnızca bir taş koyar ve QUARTINO olup olmadığına bakarsınız: Renk ve Sütun ancak oyunun ilerleyen bölümlerinde ortaya çıkar.
    .title = Bir tur

quartino-rules-colour =
    Turunuzun başında tahtaya bakın. Aynı renkten 4 veya daha çok taş varsa Renk ilan edebilir ve bu turda bir ek taş alabilirsiniz. Başka taşların altında kalanlarla birlikte bütün taşlar sayılır.

    Renk ilan etmek isteğe bağlıdır. İpucu: Ek taş her zaman işe yaramaz, bu yüzden ilan etmeyebilirsiniz. Birkaç rengin her birinden 4 veya daha çok taş olsa bile yalnızca bir ek taş alırsınız.
    .title = 1. aşama: Renk

quartino-rules-column =
    4 veya daha çok taştan oluşan her sütun, bütünüyle tahtadan kaldırılır ve havuza geri konur. Bu zorunludur.

    Böyle en az bir sütun varsa bu turda bir ek taş alırsınız. Birkaç sütun olsa bile yalnızca bir ek taş alırsınız.
    .title = 1. aşama: Sütun

quartino-rules-place =
    1 taş koyun; Renk ilan ettiyseniz bir taş daha, Sütun olduysa bir taş daha: toplam 1 ila 3 taş.

    Her taş için havuzda bulunan herhangi bir rengi ve herhangi bir yeri seçin. Taşlar sınırsızca üst üste konabilir; bir sütunun yalnızca en üstteki taşı görünür.
    .title = 2. aşama: Yerleştirme

quartino-rules-quartino =
    Kartlarınızdan biri tahtaya uyuyorsa QUARTINO ilan edebilirsiniz: Kartı açın ve uyduğu kesiti söyleyin. Kesit, bir kartın gösterebileceği dört yerdir; bkz. “Tahta ve kesitler”.

    - Doğru ilan: Kart önünüzde açık kalır. Son kartınızsa oyun o anda biter, tahtadan artık hiçbir şey kaldırılmaz ve siz kazanırsınız. Değilse kesitin en üstteki dört taşı havuza geri döner, 1 taş koyarsınız ve yeniden ilan edebilirsiniz. Böylece bir turda en çok dört kez ilan edilebilir.
    - Yanlış ilan: Deneyimli oyuncuların da başına gelir. Kartı artık herkes görmüştür; kart ıstakanıza geri döner ve turunuz biter. Daha önceki doğru ilanlarınız geçerli kalır.
    - İlan yok: Turunuz biter.
    .title = 3. aşama: Quartino

quartino-rules-end =
    Bir oyuncu son kartını oynadığı anda oyun biter. O oyuncu kazanmıştır.
    .title = Oyunun sonu

quartino-rules-secrets =
    Herkese açık:

    - tahta ve havuz
    - her oyuncunun elinde kaç kart kaldığı
    - doğru ilanla oynanan kartlar
    - yanlış ilanda gösterilen kart, gösterildiği sürece

    Gizli:

    - ıstakadaki kartlar (yalnızca sahibi bilir)
    - artan kartlar (kimse bilmez)
    .title = Kim neyi bilir?

quartino-rules-geometry =
    Not: Basılı kuralların resimleri kaynağımızda yoktur. Tahtanın ve kartların biçimi, oyunun herkese açık tanıtımlarına dayanılarak yeniden kurulmuştur ve yayımlanmış oyundan farklı olabilir. Kart sayısı da buna uyar: göbekte dört renkten herhangi biri, çemberde öteki üç renk herhangi bir sırayla; toplam 4 × 3 × 2 × 1 = 24 kart.

    - Kesit, göbekten ve çemberin birbirine komşu üç yerinden oluşur; 8’den sonra yine 1 gelir. 8 kesit vardır ve her biri, saat yönünde giderken çemberdeki ilk yerinin numarasıyla anılır.
    - Kart, göbeğin rengini ve saat yönünde çemberin üç komşu yerinin renklerini gösterir. Dört yerin en üstteki taşları kartın renklerini tam bu sırayla taşıyorsa kart o kesite uyar.
    - Çarkın her döndürülmüş hâli geçerlidir. Ayna görüntüsü geçerli değildir.

    Izgara varyasyonu: Tahta 3 × 3’tür; `0` ortada, `1` sol üsttedir, ötekiler saat yönünde sıralanır. 4 kesit vardır, bunlar 2 × 2’lik dört karedir; kart şu sırayla okunur: sol üst, sağ üst, sol alt, sağ alt.
    .title = Tahta ve kesitler

quartino-rules-readings =
    Basılı kurallar bazı durumları açık bırakır. Biz bunları şöyle yorumluyoruz:

    - Bir renk tükenmişse havuzdaki renkler arasından seçin.
    - Havuzda koymanız gerekenden az taş varsa olanı koyun. Bu yalnızca bir durumda olur: Tahtada 27 taş vardır, Renk ilan edilmiştir ve Sütun yoktur; o zaman 2 taş yerine 1 taş koyarsınız.
    - Her zaman taş koyabilirsiniz: Sütun aşamasından sonra hiçbir sütun 3 taştan yüksek değildir, yani tahtada 28 taştan en çok 27’si bulunur.
    - Daha az taş koymak veya pas geçmek yasaktır.
    - Sütun aşaması hemen ardından o taşları kaldıracak olsa bile Renk ilan edebilirsiniz: Önce Renk değerlendirilir.
    - Renk, sonradan veya koşulu oluşmadan ilan edilemez.
    - Aynı aşamanın iki taşı arasında QUARTINO ilan edilemez: Önce taşların hepsi konur.
    - Düzeni kendi taşınızın tamamlaması gerekmez: Sizin Quartino aşamanızda tahtada olması yeter.
    - Başka bir oyuncunun turunda ilan edilemez.
    - İlan etmek zorunlu değildir. Kartlar gizli olduğundan, masa başında olduğu gibi, fırsat kaçabilir.
    - Aynı anda iki kartınız tahtaya uyuyorsa birini ilan edin, bir taş koyun, sonra öteki hâlâ tahtaya uyuyorsa onu da ilan edin.
    - Tur sırasında 4 veya daha çok taşa ulaşan sütunlar, sonraki oyuncunun Sütun aşamasına kadar kalır.
    - Bitmeyen oyunlar ve süre sınırı: Basılı kurallar bu konuda bir şey söylemez; bir sonraki bölümdeki ev kurallarına bakın.
    .title = Kuralları nasıl yorumluyoruz?

quartino-rules-time =
    Bunların hiçbiri basılı kurallarda yoktur. Hepsi ev kuralıdır:

    - Quarto! oyununda olduğu gibi, ama turun tamamı için, bir süre sınırında anlaşabilirsiniz. Bütün taşları koymadan süresi biten oyuncu kaybeder. Quartino aşamasında sürenin bitmesi yalnızca turu ilansız sona erdirir.
    - Bir oyuncu pes edebilir.
    - Pes eden veya süreden kaybeden oyuncu oyundan çıkar, kartları gizli kalır. Oyunda son kalan oyuncu kazanır.
    - Oyuncular beraberlikte anlaşabilir.
    - Tur sayısına bir üst sınır konabilir. Kazanan çıkmadan bu sınıra ulaşan oyun berabere biter.
    .title = Süre, pes etme ve beraberlik

quartino-rules-next =
    Sonraki oyuna kimin başlayacağını yeniden kurayla belirleyin.

    Ev kuralı: İki kişi oynarken sonraki oyuna kaybedenin, beraberlikten sonra da önceki oyuna başlamamış olanın başlaması konusunda anlaşabilirsiniz.
    .title = Sonraki oyun

quartino-rules-notation =
    - Yerler `0`–`8`, kesitler `1`–`8` (ızgara varyasyonunda `1`–`4`) ile gösterilir.
    - Renkler İngilizce adlarının baş harfleriyle gösterilir: `R` kırmızı, `Y` sarı, `G` yeşil, `B` mavi. Bir kart dört harfle gösterilir: `RYGB`, göbekte kırmızı, çemberde saat yönünde sarı, yeşil ve mavi demektir.
    - `+`: Renk ilan edilir; `-`: Renk ilan edilmez. Yalnızca ilan edilebildiğinde sorulur.
    - `R3`: 3 numaralı yere kırmızı bir taş konur.
    - `RYGB@5`: RYGB kartıyla 5 numaralı kesitte QUARTINO ilan edilir.
    - `.`: Tur ilansız biter.

    Bir tur virgüllerle yazılır: `+,R3,G0,B0,RYGB@5,Y4,.`
    .title = Notasyon

## Quartino: kural kâğıdındaki özet ve örnek turlar

quartino-rules-stones =
    Kaç taş koyacağınız, bir bakışta:

    | tur | taş |
    | olağan tur | 1 |
    | Renk veya Sütun ile | 2 |
    | hem Renk hem Sütun ile | 3 |
    | her doğru ilandan sonra | 1 |
    .title = Kaç taş konur?

quartino-rules-examples =
    Adım adım iki tur: oyunun başındaki çoğu tur gibi olağan bir tur ve bir turda olabilecek her şeyi içeren tam bir tur. Sıra sizde.
    .title = İki örnek tur
