### The words of play, for the terminal and the page.
### Names of players are never inflected: sentences are built so that the name stays as it is.

## Both games

play-title-quarto = Quarto!
play-title-quartino = Quartino
play-player = { $seat }. mängija
play-player-alone = Mängija
play-bot = { $seat }. bot
play-your-turn = Sinu kord: { $what }
play-waiting = { $name } mõtleb…
play-curtain = Anna seade edasi: mängib { $name }.
play-curtain-others = Teised, palun ärge praegu vaadake.
play-curtain-lift = Mina olen { $name }: näita mu kaarte
play-yes = Jah
play-no = Ei
play-close = Esc sulgeb lehe, nooleklahvid kerivad seda.
play-too-small = Aken on liiga väike: kõige näitamiseks on vaja 80 × 24 märki.
play-keys = ? vihje  F1 reeglid  u võta tagasi  ^S salvesta  ^O laadi  ^D viik  ^R anna alla  n uus  Esc menüü  q välju
play-keys-over = n uus mäng  u võta tagasi  ^S salvesta  ^O laadi  F1 reeglid  F2 teema  Esc menüü  q välju
play-ask-resign = { $name }: kas annad alla?
play-ask-draw = Kas kõik mängijad on viigiga nõus?
play-ask-new = Kas jätta see mäng pooleli ja alustada uut?
play-ask-quit = Kas lahkuda mängust? Salvestamata mäng läheb kaotsi.
play-resigned = { $name } andis alla.
play-time-out = { $name }: aeg sai otsa.
play-stayed-away = { $name } oli liiga kaua eemal ja on mängust väljas.
play-no-undo = Tagasi võtta pole midagi. Käike saab tagasi võtta vaid boti vastu mängides.
play-undone = Sinu viimane käik on tagasi võetud.
play-no-hint = Vihje saab see, kelle kord on.
play-hint-waiting = Otsin vihjet…
play-hint = Vihje: { $moves }
play-hint-valued = Vihje: { $moves } ({ $value })
play-value-won = võit
play-value-good = hea seis
play-value-even = umbes võrdne seis
play-value-bad = raske seis
play-value-lost = kaotus, kui vastane ei eksi
play-bot-failed = { $name } läks rikki ja on mängust väljas: { $why }
play-no-draw = Viigis saab kokku leppida ainult siis, kui kõik mängijad on inimesed.
play-too-late = Mäng läks vahepeal edasi, seetõttu midagi ei tehtud.
play-save-as = Salvesta mäng uude faili:
play-saved = Salvestatud faili { $file }.
play-not-saved = Ei saa salvestada faili { $file }: { $why }
play-load-from = Laadi mäng failist:
play-not-loaded = Ei saa laadida faili { $file }: { $why }
play-you-won = Sa võitsid!
play-won-call = QUARTO! Võitja on { $name }.
play-won-line = { $squares ->
        [yes] Rida või ruut on valmis
       *[no] Rida on valmis
    }: võitja on { $name }.
play-won-cards = Viimane kaart on välja mängitud: võitja on { $name }.
play-won-time = Aeg on otsas: võitja on { $name }.
play-won-resignation = Mäng lõppes allaandmisega: võitja on { $name }.
play-won-absence = Võitja on { $name }: vastane ei tulnud tagasi.
play-drawn-full-board = Viik: kõik 16 nuppu on lauale pandud.
play-drawn-agreement = Viik kokkuleppel.
play-drawn-absence = Viik: üks mängija ei tulnud tagasi.

## Quarto!

quarto-colour = värv
quarto-shape = kuju
quarto-height = pikkus
quarto-top = ülaosa
quarto-light = hele
quarto-dark = tume
quarto-round = ümar
quarto-square = kandiline
quarto-short = lühike
quarto-tall = pikk
quarto-hollow = auguga
quarto-solid = auguta
quarto-in-hand = Käes
quarto-sorted = Järjestus: { $trait }
quarto-do-give-first = vali vastasele esimene nupp.
quarto-do-give = vali vastasele nupp või hüüa „QUARTO!“, kui näed { $squares ->
        [yes] rida või ruutu
       *[no] rida
    }.
quarto-do-give-only = vali vastasele nupp.
quarto-do-place = pane käes olev nupp tühjale mänguruudule.
quarto-do-place-call = pane nupp lauale või hüüa „QUARTO!“, kui näed { $squares ->
        [yes] rida või ruutu
       *[no] rida
    }.
quarto-do-pass = laud on täis: passi või hüüa „QUARTO!“, kui näed { $squares ->
        [yes] rida või ruutu
       *[no] rida
    }.
