### What the server says to a player, and what players can say to each other.

## Phrases

phrase-hello = Tere!
phrase-good-luck = Edu!
phrase-nice-move = Hea käik!
phrase-well-played = Hästi mängitud!
phrase-thanks = Aitäh!
phrase-oops = Oih!
phrase-interesting = Huvitav!
phrase-wow = Vau!
phrase-take-your-time = Kiiret pole.
phrase-one-moment = Üks hetk, palun.
phrase-sorry = Vabandust!
phrase-good-game = Hea mäng!
phrase-another-game = Veel üks mäng?
phrase-goodbye = Head aega!

## Refusals: why something was not done, one for each code

refusal-bad-message = Server ei saanud sellest sõnumist aru.
refusal-too-large = See sõnum on liiga suur.
refusal-too-many-requests = Liiga kiiresti. Palun oota natuke.
refusal-address-busy = Sinu võrgust tuleb liiga palju päringuid. Palun oota natuke.
refusal-busy = Server on hõivatud. Palun proovi hetke pärast uuesti.
refusal-unavailable = Praegu ei saa seda teha. Palun proovi hiljem uuesti.
refusal-outdated-client = See leht on aegunud. Palun laadi see uuesti.
refusal-unknown-game = Server ei tunne sellist mängu.
refusal-not-found = Seda, mida otsid, siin pole.
refusal-forbidden = Sul pole selleks luba.
refusal-not-your-seat = See koht ei ole sinu.
refusal-not-your-turn = Praegu ei ole sinu kord.
refusal-stale = Mäng läks vahepeal edasi. Palun vaata uuesti.
refusal-illegal-move = Reeglid ei luba seda käiku.
refusal-game-over = Mäng on läbi.
refusal-not-started = Mäng ei ole veel alanud.
refusal-seat-taken = See koht on võetud.
refusal-room-full = Kõik selle mängu kohad on võetud.
refusal-too-many-rooms = Sul on liiga palju mänge pooleli. Lõpeta või sulge enne mõni.
refusal-address-rooms = Sinu võrgust on äsja alustatud liiga palju mänge. Palun oota natuke.
refusal-invitation-needed = See mäng on privaatne: vaja on kutset.
refusal-no-offer = Pole pakkumist, millele vastata.
refusal-draw-declined = Sinu viigipakkumine lükati tagasi. Uuesti saad pakkuda järgmisel käigul.
refusal-cannot-take-back = Praegu ei saa ühtki käiku tagasi võtta.
refusal-analysis-refused = Seda seisu mängitakse parajasti, seepärast ei saa seda analüüsida.
refusal-quota-used-up = Sinu limiit on praeguseks täis. Palun proovi hiljem uuesti.
refusal-time-is-up = Sinu aeg on otsas.
refusal-not-yet = Selleks on veel vara. Palun oota natuke.
refusal-not-absent = Mängija, kelle kord on, on kohal.
refusal-server-restarting = Server taaskäivitub. Sinu mäng jätkub kohe.
refusal-unknown-phrase = Sellist fraasi ei ole.
refusal-bad-name = Seda nime ei saa kasutada. Palun vali teine.
refusal-internal = Serveris läks midagi valesti. Palun proovi uuesti.

## An old browser

browser-outdated = See brauser on Fourfoldi jaoks liiga vana. Palun uuenda seda või kasuta teist: Chrome või Edge 111, Firefox 121, Safari 16 või uuem.
