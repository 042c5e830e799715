import type { PointWords } from '#src/texts/checklist-shared.ts';
import { repairs, sitsTight } from './first-checklist-cameras.ts';

export const lensWords: Record<string, PointWords> = {
  fungus: {
    ask: '¿Hay hongos?',
    how: 'Ilumina desde atrás con una linterna y busca filamentos ramificados.',
    photo: 'Los filamentos, iluminados desde atrás.',
    answers: {
      none: 'Sin hongos',
      rim: 'Hongos incipientes en el borde',
      spread: 'Hongos por toda la lente',
    },
  },
  haze: {
    ask: '¿Hay velo o haze?',
    how: 'Ilumina desde atrás con una linterna: un cristal limpio queda oscuro alrededor de la luz.',
    photo: 'El velo, iluminado desde atrás.',
    answers: { none: 'Sin velo', trace: 'Un ligero velo', milky: 'Cristal de aspecto lechoso' },
  },
  scratches: {
    ask: '¿Hay rayas en las lentes?',
    how: 'Empaña con el aliento las lentes frontal y trasera, y gíralas bajo una lámpara.',
    photo: 'La raya, con luz lateral.',
    answers: {
      none: 'Sin rayas',
      fine: 'Marcas finas de limpieza',
      deep: 'Una raya que se nota al tacto',
    },
  },
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
  dust: {
    ask: '¿Cuánto polvo hay dentro?',
    how: 'Ilumina desde atrás con una linterna. Todo objetivo usado tiene algo.',
    answers: {
      little: 'Casi sin polvo',
      some: 'Algo de polvo dentro',
      much: 'Mucho polvo dentro',
    },
  },
  aperture: {
    ask: '¿Se mueven las láminas del diafragma?',
    how: 'Ciérralas y ábrelas unas cuantas veces: deben moverse al instante y verse secas.',
    photo: 'Las láminas cerradas, de frente.',
    answers: {
      snappy: 'Láminas secas y ágiles',
      none: 'Sin láminas de diafragma',
      oil: 'Aceite en las láminas, pero siguen ágiles',
      slow: 'Láminas lentas',
      stuck: 'Láminas atascadas',
    },
  },
  focus: {
    ask: '¿Gira el anillo de enfoque?',
    how: 'Gíralo de un extremo a otro.',
    answers: {
      smooth: 'El enfoque gira con suavidad',
      uneven: 'Enfoque irregular o con holgura',
      stiff: 'Enfoque duro',
      stuck: 'Enfoque atascado',
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
    },
  },
  autofocus: {
    ask: '¿Acierta el autofoco?',
    how: 'Pruébalo de cerca y de lejos, en una cámara.',
    answers: {
      sure: 'Autofoco preciso',
      none: 'Sin autofoco',
      loud: 'Autofoco lento o ruidoso',
      fails: 'El autofoco falla',
    },
  },
  stabiliser: {
    ask: '¿Funciona el estabilizador?',
    how: 'Actívalo: la imagen del visor se queda quieta.',
    answers: {
      works: 'El estabilizador funciona',
      none: 'Sin estabilizador',
      loud: 'Estabilizador ruidoso, pero funciona',
      fails: 'El estabilizador falla',
    },
  },
  lensMount: {
    ...sitsTight,
    ask: '¿Queda firme en una cámara?',
    answers: {
      tight: 'Montura firme, contactos correctos',
      brassed: 'Montura gastada pero firme',
      loose: 'Montura con holgura, o fallan los contactos',
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
  barrel: {
    ask: '¿Cómo está el barril?',
    how: 'Gíralo bajo una lámpara y mira sus anillos.',
    photo: 'Un primer plano de la marca.',
    answers: {
      clean: 'Barril como nuevo',
      worn: 'Barril gastado',
      dented: 'Barril abollado o agrietado',
    },
  },
  repairs,
};
