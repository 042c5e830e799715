import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { glass, service, smell } from './checklist-shared.ts';

export const lensWords: Translation<ListWords> = {
  build: {
    ask: '¿Qué tipo de objetivo es?',
    how: 'De eso dependen las preguntas.',
    answers: {
      zoom: 'Zoom con autofoco',
      prime: 'Focal fija con autofoco',
      manualZoom: 'Zoom de enfoque manual',
      manual: 'Focal fija de enfoque manual',
      leaf: 'Objetivo con obturador propio',
    },
  },
  ...glass,
  separation: {
    ask: '¿Hay separación entre lentes pegadas?',
    how: 'Busca irisaciones o burbujas, sobre todo en el borde.',
    photo: 'Las irisaciones en el borde.',
    answers: {
      none: 'Sin separación de lentes',
      rim: 'Separación en el borde',
      spread: 'Separación por toda la lente',
    },
  },
  coating: {
    ask: '¿Está intacto el tratamiento de las lentes?',
    how: 'Mira el reflejo de una lámpara en las lentes frontal y trasera: el color debe ser uniforme.',
    photo: 'El reflejo.',
    answers: {
      intact: 'Tratamiento intacto',
      none: 'Lentes sin tratamiento',
      worn: 'Marcas o zonas gastadas en el tratamiento',
      peeling: 'Tratamiento levantado o perdido',
    },
  },
  yellowing: {
    ask: '¿Han amarilleado las lentes?',
    how: 'Pon el objetivo sobre papel blanco. Las lentes con torio de los años 60 y 70 amarillean; el sol suele aclararlas.',
    photo: 'El objetivo sobre papel blanco.',
    answers: {
      none: 'Lentes sin amarillear',
      slight: 'Lentes algo amarillentas',
      strong: 'Lentes claramente amarillentas',
    },
  },
  flaking: {
    ask: '¿Se desprende la pintura negra del interior?',
    how: 'Busca puntos blancos en los bordes de las lentes (Schneideritis) y escamas sueltas.',
    photo: 'Los puntos o las escamas.',
    answers: {
      none: 'Sin pintura desprendida en el interior',
      dots: 'Puntos blancos en los bordes de las lentes',
      flakes: 'Escamas de pintura sobre las lentes',
    },
  },
  dust: {
    ask: '¿Cuánto polvo hay dentro?',
    how: 'Ilumina desde atrás con una linterna. Todos los objetivos usados tienen algo.',
    answers: {
      little: 'Casi sin polvo',
      some: 'Algo de polvo dentro',
      much: 'Mucho polvo dentro',
    },
  },
  leaf: {
    ask: '¿Funciona el obturador del objetivo?',
    how: 'Dispara a 1 s, 1/8 s y 1/500 s, y escucha.',
    answers: {
      right: 'El obturador central suena bien',
      none: 'Sin obturador propio',
      slow: 'Las velocidades lentas del obturador central duran demasiado',
      stuck: 'El obturador central se atasca',
    },
  },
  focus: {
    ask: '¿Funciona el anillo de enfoque?',
    how: 'Gíralo de un extremo a otro. El tacto debe ser igual en todo el recorrido. Un anillo electrónico gira sin fin: en una cámara, la imagen debe seguirlo.',
    answers: {
      smooth: 'El anillo gira con suavidad y mueve el enfoque',
      none: 'Sin anillo de enfoque',
      uneven: 'Anillo de enfoque irregular o con holgura',
      stiff: 'Anillo de enfoque duro',
      stuck: 'Anillo de enfoque atascado o sin efecto',
    },
  },
  zoom: {
    ask: '¿Gira el anillo de zoom?',
    how: 'Gíralo de un extremo a otro y apunta el objetivo hacia abajo. El zoom debe quedarse quieto.',
    answers: {
      smooth: 'El zoom gira con suavidad',
      none: 'Focal fija',
      creeps: 'El zoom se desliza solo o es irregular',
      stiff: 'Zoom duro',
      stuck: 'Zoom atascado',
    },
  },
  autofocus: {
    ask: '¿Enfoca bien el autofoco?',
    how: 'En una cámara, pulsa a medias el disparador y enfoca algo cercano y después algo lejano, en ambos extremos del zoom. Escucha el motor.',
    answers: {
      sure: 'Autofoco rápido y seguro',
      none: 'Sin autofoco',
      loud: 'Autofoco lento o ruidoso',
      fails: 'El autofoco falla, siempre o a veces',
    },
  },
  stabilizer: {
    ask: '¿Funciona el estabilizador?',
    how: 'Pulsa a medias el disparador en la focal más larga: la imagen del visor se queda quieta. O compara fotos a 1/8 s con y sin él.',
    answers: {
      works: 'El estabilizador funciona',
      none: 'Sin estabilizador',
      loud: 'Estabilizador ruidoso o que da un salto al arrancar',
      fails: 'El estabilizador no funciona',
    },
  },
  sharp: {
    ask: '¿Es el objetivo igual de nítido en todas las esquinas?',
    how: 'Fotografía de frente una pared de ladrillo, a plena apertura. Compara las cuatro esquinas.',
    photo: 'La peor esquina, ampliada.',
    answers: {
      even: 'Igual de nítido en todas las esquinas',
      slight: 'Un lado algo más blando a plena apertura',
      soft: 'Un lado claramente blando (descentrado)',
    },
  },
  lensMount: {
    ask: '¿Queda firme el objetivo en una cámara?',
    how: 'Gíralo con cuidado. No debe tener holgura. La cámara debe mostrar su apertura.',
    photo: 'La montura, desde atrás.',
    answers: {
      tight: 'Montura firme, contactos correctos',
      brassed: 'Montura gastada pero firme',
      loose: 'Montura con holgura o doblada',
      contacts: 'Fallan los contactos: la cámara no lo reconoce',
    },
  },
  altered: {
    ask: '¿Se ha modificado la montura o el anillo de diafragmas?',
    how: 'Por ejemplo, convertido a AI, con otra montura o sin clics.',
    photo: 'La parte modificada.',
    answers: {
      none: 'Montura y anillo de diafragmas originales',
      clean: 'Bien modificado, funciona como debe',
      rough: 'Limado o con piezas que faltan',
    },
  },
  thread: {
    ask: '¿Se puede enroscar un filtro?',
    how: 'Enrosca uno y quítalo.',
    answers: {
      clean: 'Rosca de filtro limpia',
      none: 'Sin rosca de filtro',
      marked: 'Rosca de filtro con marcas, pero utilizable',
      bent: 'Rosca de filtro doblada',
    },
  },
  rubber: {
    ask: '¿Están bien las gomas de los anillos?',
    how: 'Mira si están flojas o tienen un polvillo blanco.',
    photo: 'La goma.',
    answers: {
      firm: 'Gomas firmes y limpias',
      none: 'Sin gomas',
      loose: 'Gomas flojas o blanquecinas',
      missing: 'Gomas rotas o que faltan',
    },
  },
  parts: {
    ask: '¿Están bien el parasol, el collar de trípode y los interruptores?',
    how: 'Desliza el parasol integrado, bloquea el collar de trípode y mueve cada interruptor.',
    answers: {
      fine: 'Parasol integrado, collar e interruptores bien',
      none: 'Sin ninguna de estas partes',
      worn: 'Parasol, collar o un interruptor con holgura',
      missing: 'Falta o está roto el parasol, el pie del collar o un interruptor',
    },
  },
  barrel: {
    ask: '¿Cuánto desgaste tiene el cuerpo del objetivo?',
    how: 'Gíralo bajo una lámpara y mira sus anillos y marcas.',
    photo: 'Un primer plano de la marca.',
    answers: {
      clean: 'Cuerpo casi sin señales de uso',
      worn: 'Cuerpo gastado',
      dented: 'Cuerpo abollado, agrietado o con mucho latón a la vista',
    },
  },
  stopping: {
    ask: '¿Se cierra el diafragma en una cámara?',
    how: 'Haz una foto a f/16 y otra a plena apertura, en ambos extremos del zoom: igual de claras y sin errores.',
    answers: {
      works: 'El diafragma se cierra en una cámara',
      none: 'La cámara no controla el diafragma',
      errors: 'Fotos demasiado claras a f/16, o la cámara muestra un error',
    },
  },
  infinity: {
    ask: '¿Enfoca a infinito?',
    how: 'Enfoca a mano un borde muy lejano. Los objetivos adaptados o desmontados a menudo no llegan. Los de autofoco y los teles pueden pasar de infinito.',
    answers: {
      sharp: 'Nítido a infinito',
      none: 'Hecho solo para primeros planos o fuelle',
      past: 'Marca de infinito desviada, pero nítido a infinito',
      short: 'No llega a infinito',
    },
  },
  coupling: {
    ask: '¿Coincide el telémetro con el objetivo?',
    how: 'En una telemétrica bien ajustada, enfoca a plena apertura una regla a 1 m y compara.',
    answers: {
      agrees: 'Coincide con el telémetro, de cerca y de lejos',
      none: 'Sin acoplar al telémetro',
      slight: 'Enfoque algo desviado de cerca o de lejos',
      off: 'Enfoque muy desviado, hay que ajustarlo',
    },
  },
  front: {
    ask: '¿Hay rayas en la lente frontal?',
    how: 'Empáñala con el aliento y gírala bajo una lámpara.',
    photo: 'La raya, con luz lateral.',
    answers: {
      none: 'Sin rayas en la lente frontal',
      fine: 'Marcas finas de limpieza en la lente frontal',
      deep: 'Rayas profundas o mellas en la lente frontal',
    },
  },
  rear: {
    ask: '¿Hay rayas en la lente trasera?',
    how: 'Empáñala con el aliento y gírala bajo una lámpara. Una marca detrás se ve antes en las fotos que una delante.',
    photo: 'La raya, con luz lateral.',
    answers: {
      none: 'Sin rayas en la lente trasera',
      faint: 'Una marca leve en la lente trasera',
      marked: 'Rayas o mellas en la lente trasera',
    },
  },
  service,
  smell,
};
