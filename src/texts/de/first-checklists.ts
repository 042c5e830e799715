import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { firstChecklistTexts as english } from '#src/texts/first-checklists.ts';
import { accessoryWords as present } from './checklist-accessory.ts';
import { digitalWords, filmWords } from './first-checklist-cameras.ts';
import { lensWords } from './first-checklist-lens.ts';

const accessoryWords: ListWords = {
  works: present['works']!,
  complete: {
    ask: 'Ist alles da?',
    how: 'Mit der Liste des Herstellers vergleichen: Deckel, Schrauben, Gurte, Abdeckungen.',
    answers: { all: 'Vollständig', small: 'Ein kleines Teil fehlt', parts: 'Teile fehlen' },
  },
  wear: present['wear']!,
  safe: {
    ask: 'Sind Akku und Kabel sicher?',
    how: 'Prüfen, ob der Akku aufgebläht und das Kabel beschädigt ist.',
    photo: 'Die abgenutzte Stelle.',
    answers: {
      safe: 'Akku und Kabel sicher',
      none: 'Braucht weder Akku noch Kabel',
      worn: 'Akku schwach oder Kabel abgenutzt',
      unsafe: 'Akku aufgebläht oder Kabel beschädigt',
    },
  },
};

export const firstChecklistTexts: typeof english = {
  digital: digitalWords,
  film: filmWords,
  lens: lensWords,
  accessory: accessoryWords,
};
