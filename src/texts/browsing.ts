import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** Similar items, the comparison, and recently viewed items. */
export const browsingTexts = inLocale({
  similar: {
    title: 'Similar items',
    more: 'Search for more',
    none: 'No similar items right now.',
    failed: 'Similar items could not be loaded.',
  },
  viewed: {
    title: 'Recently viewed',
    hint: 'Stored on this device only.',
    forget: 'Clear and turn off',
    isOff: 'Recently viewed items are off.',
    remember: 'Turn on for this device',
  },
  compare: {
    title: 'Compare',
    lead: 'Side by side. Differences are highlighted.',
    choose: 'Compare',
    chooseOf: (title: string) => `Compare: ${title}`,
    full: 'You can compare up to four items. Remove one first.',
    go: (count: number) => `Compare ${count} items`,
    one: 'Add one more to compare',
    clear: 'Clear',
    clearAll: 'Clear comparison',
    chosen: 'Selected items',
    leaveOut: 'Remove from comparison',
    leaveOutOf: (title: string) => `Remove from comparison: ${title}`,
    table: 'Comparison',
    property: 'Property',
    differs: 'differs',
    actions: 'Actions',
    remove: 'Remove',
    removeOf: (title: string) => `Remove: ${title}`,
    few: 'Nothing to compare yet',
    fewHint: 'Choose Compare on two to four items, in the lists or on their pages.',
    browse: 'See the cameras',
    gone: (count: number) =>
      plural(count, { one: 'One item is no longer listed.', other: `${count} items are no longer listed.` }),
    distance: 'Distance',
    rating: 'Seller’s rating',
    answers: 'Reply time',
    kind: 'Category',
    offers: 'Accepts offers',
    yes: 'Yes',
    no: 'No',
    state: 'Status',
    unknown: '–',
  },
});
