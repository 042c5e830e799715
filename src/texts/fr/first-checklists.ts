import type { PointWords } from '#src/texts/checklist-shared.ts';
import type { firstChecklistTexts as english } from '#src/texts/first-checklists.ts';
import { digitalWords, filmWords } from './first-checklist-cameras.ts';
import { lensWords } from './first-checklist-lens.ts';

const accessoryWords: Record<string, PointWords> = {
  works: {
    ask: 'L’article fonctionne-t-il comme il faut ?',
    how: 'Essayez chaque fonction une fois.',
    answers: {
      all: 'Fonctionne parfaitement',
      most: 'Fonctionne, avec de petits défauts',
      some: 'Fonctionne en partie',
      none: 'Ne fonctionne pas',
    },
  },
  complete: {
    ask: 'L’article est-il complet ?',
    how: 'Comparez avec la liste du fabricant : bouchons, vis, courroies, caches.',
    answers: {
      all: 'Complet',
      small: 'Une petite pièce manque',
      parts: 'Des pièces manquent',
    },
  },
  wear: {
    ask: 'Quel est le degré d’usure ?',
    how: 'Regardez les coins, les articulations et les coutures.',
    photo: 'L’endroit le plus usé.',
    answers: { none: 'Comme neuf', traces: 'Traces d’usage', heavy: 'Forte usure' },
  },
  safe: {
    ask: 'La batterie et le câble sont-ils sans danger ?',
    how: 'Vérifiez que la batterie n’est pas gonflée ni le câble abîmé.',
    photo: 'L’endroit usé.',
    answers: {
      safe: 'Batterie et câble sans danger',
      none: 'Ni batterie ni câble',
      worn: 'Batterie faible ou câble usé',
      unsafe: 'Batterie gonflée ou câble abîmé',
    },
  },
};

export const firstChecklistTexts: typeof english = {
  digital: digitalWords,
  film: filmWords,
  lens: lensWords,
  accessory: accessoryWords,
};
