import { inLocale } from './locale.ts';

/** An item that was edited while someone was about to book it or agree on an offer. */
export const changeTexts = inLocale({
  title: 'The item was edited',
  lookAgain: 'The item was edited. Look at what is different, and confirm again if you still agree.',
  list: 'What is different',
  was: 'Before',
  is: 'Now',
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  tooOld: 'It has been edited many times. Read it again before you agree.',
  fields: {
    title: 'Title',
    brand: 'Brand',
    condition: 'Condition',
    duration: 'Used for',
    location: 'Location',
    sale: 'Price',
    des: 'Description',
    photos: 'Photos',
  },
});
