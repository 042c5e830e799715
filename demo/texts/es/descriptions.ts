import type { DemoTexts } from '#demo/texts/demo-texts.ts';

export const spanishDescriptions: NonNullable<DemoTexts['descriptions']> = {
  'Leica M6 (2022) body, black':
    'La compré nueva en Portland en 2023 y desde entonces habrán pasado por ella unas treinta películas. El telémetro está bien ajustado al infinito y de cerca: lo comprobé el mes pasado con un 90 mm. En la base tiene un roce leve de la placa del trípode; por arriba, nada. Va con caja, correa, tapa de cuerpo y tarjeta de garantía. La vendo porque, de mis dos M6, me quedo con la más antigua.',
  'Zeiss Ikon ZM body, silver':
    'Cuerpo con montura M y ese visor grande y luminoso que le dio fama. El obturador y el fotómetro coinciden con mi cámara digital, con un tercio de paso de diferencia como mucho. El plateado tiene rayas pequeñas junto a los enganches de la correa, y la zapata está gastada hasta el metal. Solo el cuerpo, con su tapa y el manual impreso.',
  'Yashica Electro 35 GSN with 45mm f/1.7':
    'Apareció al vaciar una casa. Mandé cambiar el famoso «pad of death», así que dispara y se encienden las luces. Funciona con una pila 4LR44 de 6 V en un adaptador impreso en 3D, que va incluido. Tiene una abolladura en la tapa superior, junto a la manivela de rebobinado, y el visor está algo velado. El objetivo está limpio.',
  'Olympus XA with A11 flash':
    'La pequeña de tapa corredera que esconde un telémetro de verdad. En primavera le cambié las espumas y le puse dos pilas SR44 nuevas. El disparador rojo responde como debe; el parche se ve tenue, pero sirve. El flash carga y dispara. Las esquinas están algo gastadas de ir siempre en el bolsillo.',
  'Nikon FM2n body, black':
    'FM2n de las últimas, con las láminas del obturador de aluminio. Pasó una revisión en Seattle en 2024, con factura; el 1/4000 se desvía menos de un cuarto de paso. Por el uso, se ve el latón en las esquinas del prisma y en la base. El fotómetro funciona con dos LR44. En la bolsa van la tapa de cuerpo y un ocular de repuesto.',
  'Nikon F3 HP body':
    'Trabajó en un periódico y se le nota: sin pintura en los bordes del prisma y con un golpe encima del rebobinado. De mecánica está bien: dispara a todas las velocidades y el amortiguador del espejo es nuevo. La pantalla LCD del visor tiene una mancha pequeña en una esquina, pero se lee. La lucecita que la ilumina no enciende, como en casi todas.',
  'Pentax K1000 with SMC Pentax-M 50mm f/2':
    'Mi hija la usó en un curso de fotografía y ya no la necesita. Todo es mecánico; la LR44 es solo para la aguja, que se mueve sin trabas. Espuma nueva en la tapa trasera y bajo el espejo. El objetivo tiene un poco de polvo y nada de hongos. Incluye una película HP5.',
  'Canon AE-1 Program with FD 50mm f/1.8':
    'No chirría: el mecanismo del espejo se limpió y se engrasó hace dos años. Funciona en programa y en manual, y los números del visor se iluminan bien. La tapa de la pila conserva la pestaña original, que a tantas les falta. El plástico de la base tiene una grieta pequeña, sellada por dentro con cinta y estanca a la luz.',
  'Olympus OM-1n with F.Zuiko 50mm f/1.8':
    'Antes de mí tuvo un solo dueño y nunca salió sin su funda; se nota en el cromado. El fotómetro está adaptado a 1,5 V: lleva una SR44 y no necesita pila de mercurio. El prisma no tiene las marcas de espuma que tantas sufren. Yo me quedo con mi OM-2; con una me basta.',
  'Hasselblad 500C/M with Planar 80mm f/2.8 CF and A12 back':
    'Equipo completo, con visor de cintura, pantalla Acute-Matte y un A12 cuyo cargador lleva el mismo número que el chasis. El obturador del objetivo se revisó en 2023 y las velocidades lentas corren bien. En una esquina del chasis se levanta el cuero. Incluye corredera, tapa del objetivo y correa. Si quieres ver escaneos de una película de prueba, pídemelos.',
  'Mamiya RB67 Professional SD with K/L 127mm f/3.5 L':
    'Pesada, sencilla y totalmente mecánica. El fuelle es estanco a la luz: la semana pasada lo miré a oscuras con una linterna. Va con un chasis 120 SD con espumas nuevas y el visor de cintura. El adaptador giratorio se mueve con suavidad. Me mudo a un piso sin ascensor, así que tiene que irse.',
  'Rolleiflex 2.8 GX':
    'La réflex de dos objetivos de la última época, con fotómetro integrado y Planar 80 mm f/2.8 HFT. Con ella hacía retratos unos cuantos fines de semana al año. Los dos objetivos están limpios, la rueda de enfoque no tiene holgura y el contador de fotogramas se detiene donde debe. Caja original, tapa y correa con las pinzas de cocodrilo. El capuchón del visor tiene una muesca diminuta.',
  'Kodak Retina IIIc folding camera, 50mm f/2':
    'Plegada cabe en el bolsillo del abrigo. La cremallera que arma el obturador, su punto débil de siempre, se ha cambiado. Corren todas las velocidades, aunque 1 segundo dura casi dos. El fotómetro de selenio marca cerca de un paso de menos. El Xenon está limpio, con alguna marca de limpieza. Incluye la funda de cuero, descosida por un lado.',
  'Polaroid Now+ Generation 2, black':
    'La usé en una boda y dos cumpleaños, unos diez paquetes en total. Los rodillos están limpios y la batería aún da para una docena de paquetes por carga. Los cinco filtros están en su funda. De regalo, un paquete i-Type empezado, con cuatro fotos.',
  'Canon EOS 5D Mark III body':
    '84.200 disparos, leídos en un servicio técnico en octubre. La goma de la empuñadura es nueva y está bien pegada. La pantalla tiene alguna raya finísima que no se ve cuando está encendida. Dos baterías, una de ellas original, cargador y correa. Era mi segundo cuerpo en las bodas.',
  'Nikon D850 body':
    'Cámara de paisaje, siempre en trípode: 21.400 disparos. En septiembre se hizo una limpieza húmeda del sensor. Ninguna marca en el cuerpo, salvo algo de brillo en un enganche de la correa. Va con caja, cargador, una EN-EL15a y la pinza para cables. Me he pasado al sistema Z y de la montura F solo me quedo con mi viejo macro.',
  'Nikon D3500 with AF-P 18-55mm VR':
    'Una primera cámara para alguien con ganas de aprender. La compré para un viaje de 2020 que nunca se hizo; el contador marca 3900. El objetivo se recoge y se bloquea como debe. Va con tarjeta de 32 GB, cargador y la caja original con todos sus papeles.',
  'Canon EOS-1D X Mark II body':
    'Nueve temporadas de fútbol a pie de campo. 412.000 disparos; el obturador se cambió a los 290.000, con papeles. Ha perdido pintura alrededor de las conexiones, y la goma de la empuñadura vertical se volvió a pegar una vez. Nunca me falló bajo la lluvia. Dos LP-E19, cargador LC-E19 y una tarjeta CFast de 128 GB.',
  'Pentax K-1 Mark II body':
    'Unos 36.000 disparos. La pantalla abatible está entera y firme, y se encienden todas las lucecitas, las de encima de la montura y la de la ranura de tarjetas. Abajo a la izquierda ha saltado un poco de pintura. Dos baterías y la correa. Me gustaría venderla con mi 77 mm Limited, pero también la vendo sola.',
  'Nikon D700 body':
    'Doce megapíxeles, y a ISO altos sigue siendo un gusto. 138.000 disparos. El flash integrado funciona, la tapa de la tarjeta cierra bien y la goma del pulgar se ha estirado; no la cambié. Una EN-EL3e que aguanta más o menos medio día. Incluye cargador, sin caja.',
  'Sony A7 III body':
    'Alrededor de 47.000 disparos mecánicos; casi siempre uso el obturador silencioso. La goma del ocular es nueva. El dial superior tiene algo de brillo y hay una raya junto a la zapata. Una NP-FZ100 original, tapa de cuerpo y caja. El sensor está limpio a f/16; si quieres, te mando una foto de muestra.',
  'Nikon Z6 II body':
    'La compré nueva en 2022 como segundo cuerpo y casi no ha salido de casa: 9800 disparos. Lleva protector de pantalla desde el primer día. El firmware está al día. Va con una EN-EL15c, el cargador, la correa todavía doblada y una tarjeta CFexpress de 64 GB.',
  'Fujifilm X-T3 body, silver':
    'Unos 31.000 disparos. Los diales hacen clic con firmeza y los bloqueos aguantan. Atrás, la goma del pulgar empieza a despegarse por un borde, algo común en este modelo. Dos baterías NP-W126S, un cargador de otra marca y el flash pequeño que se monta encima. Ahora uso una X-T5.',
  'Fujifilm X-Pro3 body, black':
    'La de la pantalla escondida. El cable plano de la pantalla se cambió en garantía en 2024, así que ese fallo conocido ya no es problema. 14.500 disparos. El visor óptico está limpio, sin polvo detrás del cristal. Caja, media funda y dos baterías.',
  'Olympus OM-D E-M5 Mark II with 14-42mm EZ, silver':
    'Vino conmigo a la costa, por eso hay un poco de corrosión en un enganche de la correa, y en ningún otro sitio. El estabilizador es silencioso y la bisagra de la pantalla está firme. 26.000 disparos. Va con el zoom del kit, el flash orientable, dos BLN-1 y cargador.',
  'Sony a6400 with 16-50mm OSS':
    'Hacía vídeos de producto sobre una mesa, por eso solo tiene 6200 disparos. La pantalla abatible lleva un protector rayado; debajo está perfecta. El zoom del kit sale sin ruidos. En su caja, con batería, adaptador de corriente y cable USB.',
  'Panasonic Lumix S5 body':
    'La usé sobre todo para vídeo: 5100 fotos. La pantalla lateral gira y se pliega como debe, y el conector HDMI no baila. Una jaula le ha quitado algo de pintura por debajo. Va con dos DMW-BLK22, el cargador y la jaula.',
  'Canon EOS R6 body':
    'Unos 90.000 disparos, contando el obturador mecánico y la primera cortinilla electrónica. Revisada por Canon en 2025, con factura. El dial trasero va un poco más suelto que de nueva y la goma brilla ligeramente. Una LP-E6NH, cargador, tapa de cuerpo y correa. Fotografío surf desde la orilla y necesito más alcance que resolución.',
  'Nikon Zf body, black':
    'Comprada en junio de 2024, 7300 disparos. Desde el primer día llevó la pequeña empuñadura adicional (va incluida), así que por delante no tiene marcas. Los diales de latón aún no muestran desgaste. Completa: caja, EN-EL15c, correa y una goma de ocular de repuesto.',
  'Fujifilm GFX 50S II body':
    'Trabajó en un estudio, reproduciendo obras de arte; 11.200 disparos. Tiene dos píxeles muertos, que la cámara corrige sola. Ninguna raya; solo un poco de brillo donde va la placa del trípode. Dos NP-W235, adaptador de corriente y caja. La vendo porque se acabó el contrato con el museo.',
  'Ricoh GR III':
    'Mi cámara de bolsillo de cada día, unos 18.000 disparos. A f/16 no se ve polvo en el sensor, que es lo primero que hay que preguntar con una GR. Perdí el aro frontal y le puse uno azul, que no es de Ricoh. Incluye dos DB-110 y un cargador de pared.',
  'Sony RX100 V':
    'La compacta de una pulgada con visor retráctil, que sigue subiendo como el primer día. El zoom va suave y las laminillas que tapan el objetivo cierran del todo. Le pegué una empuñadura pequeña que se despega con un secador de pelo. Va con batería, cargador USB y correa de muñeca.',
  'Panasonic Lumix FZ1000':
    'Una sola cámara para el zoológico, el teatro y las vacaciones: equivale a un 25-400 mm y tiene un sensor de una pulgada, limpio. La palanca del zoom tiene algo de holgura, pero se detiene donde la sueltas. La lente frontal no tiene marcas: siempre llevó un filtro UV. Va con parasol, tapa, dos baterías y cargador.',
  'Leica Q2, black':
    'Summilux 28 mm integrado, 8700 disparos. Siempre en media funda, así que el cuero sintético y la base están como nuevos; tiene una marca pequeña en el parasol de rosca. El anillo de macro y el de diafragmas van suaves, con clics firmes. Va con caja, todos los papeles y dos BP-SCL4. Llevaré un portátil para que la pruebes.',
  'Canon EF 50mm f/1.8 STM':
    'El cincuenta barato de Canon, en la versión con montura metálica. Me pasé a un zoom y desde entonces está en un cajón. Sin polvo dentro, motor silencioso. Con tapas frontal y trasera, sin parasol.',
  'Canon EF 85mm f/1.8 USM':
    'Con él tomé la mayoría de mis retratos durante diez años. El anillo de enfoque gira de forma uniforme y el motor es rápido y casi mudo. Unas motas de polvo detrás de la lente frontal, que no se ven en las fotos. Pintura gastada en la rosca del filtro. Incluye el parasol ET-65 III.',
  'Canon EF 70-200mm f/2.8L IS II USM':
    'Canon cambió el estabilizador en 2023, y tengo la factura. Nítido a f/2.8 en todo el recorrido; si quieres, te paso archivos de muestra. La pintura blanca tiene marcas en el pie y donde encaja el parasol. Va con parasol, las dos tapas, collar de trípode y funda blanda.',
  'Canon EF 40mm f/2.8 STM':
    'El pancake con el que una cámara grande sí sale de casa. El enfoque electrónico funciona, y las lentes están limpias por delante y por detrás. Siempre llevó un filtro de 52 mm, que va incluido junto con las dos tapas.',
  'Canon EF 100mm f/2.8L Macro IS USM':
    'Lo usé para insectos y para copiar diapositivas. El estabilizador zumba un poco, igual que cuando era nuevo. La lente frontal tiene una raya finísima cerca del borde. Te la enseño bajo una lámpara; en las fotos no se ve. Va con parasol ET-73, tapas y bolsa.',
  'Canon EF 16-35mm f/4L IS USM':
    'Lo usé para interiores, así que ha vivido bajo techo. El anillo de zoom gira de forma uniforme y, frente a una pared de ladrillo a 16 mm, no veo ninguna esquina peor que otra. La goma del anillo de enfoque se ha puesto algo gris. Incluye parasol EW-82, tapas y bolsa.',
  'Nikon AF-S Nikkor 50mm f/1.8G':
    'Lentes limpias, sin holgura en ninguna parte, y la junta de goma de la montura está entera. Lo usé con una D3500 para fotos de familia. Incluye parasol HB-47, tapa frontal LC-58 y tapa trasera. Ahora uso objetivos Z y este ya no sale de la bolsa.',
  'Nikon AF-S Nikkor 500mm f/4G ED VR':
    'Para aves y aviones. El parasol tiene rayas por fuera; el cristal protector frontal, ninguna. El servicio técnico de Nikon revisó el autofoco y el estabilizador en mayo, y el informe va incluido. Va con el maletín CT-504, parasol, portafiltros y un pie de repuesto con cola de milano; el pie original está en el maletín.',
  'Nikon AF-S Nikkor 200-500mm f/5.6E ED VR':
    'Mucho alcance por poco dinero. El anillo de zoom va duro en las focales largas, como en todos, y no se desliza solo. Un poco de polvo detrás del grupo frontal; el bloqueo a 200 funciona. Incluye parasol HB-71 y tapas. Desde que me operaron del hombro pesa demasiado para mí.',
  'Nikon Nikkor 105mm f/2.5 AI-S':
    'El objetivo de retrato con el parasol deslizante integrado. El enfoque va suave, con la resistencia justa; las láminas del diafragma están secas y son rápidas. Lo he mirado a contraluz con una linterna: sin hongos ni velo, dos o tres motas. Los grabados están nítidos. Incluye tapas frontal y trasera.',
  'Asahi SMC Takumar 50mm f/1.4, M42':
    'La versión de siete lentes, con vidrio de torio. Había amarilleado; lo tuve dos semanas bajo una lámpara ultravioleta y vuelve a estar claro. Los clics del diafragma se notan bien y el selector de automático y manual funciona. El aro del filtro tiene una abolladura pequeña; los de 49 mm todavía se enroscan.',
  'Pentax smc FA 77mm f/1.8 Limited, silver':
    'La versión fabricada en Japón, plateada, con el anillo verde. El parasol integrado sale y se queda fuera. Óptica perfecta; el anillo de enfoque tiene el tacto ligero de todos los FA. Tapa original con forro de fieltro, bolsa de cuero y caja. Se vende con mi K-1 Mark II o sin ella.',
  'Sigma 35mm f/1.4 DG HSM Art, Nikon F':
    'El enfoque se ajustó una vez con el dock de Sigma, que te puedo prestar. Nítido desde f/1.4 en la D750 que tenía. El cuerpo tiene roces finos, sobre todo bajo el parasol. Incluye parasol LH730-03, tapas y funda acolchada.',
  'Samyang 12mm f/2.8 ED AS NCS fisheye, Canon EF':
    'Ojo de pez para full frame, de enfoque manual; lo compré para fotografiar cuevas. La lente frontal es muy curva y tiene una marca diminuta en el tratamiento, en el borde inferior. El anillo de diafragmas hace clic cada medio paso. El parasol se quita para limpiarlo. Va con las dos tapas; la frontal es nueva.',
  'Tokina AT-X 116 PRO DX II 11-16mm f/2.8, Canon EF-S':
    'Zoom gran angular para Canon APS-C. Una vez se cayó de un estante: el aro del filtro quedó un poco ovalado y enroscar uno de 77 mm pide paciencia. Sigue nítido en las cuatro esquinas; lo probé después. El anillo de enfoque cambia entre automático y manual como debe, al empujarlo y al tirar de él. Sin parasol.',
  'Zeiss Sonnar 150mm f/4 CF T* for Hasselblad V':
    'La focal clásica de retrato en 6x6. El obturador es exacto hasta 1/8, con un error de un tercio de paso como mucho, y va algo lento a 1 segundo. Sin separación ni velo; los números del diafragma están algo gastados. Incluye tapas frontal y trasera y el parasol redondo de bayoneta 60.',
  'Nikon Nikkor Z 24-70mm f/4 S':
    'El objetivo del kit de mi Z6 II, casi sin usar porque prefiero las focales fijas. El tubo sale sin bailar y se bloquea en la posición de recogido. Sin polvo ni marcas. Incluye parasol HB-85, tapas y paño protector.',
  'Nikon Nikkor Z 14-30mm f/4 S':
    'Admite filtros de 82 mm por delante, por eso lo compré. Tiene dos roces pequeños en el anillo de enfoque; la lente frontal está impecable. Al recogerlo, encaja como debe. Va con parasol HB-86, tapas y la caja original.',
  'Sony FE 85mm f/1.8':
    'Usado solo en interiores, en unas cuarenta sesiones de retrato. Goma limpia, el botón de bloqueo de enfoque funciona, sin polvo dentro. Incluye parasol ALC-SH150, tapas y un filtro protector de 67 mm que nunca le quité.',
  'Sony FE 24-105mm f/4 G OSS':
    'Mi único objetivo en cuatro años de viajes. Si apuntas hacia abajo, el zoom se desliza un poco; los interruptores están firmes. Algo de polvo en el grupo trasero, si lo buscas contra una lámpara. El parasol ALC-SH152 tiene rayas. Incluye tapas y caja.',
  'Tamron 28-75mm f/2.8 Di III VXD G2, Sony E':
    'Zoom estándar luminoso, con puerto USB-C para los ajustes. Comprado en primavera de 2023 y usado una temporada de conciertos. Sin marcas, salvo en el parasol. El firmware está al día. Va con parasol, tapas y el recibo de la tienda de Tacoma.',
  'Sigma 100-400mm f/5-6.3 DG DN OS, L-Mount':
    'Ligero para lo que ofrece. El zoom se maneja girando el anillo o empujando y tirando, y el bloqueo lo sujeta a 100 mm. Lleva puesto el collar de trípode TS-111, que se vende aparte. Muesca pequeña en el borde del parasol. Incluye tapas.',
  'Fujifilm XF 35mm f/1.4 R':
    'Diseño viejo, enfoque ruidoso y una imagen preciosa a plena apertura. El anillo de diafragmas se ha aflojado, aunque sigue haciendo clic en cada tercio de paso. Limpio por dentro. Incluye el parasol cuadrado de metal; la tapa de goma del parasol se perdió, como siempre. En su lugar lleva una tapa normal de 52 mm.',
  'Fujifilm XF 18-55mm f/2.8-4 R LM OIS':
    'Venía con mi X-T3 y es mejor de lo que suelen ser los objetivos de kit. El anillo de zoom gira de forma uniforme, el estabilizador funciona y hay roces leves en el tubo que sale. De polvo, casi nada. Incluye parasol y las dos tapas.',
  'Fujifilm XF 27mm f/2.8 R WR':
    'La segunda versión, con anillo de diafragmas y sellado. Mide menos de 25 mm de largo, así que la cámara cabe en la chaqueta. Ninguna queja: sin polvo, sin marcas, anillo firme con bloqueo en A. Incluye el pequeño parasol abombado, las tapas y la caja.',
  'Olympus M.Zuiko Digital ED 60mm f/2.8 Macro':
    'Escala 1:1 en Micro Cuatro Tercios. El limitador de enfoque hace clic en todas las posiciones y la ventana de la escala no tiene rayas. Lo usé para fotografiar setas, así que se mojó, pero siempre lo sequé; está sellado y por dentro sigue limpio. Incluye el parasol deslizante LH-49, que normalmente se vende aparte.',
  'Panasonic Lumix G 20mm f/1.7 II ASPH':
    'Pequeño, nítido y lento al enfocar: ya lo conoces. El barril metálico tiene una raya leve; las lentes, impecables. Funciona igual en Olympus que en Panasonic. Incluye tapas frontal y trasera.',
  'Leica Summicron-M 35mm f/2 ASPH, black (11673)':
    'La versión de 2016, con el parasol metálico de rosca. Codificación de 6 bits, lengüeta de enfoque suave y clics del diafragma uniformes. Una marca de limpieza en el tratamiento de la lente frontal, que solo se ve de lado. Va con caja, bolsa de cuero, tapa y tapa del parasol. Yo me quedo con un 50 y un 28.',
  'Voigtländer Nokton Classic 40mm f/1.4, VM':
    'La versión con revestimiento multicapa. Tiene la lengüeta de enfoque curva y un recorrido corto. Algo de latón a la vista en el anillo de diafragmas; por lo demás, limpio, y en mi Zeiss Ikon el telémetro enfoca donde debe. Sin parasol. La tapa es a presión, de otra marca.',
  'Manfrotto MT055XPRO3 aluminum tripod':
    'Solo las patas, de tres secciones, con la columna central que se pone en horizontal. Todos los cierres de palanca están apretados y aguantan. Una de las puntas de goma no es la original, pero se parece. Las secciones de abajo tienen rayas de las piedras. Sin rótula.',
  'Gitzo GT2542 Mountaineer carbon tripod':
    'Serie 2, cuatro secciones, alrededor de 1,6 kg. El verano pasado se desmontaron, limpiaron y engrasaron los cierres de rosca. Aguanta sin quejarse una D850 con un 70-200. En la caja va también la columna corta. Lo vendo porque quiero la versión sin columna central.',
  'Sirui P-326 carbon monopod':
    'Seis secciones; plegado mide unos 38 cm y cabe en una mochila pequeña. La correa de muñeca está deshilachada, pero aguanta. Incluye la punta metálica y la de goma. Lo usé a pie de campo, en partidos de fútbol, con una 1D.',
  'Arca-Swiss Monoball Z1 ball head':
    'La versión con mordaza de tornillo y base panorámica. Una vez, con mucho frío, se quedó bloqueada y se liberó al aflojarla; es algo sabido en esta rótula. La bola está limpia y se mueve sin saltos. Le falta pintura en dos puntos. Va con una placa para un cuerpo Pentax.',
  'Billingham Hadley Pro, khaki and tan':
    'La lona se ha aclarado por igual, las correas de cuero están flexibles y todas las costuras aguantan. El interior acolchado se puede sacar. Durante años llevó dos cuerpos y tres objetivos pequeños. En el bolsillo trasero hay una mancha de tinta. Incluye la hombrera SP40.',
  'Domke F-2 canvas bag, black':
    'Catorce años de trabajo en un periódico la han dejado suave. Uno de los ganchos está recosido y la goma de la correa se ha gastado hasta quedar lisa. Los cuatro compartimentos del interior están completos. Se lavó una vez, no huele.',
  'Peak Design Everyday Backpack 20L V2, charcoal':
    'La segunda versión, con cremalleras más resistentes. Va con todos los separadores, el cinturón lumbar y las correas exteriores, sin estrenar en su bolsa. Solo fue de casa a la oficina y vuelta. Donde roza con el abrigo han salido unas bolitas.',
  'Pelican 1510 case with padded dividers':
    'Maleta rígida de cabina, con unos treinta vuelos. Rayada por todas partes y todavía hermética: este año se cambiaron la junta y la válvula de presión. Las ruedas ruedan y el asa se bloquea. Los separadores son los amarillos, con la espuma de la tapa.',
  'Peak Design Slide strap, black':
    'Con cuatro anclajes V4 y la placa de base con su llave. El tejido ya está suave; los ajustes de aluminio han perdido algo de negro. Tengo una correa por cámara y una cámara menos.',
  'B+W 77mm Käsemann circular polarizer, XS-Pro':
    'Montura fina de latón, gira con suavidad y no se atasca. Ninguna raya por ningún lado, ni siquiera bajo una lámpara. En su caja de plástico, con el papel. Mi zoom gran angular lleva ahora filtros de 82 mm.',
  'Lee Filters Big Stopper, 100 x 100mm':
    'Diez pasos, de vidrio, con la junta de espuma trasera todavía completa. Una raya corta cerca de una esquina, que queda fuera de la foto con cualquier focal de más de 20 mm. En su caja metálica, con la tabla de exposiciones.',
  'Nikon FTZ II mount adapter':
    'Para usar objetivos de montura F en cuerpos Z, con autofoco si son AF-S, AF-P o AF-I. Es la versión sin pie de trípode, así que debajo cabe una empuñadura. Sin desgaste en ninguna de las dos monturas. Va con las tapas BF-N1 y LF-N1 y la caja.',
  'Nikon SB-910 Speedlight':
    'Con unas Eneloop recién cargadas, vuelve a plena potencia en unos tres segundos. El zoom del cabezal se mueve y el pie está recto. La lente Fresnel ha amarilleado un poco, cosas de la edad. Va con soporte, difusor, los dos filtros rígidos y funda blanda.',
  'Godox V1-S round-head flash for Sony':
    'Cabezal redondo, batería de litio y radio integrada. La batería todavía da unos 400 destellos a plena potencia. El pie tiene roces del uso. Incluye la cúpula y la rejilla magnéticas del juego AK-R1.',
  'Canon Speedlite 430EX III-RT':
    'Tamaño cómodo para rebotar el flash. La semana pasada probé la radio y el esclavo óptico con un transmisor prestado, y funcionan los dos. Incluye el filtro de color SCF-E3, el adaptador de rebote y el soporte pequeño. Un adhesivo dejó marca en un lado.',
  'Two Nikon EN-EL15c batteries and MH-25a charger':
    'Las dos son originales y marcan edad 0 en el menú de información de la batería de mi Z6 II. Venían con dos cámaras; compré una empuñadura y ahora me sobran. El cargador va con el enchufe de pared y el cable largo.',
  'Sony BC-QZ1 charger with two NP-FZ100 batteries':
    'Todo original de Sony. Una batería es de 2021 y la otra de 2023; la más vieja dura quizá un diez por ciento menos. El cargador tarda unas dos horas y media en llenar una. La cámara a la que pertenecían ya la vendí.',
  'Sekonic L-308X-U Flashmate light meter':
    'Luz ambiente y flash, incidente y reflejada. Coincide con mi fotómetro puntual hasta la décima de paso. Usa una sola pila AA. Va con su funda blanda, la tapita de la toma de sincronización y el cordón. Lo compré para la Rolleiflex, que ya tiene fotómetro propio.',
  'Gossen Digisix 2 light meter':
    'Un fotómetro diminuto con un dial de verdad, que se coloca en la zapata de una cámara antigua. La pantalla conserva todo su contraste y la pila CR2032 es nueva. El aro del dial tiene unas rayas leves por arriba. Incluye el soporte para la zapata y el cordón.',
  'ProGrade Digital CFexpress Type B and SD dual-slot reader':
    'Lector USB 3.2 Gen 2, lee las dos tarjetas a la vez. La placa magnética para la tapa del portátil está sin usar. Incluye los dos cables, de C a C y de C a A. Mi portátil nuevo ya trae ranura SD.',
  'Canon TC-80N3 timer remote':
    'Para cuerpos con conector N3, como los de las series 5D y 1D. Intervalos, larga exposición y retardo funcionan, y la pantalla se ilumina. Pila CR2032 nueva. El forro del cable tiene un pequeño doblez cerca del conector, sin hilos a la vista.',
};
