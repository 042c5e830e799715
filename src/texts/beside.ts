import { inLocale } from './locale.ts';

/** What stands beside an item: others like it, those that are compared, and what was looked at before. */
export const besideTexts = inLocale({
  similar: {
    title: 'Similar items',
    more: 'Search for more',
    none: 'There is nothing like it at the moment.',
    failed: 'They could not be fetched.',
  },
  viewed: {
    title: 'Looked at before',
    hint: 'Only this device knows.',
    forget: 'Forget them, and remember no more',
    isOff: 'What you look at is not remembered.',
    remember: 'Remember it on this device',
  },
  compare: {
    title: 'Compare',
    lead: 'Side by side. What differs is marked.',
    choose: 'Compare',
    chooseOf: (title: string) => `Compare: ${title}`,
    full: 'Four at most: take another one out first.',
    go: (count: number) => `Compare ${count} items`,
    one: 'Choose another one to compare',
    clear: 'Clear',
    chosen: 'Chosen to compare',
    table: 'The items side by side',
    property: 'Property',
    differs: 'differs',
    remove: 'Take out',
    removeOf: (title: string) => `Take out: ${title}`,
    few: 'Nothing to compare yet',
    fewHint: 'Choose two to four items in the lists or on their pages, by Compare.',
    browse: 'See the cameras',
    gone: (count: number) =>
      count === 1 ? 'One of them is not on show any more.' : `${count} of them are not on show any more.`,
    kind: 'Kind',
    offers: 'Takes offers',
    yes: 'Yes',
    no: 'No',
    state: 'State',
    unknown: '–',
  },
});
