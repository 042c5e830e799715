import { inLocale } from './locale.ts';

/** What is sold together with an item. */
export const partTexts = inLocale({
  title: 'Comes with',
  conversion: {
    title: 'Conversion',
    ai: 'AI’d: made AI',
    'other-mount': 'Converted to another mount',
    cine: 'Cine-modded: made for filming',
  },
});
