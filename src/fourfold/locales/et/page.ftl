### The words of the web page. Words of the game itself are in play.ftl, phrases and refusals in server.ftl.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Everywhere

page-welcome = Mängi Quartot või Quartinot
page-skip-to-content = Sisu juurde
page-loading = Üks hetk…
page-offline = Ühendust pole või server ei ole kättesaadav.
page-incomplete = Osa lehest ei õnnestunud laadida.
page-connection-lost = Ühendus katkes. Proovin uuesti; sinu mäng on alles.
page-retrying = Proovin uuesti…
page-language-failed = { $language }: laadimine ei õnnestunud. Kontrolli ühendust ja proovi uuesti.
page-no-server = Sellel saidil mänguserverit ei ole. Mängida saab bottidega ja omavahel sama ekraani taga; mängud säilivad selles brauseris.
page-no-core = See brauser on serverita mängimiseks liiga vana. Palun uuenda seda või kasuta teist; Safari sobib alates versioonist 16.4.
page-update-ready = Uus versioon on valmis.
page-update = Uuenda
page-try-again = Proovi uuesti
page-to-start = Tagasi avalehele
page-back-to-game = Tagasi mängu juurde
page-close = Sulge
page-cancel = Loobu
page-save = Salvesta
page-next = Edasi
page-previous = Tagasi
page-skip = Jäta vahele
page-name = Sinu nimi
page-name-label = Kuidas teised sind kutsuvad
page-devices = Seadmed
page-devices-about = Logib sind välja kõigist teistest brauseritest ja muudab sinu kohtade lingid kehtetuks. Siin jääd sisse logituks.
page-sign-out-elsewhere = Logi teistest seadmetest välja
page-sign-out-about = Logib sind välja ka sellest brauserist ja kustutab siit sinu tulemused. Pärast seda ei saa sinu mänge jätkata keegi, isegi mitte sina.
page-sign-out = Logi kõikjalt välja
page-privacy = Privaatsus
page-privacy-stored = See server salvestab sinu valitud nime, juhusliku arvu küpsises, esimese ja viimase külastuse aja ning sinu mängud. Nimesid ja avalikke mänge näevad kõik. Sinu võrguaadress läheb logisse ainult siis, kui päring ebaõnnestub või tagasi lükatakse, ja mitte kunagi koos nimega.
page-privacy-kept = Kui sul siin mänge ei ole, kustutatakse see kõik ööpäev pärast viimast külastust. Muidu jääb see alles, kuni serveri haldaja selle kustutab: kui soovid oma nime eemaldamist, pöördu tema poole.
page-privacy-browser = Seaded, tulemused ja ilma serverita mängitud mängud jäävad sellesse brauserisse. Kellelegi teisele midagi ei saadeta.
page-guest = Külaline { $number }
page-sound = Heli
page-sound-ask = Kas mängida heliga?
page-theme-auto = Nagu seadmes
page-theme-light = Hele
page-theme-dark = Tume
page-settings = Seaded
page-setting-look = Kujundus
page-setting-board = Mängulaud
page-board-wood = Puidust
page-board-contrast = Kontrastne
page-board-flat = Ühevärviline
page-setting-coordinates = Tähed ja numbrid mängulaual
page-setting-still = Vähem liikumist
page-setting-moves = Käigud
page-setting-confirm = Kinnita iga käik
page-setting-gentle = Leebe režiim: nupp „QUARTO!“ või „QUARTINO“ helendab, kui on midagi hüüda
page-gentle-about = Bottide vastu ja sama ekraani taga, mitte võrgus inimeste vastu.
page-gentle-now = On midagi hüüda.
page-setting-ends = Quartino: lõpeta käik, kui ükski kaart ei saa sobida
page-ends-about = Kõik näevad, kas mõni kaart saab üldse sobida, nii et see ei reeda midagi.
page-since = Käigud pärast sinu viimast käiku
page-shortcuts = Kiirklahvid
page-shortcuts-everywhere = Kõigis mängudes
page-key-arrows = Liigu mängulaual ja nuppude vahel
page-key-choose = Vali; kinnituseks veel kord
page-key-list = See loend
page-key-call = Hüüa „QUARTO!“
page-key-colours = Vali punane, kollane, roheline või sinine kivi
page-key-declare = Hüüa „Värv“ või ära hüüa
page-key-turn = Pööra kaarti
page-key-stack = Vaata kõiki väljal olevaid kive
page-contents = Sisukord