quarto-do-pass-only = laud on täis: passi.
quarto-do-mark = märgi oma „QUARTO!“ neli mänguruutu.
quarto-keys-give = Nooled või 0–F nupp · Enter anna · t järjesta
quarto-keys-place = Nooled või a–d, 1–4 mänguruut · Enter pane · t järjesta
quarto-keys-pass = Enter passi
quarto-keys-call = ! hüüa
quarto-keys-mark = Tühik märgi mänguruut · Tab järgmine rida · Enter hüüa · Esc tagasi
quarto-pass = Passi
quarto-taken = Mänguruut { $square } on hõivatud.
quarto-no-group = { $squares ->
        [yes] Need mänguruudud ei moodusta rida ega ruutu. Märgi ühe rea või ruudu neli mänguruutu.
       *[no] Need mänguruudud ei moodusta rida. Märgi ühe rea neli mänguruutu.
    }
quarto-gave = { $name } annab nupu { $piece } ({ $words }).
quarto-passed = { $name } passib.
quarto-wrong = { $name } hüüab „QUARTO!“ ({ $group }), kuid eksib: { $why } Mäng jätkub.
quarto-wrong-empty = mõni mänguruut on tühi.
quarto-wrong-different = ühist kehtivat tunnust ei ole.
quarto-wrong-old = see sai valmis varem, nüüd on hilja.
quarto-missed = { $squares ->
        [yes] Valmis, kuid välja hüüdmata read ja ruudud
       *[no] Valmis, kuid välja hüüdmata read
    }: { $groups }

## Quartino

quartino-declare = Hüüa „Värv“
quartino-decline = Ära hüüa
quartino-end = Lõpeta käik
quartino-stack = Väli { $field }, ülalt alla ({ $count ->
        [0] tühi
        [one] { $count } kivi
       *[other] { $count } kivi
    }):
quartino-all-stacks = Kõik väljad, kivid ülalt alla
quartino-out = on mängust väljas
quartino-do-colour = laual on vähemalt neli sama värvi kivi. Kas hüüad „Värv“ ja võtad lisakivi?
quartino-do-place = { $count ->
        [one] pane lauale { $count } kivi.
       *[other] pane lauale { $count } kivi.
    }
quartino-do-claim = kui pealmised kivid vastavad mõnele sinu kaardile, hüüa QUARTINO; kui ei, lõpeta käik.
quartino-keys-colour = + hüüa „Värv“ · - loobu · v kõik sambad
quartino-keys-place = r y g b värv · 0–8 või nooled väli · Enter pane · v kõik sambad
quartino-keys-claim = 1–4 kaart · nooled väljalõige · Enter hüüa · . lõpeta käik · v kõik sambad
quartino-used-up = Seda värvi kive enam ei ole.
quartino-choose-colour = Vali enne värv: r, y, g või b.
quartino-choose-card = Vali enne üks oma kaartidest: 1 kuni 4.
quartino-declared = { $name } hüüab „Värv“: üks lisakivi.
quartino-placed = { $name } paneb { $stone ->
        [R] punase
        [Y] kollase
        [G] rohelise
       *[B] sinise
    } kivi väljale { $field }.
quartino-claimed = QUARTINO! { $name } mängib väljalõikes { $window } välja kaardi { $card }.
quartino-claimed-wrongly = { $name } hüüab QUARTINO kaardiga { $card } väljalõikes { $window }, kuid see ei sobi. Kaart läheb hoidikusse tagasi ja käik lõpeb.
quartino-column = Sammas: { $count ->
        [one] väli
       *[other] väljad
    } { $fields } tühjendati, üks lisakivi.

## The start screen

start-title = Fourfold
start-subtitle = Quarto! ja Quartino ühe ekraani taga
start-game = Mäng
start-players = Mängijad
start-people = { $count ->
        [one] { $count } inimene
       *[other] { $count } inimest
    }
start-against-bot = Boti vastu
start-bot = Bot
bot-random = Juhuslik mängija
start-traits = Kehtivad tunnused
start-squares = Kehtivad ka 2 × 2 ruudud
start-calls = Rida tuleb välja hüüda
start-geometry = Mängulaud
start-wheel = Ratas
start-grid = Ruudustik 3 × 3
start-language = Keel
start-play = Mängi
start-load = Laadi mäng
start-rules = Reeglid
start-quit = Välju
start-no-trait = Vali vähemalt üks tunnus.

## Who starts, and the time for a turn
start-starter = Kes alustab?
start-lot = Loosiga
start-me = Mina
start-friend = Sõber
start-loser = Järgmist mängu alustab kaotaja (kodureegel)
start-then-loser = edaspidi kaotaja
start-time = Aeg käigu kohta
start-no-limit = Piiranguta
start-one-minute = 1 minut
start-seconds = Sekundid
start-bad-seconds = Aeg peab olema täisarv sekundeid vahemikus { $min }–{ $max }.
start-time-quarto = Trükitud reeglid soovitavad võistlustel 1 minutit käigu kohta. Ajaga kaotamine on kodureegel.
start-time-quartino = Trükitud reeglites ajapiirangut ei ole: see on kodureegel.
play-time-house = Ajaga kaotamine on kodureegel.
play-absence-house = Mängu lõpetamine, kui mängija tagasi ei tule, on kodureegel.
