import type { DemoTexts } from '#demo/texts/demo-texts.ts';

export const germanDescriptions: NonNullable<DemoTexts['descriptions']> = {
  'Leica M6 (2022) body, black':
    '2023 neu in Portland gekauft, seitdem etwa dreißig Filme. Der Messsucher stimmt auf unendlich und im Nahbereich, letzten Monat mit einem 90er geprüft. An der Bodenplatte eine schwache Scheuerspur von der Stativplatte, oben nichts. Karton, Tragegurt, Gehäusedeckel und Garantiekarte sind dabei. Ich verkaufe sie, weil ich von meinen beiden M6 die ältere behalte.',
  'Zeiss Ikon ZM body, silver':
    'Gehäuse mit M-Bajonett und dem großen, klaren Sucher, für den sie bekannt ist. Verschluss und Belichtungsmesser stimmen bis auf eine Drittelblende mit meiner Digitalkamera überein. Im Silber kleine Kratzer um die Gurtösen, der Blitzschuh ist blank gescheuert. Nur das Gehäuse, mit Deckel und gedruckter Anleitung.',
  'Yashica Electro 35 GSN with 45mm f/1.7':
    'Aus einer Haushaltsauflösung. Das berüchtigte „Pad of Death“ habe ich ersetzen lassen, der Verschluss löst aus und die Lämpchen leuchten. Läuft mit einer 4LR44 (6 V) in einem gedruckten Adapter, der dabei ist. Die Deckkappe hat neben der Rückspulkurbel eine Delle, der Sucher ist etwas trüb. Das Objektiv ist klar.',
  'Olympus XA with A11 flash':
    'Die kleine Schiebedeckelkamera mit echtem Messsucher. Im Frühjahr habe ich die Lichtdichtungen erneuert und zwei frische SR44 eingesetzt. Der rote Auslöser reagiert, wie er soll, das Messfeld ist schwach, aber brauchbar. Der Blitz lädt und zündet. Die Ecken sind vom Leben in der Hosentasche etwas abgestoßen.',
  'Nikon FM2n body, black':
    'Späte FM2n mit den Verschlusslamellen aus Aluminium. 2024 in Seattle gewartet, Rechnung liegt bei; die 1/4000 stimmt bis auf eine Viertelblende. An den Prismenkanten und an der Bodenplatte scheint ehrlich das Messing durch. Der Belichtungsmesser läuft mit zwei LR44. Gehäusedeckel und ein Ersatzokular liegen in der Tasche.',
  'Nikon F3 HP body':
    'War im Pressedienst, und so sieht sie auch aus: Lack an den Prismenkanten ab, eine Macke über der Rückspulung. Mechanisch ist sie in Ordnung, alle Zeiten laufen, der Spiegeldämpfer ist neu. Die LCD-Anzeige im Sucher läuft in einer Ecke leicht aus, ist aber ablesbar. Ihr Lämpchen ist tot, wie bei den meisten.',
  'Pentax K1000 with SMC Pentax-M 50mm f/2':
    'Meine Tochter hatte sie im Fotokurs und braucht sie nicht mehr. Alles ist mechanisch; die LR44 versorgt nur die Nadel, und die schlägt frei aus. Neuer Schaumstoff an der Rückwand und unter dem Spiegel. Das Objektiv hat etwas Staub und keinen Pilz. Ein HP5 ist dabei.',
  'Canon AE-1 Program with FD 50mm f/1.8':
    'Kein Quietschen: Die Spiegelmechanik wurde vor zwei Jahren gereinigt und geölt. Programm und manuell gehen beide, die Sucheranzeige leuchtet hell. Am Batteriefach ist noch der originale Clip, der so vielen fehlt. Unten hat der Kunststoff einen kleinen Riss, von innen verklebt und lichtdicht.',
  'Olympus OM-1n with F.Zuiko 50mm f/1.8':
    'Ein Vorbesitzer, immer in der Bereitschaftstasche, und das sieht man dem Chrom an. Der Belichtungsmesser ist auf 1,5 V umgebaut, eine SR44 genügt, keine Quecksilberzelle nötig. Das Prisma hat keine der Schaumstoffspuren, unter denen viele leiden. Meine OM-2 behalte ich, eine von beiden reicht.',
  'Hasselblad 500C/M with Planar 80mm f/2.8 CF and A12 back':
    'Komplett mit Lichtschacht, Acute-Matte-Scheibe und einem A12, bei dem Einsatz und Gehäuse dieselbe Nummer haben. Der Zentralverschluss war 2023 beim Service, die langen Zeiten laufen frei. An einer Ecke des Magazins löst sich die Belederung. Schieber, Objektivdeckel und Tragegurt sind dabei. Scans vom Testfilm gern auf Anfrage.',
  'Mamiya RB67 Professional SD with K/L 127mm f/3.5 L':
    'Schwer, einfach und ganz mechanisch. Der Balgen ist lichtdicht: letzte Woche im dunklen Zimmer mit der Taschenlampe geprüft. Mit einem 120er-SD-Magazin mit neuen Dichtungen und dem Lichtschacht. Der Drehadapter läuft leicht. Ich ziehe in eine Wohnung ohne Aufzug, deshalb muss sie weg.',
  'Rolleiflex 2.8 GX':
    'Die späte Zweiäugige mit eingebautem Belichtungsmesser und Planar 80 mm f/2.8 HFT. Ich hatte sie ein paar Wochenenden im Jahr für Porträts. Beide Objektive sind sauber, das Fokusrad hat kein Spiel, das Bildzählwerk stoppt, wo es soll. Originalkarton, Objektivdeckel und Gurt mit den Krokodilklemmen. Am Lichtschacht ist eine winzige Kerbe.',
  'Kodak Retina IIIc folding camera, 50mm f/2':
    'Passt zusammengeklappt in die Manteltasche. Die Zahnstange des Spannmechanismus, die übliche Schwachstelle, wurde ersetzt. Alle Zeiten laufen, nur aus 1 Sekunde werden eher zwei. Der Selen-Belichtungsmesser zeigt etwa eine Blende zu wenig an. Das Xenon ist sauber, mit ein paar Putzspuren; bei der Ledertasche dazu ist auf einer Seite die Naht offen.',
  'Polaroid Now+ Generation 2, black':
    'Für eine Hochzeit und zwei Geburtstage benutzt, vielleicht zehn Packungen Film. Die Walzen sind sauber, und eine Akkuladung reicht noch für ein Dutzend Packungen. Alle fünf Filter stecken in ihrem Etui. Eine angebrochene Packung i-Type mit vier Bildern gibt es dazu.',
  'Canon EOS 5D Mark III body':
    '84.200 Auslösungen, im Oktober beim Service ausgelesen. Der Griffgummi ist erneuert und sitzt fest. Auf dem Display ein paar Haarkratzer, die man nicht sieht, wenn es leuchtet. Zwei Akkus, einer davon original, Ladegerät und Gurt. Das war mein Zweitgehäuse auf Hochzeiten.',
  'Nikon D850 body':
    'Landschaftskamera, immer auf dem Stativ: 21.400 Auslösungen. Der Sensor wurde im September nass gereinigt. Am Gehäuse keine Spuren, nur eine leicht blanke Gurtöse. Karton, Ladegerät, ein EN-EL15a und die Kabelklemme sind dabei. Ich bin auf Z umgestiegen und behalte vom F-Bajonett nur mein altes Makro.',
  'Nikon D3500 with AF-P 18-55mm VR':
    'Eine erste Kamera für jemanden, der lernen will. Gekauft für eine Reise, aus der 2020 nichts wurde; der Zähler steht bei 3.900. Das Objektiv fährt sauber ein und rastet. Mit 32-GB-Karte, Ladegerät und Originalkarton samt allen Papieren.',
  'Canon EOS-1D X Mark II body':
    'Neun Saisons Football. 412.000 Auslösungen, der Verschluss wurde bei 290.000 getauscht, Beleg vorhanden. Um die Anschlüsse ist der Lack ab, der Gummi am Hochformatgriff wurde einmal neu verklebt. Sie hat mich auch im Regen nie im Stich gelassen. Zwei LP-E19, Ladegerät LC-E19 und eine CFast-Karte mit 128 GB.',
  'Pentax K-1 Mark II body':
    'Rund 36.000 Auslösungen. Das Klappdisplay ist vollständig und fest, die kleinen Leuchten über dem Bajonett und am Kartenfach gehen alle. Links unten ist eine Stelle Lack abgeplatzt. Zwei Akkus und der Gurt. Am liebsten zusammen mit meinem 77er Limited, aber auch einzeln.',
  'Nikon D700 body':
    'Zwölf Megapixel und bei hohen ISO immer noch eine Freude. 138.000 Auslösungen. Der Klappblitz geht, die Kartenklappe schließt fest, der Gummi am Daumen hat sich geweitet; ich habe ihn so gelassen. Ein EN-EL3e, der etwa einen halben Tag hält. Ladegerät dabei, kein Karton.',
  'Sony A7 III body':
    'Um die 47.000 mechanische Auslösungen; meist fotografiere ich lautlos. Die Augenmuschel ist neu. Das obere Rad ist etwas blank, neben dem Blitzschuh ist ein Kratzer. Ein originaler NP-FZ100, Gehäusedeckel, Karton. Der Sensor ist bei f/16 sauber, Beispielbild auf Anfrage.',
  'Nikon Z6 II body':
    '2022 neu als Zweitgehäuse gekauft und kaum mitgenommen: 9.800 Auslösungen. Die Schutzfolie ist seit dem ersten Tag auf dem Display. Die Firmware ist aktuell. Mit einem EN-EL15c, Ladegerät, dem noch gefalteten Gurt und einer CFexpress-Karte mit 64 GB.',
  'Fujifilm X-T3 body, silver':
    'Etwa 31.000 Auslösungen. Die Räder rasten satt, die Sperren halten. Hinten löst sich der Daumengummi an einer Kante, das ist bei der Reihe üblich. Zwei NP-W126S, ein Ladegerät von einem anderen Hersteller und der kleine Aufsteckblitz. Bei mir hat eine X-T5 übernommen.',
  'Fujifilm X-Pro3 body, black':
    'Die mit dem versteckten Display. Dessen Flachbandkabel wurde 2024 auf Garantie getauscht, der bekannte Fehler ist also erledigt. 14.500 Auslösungen. Der optische Sucher ist sauber, kein Staub hinter dem Glas. Karton, Halbtasche und zwei Akkus.',
  'Olympus OM-D E-M5 Mark II with 14-42mm EZ, silver':
    'War mit am Meer, deshalb ist eine Gurtöse etwas angelaufen, sonst nichts. Der Bildstabilisator ist leise, das Displayscharnier stramm. 26.000 Auslösungen. Mit Kit-Zoom, dem schwenkbaren Blitz, zwei BLN-1 und Ladegerät.',
  'Sony a6400 with 16-50mm OSS':
    'Lief am Schreibtisch für Produktvideos, deshalb nur 6.200 Auslösungen. Auf dem Klappdisplay ist eine Schutzfolie mit Kratzer, darunter ist es tadellos. Das Kit-Zoom fährt ohne Geräusche aus. Im Karton, mit Akku, Netzteil und USB-Kabel.',
  'Panasonic Lumix S5 body':
    'Ich habe damit vor allem gefilmt: 5.100 Fotos. Das seitliche Display dreht und klappt, wie es soll, die HDMI-Buchse wackelt nicht. Unten hat ein Cage etwas Lack abgerieben. Mit zwei DMW-BLK22, dem Ladegerät und dem Cage.',
  'Canon EOS R6 body':
    'Rund 90.000 Bilder, mechanischer und elektronischer erster Vorhang zusammen. 2025 bei Canon gewartet, Rechnung liegt bei. Das hintere Rad läuft eine Spur leichter als neu, der Gummi glänzt ein wenig. Ein LP-E6NH, Ladegerät, Gehäusedeckel und Gurt. Ich fotografiere Surfer vom Strand aus und brauche mehr Brennweite als Auflösung.',
  'Nikon Zf body, black':
    'Im Juni 2024 gekauft, 7.300 Auslösungen. Vom ersten Tag an war der kleine Zusatzgriff dran (er gehört dazu), vorn gibt es deshalb keine Spuren. Die Messingräder sehen aus wie neu. Komplett mit Karton, EN-EL15c, Gurt und einer zweiten Augenmuschel.',
  'Fujifilm GFX 50S II body':
    'Im Studio für Reproduktionen von Kunst benutzt; 11.200 Aufnahmen. Zwei tote Pixel, die die Kamera ausblendet. Keine Kratzer, nur eine leicht polierte Stelle, wo die Stativplatte sitzt. Zwei NP-W235, Netzteil und Karton. Ich verkaufe sie, weil der Auftrag vom Museum zu Ende ist.',
  'Ricoh GR III':
    'Meine Kamera für jeden Tag in der Hosentasche, rund 18.000 Auslösungen. Bei f/16 ist kein Staub auf dem Sensor zu sehen, danach sollte man bei einer GR zuerst fragen. Den Frontring habe ich verloren und durch einen blauen aus dem Zubehör ersetzt. Zwei DB-110 und ein Steckerladegerät sind dabei.',
  'Sony RX100 V':
    'Die Einzoll-Kompakte mit dem ausfahrbaren Sucher, der auch noch ausfährt. Das Zoom läuft weich, die Lamellen vor dem Objektiv schließen ganz. Ich habe einen kleinen Griff aufgeklebt, der sich mit dem Föhn wieder lösen lässt. Mit Akku, USB-Ladegerät und Handschlaufe.',
  'Panasonic Lumix FZ1000':
    'Eine Kamera für Zoo, Theater und Urlaub: umgerechnet 25-400 mm und ein sauberer Einzoll-Sensor. Die Zoomwippe hat etwas Spiel, bleibt aber stehen, wo man loslässt. Die Frontlinse hat keine Spuren, es war von Anfang an ein UV-Filter davor. Mit Streulichtblende, Deckel, zwei Akkus und Ladegerät.',
  'Leica Q2, black':
    'Fest eingebautes Summilux 28 mm, 8.700 Auslösungen. Immer in der Halbtasche, Belederung und Boden sind deshalb wie neu; eine kleine Stelle an der Schraubblende. Makroring und Blendenring laufen weich und rasten klar. Mit Karton, allen Papieren und zwei BP-SCL4. Zum Testen bringe ich einen Laptop mit.',
  'Canon EF 50mm f/1.8 STM':
    'Das günstige Fünfziger, in der Version mit Metallbajonett. Ich bin auf ein Zoom umgestiegen, seitdem liegt es in der Schublade. Kein Staub innen, der Motor ist leise. Front- und Rückdeckel, keine Streulichtblende.',
  'Canon EF 85mm f/1.8 USM':
    'Zehn Jahre lang habe ich damit die meisten meiner Porträts gemacht. Der Fokusring läuft gleichmäßig, der Motor ist schnell und fast lautlos. Hinter der Frontlinse ein paar Staubkörner, die auf keinem Bild zu sehen sind. Der Lack am Filtergewinde ist abgegriffen. Streulichtblende ET-65 III dabei.',
  'Canon EF 70-200mm f/2.8L IS II USM':
    'Canon hat 2023 den Bildstabilisator getauscht, die Rechnung habe ich. Über den ganzen Bereich scharf bei f/2.8, Beispieldateien schicke ich gern zum Herunterladen. Der weiße Lack hat Spuren am Fuß und dort, wo die Streulichtblende sitzt. Mit Streulichtblende, beiden Deckeln, Stativschelle und Köcher.',
  'Canon EF 40mm f/2.8 STM':
    'Das Pancake, mit dem eine große Kamera doch noch mitkommt. Der elektronische Fokus funktioniert, das Glas ist vorn und hinten sauber. Es hatte immer einen 52-mm-Filter drauf; der ist dabei, ebenso beide Deckel.',
  'Canon EF 100mm f/2.8L Macro IS USM':
    'Für Insekten und zum Abfotografieren von Dias. Der Bildstabilisator summt etwas, das tat er schon neu. Auf der Frontlinse ist nahe am Rand ein Haarkratzer. Unter der Lampe kann ich ihn zeigen, auf Bildern sieht man ihn nicht. Mit Streulichtblende ET-73, Deckeln und Beutel.',
  'Canon EF 16-35mm f/4L IS USM':
    'Für Innenräume benutzt, also hat es drinnen gelebt. Der Zoomring läuft gleichmäßig, und an der Ziegelwand finde ich bei 16 mm keine Dezentrierung. Der Gummi am Fokusring ist leicht grau geworden. Streulichtblende EW-82, Deckel und Beutel dabei.',
  'Nikon AF-S Nikkor 50mm f/1.8G':
    'Sauberes Glas, nirgends Spiel, die Gummidichtung am Bajonett ist heil. An einer D3500 für Familienbilder benutzt. Streulichtblende HB-47, Frontdeckel LC-58 und Rückdeckel sind dabei. Ich fotografiere jetzt mit Z-Objektiven, und es kommt nicht mehr aus der Tasche.',
  'Nikon AF-S Nikkor 500mm f/4G ED VR':
    'Für Vögel und Flugzeuge. Die Streulichtblende hat außen Kratzer, das vordere Schutzglas keinen. Der Nikon-Service hat im Mai Autofokus und Bildstabilisator geprüft, der Bericht liegt bei. Mit Koffer CT-504, Streulichtblende, Einschubfilterhalter und einem Ersatzfuß mit Schwalbenschwanz; der Originalfuß liegt im Koffer.',
  'Nikon AF-S Nikkor 200-500mm f/5.6E ED VR':
    'Viel Reichweite für wenig Geld. Der Zoomring geht am langen Ende schwer, wie bei allen, und rutscht dafür nicht. Etwas Staub hinter der Frontgruppe, die Sperre bei 200 funktioniert. Streulichtblende HB-71 und Deckel dabei. Seit meiner Schulter-OP ist es mir zu schwer.',
  'Nikon Nikkor 105mm f/2.5 AI-S':
    'Das Porträtobjektiv mit der eingebauten, ausziehbaren Streulichtblende. Der Fokus läuft weich mit dem richtigen Widerstand, die Blendenlamellen sind trocken und schnell. Ich habe mit der Taschenlampe durchgeschaut: kein Pilz, kein Schleier, zwei, drei Körnchen. Die Gravur ist klar, Front- und Rückdeckel sind dabei.',
  'Asahi SMC Takumar 50mm f/1.4, M42':
    'Die Version mit sieben Linsen und dem Thoriumglas. Es war vergilbt; nach zwei Wochen unter der UV-Lampe ist es wieder klar. Die Blende rastet deutlich, der Schalter zwischen Automatik und Manuell funktioniert. Kleine Delle im Filterring, 49-mm-Filter lassen sich trotzdem einschrauben.',
  'Pentax smc FA 77mm f/1.8 Limited, silver':
    'Die silberne aus japanischer Fertigung, mit dem grünen Ring. Die eingebaute Streulichtblende lässt sich ausziehen und bleibt stehen. Glas tadellos, der Fokusring läuft so leicht wie bei allen FA. Originaldeckel mit Filz, Lederbeutel und Karton. Mit oder ohne meine K-1 Mark II zu haben.',
  'Sigma 35mm f/1.4 DG HSM Art, Nikon F':
    'Der Fokus wurde einmal mit dem Sigma-Dock justiert, das ich gern ausleihe. Scharf ab f/1.4 an meiner früheren D750. Der Tubus hat feine Kratzer, vor allem unter der Streulichtblende. Streulichtblende LH730-03, Deckel und gepolstertes Etui dabei.',
  'Samyang 12mm f/2.8 ED AS NCS fisheye, Canon EF':
    'Fisheye für Vollformat mit manuellem Fokus, gekauft für Bilder in Höhlen. Die gewölbte Frontlinse hat am unteren Rand eine winzige Stelle in der Vergütung. Der Blendenring rastet in halben Blenden. Die Streulichtblende lässt sich zum Reinigen abnehmen. Mit beiden Deckeln, der vordere ist neu.',
  'Tokina AT-X 116 PRO DX II 11-16mm f/2.8, Canon EF-S':
    'Weitwinkelzoom für Canon-Gehäuse mit APS-C. Es ist einmal aus dem Regal gefallen: Der Filterring ist leicht oval, ein 77-mm-Filter braucht etwas Geduld. Trotzdem in allen vier Ecken scharf, das habe ich danach geprüft. Die Umschaltung durch Ziehen und Schieben des Fokusrings funktioniert. Keine Streulichtblende.',
  'Zeiss Sonnar 150mm f/4 CF T* for Hasselblad V':
    'Die klassische Porträtbrennweite für 6x6. Der Verschluss stimmt bis 1/8 auf eine Drittelblende genau, bei 1 Sekunde ist er etwas langsam. Die Verkittung hält, kein Schleier, die Blendenzahlen sind etwas abgegriffen. Front- und Rückdeckel und die runde Streulichtblende mit 60er-Bajonett sind dabei.',
  'Nikon Nikkor Z 24-70mm f/4 S':
    'Das Kit-Objektiv zu meiner Z6 II, kaum benutzt, weil ich Festbrennweiten lieber mag. Der Tubus fährt ohne Wackeln aus und rastet in der Parkposition. Kein Staub, keine Spuren. Streulichtblende HB-85, Deckel und Einschlagtuch dabei.',
  'Nikon Nikkor Z 14-30mm f/4 S':
    'Nimmt vorn 82-mm-Filter auf, deshalb hatte ich es gekauft. Am Fokusring zwei kleine Schrammen, die Frontlinse ist makellos. Die Parkposition rastet, wie sie soll. Mit Streulichtblende HB-86, Deckeln und Originalkarton.',
  'Sony FE 85mm f/1.8':
    'Nur drinnen benutzt, für etwa vierzig Porträttermine. Gummi sauber, die Fokushaltetaste geht, kein Staub innen. Streulichtblende ALC-SH150 und Deckel sind dabei, außerdem ein 67-mm-Schutzfilter, der nie abgenommen wurde.',
  'Sony FE 24-105mm f/4 G OSS':
    'Vier Jahre lang mein einziges Objektiv auf Reisen. Nach unten gehalten rutscht es ein wenig aus; die Schalter sitzen fest. Etwas Staub in der hinteren Gruppe, wenn man ihn gegen eine Lampe sucht. Die Streulichtblende ALC-SH152 hat Kratzer. Deckel und Karton dabei.',
  'Tamron 28-75mm f/2.8 Di III VXD G2, Sony E':
    'Lichtstarkes Standardzoom mit USB-C-Buchse für die Einstellungen. Im Frühjahr 2023 gekauft und eine Konzertsaison lang benutzt. Keine Spuren außer an der Streulichtblende. Die Firmware ist aktuell. Mit Streulichtblende, Deckeln und dem Kassenbon vom Laden in Tacoma.',
  'Sigma 100-400mm f/5-6.3 DG DN OS, L-Mount':
    'Leicht für das, was es kann. Man kann es schieben und ziehen oder drehen, und die Sperre hält es bei 100 mm. Die Stativschelle TS-111, sonst ein Extra, ist dran. Kleine Kerbe am Rand der Streulichtblende. Deckel dabei.',
  'Fujifilm XF 35mm f/1.4 R':
    'Alte Konstruktion, lauter Fokus, wunderschönes Bild bei Offenblende. Der Blendenring ist locker geworden, rastet aber in jeder Drittelblende. Innen sauber. Die eckige Metallblende ist dabei, ihre Gummikappe ist weg, wie immer. Dafür gibt es einen normalen 52-mm-Deckel.',
  'Fujifilm XF 18-55mm f/2.8-4 R LM OIS':
    'War bei meiner X-T3 dabei und ist besser, als Kit-Objektive sonst sind. Der Zoomring läuft gleichmäßig, der Bildstabilisator funktioniert, am ausfahrenden Tubus sind leichte Scheuerspuren. Staub kaum der Rede wert. Streulichtblende und beide Deckel dabei.',
  'Fujifilm XF 27mm f/2.8 R WR':
    'Die zweite Version, mit Blendenring und Dichtungen. Keine 25 mm lang, damit passt die Kamera in die Jackentasche. Nichts zu bemängeln: kein Staub, keine Spuren, strammer Ring mit Sperre auf A. Die kleine gewölbte Streulichtblende, Deckel und Karton sind alle dabei.',
  'Olympus M.Zuiko Digital ED 60mm f/2.8 Macro':
    'Eins zu eins an Micro Four Thirds. Der Fokusbegrenzer rastet in allen Stellungen, das Skalenfenster hat keine Kratzer. Ich habe damit Pilze fotografiert, es wurde also feucht und immer wieder getrocknet; es ist abgedichtet und innen klar. Die ausziehbare Streulichtblende LH-49, die sonst extra kostet, ist dabei.',
  'Panasonic Lumix G 20mm f/1.7 II ASPH':
    'Klein, scharf und langsam beim Scharfstellen: Man kennt es. Der Metalltubus hat einen leichten Kratzer, das Glas ist makellos. Passt an Olympus genauso wie an Panasonic. Front- und Rückdeckel dabei.',
  'Leica Summicron-M 35mm f/2 ASPH, black (11673)':
    'Die Version von 2016 mit der Schraubblende aus Metall. 6-Bit-kodiert, die Fokusmulde läuft weich, die Blende rastet gleichmäßig. Eine Putzspur in der vorderen Vergütung, die man nur schräg gegen das Licht sieht. Mit Karton, Lederköcher, Deckel und Blendendeckel. Ein 50er und ein 28er behalte ich.',
  'Voigtländer Nokton Classic 40mm f/1.4, VM':
    'Die mehrfach vergütete Version. Mit der geschwungenen Fokusmulde und kurzem Weg. Am Blendenring scheint etwas Messing durch, sonst sauber, und die Kupplung zum Messsucher stimmt an meiner Zeiss Ikon. Keine Streulichtblende. Der Deckel zum Aufstecken ist von einem anderen Hersteller.',
  'Manfrotto MT055XPRO3 aluminum tripod':
    'Nur die Beine, drei Segmente, mit der Mittelsäule, die sich waagerecht umlegen lässt. Alle Klemmhebel sind nachgezogen und halten. Ein Gummifuß ist durch einen ähnlichen ersetzt. Unten Kratzer von Steinen. Kein Kopf.',
  'Gitzo GT2542 Mountaineer carbon tripod':
    'Serie 2, vier Segmente, etwa 1,6 kg. Die Drehverschlüsse wurden letzten Sommer zerlegt, gereinigt und gefettet. Eine D850 mit 70-200 trägt es ohne Murren. Die kurze Mittelsäule liegt mit im Karton. Ich verkaufe es, weil ich die Version ohne Mittelsäule will.',
  'Sirui P-326 carbon monopod':
    'Sechs Segmente, zusammengeschoben etwa 38 cm, passt in den Tagesrucksack. Die Handschlaufe ist ausgefranst, hält aber. Spike und Gummifuß sind beide dabei. Stand am Spielfeldrand unter einer 1D.',
  'Arca-Swiss Monoball Z1 ball head':
    'Die Version mit Schraubklemme und Panoramabasis. Bei Frost hat er sich einmal festgesetzt und beim Lösen wieder freigegeben, dafür ist er bekannt. Die Kugel ist sauber und läuft ohne Ruckeln. An zwei Stellen ist der Lack abgeplatzt. Eine Platte für ein Pentax-Gehäuse gibt es dazu.',
  'Billingham Hadley Pro, khaki and tan':
    'Der Stoff ist gleichmäßig verblasst, die Lederriemen sind geschmeidig, alle Nähte halten. Der gepolsterte Einsatz lässt sich herausnehmen. Jahrelang waren zwei Gehäuse und drei kleine Objektive darin. Im hinteren Fach ist ein Tintenfleck. Schulterpolster SP40 dabei.',
  'Domke F-2 canvas bag, black':
    'Weich getragen in vierzehn Jahren Zeitungsarbeit. Ein Haken wurde neu angenäht, der Gummi im Gurt ist glatt gescheuert. Alle vier Fächer des Einsatzes sind da. Einmal gewaschen, riecht nicht.',
  'Peak Design Everyday Backpack 20L V2, charcoal':
    'Die zweite Version mit den stabileren Reißverschlüssen. Mit allen Trennern, Hüftgurt und Außenriemen, unbenutzt in ihrem Beutel. War nur im Büro und wieder zu Hause. Wo er am Mantel reibt, hat er leichte Knötchen.',
  'Pelican 1510 case with padded dividers':
    'Hartschalenkoffer fürs Handgepäck, vielleicht dreißigmal mitgeflogen. Rundum zerkratzt und immer noch dicht: Dichtung und Druckventil sind dieses Jahr erneuert. Die Rollen laufen, der Griff rastet. Die gelben Trenner sind drin, samt Schaumstoff im Deckel.',
  'Peak Design Slide strap, black':
    'Mit vier V4-Ankern und der Bodenplatte samt Schlüssel. Das Gewebe ist inzwischen weich, an den Aluschnallen schimmert etwas Silber durch. Ich habe einen Gurt pro Kamera und eine Kamera weniger.',
  'B+W 77mm Käsemann circular polarizer, XS-Pro':
    'Schlanke Messingfassung, dreht weich und klemmt nicht. Auf beiden Seiten keine Kratzer, auch nicht unter der Lampe. In der Kunststoffdose mit Beipackzettel. Mein Weitwinkelzoom hat jetzt ein 82-mm-Gewinde.',
  'Lee Filters Big Stopper, 100 x 100mm':
    'Zehn Blenden, aus Glas, der Schaumstoffrahmen hinten ist noch vollständig. Ein kurzer Kratzer nahe einer Ecke, ab 20 mm Brennweite außerhalb des Bildes. In der Blechdose mit der Belichtungstabelle.',
  'Nikon FTZ II mount adapter':
    'Für F-Objektive an Z-Gehäusen, mit Autofokus bei AF-S, AF-P und AF-I. Die Version ohne Stativfuß, es passt also ein Griff darunter. An beiden Bajonetten keine Abnutzung. Mit den Deckeln BF-N1 und LF-N1 und Karton.',
  'Nikon SB-910 Speedlight':
    'Mit frischen Eneloops nach etwa drei Sekunden wieder voll geladen. Der Zoomreflektor fährt, der Fuß ist gerade. Die Fresnelscheibe ist leicht vergilbt, wie es das Alter mit sich bringt. Mit Standfuß, Diffusorkappe, den beiden festen Filtern und Tasche.',
  'Godox V1-S round-head flash for Sony':
    'Runder Kopf, Lithiumakku, eingebauter Funk. Der Akku schafft immer noch rund 400 Blitze mit voller Leistung. Der Fuß ist vom Gebrauch verschrammt. Die magnetische Kuppel und die Wabe aus dem AK-R1-Set sind dabei.',
  'Canon Speedlite 430EX III-RT':
    'Handliche Größe zum indirekten Blitzen. Funk und optischer Slave letzte Woche mit einem geliehenen Sender getestet, beides geht. Farbfilter SCF-E3, Bounce-Adapter und kleiner Standfuß sind dabei. Ein Aufkleber hat an der Seite eine Spur hinterlassen.',
  'Two Nikon EN-EL15c batteries and MH-25a charger':
    'Beide original, und das Akkumenü meiner Z6 II zeigt bei beiden Alter 0. Sie kamen mit zwei Kameras; jetzt habe ich einen Batteriegriff und zu viele davon. Das Ladegerät hat Steckeraufsatz und langes Kabel.',
  'Sony BC-QZ1 charger with two NP-FZ100 batteries':
    'Original von Sony. Ein Akku ist von 2021, einer von 2023; der ältere hält vielleicht zehn Prozent kürzer. Das Ladegerät lädt einen in etwa zweieinhalb Stunden. Die Kamera dazu ist schon verkauft.',
  'Sekonic L-308X-U Flashmate light meter':
    'Dauerlicht und Blitz, Licht- und Objektmessung. Stimmt bis auf eine Zehntelblende mit meinem Spotmeter überein. Läuft mit einer einzigen AA-Zelle. Mit Etui, der Kappe für die Synchronbuchse und Schlaufe. Ich hatte ihn für die Rolleiflex gekauft, die ihren eigenen Belichtungsmesser hat.',
  'Gossen Digisix 2 light meter':
    'Ein winziger Belichtungsmesser mit echtem Drehring, für den Blitzschuh einer alten Kamera. Die Anzeige hat vollen Kontrast, eine neue CR2032 ist drin. Der Drehring ist oben leicht zerkratzt. Halter für den Zubehörschuh und Schlaufe dabei.',
  'ProGrade Digital CFexpress Type B and SD dual-slot reader':
    'Leser mit USB 3.2 Gen 2, liest beide Karten gleichzeitig. Die Magnetplatte für den Laptopdeckel ist unbenutzt. Beide Kabel, C auf C und C auf A, sind dabei. Mein neuer Laptop hat selbst ein SD-Fach.',
  'Canon TC-80N3 timer remote':
    'Für Gehäuse mit N3-Buchse, also 5D und 1D. Intervall, Langzeitbelichtung und Verzögerung gehen alle, die Anzeige leuchtet. Neue CR2032. Der Kabelmantel hat am Stecker einen kleinen Knick, blanker Draht ist nirgends zu sehen.',
};