## The start page

page-about-quarto = Mäng kahele: nupu, mille lauale paned, valib vastane.
page-about-quartino = Kahele kuni neljale: lao oma salajaste kaartide mustrid.
page-opponent = Vastane: { $name }
page-play-screen = Sama ekraani taga
page-play-friend = Sõpradega
page-play-anyone = Kellega tahes
page-options = Tase, nimed, reeglid ja aeg
page-names = Sama ekraani taga mängijate nimed
page-demo-pause = Peata näidismäng
page-no-calls = Rida pole vaja välja hüüda
page-no-squares = Kehtivad ainult read
page-traits-count = { $count ->
        [one] { $count } tunnus
       *[other] { $count } tunnust
    }
page-seconds = { $count ->
        [one] { $count } sekund käigu kohta
       *[other] { $count } sekundit käigu kohta
    }
page-public = Igaüks võib liituda minu mängudega sõprade vastu: näita neid loendis
page-let-watch = Luba teistel vaadata minu mänge bottide vastu: näita neid loendis
page-seeking = Otsin vastast…
page-seeking-about = Mäng algab, kui keegi tahab seda samade reeglitega mängida. Hoia see leht lahti: kui lahkud, otsing lõpeb.
page-read-rules = Loe reegleid
page-learn = Õpi
page-puzzles = Ülesanded
page-analysis = Analüüsilaud
page-analyse = Analüüsi
page-puzzle-daily = Päeva ülesanne
page-more = Muud võimalused
page-day-row =
    { $count ->
        [one] { $days } päev järjest
       *[other] { $days } päeva järjest
    }
page-resume = Pooleliolevad mängud
page-paused = Peatatud
page-notify = Teata, kui on minu kord
page-list-won = Võitsid
page-list-lost = Kaotasid
page-list-drawn = Viik
page-list-winner = Võitja: { $name }
page-open-games = Vaba kohaga mängud
page-running-games = Praegu mängitakse
page-past-games = Hiljuti lõppenud
page-no-open-games = Praegu ei oota keegi. Alusta ise uut mängu!
page-continue = Jätka
page-join = Liitu
page-watch = Vaata

## Before the game

page-free-seat = Vaba koht
page-seats-free = Vabu kohti: { $count }
page-you = sina
page-waiting-for-others = Mäng algab, kui kõik kohad on võetud.
page-invite-net = Kutsu võrgu kaudu
page-send-link = Saada see link neile, kellega tahad mängida:
page-invite-link = Kutse link
page-local-only = See link töötab ainult selles arvutis. Teised saavad liituda, kui Fourfold käivitatakse kogu sinu võrgu jaoks.
page-qr = Link QR-koodina
page-copy = Kopeeri link
page-copied = Kopeeritud
page-share = Jaga
page-new-link = Uus link
page-get-up = Lahku lauast
page-sit-down = Istu lauda ja mängi
page-invited = { $name } kutsub sind mängima.
page-room-closed = See mäng suleti enne algust.
page-no-game = Seda mängu ei saa näidata
page-no-page = Sellist lehte pole

## In the game

page-your-turn = Sinu kord
page-turn-mine = Sinu kord: { $what }
page-turn-of = { $name }: { $what }
page-turn-other = Praegu käib { $name }.
page-watching = Vaatad mängu pealt.
page-to-move = on käigul
page-away = (eemal)
page-slow = { $name } mõtleb juba kaua.
page-nudge = Tuleta meelde
page-nudged = { $name } ootab käiku.
page-away-left = { $name } on eemal. Sa ei pea enam ootama, kui möödub veel { $time }.
page-away-still = { $name } on ikka veel eemal.
page-away-win = Võta võit
page-away-draw = Lepi viigiga
page-away-out = Jätka ilma temata
page-away-ask-win = { $name } ei ole tagasi tulnud. Kas lõpetada mäng sinu võiduga?
page-away-ask-draw = { $name } ei ole tagasi tulnud. Kas lõpetada mäng viigiga?
page-away-ask-out = { $name } ei ole tagasi tulnud. Kas mängida edasi ilma selle mängijata?
page-browsing = Vaatad varasemat seisu.
page-spectators = { $count ->
        [one] { $count } vaataja
       *[other] { $count } vaatajat
    }
