import { inLocale } from './locale.ts';

/** The questions that sellers answer to grade an item. */
export const gradingFormTexts = inLocale({
  lists: { digital: 'Digital camera', film: 'Film camera', lens: 'Lens', accessory: 'Accessory' },

  form: {
    begin: 'Grade with checklist',
    again: 'Grade again',
    offer: 'Short questions, with photos where they help. Buyers see your findings.',
    done: (grade: string) => `Graded ${grade}`,
    doneNone: 'Too little was checked for a grade',
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
    soFarNone: 'So far: no grade, since more than a third is not checked',
    because: (reasons: string) => `because: ${reasons}`,
    end: 'What you found',
    change: (ask: string) => `Change the answer to “${ask}”`,
    save: 'Save grade',
    saved: 'Grade saved.',
    condition: 'List it as',
    conditionHint: 'You can list it lower than this grade, but not higher.',
    failed: 'The grade was not saved. Nothing was lost. Try again.',
  },
});
