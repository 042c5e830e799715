import type { PointWords } from './checklist-shared.ts';
import { digitalWords, filmWords } from './first-checklist-cameras.ts';
import { lensWords } from './first-checklist-lens.ts';
import { inLocale } from './locale.ts';

const accessoryWords: Record<string, PointWords> = {
  works: {
    ask: 'Does it work as it should?',
    how: 'Try each of its functions once.',
    answers: {
      all: 'Works as it should',
      most: 'Works, with minor faults',
      some: 'Partly works',
      none: 'Doesn’t work',
    },
  },
  complete: {
    ask: 'Is everything there?',
    how: 'Compare with the manufacturer’s list: caps, screws, straps, covers.',
    answers: { all: 'Complete', small: 'A small part is missing', parts: 'Parts are missing' },
  },
  wear: {
    ask: 'How worn is it?',
    how: 'Look at corners, joints and seams.',
    photo: 'The most worn spot.',
    answers: { none: 'Like new', traces: 'Signs of use', heavy: 'Heavily worn' },
  },
  safe: {
    ask: 'Are the battery and cable safe?',
    how: 'Check the battery for swelling and the cable for damage.',
    photo: 'The worn spot.',
    answers: {
      safe: 'Battery and cable safe',
      none: 'Doesn’t use a battery or cable',
      worn: 'Battery weak or cable worn',
      unsafe: 'Battery swollen or cable damaged',
    },
  },
};

/** Version 1 of the checklists, for items that were graded with it. */
export const firstChecklistTexts = inLocale({
  digital: digitalWords,
  film: filmWords,
  lens: lensWords,
  accessory: accessoryWords,
});
