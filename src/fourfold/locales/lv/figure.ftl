### Noteikumu attēli.

figure-next = Tālāk
figure-again = No jauna
figure-turn = Pagriezt kartīti
figure-take-off = Noņemt
figure-claim = Pieteikt QUARTINO
figure-board = Laukums
figure-supply = Krājums
figure-rack = Jūsu kartītes
figure-hand = Rokā nekā nav
figure-square = Lauciņš { $square }, brīvs
figure-square-piece = Lauciņš { $square }: { $words }
figure-field = Lauciņš { $field }, tukšs
figure-field-stones = Lauciņš { $field }, no augšas: { $words }

figure-quarto-traits = Katrai pazīmei izvēlieties vienu vērtību. Starp sešpadsmit figūrām nav divu vienādu.
figure-quarto-shared = Pieskarieties figūrai, lai to apmainītu.
figure-quarto-shared-some = Kopīgās pazīmes: { $words }. Tā ir rinda!
figure-quarto-shared-nothing = Šīm četrām nav nekā kopīga.
figure-quarto-lines = Rinda { $number } no { $count }. Pieskarieties lauciņam, lai redzētu rindas, kas iet caur to.
figure-quarto-squares = Kvadrāts { $number } no { $count }. Pieredzējušo spēlē der arī kvadrāti.
figure-quarto-giving-give = Sākat jūs: izvēlieties figūru pretiniekam.
figure-quarto-giving-place = Pretiniekam tā jānoliek. Izvēlieties lauciņu.
figure-quarto-giving-return = Tagad pretinieks izvēlas figūru, un jums tā jānoliek.
figure-quarto-giving-receive = Šī figūra ir jums: nolieciet to uz jebkura brīva lauciņa. Tad atkal dodat jūs.
figure-quarto-calling = Pēdējā figūra nolikta uz lauciņa { $square }. Vai redzat rindu? Spiediet „QUARTO!”.
figure-quarto-calling-mark = Atzīmējiet četras vienas rindas figūras ar kopīgu pazīmi.
figure-quarto-calling-right = QUARTO! Kopīgās pazīmes: { $words }.
figure-quarto-calling-wrong = Tā nav rinda ar kopīgu pazīmi. Paskatieties vēlreiz.

figure-quartino-card = Grieziet kartīti, līdz tā atbilst augšējiem kauliņiem.
figure-quartino-card-fits = Te tā der: augšējie kauliņi ir tās krāsās un tās secībā.
figure-quartino-colour = Četri sarkani kauliņi, skaitot arī tos, kas ir zem citiem: drīkstat pieteikt Krāsu. Pieskarieties kolonnai, lai to aplūkotu.
figure-quartino-colour-done = Krāsa ir pieteikta: šajā gājienā noliekat par vienu kauliņu vairāk.
figure-quartino-column = Kolonna, kurā ir četri vai vairāk kauliņu, obligāti jānoņem.
figure-quartino-column-done = Visi tās kauliņi ir atpakaļ krājumā, un šajā gājienā noliekat par vienu kauliņu vairāk.
figure-quartino-place = Izvēlieties krāsu, tad lauciņu.
figure-quartino-place-done = Kauliņš ir nolikts. Kartītēm svarīgs ir tikai katras kolonnas augšējais kauliņš.
figure-quartino-claim = Izmēģiniet: viena no šīm kartītēm der.
figure-quartino-claim-wrong = Te tā neder. Īstā spēlē jūsu gājiens ar to beigtos.
figure-quartino-claim-right = QUARTINO! Kartīte paliek atklāta, četri augšējie kauliņi atgriežas krājumā, un jūs noliekat vēl vienu.

## „Quartino” gājienu piemēri

figure-previous = Atpakaļ
figure-step = { $step }. solis no { $total }

figure-quartino-normal = Parasts gājiens
figure-quartino-normal-1 = Laukumā nav četru vienas krāsas kauliņu, un nevienā kolonnā nav četru kauliņu: nav ne Krāsas, ne Kolonnas.
figure-quartino-normal-2 = Jūs noliekat vienu kauliņu.
figure-quartino-normal-3 = Neviena no jūsu kartītēm neder: QUARTINO nav. Jūsu gājiens beidzas.

figure-quartino-full = Pilns gājiens
figure-quartino-full-1 = Laukumā ir četri sarkani kauliņi, viens no tiem – četru kauliņu kolonnā. Jūs piesakāt Krāsu.
figure-quartino-full-2 = Par Krāsu saņemat vienu papildu kauliņu. Kolonna atgriežas krājumā, un par to saņemat vēl vienu. Tātad noliekat trīs.
figure-quartino-full-3 = Pirmais kauliņš: to noliek katrā gājienā.
figure-quartino-full-4 = Otrais kauliņš – par Krāsu.
figure-quartino-full-5 = Trešais kauliņš – par Kolonnu.
figure-quartino-full-6 = QUARTINO! Četri augšējie kauliņi atbilst jūsu kartītei. Jūs to atklājat, un pārējie pārbauda.
figure-quartino-full-7 = Kartīte paliek atklāta, un četri kauliņi atgriežas krājumā.
figure-quartino-full-8 = Jūs noliekat vēl vienu kauliņu.
figure-quartino-full-9 = Cita QUARTINO nav: jūsu gājiens beidzas.
