import type { PointWords } from '#src/texts/checklist-shared.ts';
import type { firstChecklistTexts as english } from '#src/texts/first-checklists.ts';
import { digitalWords, filmWords } from './first-checklist-cameras.ts';
import { lensWords } from './first-checklist-lens.ts';

const accessoryWords: Record<string, PointWords> = {
  works: {
    ask: '¿Funciona como debe?',
    how: 'Prueba una vez cada función.',
    answers: {
      all: 'Funciona como debe',
      most: 'Funciona, con pequeños defectos',
      some: 'Funciona en parte',
      none: 'No funciona',
    },
  },
  complete: {
    ask: '¿Está todo?',
    how: 'Compara con la lista del fabricante: tapas, tornillos, correas, fundas.',
    answers: { all: 'Completo', small: 'Falta una pieza pequeña', parts: 'Faltan piezas' },
  },
  wear: {
    ask: '¿Cuánto desgaste tiene?',
    how: 'Mira esquinas, articulaciones y costuras.',
    photo: 'El punto más gastado.',
    answers: { none: 'Como nuevo', traces: 'Señales de uso', heavy: 'Mucho desgaste' },
  },
  safe: {
    ask: '¿Son seguros la batería y el cable?',
    how: 'Comprueba que la batería no esté hinchada ni el cable dañado.',
    photo: 'El punto gastado.',
    answers: {
      safe: 'Batería y cable seguros',
      none: 'Sin batería ni cable',
      worn: 'Batería débil o cable gastado',
      unsafe: 'Batería hinchada o cable dañado',
    },
  },
};

export const firstChecklistTexts: typeof english = {
  digital: digitalWords,
  film: filmWords,
  lens: lensWords,
  accessory: accessoryWords,
};
