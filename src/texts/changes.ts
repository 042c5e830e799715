import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** Shown when an item was edited while someone was about to book it or agree on an offer. */
export const changeTexts = inLocale({
  title: 'The item was edited',
  lookAgain: 'The item was edited. Check what changed, and confirm if you still agree.',
  list: 'What changed',
  was: 'Before',
  is: 'Now',
  /** An item that is sold without other things. */
  alone: 'Nothing else',
  photos: (count: number) => plural(count, { one: '1 photo', other: `${count} photos` }),
  tooOld: 'It has been edited many times. Read the whole page again before you agree.',
  fields: {
    title: 'Title',
    brand: 'Brand',
    condition: 'Condition',
    duration: 'Used for',
    location: 'Location',
    sale: 'Price',
    included: 'What’s included',
    parts: 'Comes with',
    des: 'Description',
    photos: 'Photos',
  },
});
