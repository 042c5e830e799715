import { inLocale } from './locale.ts';

/** The page that explains how grades are determined. */
export const gradingPageTexts = inLocale({
  page: {
    title: 'How we grade',
    lead: 'Sellers answer the same questions for each kind of item. The worst answer sets the grade; nothing is averaged. Items are checked by the seller, not by us.',
    rules: [
      'The questions follow from the model: only what applies to it is asked.',
      'Each answer limits the grade to Excellent, Good or Fair.',
      'If a required check is skipped, the best grade is Good.',
      'If more than a third of the points were not checked, there is no grade.',
      'If any answer is marked “Fair – not working,” the item is listed that way.',
      'A seller may list an item at a lower grade than this, but not at a higher one.',
    ],
    jump: 'Jump to a checklist',
    needed: 'required',
    only: {
      'changeable-lens': 'If the lens can be taken off',
      'built-in-lens': 'If the lens is built in',
      mirror: 'If it has a mirror',
      rangefinder: 'If it has a rangefinder',
      autofocus: 'If it has autofocus',
      'manual-focus': 'If it is a manual-focus lens',
      zoom: 'If it is a zoom',
      stabilizer: 'If it has a stabilizer',
      'leaf-shutter': 'If it has its own shutter',
      magazines: 'If it takes film magazines or inserts',
      bellows: 'If it has bellows',
      functions: 'Not for film',
      power: 'If it has a battery or cable',
      charge: 'For batteries, grips and chargers',
      label: 'For batteries and memory cards',
      capacity: 'For memory cards',
      flash: 'For flashes and lights',
      reading: 'For light meters',
      optics: 'For filters, adapters and converters',
      expiry: 'For film',
      locks: 'For tripods, heads and gimbals',
    },
    fails: 'Fair – not working',
  },
});
