import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** The pages of models of cameras and lenses. */
export const modelTexts = inLocale({
  about: 'About this model',
  aboutModel: (model: string) => `About the model: ${model}`,
  description: (model: string) =>
    `${model}: the facts, what fits it, what is for sale now, and what to check before you buy one used.`,
  onSale: 'For sale now',
  noneOnSale: 'None is for sale at the moment.',
  all: (count: number) => plural(count, { one: 'See {n} item', other: 'See all {n} items' }),
  notify: 'Notify me of the next one',
  facts: 'Facts',
  sources: 'Sources',
  report: 'Report a wrong fact',
  fits: { cameras: 'Lenses that fit', lens: 'Cameras that it fits' },
  fitsHint: 'For sale here now:',
  native: {
    cameras: (count: number) =>
      plural(count, { one: '{n} lens fits without an adapter', other: '{n} lenses fit without an adapter' }),
    lens: (count: number) =>
      plural(count, {
        one: '{n} camera takes it without an adapter',
        other: '{n} cameras take it without an adapter',
      }),
  },
  adapter: (count: number) => plural(count, { other: '{n} more with an adapter' }),
  limited: (count: number) => plural(count, { other: '{n} more with limits' }),
  check: { cameras: 'Check another lens', lens: 'Check another camera' },
  known: 'Known about this model',
  notes: {
    edit: 'Edit these notes',
    lead: 'Everyone reads these notes on the page of the model. A note without text isn’t shown.',
    original: (text: string) => `It ships with the shop as: ${text}`,
    note: (position: number) => `Note ${position}`,
    save: 'Save',
    cancel: 'Cancel',
    saved: 'The notes are saved.',
    failed: 'The notes couldn’t be saved. Try again.',
  },
  look: 'What to look at before buying',
});
