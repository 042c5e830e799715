import { answersOf } from '#demo/catalogue/item.ts';
import { currentChecklist } from '#src/gear/grading/checklists.ts';
import type { ChecklistName } from '#src/gear/grading/schemas.ts';
import { badChoice, type Bad } from './bad-values.ts';

/** The checklist of the items that tests list: the camera takes film. */
export const listOf = { cameras: 'film', lens: 'lens', accessories: 'accessory' } as const;

export const found = (list: ChecklistName, changes: Record<string, string | null> = {}) => ({
  list,
  version: currentChecklist(list).version,
  answers: answersOf(list, changes),
});

const noObject: Bad[] = [
  ['null', null],
  ['a boolean', true],
  ['a number', 5],
  ['text', 'x'],
  ['an array', ['x']],
];
const tooMany = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`p${at}`, 'x']));

const badAnswers: Bad[] = [['missing', undefined], ...noObject, ['41 of them', tooMany]];
/** Invalid values for the inspection in the body of a new item. */
export const badInspection = noObject;
export const badInspectionFields: Record<string, Bad[]> = {
  list: [...badChoice('lenses', 'Lens', 'x'), ['of another kind', 'lens']],
  version: [
    ['missing', undefined],
    ['null', null],
    ['text', '1'],
    ['a fraction', 1.5],
  ],
  answers: badAnswers,
  photos: [
    ...noObject,
    ['41 of them', Object.fromEntries(Object.keys(tooMany).map((id) => [id, ['/images/x.jpg']]))],
  ],
  service: [...noObject, ['without the answer', { year: 2024 }]],
  condition: badChoice('good', 'Poor').filter(([, value]) => value !== undefined),
};
