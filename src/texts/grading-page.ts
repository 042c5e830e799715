import { inLocale } from './locale.ts';

/** How grades are made. */
export const gradingPageTexts = inLocale({
  page: {
    title: 'How grades are made',
    lead: 'Sellers answer the same questions about the same kind of item. The worst answer decides; nothing is averaged. The seller alone has checked the item; nobody else has looked.',
    rules: [
      'Each answer allows a best grade: Excellent, Good or Fair.',
      'What is marked as needed and was not checked allows Good at best.',
      'Where more than a third was not checked there is no grade.',
      'What does not work is Fair, and is said to be not working.',
      'A seller may say less than the grade, never more.',
    ],
    needed: 'needed',
    fails: 'not working',
  },
});
