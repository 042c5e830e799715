import type {
  checklistSections as englishSections,
  checklistTexts as english,
} from '#src/texts/checklists.ts';
import type { Translation } from '#src/texts/translation.ts';
import { accessoryWords } from './checklist-accessory.ts';
import { digitalWords } from './checklist-digital.ts';
import { filmWords } from './checklist-film.ts';
import { lensWords } from './checklist-lens.ts';

export const checklistTexts: Translation<typeof english> = {
  digital: digitalWords,
  film: filmWords,
  lens: lensWords,
  accessory: accessoryWords,
};

export const checklistSections: Translation<typeof englishSections> = {
  kind: 'Tipo',
  function: 'Funcionamiento',
  sensor: 'Sensor y obturador',
  film: 'Película y obturador',
  glass: 'Óptica',
  mechanics: 'Mecánica',
  view: 'Visor y pantalla',
  power: 'Batería, tarjetas y puertos',
  outside: 'Exterior',
  history: 'Historial',
};