page-seconds-left = { $count ->
        [one] jäänud { $count } sekund
       *[other] jäänud { $count } sekundit
    }
page-board = Mängulaud
page-supply = Allesjäänud nupud
page-sort = Järjesta nupud
page-piece = Nupp { $piece }: { $words }
page-hand-empty = Käes pole nuppu
page-square-piece = { $square }: { $words }
page-square-empty = { $square }, tühi
page-place-here = Pane siia
page-give-this = Anna see nupp
page-call = QUARTO!
page-marked = { $count ->
        [4] Kõik 4 mänguruutu on märgitud: vajuta „QUARTO!“.
        [one] Märgitud on { $count } mänguruut neljast.
       *[other] Märgitud on { $count } mänguruutu neljast.
    }
page-move-give = annab nupu ({ $words })
page-move-place = paneb nupu mänguruudule { $square }
page-move-call = hüüab „QUARTO!“ ({ $group })
page-move-pass = passib
page-move-declare = hüüab „Värv“
page-move-decline = ei hüüa „Värv“
page-move-end = lõpetab käigu
page-move-stone = paneb { $stone ->
        [R] punase
        [Y] kollase
        [G] rohelise
       *[B] sinise
    } kivi väljale { $field }
page-move-claim = hüüab QUARTINO (kaart: { $colours })
page-move-claim-wrong = hüüab QUARTINO, kuid kaart ei sobi
page-placed = { $name } paneb nupu mänguruudule { $square }.
page-turn-ended = { $name } lõpetab käigu.
page-colour-declined = { $name } ei hüüa „Värv“.
page-claimed = QUARTINO! { $name } mängib välja kaardi: { $colours } (väljad { $fields }).
page-claimed-wrongly = { $name } hüüab QUARTINO, kuid kaart ({ $colours }; väljad { $fields }) ei sobi. See läheb hoidikusse tagasi ja käik lõpeb.
page-claimed-in-vain = { $name } hüüab QUARTINO, kuid kaart ei sobi.
page-column = Sammas: { $count ->
        [one] väli
       *[other] väljad
    } { $fields } tühjendati. { $name } paneb ühe lisakivi.
page-history = Käigud
page-no-moves = Ühtegi käiku pole veel tehtud.
page-first-position = Algus
page-first = Esimene seis
page-back = Samm tagasi
page-forward = Samm edasi
page-now = Praegune seis
page-menu = Veel
page-hints = Vihjed
page-take-back = Võta tagasi
page-undo = Tühista
page-undo-soon = Käik läheb kohe kirja.
page-one-click = Käi ühe klõpsuga
page-say = Ütle midagi
page-offer-draw = Paku viiki
page-resign = Anna alla
page-ask-resign = Kas annad alla?
page-accept = Nõustu
page-decline = Keeldu
page-draw-offered = { $name } pakub viiki.
page-ask-draw = Kas pakkuda viiki? Ühe käigu ajal saab pakkuda ühe korra.
page-draw-waiting = Pakkusid viiki.
page-draw-declined = { $name } keeldus viigist.
page-draw-refused = Keeldusid viigist.
page-joined = { $name } istus lauda.
page-got-up = { $name } tõusis lauast.
page-started = Mäng algab. Esimesena käib { $name }.
page-taken-back = { $name } võttis käigu tagasi.
page-value-unknown = Veel pole selge, kuidas see lõpeb.
page-hint-later = Vihjed ilmuvad sinu käigu ajal.
page-hint-win = Selles seisus saad võita.
page-hint-draw = Kui mõlemad mängivad vigadeta, tuleb viik.
page-hint-loss = Selles seisus saab võita vastane.
page-hint-quiet = Seis on võrdne: ohtlikke nuppe veel pole.
page-hint-danger = Ära anna: { $dangers }.
page-hint-line = { $traits } ({ $squares ->
        [yes] ruut
       *[no] rida
    } mänguruudul { $square })
