### Noteikumu attēli ar vienkāršām rakstzīmēm, terminālim.

diagram-quarto-traits = Sešpadsmit figūras. Ar # aizpildīta figūra ir tumša, tukša – gaiša; punkti stūros nozīmē apaļu, plusi – kantainu; divu rindiņu figūra ir gara, vienas – īsa; o augšpusē nozīmē, ka tā ir ar iedobumu. Zem katras figūras ir tās apzīmējums.
diagram-quarto-lines = Desmit rindas:
diagram-quarto-squares = Deviņi pieredzējušo spēles kvadrāti:
diagram-quarto-giving-give = Sākat jūs un iedodat pretiniekam figūru { $piece }; pretinieks to noliek uz lauciņa { $square }.
diagram-quarto-giving-return = Tad pretinieks iedod jums figūru { $piece }, un jūs to noliekat uz lauciņa { $square }. Tagad atkal dodat jūs.
diagram-quarto-calling = „QUARTO!” Pēdējā figūra, kas nolikta uz lauciņa { $square }, izveidoja rindu. Kopīgās pazīmes: { $words }.

diagram-quartino-fields = Zīmējumos pie katra lauciņa numura ir tā kauliņi, augšējais – pēdējais: { $colours }. Kvadrātiekavās ir tas, kas svarīgs.
diagram-quartino-card = Kartīte { $card } te der: augšējie kauliņi iekavās ir tās krāsās un tās secībā.
diagram-quartino-colour = Četri sarkani kauliņi, skaitot arī tos, kas ir zem citiem: drīkstat pieteikt Krāsu un nolikt vienu papildu kauliņu.
diagram-quartino-claim = Kartīte { $card } atbilst izgriezumam { $window }.
