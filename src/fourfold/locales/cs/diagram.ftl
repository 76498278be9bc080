### Obrázky k pravidlům z obyčejných znaků, pro terminál.

diagram-quarto-traits = Šestnáct kamenů. Kámen vyplněný znaky # je tmavý, prázdný je světlý; tečky v rozích znamenají kulatý, plusy hranatý; dva řádky má vysoký, jeden nízký; písmeno o nahoře znamená s důlkem. Pod každým kamenem je jeho označení.
diagram-quarto-lines = Deset řad:
diagram-quarto-squares = Devět čtverců hry pro pokročilé:
diagram-quarto-giving-give = Začínáte a předáváte soupeři kámen { $piece }; soupeř ho umístí na pole { $square }.
diagram-quarto-giving-return = Pak vám soupeř předá kámen { $piece } a vy ho umístíte na pole { $square }. Teď zase předáváte vy.
diagram-quarto-calling = QUARTO! Poslední kámen byl umístěn na pole { $square } a dokončil řadu. Společné vlastnosti: { $words }.

diagram-quartino-fields = Na obrázcích je u každého pole jeho číslo a barvy jeho kamenů, vrchní jako poslední: { $colours }. V hranatých závorkách je to, na čem záleží.
diagram-quartino-card = Karta { $card } tady souhlasí: vrchní kameny v závorkách mají stejné barvy ve stejném pořadí.
diagram-quartino-colour = Čtyři červené kameny, počítají se i zakryté: můžete uplatnit Barvu a umístit jeden kámen navíc.
diagram-quartino-claim = Karta { $card } odpovídá výřezu { $window }.
