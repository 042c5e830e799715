import { inLocale } from './locale.ts';

/** What is shown of a grade with an item. */
export const gradingTexts = inLocale({
  item: {
    title: 'What the seller checked',
    graded: 'How it was graded',
    stated: 'Stated by the seller',
    byQuestions: 'By questions',
    byQuestionsAs: (grade: string) => `By questions: ${grade}`,
    because: (grade: string, reasons: string) => `${grade}, because: ${reasons}`,
    nothing: (grade: string) => `${grade}: nothing that was checked speaks against it`,
    noGrade: 'No grade: more than a third was not checked',
    less: (grade: string) => `The answers would allow ${grade}.`,
    notChecked: (ask: string) => `not checked: ${ask}`,
    unchecked: 'not checked',
    date: (day: string) => `Checked on ${day} by the seller. Nobody else has looked.`,
    definitions: 'How grades are made',
  },
  grades: { Excellent: 'Excellent', Good: 'Good', Fair: 'Fair' },
});
