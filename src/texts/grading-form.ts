import { inLocale } from './locale.ts';

/** Grading an item by questions. */
export const gradingFormTexts = inLocale({
  lists: { digital: 'Digital camera', film: 'Film camera', lens: 'Lens', accessory: 'Accessory' },

  form: {
    begin: 'Grade it by questions',
    again: 'Grade it anew',
    offer:
      'Short questions, and photographs where they help. Buyers see what you found instead of your word alone.',
    done: (grade: string) => `Graded ${grade}`,
    doneNone: 'Too little was checked for a grade',
    remove: 'Leave the grading out',
    title: 'Grade by questions',
    which: 'What kind of camera is it?',
    progress: (number: number, of: number) => `Question ${number} of ${of}`,
    answers: 'Answers',
    notChecked: 'Not checked',
    back: 'Back',
    next: 'Next',
    toEnd: 'To the grade',
    photoOf: (what: string) => `Photograph: ${what}`,
    photoSkip: 'A photograph is worth most, but you may go on without.',
    soFar: (grade: string) => `So far: ${grade}`,
    soFarNone: 'So far: no grade, since more than a third is not checked',
    because: (reasons: string) => `because: ${reasons}`,
    end: 'What you found',
    change: (ask: string) => `Change the answer to “${ask}”`,
    save: 'Keep the grade',
    saved: 'The grade is kept.',
    condition: 'It is listed as',
    conditionHint: 'You may say less than the grade, never more.',
    failed: 'The grade did not arrive. Nothing was lost: try once more.',
  },
});
