import { inLocale } from './locale.ts';

/** The page that explains how grades are determined. */
export const gradingPageTexts = inLocale({
  page: {
    title: 'How we grade',
    lead: 'Sellers answer the same questions for each kind of item. The worst answer sets the grade; nothing is averaged. Items are checked by the seller, not by us.',
    rules: [
      'Each answer limits the grade to Excellent, Good or Fair.',
      'If a required check is skipped, the best grade is Good.',
      'If more than a third of the points were not checked, there is no grade.',
      'If any answer is marked “Fair – not working”, the item is listed that way.',
      'A seller may list an item at a lower grade than this, but not at a higher one.',
    ],
    needed: 'required',
    fails: 'Fair – not working',
  },
});