page-hint-hardest = Lambike: vastasele kõige raskem.
page-hint-stone = pane { $stone ->
        [R] punane
        [Y] kollane
        [G] roheline
       *[B] sinine
    } kivi väljale { $field }
page-hint-declare = hüüa „Värv“
page-hint-decline = ära hüüa „Värv“
page-hint-claim = hüüa QUARTINO märgitud kaardiga
page-hint-end = lõpeta käik

## The end

page-result = Tulemus
page-you-won = Sa võitsid!
page-you-lost = Sa kaotasid.
page-won-name = Võitis { $name }!
page-draw = Viik.
page-end-own = { $reader ->
        [winner] Panid nupu mänguruudule { $square } ja tegid { $squares ->
            [yes] ruudu
           *[no] rea
        } valmis.
        [loser] Andsid ära võidunupu: { $winner } pani selle mänguruudule { $square } ja tegi { $squares ->
            [yes] ruudu
           *[no] rea
        } valmis.
       *[other] { $winner } pani nupu, mille andis { $loser }, mänguruudule { $square } ja tegi { $squares ->
            [yes] ruudu
           *[no] rea
        } valmis.
    }
page-end-stolen = { $reader ->
        [winner] { $loser } tegi mänguruudul { $square } { $squares ->
            [yes] selle ruudu
           *[no] selle rea
        } valmis, kuid ei hüüdnud „QUARTO!“. Sina hüüdsid!
        [loser] Tegid mänguruudul { $square } { $squares ->
            [yes] selle ruudu
           *[no] selle rea
        } valmis, kuid ei hüüdnud „QUARTO!“. Hüüdis { $winner }.
       *[other] { $loser } tegi mänguruudul { $square } { $squares ->
            [yes] selle ruudu
           *[no] selle rea
        } valmis, kuid ei hüüdnud „QUARTO!“. Hüüdis { $winner }.
    }
page-end-missed = Tegid mänguruudul { $square } { $squares ->
            [yes] selle ruudu
           *[no] selle rea
        } valmis, kuid ei hüüdnud „QUARTO!“.
page-why-cards = { $reader ->
        [winner] Mängisid oma viimase kaardi välja.
       *[other] { $winner } mängis oma viimase kaardi välja.
    }
page-why-time = Vastase aeg sai otsa.
page-why-resignation = Vastane andis alla.
page-why-absence = Üks mängija oli liiga kaua eemal.
page-why-full-board = Kõik 16 nuppu on lauale pandud.
page-why-agreement = Viik kokkuleppel.
page-lost-time = Sinu aeg sai otsa.
page-lost-resignation = Andsid alla.
page-lost-absence = Olid liiga kaua eemal.
page-drawn = Mäng jäi viiki.
page-shared = Ühised tunnused:
page-missed = { $squares ->
        [yes] Valmis, kuid välja hüüdmata read ja ruudud. Vali, mida näidata:
       *[no] Valmis, kuid välja hüüdmata read. Vali, millist näidata:
    }
page-missed-by = { $reader ->
        [mine] Sina
       *[other] { $name }
    }: { $square }
page-rematch = Mängi uuesti
page-rematch-offered = { $name } tahaks uuesti mängida.
page-rematch-waiting = Pakkusid uut mängu. { $duel ->
        [yes] Ootame vastast.
       *[no] Ootame teisi.
    }
page-next-game = Järgmine mäng
page-new-game = Uus mäng
page-review = Analüüs

## Results and badges

page-results = Sinu tulemused
page-results-about = Neid hoitakse selles brauseris ja koos sinu mängudega selles serveris. Kontot pole vaja.
page-stat-games = Mänge
page-stat-won = Võite
page-stat-drawn = Viike
page-stat-lost = Kaotusi
page-stat-streak = Võite järjest
page-stat-best = Pikim võiduseeria
page-ladder = Sina bottide vastu: { $game }
page-people = Inimeste vastu:
page-score = Võite { $won }, viike { $drawn }, kaotusi { $lost }
page-record = Sina boti „{ $name }“ vastu
page-series = Nende mängude koguseis:
page-draws = Viike: { $count }
page-me = Sina
page-try = Järgmine: { $name }
page-badges = Aumärgid
page-badge-first = Esimene võit
    .how = Võida üks mäng.
