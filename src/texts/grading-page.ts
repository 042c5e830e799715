import { inLocale } from './locale.ts';

/** The page that explains how grades are determined. */
export const gradingPageTexts = inLocale({
  page: {
    title: 'How grading works',
    lead: 'Sellers answer the same questions for each kind of item. The worst answer decides; nothing is averaged. Items are checked by the seller, not by us.',
    rules: [
      'Each answer limits the grade to Excellent, Good or Fair.',
      'If a required point was not checked, the grade is Good at best.',
      'If more than a third was not checked, there is no grade.',
      'Faulty items are listed as “Fair – not working”.',
      'A seller may list an item lower than this grade, but not higher.',
    ],
    needed: 'required',
    fails: 'not working',
  },
});
