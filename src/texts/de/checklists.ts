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
  kind: 'Art',
  function: 'Funktion',
  sensor: 'Sensor und Verschluss',
  film: 'Film und Verschluss',
  glass: 'Glas',
  mechanics: 'Mechanik',
  view: 'Sucher und Display',
  power: 'Akku, Karten und Anschlüsse',
  outside: 'Äußeres',
  history: 'Vorgeschichte',
};
