import type {
  gearTexts as english,
  gradingTexts as englishGrading,
  partTexts as englishParts,
} from '#src/texts/gear.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, uncapitalize } from '#src/texts/words.ts';
import { el } from './moments.ts';

export const gearTexts: Translation<typeof english> = {
  gear: {
    model: 'Modelo',
    modelHint: 'Elígelo de la lista para rellenar título, marca y montura. O escribe el tuyo.',
    mount: 'Montura',
    whichMount: '¿Qué montura es?',
    mountHint: '¿Qué montura es? Este objetivo se fabricó en varias.',
    mountAsked: 'Quien filtre por montura o por su cámara no lo encontrará hasta que elijas una.',
    severalMounts: 'varias monturas',
    adapts: 'Adapta',
    joins: (from, to) => (from !== null && to !== null ? `objetivos ${from} a cámaras ${to}` : null),
    adaptsFrom: 'De (objetivo)',
    adaptsTo: 'A (cámara)',
    adapterHint: 'Para un adaptador: las monturas que une, p. ej. Canon EF y Sony E.',
    focal: 'Distancia focal',
    aperture: 'Apertura máxima',
    fStop: (number) => `f/${number}`,
    crop: 'Factor de recorte',
    fullFrame: '1 (full frame)',
    optional: 'opcional',
    fixedLens: 'objetivo integrado',
  },
  kinds: { cameras: 'Cámara', lens: 'Objetivo' },
};

export const gradingTexts: Translation<typeof englishGrading> = {
  item: {
    title: 'Revisado por el vendedor',
    graded: 'Estado según',
    stated: 'Criterio del vendedor',
    byQuestions: 'Respuestas del vendedor a nuestra lista',
    byQuestionsAs: (grade) => `Respuestas del vendedor a nuestra lista: ${grade}`,
    because: (grade, ...reasons) =>
      reasons.length > 0 ? `${grade} (${reasons.map(uncapitalize).join('; ')})` : grade,
    nothing: (grade) => `${grade}: sin defectos`,
    noGrade: 'Sin evaluación: falta por comprobar más de un tercio',
    less: (grade) => `Según las respuestas podría ser «${grade}».`,
    notChecked: (ask) => `sin comprobar: ${ask}`,
    unchecked: 'sin comprobar',
    faultless: (count, all) => `${digits(count)} de ${digits(all)} puntos sin defectos`,
    date: (day) => `Revisado ${el(day)} por el vendedor. La tienda no lo ha revisado.`,
    definitions: 'Cómo evaluamos',
    serviced: (answer, details) => `${answer}: ${details}`,
  },
};

export const partTexts: Translation<typeof englishParts> = {
  title: 'Se vende con',
  conversion: {
    title: 'Conversión',
    ask: '¿Se ha convertido?',
    none: 'Sin convertir',
    ai: 'Convertido a AI: Nikkor anterior al AI',
    'other-mount': 'Convertido a otra montura',
    cine: 'Modificado para cine (cine-mod)',
  },
};