page-badge-unaided = Omal jõul
    .how = Võida botti ilma vihjeteta.
page-badge-streak = Kolm järjest
    .how = Võida kolm mängu järjest.
page-badge-all = Mitmekülgne
    .how = Võida igas siinses mängus vähemalt korra.
page-badge-quarto-caught = Terav silm
    .how = Hüüa välja rida, mille vastane valmis tegi, aga mida ta ei märganud.
page-badge-quartino-double = Kaks korraga
    .how = Mängi ühes käigus välja kaks kaarti.
page-no-results = Lõpetatud mänge veel pole.
page-forget = Kustuta minu tulemused
page-forget-now = Kustuta kohe
page-forget-about = Kustutab tulemused ja lõppenud mängud sellest brauserist jäädavalt. Serveris olevad mängud jäävad alles.

## Quartino

page-stone-R = punane
page-stone-Y = kollane
page-stone-G = roheline
page-stone-B = sinine
page-phase-colour = Värv ja Sammas
page-phase-place = Panemine
page-phase-claim = Quartino
page-stones = Allesjäänud kivid
page-stone-left = { $stone ->
        [R] punased
        [Y] kollased
        [G] rohelised
       *[B] sinised
    }: { $count ->
        [one] { $count } alles
       *[other] { $count } alles
    }
page-field = Väli { $field }: { $count ->
        [0] tühi
        [one] { $count } kivi, peal { $top }
       *[other] { $count } kivi, peal { $top }
    }
page-field-stones = Väli { $field }, ülalt alla: { $stones }
page-colour-take = Värv: üks lisakivi
page-colour-leave = Ei, aitäh
page-place-stone = Pane kivi
page-claim = Hüüa QUARTINO
page-claim-choose = QUARTINO? Vali kaart
page-do-colour = laual on vähemalt neli sama värvi kivi. Kas hüüad „Värv“?
page-do-claim = kas mõni kaart sobib? Vali see; kui ei, lõpeta käik.
page-do-turn = pööra kaarti, kuni see sobib. Vale hüüde korral käik lõpeb.
page-card = Kaart: { $colours }
page-card-hidden = Peidetud kaart
page-card-claimed = Välja mängitud: { $colours }
page-card-lies = Kaart katab väljad { $fields }
page-turn-card-on = Pööra kaarti edasi
page-turn-card-back = Pööra kaarti tagasi
page-rack-mine = Sinu kaardid
page-rack-of = Kaardid: { $name }
page-cards-left = { $count ->
        [one] veel { $count } kaart
       *[other] veel { $count } kaarti
    }

## The review

page-review-title = Mäng samm-sammult
page-review-asking = Mängu hinnatakse: seis { $done }/{ $total }
page-review-mistakes = Vead
page-review-none = Vigu ei leitud.
page-review-way = Mängu läbivaatamine
page-review-exact = Iga seisu täpne hinnang: kuidas mäng lõpeks, kui mõlemad mängiksid sealt edasi vigadeta.
page-review-marks-mistakes = Vead on märgitud punasega.
page-review-judgement = Ligikaudne hinnang: võiduvõimalused tugeva boti arvates, kui arvestada ainult seda, mida käigul olija võis teada.
page-review-marks-turning = Märgid näitavad pöördepunkte.
page-review-lane = { $name }: võiduvõimalus { $percent }
page-review-chances = { $name }: võiduvõimalus { $before } → { $after }
page-review-cost = { $name }: { $change ->
        [win-draw] võidust sai viik.
        [win-loss] võidust sai kaotus.
       *[draw-loss] viigist sai kaotus.
    }
page-review-resigned = { $name } andis alla, kuigi mäng polnud veel kaotatud.
page-review-time = { $name }: aeg sai otsa, kuigi mäng polnud veel kaotatud.
page-review-move = { $number }. samm
page-review-played = Käik:
page-review-better = Parem:
page-review-advice = Boti valik:
page-review-kept = { $count ->
        [one] Ühest sinu veast sai ülesanne.
       *[other] Sinu vigadest sai { $count } ülesannet.
    }
