import { inLocale } from './locale.ts';

/** An item that was edited while somebody was about to agree to it. */
export const changeTexts = inLocale({
  title: 'The item was edited',
  lookAgain: 'The item was edited. Look at what is different, and confirm again if you still agree.',
  list: 'What is different',
  was: 'Before',
  is: 'Now',
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  tooOld: 'It was edited many times. Read it again before you agree.',
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
