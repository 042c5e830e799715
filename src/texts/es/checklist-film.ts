import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';
import { body, builtInLens, service, smell } from './checklist-shared.ts';

export const filmWords: Translation<ListWords> = {
  build: {
    ask: '¿Qué tipo de cámara es?',
    how: 'De eso dependen las preguntas.',
    answers: {
      slr: 'Réflex de 35 mm',
      rangefinder: 'Telemétrica de objetivo intercambiable',
      compact: 'Compacta con autofoco',
      fixed: 'Manual con objetivo integrado',
      tlr: 'Réflex de dos objetivos (TLR)',
      medium: 'Réflex de formato medio',
      folding: 'De fuelle',
      instant: 'Instantánea',
      other: 'Otro tipo de cámara analógica',
    },
  },
  advance: {
    ask: '¿Funcionan el arrastre y el disparador?',
    how: 'Acciona el arrastre y dispara diez veces. Muchas compactas solo lo hacen con película: usa una vieja. Escucha si chirría.',
    answers: {
      smooth: 'Arrastre suave, dispara siempre',
      rough: 'Arrastre áspero o con chirridos, pero dispara siempre',
      fails: 'Falla el arrastre o el disparador',
    },
  },
  slowSpeeds: {
    ask: '¿Están bien las velocidades lentas?',
    how: 'Escucha a 1 s y a 1/8 s: el obturador debe completar el recorrido sin atascarse.',
    answers: {
      right: 'Las velocidades lentas suenan bien',
      none: 'Sin velocidades lentas',
      slow: 'Las velocidades lentas duran demasiado',
      stuck: 'Las velocidades lentas se atascan',
    },
  },
  fastSpeeds: {
    ask: '¿Son uniformes las velocidades rápidas?',
    how: 'Con la tapa trasera abierta frente a una pared clara, dispara a la velocidad más rápida: todo el fotograma debe iluminarse por igual.',
    answers: {
      even: 'Velocidades rápidas uniformes en todo el fotograma',
      none: 'El obturador no se ve desde atrás',
      capped: 'A velocidades rápidas, parte del fotograma queda oscura',
    },
  },
  shutter: {
    ask: '¿Es estanco a la luz el obturador?',
    how: 'Abre la tapa trasera, apunta la abertura del objetivo a una lámpara y busca puntos de luz.',
    photo: 'Las cortinillas o láminas, desde atrás.',
    answers: {
      tight: 'Obturador estanco a la luz',
      marked: 'Obturador con marcas, pero estanco',
      holes: 'El obturador deja pasar luz',
    },
  },
  meter: {
    ask: '¿Coincide el fotómetro con otro?',
    how: 'Compara con un teléfono a la sombra y al sol. Una pila de 1,5 V engaña a las cámaras hechas para pilas de mercurio de 1,35 V.',
    answers: {
      right: 'Fotómetro preciso, con ⅔ de paso de margen',
      none: 'Sin fotómetro, o uno sin indicador',
      slight: 'El fotómetro se desvía hasta un paso',
      off: 'El fotómetro se desvía más de un paso',
      dead: 'El fotómetro no reacciona',
    },
  },
  electronics: {
    ask: '¿Funciona la electrónica?',
    how: 'Pon una pila nueva. Mira cada LED y cada segmento del LCD. En una compacta, limpia los contactos DX y tapa la célula: el obturador debe ir más lento.',
    photo: 'El LCD.',
    answers: {
      work: 'Funcionan la electrónica y las pantallas',
      none: 'Sin electrónica',
      bleeding: 'LCD con manchas, pero legible',
      faded: 'LCD o LED ilegibles en parte',
      dead: 'La electrónica no funciona',
    },
  },
  timer: {
    ask: '¿Funciona el autodisparador?',
    how: 'Déjalo correr. Nunca fuerces uno atascado.',
    answers: {
      works: 'El autodisparador funciona',
      none: 'Sin autodisparador',
      sticks: 'El autodisparador se atasca o no funciona',
    },
  },
  film: {
    ask: '¿Se ha probado con película?',
    how: 'Mira si en las fotos hay entradas de luz o fotogramas superpuestos.',
    photo: 'Un fotograma en el que se vea el defecto.',
    answers: {
      fine: 'Probada con película, fotos correctas',
      none: 'Sin probar con película',
      spacing: 'Separación irregular entre fotogramas',
      faults: 'Entradas de luz o fotogramas superpuestos',
    },
  },
  counter: {
    ask: '¿Funciona el contador de fotogramas?',
    how: 'Acciona el arrastre con la tapa trasera cerrada y ábrela: el contador debe contar y volver a cero.',
    answers: {
      works: 'El contador de fotogramas funciona',
      none: 'Sin contador de fotogramas',
      fails: 'El contador no cuenta o no vuelve a cero',
    },
  },
  finder: {
    ask: '¿Se ve limpio el visor?',
    how: 'Mira al cielo. Manchas o líneas oscuras indican que el prisma pierde el plateado.',
    photo: 'La imagen a través del visor.',
    answers: {
      clear: 'Visor limpio',
      none: 'Sin visor',
      dust: 'Polvo en el visor',
      hazy: 'Visor con velo',
      desilvered: 'El prisma o el espejo del visor pierde el plateado',
    },
  },
  mirror: {
    ask: '¿Están bien el espejo y la pantalla de enfoque?',
    how: 'Dispara y mira si el espejo vuelve. Mira su superficie, su espuma y la pantalla de enfoque.',
    photo: 'El espejo y la espuma de encima.',
    answers: {
      clean: 'Espejo y pantalla de enfoque limpios',
      none: 'Sin espejo',
      foam: 'Espuma del espejo gastada o mucho polvo en la pantalla de enfoque',
      marked: 'Espejo o pantalla de enfoque con rayas',
      sticks: 'El espejo se atasca',
    },
  },
  seals: {
    ask: '¿Cómo están las espumas?',
    how: 'Toca con cuidado la espuma a lo largo de la tapa trasera.',
    photo: 'La ranura de la tapa trasera.',
    answers: {
      fresh: 'Espumas en buen estado',
      none: 'Sin espumas',
      worn: 'Espumas gastadas',
      crumbling: 'Las espumas se deshacen',
    },
  },
  back: {
    ask: '¿Cierra la tapa trasera?',
    how: 'Ciérrala y presiona a lo largo de los bordes.',
    answers: {
      closes: 'La tapa trasera cierra bien',
      worn: 'Tapa trasera gastada, pero cierra bien',
      broken: 'La tapa trasera no queda cerrada',
    },
  },
  magazines: {
    ask: '¿Están bien los chasis de película?',
    how: 'Mira cada chasis o cargador: encaja, arrastra la película y tiene su corredera y su espuma.',
    photo: 'La trampa de luz, sin la corredera.',
    answers: {
      fine: 'Chasis, cargadores y correderas en buen estado',
      none: 'Se vende sin chasis ni cargador',
      worn: 'Espumas del chasis gastadas',
      faulty: 'A un chasis le entra luz o le falta una pieza',
    },
  },
  bellows: {
    ask: '¿Es estanco a la luz el fuelle?',
    how: 'Extiéndelo e ilumínalo desde dentro con una linterna, a oscuras.',
    photo: 'El fuelle, extendido.',
    answers: {
      tight: 'Fuelle estanco a la luz',
      none: 'Sin fuelle',
      worn: 'Fuelle gastado, pero estanco',
      holes: 'El fuelle tiene agujeros',
    },
  },
  chamber: {
    ask: '¿Está limpio el compartimento de las pilas?',
    how: 'Ábrelo y busca costras verdes o blancas.',
    photo: 'El compartimento abierto.',
    answers: {
      clean: 'Compartimento de las pilas limpio',
      none: 'Sin compartimento de pilas',
      traces: 'Restos de corrosión, pero los contactos funcionan',
      corroded: 'Compartimento de las pilas corroído',
    },
  },
  rewind: {
    ask: '¿Rebobina?',
    how: 'Rebobina una película vieja con el motor, o pulsa el botón y gira la manivela.',
    answers: {
      rewinds: 'Rebobina la película',
      none: 'La película no se rebobina',
      rough: 'Rebobina, pero áspero o lento',
      fails: 'No rebobina',
    },
  },
  eject: {
    ask: '¿Expulsa la foto?',
    how: 'Haz una foto o usa un cartucho viejo: el motor debe sacar cada hoja.',
    answers: {
      ejects: 'Expulsa las fotos',
      none: 'Las fotos se sacan a mano',
      slow: 'Las expulsa despacio o con ruido',
      fails: 'No expulsa las fotos',
    },
  },
  rollers: {
    ask: '¿Están limpios los rodillos?',
    how: 'Míralos entre dos cartuchos. La química seca deja manchas en cada foto.',
    photo: 'Los rodillos.',
    answers: {
      clean: 'Rodillos limpios',
      dirty: 'Rodillos sucios, se pueden limpiar',
      damaged: 'Rodillos con mellas o rayas',
    },
  },
  cocking: {
    ask: '¿El arrastre arma también el objetivo?',
    how: 'Arma, dispara, quita y pon el objetivo, también con el espejo levantado. Nada debe bloquearse.',
    answers: {
      smooth: 'Arma cámara y objetivo con suavidad',
      none: 'No arma el objetivo',
      rough: 'Áspero, pero nunca se bloquea',
      jams: 'Se bloquea',
    },
  },
  flash: {
    ask: '¿Dispara el flash?',
    how: 'Carga el integrado y dispáralo. Pon otro y dispara a la velocidad de sincronización con la tapa trasera abierta.',
    answers: {
      fires: 'El flash sincroniza',
      none: 'Sin flash ni contacto',
      fails: 'El flash no carga o no sincroniza',
    },
  },
  doors: {
    ask: '¿Cierra la tapa de la pila?',
    how: 'Ciérrala y agita la cámara con cuidado. Es frecuente que esté agrietada.',
    photo: 'La tapa y su pestillo.',
    answers: {
      close: 'La tapa de la pila cierra',
      none: 'Sin tapa de pila',
      worn: 'Tapa de la pila gastada, pero queda cerrada',
      broken: 'Tapa de la pila o pestillo rotos',
    },
  },
  ...builtInLens,
  ...body,
  service,
  smell,
};