page-training = Sinu vead
page-review-more = ja veel { $count }
page-review-sign = { $verdict ->
        [win] võit
        [draw] viik
       *[loss] kaotus
    }
page-review-turning = Pöördepunktid
page-review-no-turning = Pöördepunkte ei olnud.
page-review-missed = { $squares ->
        [yes] Välja hüüdmata read ja ruudud
       *[no] Välja hüüdmata read
    }
page-review-completed = { $squares ->
        [yes] Ruudu tegi valmis
       *[no] Rea tegi valmis
    } { $name } ({ $number }. samm)
page-review-running = See mäng veel käib. Analüüsida saab seda siis, kui see on läbi.
page-review-link = Link analüüsile (avada saab igaüks)
page-from-here = Mängi siit edasi botiga
page-from-here-not = Siin pole enam midagi mängida. Mine varasema seisu juurde ja mängi sealt edasi.
page-from-here-bot = Boti tugevus
page-from-here-side = Kelle eest mängid?
page-download = Laadi mängu üleskirjutus alla
page-take-along = Jätka mujal
page-take-along-about = { $secrets ->
        [yes] Ava see link teises seadmes ja mängi seal edasi. Lingis on kogu mäng, ka salajased kaardid.
       *[no] Ava see link teises seadmes ja mängi seal edasi. Lingis on kogu mäng.
    }
page-game-link = Mängu link (selles on kogu mäng)
page-bad-link = Selles lingis mängu ei ole. Võib-olla on osa lingist puudu.
page-position = Seis { $place }/{ $total }
page-standing-win = Kui mõlemad mängivad vigadeta, võidab { $name }.
page-standing-draw = Kui mõlemad mängivad vigadeta, tuleb viik.
page-standing-unknown = Veel ei ole teada.

## A first game

page-tour-title = Sinu esimene mäng
page-tour-ask = Esimest korda?
page-tour-take = Kuidas mängida
page-tour-step = { $step }/{ $total }
page-tour-quarto-1 = Nuppe on 16, igaüks hele või tume, ümar või kandiline, lühike või pikk, auguga või auguta. Need kuuluvad teile mõlemale.
page-tour-quarto-2 = Vastane annab sulle nupu ja sina paned selle mis tahes tühjale mänguruudule. Siis valid sina nupu, mille vastane peab lauale panema.
page-tour-quarto-3 = Võidab see, kes { $calls ->
        [yes] märkab { $squares ->
            [yes] reas või 2 × 2 ruudus
           *[no] reas
        } nelja
       *[no] saab { $squares ->
            [yes] ritta või 2 × 2 ruutu
           *[no] ritta
        } neli
    } ühise tunnusega nuppu{ $chosen ->
        [yes] . Kehtivad tunnused: { $traits }.
       *[no] , näiteks ainult pikki või ainult ümaraid.
    } Enne nupu andmist vaata kaks korda!
page-tour-quarto-4 = { $squares ->
        [yes] Rida või ruut
       *[no] Rida
    } tuleb välja hüüda: vajuta „QUARTO!“ ja märgi selle neli mänguruutu. Kui vastasel jääb mõni märkamata, võid selle järgmise nupu saades ise välja hüüda.
page-tour-quartino-1 = Sul on neli salajast kaarti. Igal on neli värvi: { $geometry ->
        [grid] üks igale neljast kõrvuti asuvast väljast, mis moodustavad ruudu.
       *[wheel] üks ratta keskväljale, kolm kõrvuti asuvatele ääreväljadele.
    }
page-tour-quartino-2 = Oma käigu ajal paned mis tahes värvi kivi mis tahes väljale, ka teiste kivide peale. Loevad ainult pealmised kivid.
page-tour-quartino-3 = Kui pealmised kivid vastavad mõnele su kaardile, hüüa QUARTINO: vali kaart, pööra seda, kuni see sobib, ja mängi see välja. Selle neli pealmist kivi lähevad varusse tagasi ja sa paned veel ühe. Võidab see, kes mängib esimesena välja kõik neli kaarti.
page-tour-quartino-4 = Kui sinu käigu alguses on laual vähemalt neli sama värvi kivi, võid hüüda „Värv“ ja saada lisakivi. Veel ühe annab vähemalt nelja kiviga sammas: see võetakse ära.
