### What the server says to a player, and what players can say to each other.

## Phrases

phrase-hello = Zdravím!
phrase-good-luck = Hodně štěstí!
phrase-nice-move = Pěkný tah!
phrase-well-played = Dobře zahráno!
phrase-thanks = Děkuji!
phrase-oops = Jejda!
phrase-interesting = Zajímavé!
phrase-wow = Páni!
phrase-take-your-time = Nespěchejte.
phrase-one-moment = Chvilku, prosím.
phrase-sorry = Omlouvám se!
phrase-good-game = Pěkná hra!
phrase-another-game = Ještě jednu hru?
phrase-goodbye = Mějte se!

## Refusals: why something was not done, one for each code

refusal-bad-message = Server této zprávě nerozuměl.
refusal-too-large = Tato zpráva je příliš velká.
refusal-too-many-requests = To bylo příliš rychlé. Chvíli prosím počkejte.
refusal-address-busy = Z vaší sítě přichází příliš mnoho požadavků. Chvíli prosím počkejte.
refusal-busy = Server je vytížený. Zkuste to prosím za chvíli znovu.
refusal-unavailable = Teď to nejde. Zkuste to prosím později.
refusal-outdated-client = Tato stránka je zastaralá. Načtěte ji prosím znovu.
refusal-unknown-game = Takovou hru server nezná.
refusal-not-found = Co hledáte, tady není.
refusal-forbidden = K tomu nemáte oprávnění.
refusal-not-your-seat = Toto místo není vaše.
refusal-not-your-turn = Nejste na tahu.
refusal-stale = Hra mezitím pokračovala. Podívejte se prosím znovu.
refusal-illegal-move = Pravidla tento tah nedovolují.
refusal-game-over = Hra skončila.
refusal-not-started = Hra ještě nezačala.
refusal-seat-taken = Toto místo je obsazené.
refusal-room-full = Všechna místa v této hře jsou obsazená.
refusal-too-many-rooms = Máte příliš mnoho rozehraných her. Nejdřív některou dohrajte nebo zrušte.
refusal-address-rooms = Z vaší sítě bylo právě založeno příliš mnoho her. Chvíli prosím počkejte.
refusal-invitation-needed = Tato hra je soukromá: je potřeba pozvánka.
refusal-no-offer = Žádná nabídka teď na odpověď nečeká.
refusal-draw-declined = Vaše nabídka remízy byla odmítnuta. Remízu můžete znovu nabídnout v příštím tahu.
refusal-cannot-take-back = Teď nelze vzít zpět žádný tah.
refusal-analysis-refused = Tato pozice se právě hraje, a proto ji nelze analyzovat.
refusal-quota-used-up = Váš limit je zatím vyčerpaný. Zkuste to prosím později.
refusal-time-is-up = Váš čas vypršel.
refusal-not-yet = Na to je ještě brzy. Počkejte prosím ještě chvíli.
refusal-not-absent = Hráč na tahu je u stolu.
refusal-server-restarting = Server se restartuje. Vaše hra bude za chvíli pokračovat.
refusal-unknown-phrase = Taková věta není v nabídce.
refusal-bad-name = Toto jméno nelze použít. Zvolte prosím jiné.
refusal-internal = Na serveru došlo k chybě. Zkuste to prosím znovu.

## An old browser

browser-outdated = Tento prohlížeč je pro Fourfold příliš starý. Aktualizujte ho prosím, nebo použijte jiný: Chrome či Edge 111, Firefox 121, Safari 16 nebo novější.
