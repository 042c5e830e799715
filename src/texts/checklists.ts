import { accessoryWords } from './checklist-accessory.ts';
import { digitalWords } from './checklist-digital.ts';
import { filmWords } from './checklist-film.ts';
import { lensWords } from './checklist-lens.ts';
import { inLocale } from './locale.ts';

/** The checklists. `src/gear/grading/checklists.ts` defines how each answer limits the grade. */
export const checklistTexts = inLocale({
  digital: digitalWords,
  film: filmWords,
  lens: lensWords,
  accessory: accessoryWords,
});

/** The parts into which a checklist is divided. */
export const checklistSections = inLocale({
  kind: 'Kind',
  function: 'Function',
  sensor: 'Sensor and shutter',
  film: 'Film and shutter',
  glass: 'Glass',
  mechanics: 'Mechanics',
  view: 'Viewfinder and screen',
  power: 'Battery, cards and ports',
  outside: 'Outside',
  history: 'History',
});
