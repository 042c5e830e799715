import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** The questions that sellers answer to grade an item. */
export const gradingFormTexts = inLocale({
  lists: { digital: 'Digital camera', film: 'Film camera', lens: 'Lens', accessory: 'Accessory' },

  form: {
    begin: 'Grade with checklist',
    again: 'Grade again',
    offer: {
      other: 'About 20 short questions, with photos where they help. Buyers see your answers.',
      accessory: 'A few short questions, with photos where they help. Buyers see your answers.',
    },
    done: (grade: string) => `Grade: ${grade}`,
    doneNone: 'Not enough was checked for a grade',
    remove: 'Remove grading',
    title: 'Grade with checklist',
    which: 'What kind of camera is it?',
    progress: (number: number, of: number) => `Question ${number} of ${of}`,
    answers: 'Answers',
    notChecked: 'Not checked',
    back: 'Back',
    next: 'Next',
    toEnd: 'Skip to result',
    photoOf: (what: string) => `Photo: ${what}`,
    photoSkip: 'A photo helps, but you can skip it.',
    soFar: (grade: string) => `So far: ${grade}`,
    soFarNone: (missing: number) =>
      plural(missing, { one: 'One more check for a grade', other: `${missing} more checks for a grade` }),
    change: (ask: string) => `Change the answer to “${ask}”`,
    save: 'Save grade',
    saved: 'Grade saved.',
    condition: 'List it as',
    conditionHint: (best: string) => `Your answers allow ${best} at best. You can choose a lower condition.`,
    conditionHintNone: (best: string) =>
      `Without a grade, it’s your own judgment. ${best} is the best you can choose.`,
    failed: 'The grade was not saved. Your answers are still here. Try again.',
  },
  service: {
    by: 'Serviced by',
    byHint: 'The name of the repair shop. Buyers see it.',
    year: 'Year',
    unknownYear: 'Not known',
  },
});
