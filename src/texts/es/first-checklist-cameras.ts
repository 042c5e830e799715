import type { PointWords } from '#src/texts/checklist-shared.ts';

const knocks: PointWords = {
  ask: '¿Hay golpes o abolladuras?',
  how: 'Mira los bordes, las esquinas y la base.',
  photo: 'Un primer plano de la marca, con luz lateral.',
  answers: { none: 'Sin golpes ni abolladuras', small: 'Marcas pequeñas', dents: 'Abolladuras o grietas' },
};
export const repairs: PointWords = {
  ask: '¿Se ha desmontado o reparado?',
  how: 'Busca cabezas de tornillo marcadas o recubrimiento levantado.',
  answers: {
    none: 'Nunca desmontado, que se sepa',
    workshop: 'Reparado en un taller',
    own: 'Desmontado, pero no en un taller',
  },
};
export const sitsTight = {
  how: 'Gira el objetivo con cuidado. No debe tener holgura.',
  photo: 'La montura, de frente.',
};

export const filmWords: Record<string, PointWords> = {
  advance: {
    ask: '¿Funcionan el avance y el disparador?',
    how: 'Acciona la palanca de avance y dispara diez veces sin película.',
    answers: {
      smooth: 'Avance suave, dispara siempre',
      rough: 'Avance áspero, dispara siempre',
      fails: 'Fallan el avance o el disparador',
    },
  },
  slowSpeeds: {
    ask: '¿Están bien las velocidades lentas?',
    how: 'Escucha a 1 s y a 1/8 s: el obturador debe correr sin atascarse.',
    answers: {
      right: 'Las velocidades lentas suenan bien',
      none: 'Sin velocidades lentas',
      slow: 'Las velocidades lentas duran demasiado',
      stuck: 'Las velocidades lentas se atascan',
    },
  },
  shutter: {
    ask: '¿Es estanco a la luz el obturador?',
    how: 'Abre el respaldo, pon la cámara contra una luz y busca puntos de luz.',
    photo: 'Las cortinillas, desde atrás.',
    answers: {
      tight: 'Obturador estanco a la luz',
      marked: 'Cortinillas con marcas, pero estancas',
      holes: 'El obturador deja pasar luz',
    },
  },
  seals: {
    ask: '¿Cómo están los sellos de luz o espumas?',
    how: 'Toca con cuidado la espuma a lo largo del respaldo.',
    photo: 'La ranura del respaldo.',
    answers: {
      fresh: 'Sellos de luz en buen estado',
      none: 'Sin sellos de espuma',
      worn: 'Sellos de luz gastados',
      crumbling: 'Los sellos de luz se deshacen',
    },
  },
  meter: {
    ask: '¿Coincide el fotómetro con otro?',
    how: 'Compara con un teléfono a la sombra y al sol.',
    answers: {
      right: 'Fotómetro preciso, con un paso de margen',
      none: 'Sin fotómetro',
      off: 'El fotómetro se desvía más de un paso',
      dead: 'El fotómetro no funciona',
    },
  },
  filmFinder: {
    ask: '¿Se ven limpios el visor y el parche del telémetro?',
    how: 'Mira al cielo. Las dos imágenes del parche de un telémetro deben coincidir a infinito.',
    photo: 'La imagen a través del visor.',
    answers: {
      clear: 'Visor y parche limpios',
      dust: 'Polvo en el visor, parche ajustado',
      faulty: 'Visor con velo, o parche tenue o desajustado',
    },
  },
  back: {
    ask: '¿Cierra el respaldo?',
    how: 'Ciérralo y presiona a lo largo de los bordes.',
    answers: {
      closes: 'El respaldo cierra bien',
      worn: 'Respaldo gastado, pero cierra',
      broken: 'El respaldo no queda cerrado',
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
  knocks,
  repairs,
};

export const digitalWords: Record<string, PointWords> = {
  pictures: {
    ask: '¿Toma fotos?',
    how: 'Toma una en cada modo, a una velocidad lenta y a una rápida.',
    answers: {
      all: 'Toma fotos en todos los modos',
      some: 'A veces no toma fotos',
      none: 'No toma fotos',
    },
  },
  sensor: {
    ask: '¿Está limpio el sensor?',
    how: 'Fotografía una pared clara y uniforme, desenfocada, a f/16, y mírala ampliada.',
    photo: 'Esa foto de la pared, en la pantalla.',
    answers: {
      clean: 'Sensor limpio a f/16',
      specks: 'Motas de polvo a f/16',
      marked: 'Rayas, líneas o píxeles muertos',
    },
  },
  curtains: {
    ask: '¿Están intactas las cortinillas del obturador?',
    how: 'Quita el objetivo y míralas. No las toques.',
    photo: 'Las cortinillas cerradas, de frente.',
    answers: {
      flat: 'Cortinillas planas y limpias',
      none: 'Sin obturador mecánico',
      marked: 'Cortinillas con marcas, exposición uniforme',
      uneven: 'Cortinillas dañadas o exposición irregular',
    },
  },
  mirror: {
    ask: '¿Están limpios el espejo y la pantalla de enfoque?',
    how: 'Mira por la montura con una linterna.',
    answers: {
      clean: 'Espejo y pantalla de enfoque limpios',
      none: 'Sin espejo',
      dust: 'Polvo en el espejo o la pantalla de enfoque',
      marked: 'Espejo o pantalla de enfoque con rayas',
    },
  },
  finder: {
    ask: '¿Se ve limpio el visor?',
    how: 'Apunta al cielo y mira todas las esquinas.',
    photo: 'La imagen a través del visor.',
    answers: {
      clear: 'Visor limpio',
      none: 'Sin visor',
      dust: 'Polvo en el visor',
      faulty: 'Visor con velo, rayas o defectos',
    },
  },
  display: {
    ask: '¿Está intacta la pantalla?',
    how: 'Mírala apagada y después con una imagen blanca y una negra.',
    photo: 'La pantalla, con luz lateral.',
    answers: {
      clear: 'Pantalla sin marcas',
      none: 'Sin pantalla',
      scratched: 'Pantalla rayada pero legible',
      faulty: 'Pantalla agrietada, descolorida o defectuosa',
    },
  },
  mount: {
    ...sitsTight,
    ask: '¿Está firme la montura?',
    answers: {
      tight: 'Montura firme',
      fixed: 'Objetivo integrado',
      brassed: 'Montura gastada pero firme',
      loose: 'Montura con holgura, o fallan los contactos',
    },
  },
  batteryDoor: {
    ask: '¿Cierra la tapa de la batería?',
    how: 'Ciérrala y agita la cámara con cuidado. Debe seguir cerrada.',
    photo: 'La tapa y su pestillo.',
    answers: {
      closes: 'La tapa de la batería cierra',
      worn: 'Tapa de la batería gastada, pero sujeta',
      broken: 'Tapa de la batería rota',
    },
  },
  cardDoor: {
    ask: '¿Cierra la tapa de la tarjeta?',
    how: 'Ábrela y ciérrala, y mete una tarjeta.',
    answers: {
      closes: 'La tapa de la tarjeta cierra',
      worn: 'Tapa de la tarjeta gastada, pero sujeta',
      broken: 'Tapa de la tarjeta rota',
    },
  },
  buttons: {
    ask: '¿Funcionan todos los botones y diales?',
    how: 'Pulsa o gira cada uno y comprueba que algo cambia.',
    answers: {
      all: 'Todos los botones y diales funcionan',
      stiff: 'Algunos botones o diales están duros o gastados',
      fail: 'Algunos botones o diales no hacen nada',
    },
  },
  hotShoe: {
    ask: '¿Dispara un flash la zapata?',
    how: 'Pon un flash: debe quedar firme y disparar.',
    answers: {
      works: 'La zapata dispara un flash',
      none: 'Sin zapata',
      worn: 'Zapata gastada, pero dispara',
      fails: 'Zapata suelta o que no funciona',
    },
  },
  grips: {
    ask: '¿Están firmes las gomas y el recubrimiento?',
    how: 'Pasa el dedo por los bordes.',
    photo: 'El borde que se levanta.',
    answers: {
      tight: 'Gomas y recubrimiento firmes',
      lifting: 'Gomas pegajosas o levantadas',
      missing: 'Gomas rotas o que faltan',
    },
  },
  battery: {
    ask: '¿Está hinchada la batería?',
    how: 'Ponla sobre una mesa. Si se balancea, está hinchada y es peligrosa.',
    answers: {
      flat: 'Batería sin hinchar, mantiene la carga',
      none: 'Se vende sin batería',
      weak: 'Batería sin hinchar, pero débil',
      swollen: 'Batería hinchada',
    },
  },
  knocks,
  repairs,
};
