import { inLocale } from './locale.ts';

/** The questions that sellers answer to grade an item. */
export const gradingFormTexts = inLocale({
  lists: { digital: 'Digital camera', film: 'Film camera', lens: 'Lens', accessory: 'Accessory' },

  form: {
    begin: 'Grade with checklist',
    again: 'Grade again',
    offer: 'Short questions, with photos where they help. Buyers see your answers.',
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
    soFarNone: 'No grade yet: more than a third hasn’t been checked',
    change: (ask: string) => `Change the answer to “${ask}”`,
    save: 'Save grade',
    saved: 'Grade saved.',
    condition: 'List it as',
    conditionHint: 'You can list it at a lower grade than this, but not at a higher one.',
    failed: 'The grade was not saved. Your answers are still here. Try again.',
  },
  service: {
    by: 'Serviced by',
    byHint: 'The name of the repair shop. Buyers see it.',
    year: 'Year',
    unknownYear: 'Not known',
  },
});
