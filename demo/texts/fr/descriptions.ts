import type { DemoTexts } from '#demo/texts/demo-texts.ts';

export const frenchDescriptions: NonNullable<DemoTexts['descriptions']> = {
  'Leica M6 (2022) body, black':
    'Acheté neuf à Portland en 2023, une trentaine de pellicules depuis. Le télémètre est juste à l’infini comme de près, vérifié le mois dernier avec un 90. Une légère marque de frottement sous la semelle, due à un plateau de trépied ; rien sur le capot. Livré avec boîte, courroie, bouchon et carte de garantie. J’ai deux M6 et je garde le plus ancien.',
  'Zeiss Ikon ZM body, silver':
    'Boîtier en monture M, avec le grand viseur clair qui fait sa réputation. L’obturateur et la cellule s’accordent avec mon numérique à un tiers de diaph près. Petites rayures sur le chrome autour des attaches de courroie, griffe flash bien frottée. Boîtier seul, avec son bouchon et la notice papier.',
  'Yashica Electro 35 GSN with 45mm f/1.7':
    'Trouvé dans un vide-maison. J’ai fait remplacer le fameux « pad of death » : l’obturateur déclenche et les voyants s’allument. Il marche avec une 4LR44 de 6 V dans un adaptateur imprimé en 3D, fourni. Le capot a un coup à côté de la manivelle de rembobinage et le viseur est un peu voilé. L’objectif est clair.',
  'Olympus XA with A11 flash':
    'Le petit à coque coulissante, avec un vrai télémètre dedans. J’ai refait les mousses au printemps et mis deux SR44 neuves. Le déclencheur rouge réagit comme il faut, le carré du télémètre est pâle mais utilisable. Le flash charge et part. Les coins sont un peu usés, il a vécu dans une poche.',
  'Nikon FM2n body, black':
    'FM2n de la dernière période, à lamelles en aluminium. Révisé à Seattle en 2024, facture jointe ; le 1/4000 est juste à un quart de diaph près. Laiton apparent aux angles du prisme et sur la semelle, une usure honnête. La cellule fonctionne avec deux LR44. Le bouchon de boîtier et un oculaire de rechange sont dans le sac.',
  'Nikon F3 HP body':
    'Il vient d’un journal, et ça se voit : peinture partie sur les arêtes du prisme, un choc au-dessus du rembobinage. La mécanique est saine, toutes les vitesses passent, la mousse du miroir a été changée. L’afficheur du viseur bave un peu dans un coin mais reste lisible. La petite lampe qui l’éclaire est morte, comme sur presque tous.',
  'Pentax K1000 with SMC Pentax-M 50mm f/2':
    'Ma fille s’en est servie pour ses cours de photo et n’en a plus besoin. Tout est mécanique : la LR44 n’alimente que l’aiguille, qui bouge bien. Mousses neuves au dos et sous le miroir. Un peu de poussière dans l’objectif, pas de champignons. Je joins une pellicule HP5.',
  'Canon AE-1 Program with FD 50mm f/1.8':
    'Pas de couinement : le mécanisme du miroir a été nettoyé et huilé il y a deux ans. Les modes programme et manuel fonctionnent, l’affichage du viseur est bien lumineux. La trappe de pile a encore son clip d’origine, que tant d’autres ont perdu. Petite fente dans le plastique du fond, scotchée de l’intérieur et étanche à la lumière.',
  'Olympus OM-1n with F.Zuiko 50mm f/1.8':
    'Un seul propriétaire avant moi, et toujours dans son sac « toujours prêt » : le chrome en témoigne. La cellule a été convertie en 1,5 V, une SR44 suffit, plus besoin de pile au mercure. Le prisme n’a aucune de ces traces de mousse dont beaucoup souffrent. Je garde mon OM-2, un des deux me suffit.',
  'Hasselblad 500C/M with Planar 80mm f/2.8 CF and A12 back':
    'Ensemble complet : viseur de poitrine, dépoli Acute-Matte et magasin A12 aux numéros concordants. L’obturateur central a été révisé en 2023, les vitesses lentes tournent sans accrocher. Le gainage se décolle à un coin du magasin. Volet, bouchon d’objectif et courroie de cou fournis. Je peux envoyer les scans d’une pellicule d’essai.',
  'Mamiya RB67 Professional SD with K/L 127mm f/3.5 L':
    'Lourd, simple, entièrement mécanique. Le soufflet est étanche : contrôlé la semaine dernière dans le noir, à la lampe torche. Avec un dos 120 SD aux joints neufs et le viseur de poitrine. Le dos tournant pivote sans effort. J’emménage dans un immeuble sans ascenseur, il faut donc qu’il parte.',
  'Rolleiflex 2.8 GX':
    'Un Rolleiflex de la dernière génération, avec cellule intégrée et Planar 80 mm f/2.8 HFT. Il me servait pour des portraits, quelques week-ends par an. Les deux objectifs sont propres, le bouton de mise au point n’a pas de jeu et le compteur de vues s’arrête où il doit. Boîte d’origine, bouchon d’objectif et courroie à pinces crocodile. Une toute petite marque sur le capuchon.',
  'Kodak Retina IIIc folding camera, 50mm f/2':
    'Replié, il tient dans une poche de manteau. La crémaillère d’armement, le point faible habituel, a été remplacée et toutes les vitesses passent, même si la seconde en dure presque deux. La cellule au sélénium indique environ un diaph de moins. Le Xenon est propre, avec quelques traces de nettoyage. Étui en cuir fourni, décousu d’un côté.',
  'Polaroid Now+ Generation 2, black':
    'Il a fait un mariage et deux anniversaires, une dizaine de packs en tout. Les rouleaux sont propres et la batterie tient encore une douzaine de packs par charge. Les cinq filtres sont dans leur pochette. Je laisse un pack i-Type entamé, il reste quatre vues.',
  'Canon EOS 5D Mark III body':
    '84 200 déclenchements, relevés en octobre par un SAV. Le caoutchouc de la poignée a été remplacé et tient bien. Quelques micro-rayures sur l’écran, invisibles quand il est allumé. Deux batteries dont une d’origine, chargeur et courroie. C’était mon deuxième boîtier en mariage.',
  'Nikon D850 body':
    'Il n’a fait que du paysage, toujours sur trépied : 21 400 déclenchements. Capteur nettoyé par voie humide en septembre. Aucune marque sur le boîtier, à part une attache de courroie un peu lustrée. Boîte, chargeur, une EN-EL15a et le clip pour câble sont fournis. Passage au système Z ; en monture F, je ne garde que mon vieux macro.',
  'Nikon D3500 with AF-P 18-55mm VR':
    'Un premier appareil pour qui veut apprendre. Acheté pour un voyage de 2020 qui n’a jamais eu lieu ; le compteur indique 3 900. L’objectif se rétracte et se verrouille bien. Avec une carte de 32 Go, le chargeur et la boîte d’origine avec tous ses papiers.',
  'Canon EOS-1D X Mark II body':
    'Neuf saisons de foot au bord du terrain. 412 000 vues, obturateur remplacé à 290 000, justificatif à l’appui. La peinture est partie autour des prises et le caoutchouc de la poignée verticale a été recollé une fois. Jamais une panne, même sous la pluie. Deux batteries LP-E19, chargeur LC-E19 et une carte CFast de 128 Go.',
  'Pentax K-1 Mark II body':
    'Environ 36 000 déclenchements. L’écran articulé est complet et tient bien, les petites lampes au-dessus de la monture et près des cartes fonctionnent toutes. Un éclat de peinture en bas à gauche. Deux batteries et la courroie. J’aimerais le vendre avec mon 77 Limited, mais c’est possible séparément.',
  'Nikon D700 body':
    'Douze mégapixels et toujours un plaisir dans les hauts ISO. 138 000 déclenchements. Le flash intégré fonctionne, la trappe des cartes ferme bien ; le caoutchouc du pouce s’est détendu, je l’ai laissé tel quel. Une batterie EN-EL3e qui tient à peu près une demi-journée. Chargeur fourni, pas de boîte.',
  'Sony A7 III body':
    'Autour de 47 000 déclenchements mécaniques ; je photographie surtout en mode silencieux. L’œilleton est neuf. La molette supérieure est un peu lustrée et il y a une rayure à côté de la griffe flash. Une NP-FZ100 d’origine, bouchon de boîtier, boîte. Capteur propre à f/16, image d’exemple sur demande.',
  'Nikon Z6 II body':
    'Acheté neuf en 2022 comme deuxième boîtier et presque jamais sorti : 9 800 vues. L’écran a son film de protection depuis le premier jour. Firmware à jour. Avec une EN-EL15c, le chargeur, la courroie encore pliée et une carte CFexpress de 64 Go.',
  'Fujifilm X-T3 body, silver':
    'À peu près 31 000 déclenchements. Les molettes sont bien fermes et leurs verrous tiennent. À l’arrière, le caoutchouc du pouce commence à se décoller sur un bord, c’est courant sur ce modèle. Deux NP-W126S, un chargeur d’une autre marque et le petit flash à glisser sur la griffe. Un X-T5 l’a remplacé.',
  'Fujifilm X-Pro3 body, black':
    'Celui à l’écran caché. La nappe de l’écran a été changée sous garantie en 2024, le défaut connu est donc réglé. 14 500 vues. Le viseur optique est propre, sans poussière derrière la vitre. Boîte, demi-étui et deux batteries.',
  'Olympus OM-D E-M5 Mark II with 14-42mm EZ, silver':
    'Il m’a suivi au bord de la mer : un peu d’oxydation sur une attache de courroie, nulle part ailleurs. La stabilisation est silencieuse, la charnière de l’écran bien ferme. 26 000 déclenchements. Avec le zoom du kit, le flash orientable, deux BLN-1 et le chargeur.',
  'Sony a6400 with 16-50mm OSS':
    'Il a servi à filmer des produits sur un bureau, d’où seulement 6 200 déclenchements. Le film de protection de l’écran est rayé, l’écran dessous est parfait. Le zoom du kit se déploie sans bruit. En boîte, avec batterie, adaptateur secteur et câble USB.',
  'Panasonic Lumix S5 body':
    'Je m’en servais surtout pour la vidéo : 5 100 photos. L’écran latéral tourne et se replie comme il faut, la prise HDMI n’a pas de jeu. Une cage a frotté et enlevé un peu de peinture dessous. Avec deux DMW-BLK22, le chargeur et la cage.',
  'Canon EOS R6 body':
    'Environ 90 000 vues, obturateur mécanique et premier rideau électronique confondus. Révisé chez Canon en 2025, facture jointe. La molette arrière est un rien plus souple que neuve et le caoutchouc brille un peu. Une LP-E6NH, chargeur, bouchon de boîtier et courroie. Je photographie le surf depuis la plage et j’ai plus besoin d’allonge que de définition.',
  'Nikon Zf body, black':
    'Acheté en juin 2024, 7 300 vues. Il porte depuis le premier jour le petit grip additionnel (fourni), la façade n’a donc pas une marque. Les molettes en laiton ne montrent encore aucune usure. Tout y est : boîte, EN-EL15c, courroie et un œilleton de rechange.',
  'Fujifilm GFX 50S II body':
    'Il a servi en studio à reproduire des œuvres d’art ; 11 200 déclenchements. Deux pixels morts, que l’appareil masque. Aucune rayure, juste une zone un peu polie à l’emplacement du plateau. Deux NP-W235, alimentation secteur et boîte. Je le vends parce que le contrat avec le musée est terminé.',
  'Ricoh GR III':
    'Mon appareil de poche de tous les jours, environ 18 000 déclenchements. Pas de poussière visible sur le capteur à f/16, c’est la première question à poser pour un GR. J’ai perdu la bague avant ; celle que j’ai remise est bleue et d’une autre marque. Deux DB-110 et un chargeur mural fournis.',
  'Sony RX100 V':
    'Le compact à capteur un pouce et viseur escamotable, qui sort toujours. Le zoom est fluide, les volets de l’objectif ferment complètement. J’ai collé une petite poignée à l’avant ; elle s’enlève au sèche-cheveux. Avec batterie, chargeur USB et dragonne.',
  'Panasonic Lumix FZ1000':
    'Un seul appareil pour le zoo, le théâtre et les vacances : équivalent 25-400 mm et un capteur un pouce bien propre. La commande de zoom a un peu de jeu mais s’arrête où on la lâche. L’avant de l’objectif est intact, il a toujours eu un filtre UV. Avec pare-soleil, bouchon, deux batteries et chargeur.',
  'Leica Q2, black':
    'Summilux 28 mm fixe, 8 700 vues. Toujours dans un demi-étui : gainage et semelle comme neufs. Une petite marque sur le pare-soleil vissant. Les bagues macro et de diaphragme sont douces, avec des crans francs. Avec la boîte, tous les papiers et deux BP-SCL4. J’apporterai un ordinateur portable pour les essais.',
  'Canon EF 50mm f/1.8 STM':
    'Le 50 pas cher, dans sa version à monture métal. Un zoom l’a remplacé et il dort depuis dans un tiroir. Pas de poussière à l’intérieur, moteur silencieux. Bouchons avant et arrière, pas de pare-soleil.',
  'Canon EF 85mm f/1.8 USM':
    'J’ai fait avec lui la plupart de mes portraits pendant dix ans. La bague de mise au point tourne régulièrement, le moteur est rapide et presque muet. Quelques grains de poussière derrière la lentille frontale, aucun ne se voit sur les images. Peinture usée au filetage. Pare-soleil ET-65 III fourni.',
  'Canon EF 70-200mm f/2.8L IS II USM':
    'Stabilisateur remplacé par Canon en 2023, j’ai la facture. Net à f/2.8 à toutes les focales, je vous envoie des fichiers d’exemple à télécharger. La peinture blanche est marquée au pied et là où s’emboîte le pare-soleil. Avec pare-soleil, les deux bouchons, collier de pied et étui souple.',
  'Canon EF 40mm f/2.8 STM':
    'Le pancake qui fait qu’on emporte quand même son gros boîtier. La mise au point électronique fonctionne, les verres sont propres devant comme derrière. Il a toujours porté un filtre de 52 mm, fourni, avec les deux bouchons.',
  'Canon EF 100mm f/2.8L Macro IS USM':
    'Il m’a servi pour les insectes et pour reproduire des diapos. La stabilisation ronronne un peu, elle l’a toujours fait. Il y a une micro-rayure sur la lentille frontale, près du bord. Je vous la montrerai sous une lampe ; sur les images, elle ne se voit pas. Avec pare-soleil ET-73, bouchons et pochette.',
  'Canon EF 16-35mm f/4L IS USM':
    'Acheté pour des photos d’intérieur, il a donc vécu à l’abri. La bague de zoom tourne régulièrement et je ne trouve aucun décentrement sur un mur de briques à 16 mm. Le caoutchouc de la bague de mise au point a un peu grisé. Pare-soleil EW-82, bouchons et pochette fournis.',
  'Nikon AF-S Nikkor 50mm f/1.8G':
    'Verres propres, aucun jeu, le joint en caoutchouc de la monture est intact. Monté sur un D3500 pour les photos de famille. Pare-soleil HB-47, bouchon avant LC-58 et bouchon arrière fournis. Je photographie maintenant avec des optiques Z et il ne sort plus du sac.',
  'Nikon AF-S Nikkor 500mm f/4G ED VR':
    'Oiseaux et avions. Le pare-soleil est rayé à l’extérieur, la lame de protection frontale n’a rien. Le SAV Nikon a contrôlé l’autofocus et la stabilisation en mai, rapport joint. Avec la valise CT-504, le pare-soleil, le porte-filtre à tiroir et un pied de remplacement en queue d’aronde ; le pied d’origine est dans la valise.',
  'Nikon AF-S Nikkor 200-500mm f/5.6E ED VR':
    'Beaucoup d’allonge pour pas cher. La bague de zoom est dure vers les longues focales, comme sur tous, et du coup elle ne glisse pas. Un peu de poussière derrière le groupe avant, le verrou à 200 fonctionne. Pare-soleil HB-71 et bouchons fournis. Depuis mon opération de l’épaule, il est trop lourd pour moi.',
  'Nikon Nikkor 105mm f/2.5 AI-S':
    'L’objectif à portrait, avec son pare-soleil coulissant intégré. La mise au point est douce, avec juste ce qu’il faut de résistance, les lamelles sont sèches et rapides. Regardé à la lampe torche : ni champignons ni voile, deux ou trois grains de poussière. Gravures bien nettes. Bouchons avant et arrière fournis.',
  'Asahi SMC Takumar 50mm f/1.4, M42':
    'La version à sept lentilles, avec le verre au thorium. Il avait jauni ; deux semaines sous une lampe à ultraviolets et le voilà de nouveau clair. Les crans du diaphragme sont francs, le sélecteur auto/manuel fonctionne. Petit coup sur la bague porte-filtre, les filtres de 49 mm se vissent quand même.',
  'Pentax smc FA 77mm f/1.8 Limited, silver':
    'La version argentée fabriquée au Japon, avec la bague verte. Le pare-soleil intégré se tire et reste en place. Verres parfaits, bague de mise au point légère comme sur tous les FA. Bouchon d’origine doublé de feutrine, étui en cuir et boîte. Avec ou sans mon K-1 Mark II.',
  'Sigma 35mm f/1.4 DG HSM Art, Nikon F':
    'Mise au point ajustée une fois avec le dock Sigma, que je peux vous prêter. Il était net dès f/1.4 sur mon ancien D750. Le fût a de fines éraflures, surtout sous le pare-soleil. Pare-soleil LH730-03, bouchons et étui rembourré fournis.',
  'Samyang 12mm f/2.8 ED AS NCS fisheye, Canon EF':
    'Fisheye plein format à mise au point manuelle, acheté pour photographier des grottes. La lentille frontale bombée a une minuscule marque dans le traitement, au bord inférieur. La bague de diaphragme est crantée par demi-diaph. Le pare-soleil à baïonnette s’enlève pour le nettoyage. Avec les deux bouchons, celui de devant est neuf.',
  'Tokina AT-X 116 PRO DX II 11-16mm f/2.8, Canon EF-S':
    'Zoom grand-angle pour les boîtiers Canon APS-C. Il est tombé une fois d’une étagère : la bague porte-filtre est un peu ovale et il faut de la patience pour visser un filtre de 77 mm. Il reste net dans les quatre coins, j’ai vérifié ensuite. Le passage AF/MF en tirant la bague fonctionne. Pas de pare-soleil.',
  'Zeiss Sonnar 150mm f/4 CF T* for Hasselblad V':
    'La focale classique du portrait en 6x6. Obturateur juste à un tiers de diaph près jusqu’au 1/8, un peu lent à la seconde. Ni décollement ni voile, les chiffres du diaphragme sont un peu usés. Bouchons avant et arrière et pare-soleil rond à baïonnette 60 fournis.',
  'Nikon Nikkor Z 24-70mm f/4 S':
    'L’objectif de kit de mon Z6 II, à peine utilisé parce que je préfère les focales fixes. Le fût se déploie sans jeu et se verrouille en position rentrée. Ni poussière ni marques. Pare-soleil HB-85, bouchons et carré de protection fournis.',
  'Nikon Nikkor Z 14-30mm f/4 S':
    'Il accepte des filtres de 82 mm à l’avant, c’est pour ça que je l’avais pris. Deux petites éraflures sur la bague de mise au point, lentille frontale impeccable. La position rentrée s’enclenche comme il faut. Avec pare-soleil HB-86, bouchons et boîte d’origine.',
  'Sony FE 85mm f/1.8':
    'Utilisé seulement en intérieur, pour une quarantaine de séances de portrait. Caoutchouc propre, le bouton de blocage de la mise au point fonctionne, pas de poussière à l’intérieur. Pare-soleil ALC-SH150 et bouchons fournis, ainsi qu’un filtre de protection de 67 mm que je n’ai jamais enlevé.',
  'Sony FE 24-105mm f/4 G OSS':
    'Mon seul objectif pendant quatre ans de voyages. Tenu vers le bas, il descend un peu tout seul ; les commutateurs sont fermes. Un peu de poussière dans le groupe arrière, quand on la cherche devant une lampe. Le pare-soleil ALC-SH152 est rayé. Bouchons et boîte fournis.',
  'Tamron 28-75mm f/2.8 Di III VXD G2, Sony E':
    'Zoom standard lumineux, avec la prise USB-C pour les réglages. Acheté au printemps 2023 et utilisé le temps d’une saison de concerts. Aucune marque, sauf sur le pare-soleil. Firmware à jour. Avec pare-soleil, bouchons et le ticket du magasin, à Tacoma.',
  'Sigma 100-400mm f/5-6.3 DG DN OS, L-Mount':
    'Léger pour ce qu’il sait faire. On peut tourner la bague ou pousser et tirer, et le verrou le bloque à 100 mm. Le collier de pied TS-111, en option, est dessus. Petit choc sur le bord du pare-soleil. Bouchons fournis.',
  'Fujifilm XF 35mm f/1.4 R':
    'Formule ancienne, autofocus bruyant, rendu superbe à pleine ouverture. La bague de diaphragme a pris du jeu, mais chaque tiers de diaph s’enclenche encore. Propre à l’intérieur. Le pare-soleil carré en métal est là ; son bouchon en caoutchouc s’est perdu, comme toujours. À la place, un bouchon de 52 mm ordinaire.',
  'Fujifilm XF 18-55mm f/2.8-4 R LM OIS':
    'Livré avec mon X-T3, et bien meilleur que les zooms de kit habituels. La bague de zoom tourne régulièrement, la stabilisation fonctionne, légères traces de frottement sur le tube qui se déploie. Poussière négligeable. Pare-soleil et les deux bouchons fournis.',
  'Fujifilm XF 27mm f/2.8 R WR':
    'La deuxième version, avec bague de diaphragme et joints. Moins de 25 mm de long : l’appareil entre dans une poche de veste. Rien à signaler : ni poussière ni marques, bague ferme avec verrou sur A. Le petit pare-soleil bombé, les bouchons et la boîte sont là.',
  'Olympus M.Zuiko Digital ED 60mm f/2.8 Macro':
    'Rapport 1:1 en Micro 4/3. Le limiteur de mise au point s’enclenche dans toutes les positions, la fenêtre d’échelle n’est pas rayée. Je photographiais les champignons en forêt : il a pris l’humidité, mais a toujours été séché ensuite. Il est tropicalisé, et clair à l’intérieur. Le pare-soleil coulissant LH-49, normalement en option, est fourni.',
  'Panasonic Lumix G 20mm f/1.7 II ASPH':
    'Petit, piqué et lent à faire le point : on le connaît. Une légère rayure sur le fût en métal, verres impeccables. Il va aussi bien sur Olympus que sur Panasonic. Bouchons avant et arrière fournis.',
  'Leica Summicron-M 35mm f/2 ASPH, black (11673)':
    'La version de 2016 avec le pare-soleil vissant en métal. Codage 6 bits, ergot de mise au point doux, crans de diaphragme réguliers. Une trace de nettoyage sur le traitement avant, visible seulement de biais. Avec boîte, étui en cuir, bouchon et bouchon de pare-soleil. Je garde un 50 et un 28.',
  'Voigtländer Nokton Classic 40mm f/1.4, VM':
    'La version multicouche, avec l’ergot incurvé et une course courte. Un peu de laiton apparent sur la bague de diaphragme, propre pour le reste, et le couplage au télémètre tombe juste sur mon Zeiss Ikon. Pas de pare-soleil. Le bouchon, à emboîter, est d’une autre marque.',
  'Manfrotto MT055XPRO3 aluminum tripod':
    'Jambes seules, trois sections, avec la colonne centrale qui bascule à l’horizontale. Tous les leviers ont été resserrés et tiennent. Un patin en caoutchouc remplacé par un autre, très proche. Tubes du bas rayés par les cailloux. Pas de rotule.',
  'Gitzo GT2542 Mountaineer carbon tripod':
    'Série 2, quatre sections, autour de 1,6 kg. Les bagues de serrage ont été démontées, nettoyées et graissées l’été dernier. Il porte sans broncher un D850 avec un 70-200. La colonne courte est aussi dans la boîte. Je le vends parce que je veux la version sans colonne.',
  'Sirui P-326 carbon monopod':
    'Six sections, environ 38 cm replié, il tient dans un sac à dos de journée. La dragonne est effilochée mais solide. Pointe et patin en caoutchouc fournis. Il a passé ses week-ends au bord des terrains de foot, sous un 1D.',
  'Arca-Swiss Monoball Z1 ball head':
    'La version à mâchoire vissée et base panoramique. Elle s’est bloquée une fois par grand froid et s’est libérée en desserrant, elle est connue pour ça. La boule est propre et bouge sans à-coups. La peinture a sauté à deux endroits. Je joins un plateau pour boîtier Pentax.',
  'Billingham Hadley Pro, khaki and tan':
    'La toile a pâli uniformément, les sangles en cuir sont souples et toutes les coutures sont saines. L’insert rembourré s’enlève. Il a porté deux boîtiers et trois petites optiques pendant des années. Une tache d’encre dans la poche arrière. Épaulière SP40 fournie.',
  'Domke F-2 canvas bag, black':
    'Assoupli par quatorze ans de travail pour un journal. Un des crochets a été recousu, le caoutchouc de la sangle est devenu lisse. Les quatre compartiments de l’insert sont là. Lavé une fois, aucune odeur.',
  'Peak Design Everyday Backpack 20L V2, charcoal':
    'La deuxième version, aux fermetures plus solides. Avec toutes les séparations, la ceinture ventrale et les sangles extérieures, jamais sorties de leur pochette. Il n’a fait que l’aller-retour au bureau. Le tissu bouloche un peu là où il frotte contre le manteau.',
  'Pelican 1510 case with padded dividers':
    'Valise rigide au format cabine, une trentaine de vols. Rayée de partout et toujours étanche : le joint et la valve ont été changés cette année. Les roulettes roulent, la poignée se bloque. Séparations jaunes, avec la mousse du couvercle.',
  'Peak Design Slide strap, black':
    'Avec quatre attaches V4, la plaque de base et sa clé. La sangle s’est assouplie, l’alu perce un peu sur les boucles de réglage. J’ai une courroie par appareil, et un appareil de moins.',
  'B+W 77mm Käsemann circular polarizer, XS-Pro':
    'Monture fine en laiton, elle tourne en douceur et ne coince pas. Aucune rayure d’un côté comme de l’autre, même sous une lampe. Dans son boîtier plastique, avec le papier. Mon zoom grand-angle est maintenant en 82 mm.',
  'Lee Filters Big Stopper, 100 x 100mm':
    'Dix diaphs, en verre, avec le joint en mousse au dos encore entier. Une courte rayure près d’un coin, hors de l’image au-delà de 20 mm. Dans sa boîte métallique, avec la table d’exposition.',
  'Nikon FTZ II mount adapter':
    'Pour monter les optiques F sur les boîtiers Z, avec autofocus en AF-S, AF-P et AF-I. C’est la version sans pied, un grip passe donc dessous. Aucune usure des deux côtés. Avec les bouchons BF-N1 et LF-N1 et la boîte.',
  'Nikon SB-910 Speedlight':
    'À pleine puissance, il se recharge en trois secondes environ avec des Eneloop bien chargées. La tête zoom bouge, le sabot est droit. La lentille de Fresnel a un peu jauni, c’est l’âge. Avec support, dôme diffuseur, les deux filtres rigides et l’étui.',
  'Godox V1-S round-head flash for Sony':
    'Tête ronde, batterie lithium, radio intégrée. La batterie donne encore autour de 400 éclairs à pleine puissance. Le sabot est éraflé par l’usage. Le dôme et le nid d’abeille magnétiques du kit AK-R1 sont fournis.',
  'Canon Speedlite 430EX III-RT':
    'La bonne taille pour l’éclairage indirect. Radio et esclave optique testés la semaine dernière avec l’émetteur d’un ami, tout marche. Filtre de couleur SCF-E3, adaptateur pour éclairage indirect et petit support fournis. Un autocollant a laissé une trace sur le côté.',
  'Two Nikon EN-EL15c batteries and MH-25a charger':
    'Deux batteries d’origine, toutes les deux à l’âge 0 dans le menu batterie de mon Z6 II. Elles venaient de deux boîtiers ; depuis, j’ai un grip et trop de batteries. Le chargeur a sa fiche murale et le cordon long.',
  'Sony BC-QZ1 charger with two NP-FZ100 batteries':
    'Tout est d’origine Sony. Une batterie de 2021, une de 2023 ; la plus ancienne tient peut-être dix pour cent de moins. Le chargeur en remplit une en deux heures et demie environ. L’appareil qui allait avec est vendu.',
  'Sekonic L-308X-U Flashmate light meter':
    'Lumière ambiante et flash, incidente et réfléchie. D’accord avec mon spotmètre à un dixième de diaph près. Une seule pile AA. Avec son étui souple, le cache de la prise synchro et la dragonne. Je l’avais acheté pour le Rolleiflex, qui a déjà sa cellule.',
  'Gossen Digisix 2 light meter':
    'Un tout petit posemètre avec un vrai disque, qui se glisse sur la griffe d’un vieil appareil. L’afficheur est bien contrasté, la CR2032 est neuve. Le disque est légèrement rayé sur le dessus. Support pour griffe et dragonne fournis.',
  'ProGrade Digital CFexpress Type B and SD dual-slot reader':
    'Lecteur USB 3.2 Gen 2, il lit les deux cartes en même temps. La plaque magnétique à coller sur l’ordinateur n’a pas servi. Les deux câbles, C vers C et C vers A, sont fournis. Mon nouveau portable a son propre lecteur SD.',
  'Canon TC-80N3 timer remote':
    'Pour les boîtiers à prise N3, comme les séries 5D et 1D. Intervallomètre, pose longue et retardateur fonctionnent, l’afficheur s’éclaire. CR2032 neuve. La gaine du câble est un peu pliée près de la fiche, aucun fil à nu.',
};
