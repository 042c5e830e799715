import type {
  body as englishBody,
  builtInLens as englishLens,
  glass as englishGlass,
  PointWords,
} from '#src/texts/checklist-shared.ts';
import type { Translation } from '#src/texts/translation.ts';

const fungus: PointWords = {
  ask: '¿Hay hongos?',
  how: 'Abre el diafragma, ilumina las lentes con una linterna y busca filamentos ramificados.',
  photo: 'Los filamentos, iluminados desde atrás.',
  answers: {
    none: 'Sin hongos',
    rim: 'Hongos incipientes en el borde',
    spread: 'Hongos por toda la lente',
  },
};
const haze: PointWords = {
  ask: '¿Hay velo o haze?',
  how: 'Ilumina las lentes con una linterna: un cristal limpio queda oscuro alrededor de la luz.',
  photo: 'El velo, iluminado desde atrás.',
  answers: { none: 'Sin velo', trace: 'Un ligero velo', milky: 'Cristal de aspecto lechoso' },
};
const scratches: PointWords = {
  ask: '¿Hay rayas en las lentes?',
  how: 'Empaña las lentes con el aliento y gíralas bajo una lámpara.',
  photo: 'La raya, con luz lateral.',
  answers: {
    none: 'Sin rayas',
    fine: 'Marcas finas de limpieza',
    deep: 'Rayas profundas o mellas en el cristal',
  },
};
const aperture: PointWords = {
  ask: '¿Se mueven las láminas del diafragma?',
  how: 'Cierra y abre el diafragma unas cuantas veces. Las láminas deben moverse al instante, mantener la forma y verse secas.',
  photo: 'Las láminas cerradas, de frente.',
  answers: {
    snappy: 'Láminas secas y ágiles',
    none: 'Sin láminas de diafragma',
    oil: 'Aceite en las láminas, pero siguen ágiles',
    slow: 'Láminas lentas o dobladas',
    stuck: 'Láminas atascadas',
  },
};
export const glass: Translation<typeof englishGlass> = { fungus, haze, aperture };

export const builtInLens: Translation<typeof englishLens> = {
  fungus,
  haze,
  scratches,
  blades: aperture,
  lensDust: {
    ask: '¿Hay polvo dentro del objetivo?',
    how: 'Mira dentro con una linterna. Si es digital, mira también una foto de una pared clara a f/16.',
    photo: 'Una foto en la que se vea el polvo.',
    answers: {
      little: 'Casi sin polvo en el objetivo',
      some: 'Algo de polvo en el objetivo, no en las fotos',
      shows: 'Polvo del objetivo visible en las fotos',
    },
  },
  extends: {
    ask: '¿El objetivo sale, hace zoom y se recoge?',
    how: 'Enciende y apaga la cámara cinco veces, y lleva el zoom a ambos extremos.',
    answers: {
      smooth: 'El objetivo sale y se recoge con suavidad',
      none: 'El objetivo no sale ni tiene zoom',
      rough: 'Objetivo ruidoso o vacilante, pero sale y se recoge',
      fails: 'El objetivo se atasca o muestra un error',
    },
  },
  focusing: {
    ask: '¿Se puede enfocar manualmente?',
    how: 'Gira el anillo o la rueda de enfoque de un extremo a otro.',
    answers: {
      smooth: 'El enfoque gira con suavidad',
      none: 'No se puede enfocar manualmente',
      uneven: 'Enfoque irregular o con holgura',
      stiff: 'Enfoque duro',
      stuck: 'Enfoque atascado',
    },
  },
};

export const body: Translation<typeof englishBody> = {
  rangefinder: {
    ask: '¿Coinciden las imágenes del telémetro?',
    how: 'Apunta a algo a 1 m y después al horizonte o a la luna: de cerca, de lejos y en vertical, las dos imágenes deben coincidir.',
    photo: 'El parche del telémetro sobre un borde lejano.',
    answers: {
      aligned: 'Telémetro ajustado de cerca, de lejos y en vertical',
      none: 'Sin telémetro',
      slight: 'Telémetro algo desajustado en vertical o a infinito',
      off: 'Parche del telémetro tenue o claramente desajustado',
      dead: 'El parche del telémetro falta o no se mueve',
    },
  },
  autofocus: {
    ask: '¿Enfoca bien el autofoco?',
    how: 'Pulsa a medias el disparador y enfoca algo cercano y después algo lejano, con buena y con poca luz.',
    answers: {
      sure: 'Autofoco rápido y seguro',
      none: 'Sin autofoco',
      slow: 'Autofoco lento o inseguro',
      fails: 'El autofoco no funciona',
    },
  },
  mount: {
    ask: '¿Está firme la montura?',
    how: 'Gira con cuidado un objetivo montado. No debe tener holgura.',
    photo: 'La montura, de frente.',
    answers: {
      tight: 'Montura firme',
      brassed: 'Montura gastada pero firme',
      loose: 'Montura con holgura',
      contacts: 'La cámara no reconoce los objetivos',
    },
  },
  wear: {
    ask: '¿Cuánto desgaste tiene el cuerpo?',
    how: 'Busca latón a la vista, pintura gastada y brillos en bordes, esquinas, base y empuñadura.',
    photo: 'El punto más gastado.',
    answers: {
      light: 'Casi sin señales de uso',
      traces: 'Pintura gastada o con brillos en bordes o empuñadura',
      heavy: 'Mucho desgaste: metal a la vista o marcas borradas',
    },
  },
  grips: {
    ask: '¿Están en su sitio las gomas y el recubrimiento?',
    how: 'Pasa el dedo por los bordes.',
    photo: 'El borde que se levanta.',
    answers: {
      firm: 'Gomas y recubrimiento firmes',
      lifting: 'Gomas pegajosas, encogidas o levantadas',
      missing: 'Gomas rotas o que faltan',
    },
  },
  knocks: {
    ask: '¿Hay golpes o abolladuras?',
    how: 'Mira los bordes y las esquinas, la parte superior y la base.',
    photo: 'Un primer plano de la marca, con luz lateral.',
    answers: { none: 'Sin golpes', small: 'Golpes pequeños', dents: 'Abolladuras o grietas' },
  },
  tripod: {
    ask: '¿Sujeta la rosca de trípode?',
    how: 'Enrosca un tornillo a mano y tira con cuidado.',
    answers: {
      holds: 'La rosca de trípode sujeta',
      none: 'Sin rosca de trípode',
      worn: 'Rosca de trípode gastada, pero sujeta',
      stripped: 'Rosca de trípode pasada o suelta',
    },
  },
};

export const service: PointWords = {
  ask: '¿Se ha revisado, reparado o abierto?',
  how: 'Los tornillos rayados o la holgura indican que se ha abierto. Una revisión en un taller nunca empeora el estado.',
  photo: 'La factura. Tapa nombres y direcciones.',
  answers: {
    none: 'Sin revisiones ni reparaciones conocidas',
    shop: 'Revisión o reparación en un taller',
    own: 'Apertura o reparación fuera de un taller',
  },
};

export const smell: PointWords = {
  ask: '¿Huele a algo?',
  how: 'Huélelo tras una noche en una bolsa cerrada.',
  answers: {
    none: 'Sin olor',
    smoke: 'Huele a humo',
    mold: 'Huele a humedad',
  },
};
