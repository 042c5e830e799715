import { dashboardTexts } from './dashboard.ts';
import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** Changes of a seller's own items, one or several at once. */
export const ownItemsTexts = inLocale({
  states: (label: string, count: number) => `${label} (${count})`,
  soldFor: (price: string) => `Sold for ${price}`,
  select: (title: string) => `Select ${title}`,
  selected: (count: number) => `${count} selected`,
  mostSelected: (count: number) => `${count} selected, the most at once`,
  clear: 'Clear selection',
  selectAll: (count: number) => `Select all ${count}`,
  kinds: 'All categories',
  watchers: (count: number) => plural(count, { one: '{n} watcher', other: '{n} watchers' }),
  offers: (count: number) => plural(count, { one: '{n} open offer', other: '{n} open offers' }),
  actions: 'Actions for the selected items',
  lower: 'Lower price',
  lowerOf: (title: string) => `Lower price of ${title}`,
  pause: 'Pause',
  pauseOf: (title: string) => `Pause ${title}`,
  resume: 'Resume',
  resumeOf: (title: string) => `Resume ${title}`,
  delete: 'Delete',
  edit: 'Edit',
  undo: 'Undo',
  editing: {
    title: (count: number) => plural(count, { one: 'Edit {n} item', other: 'Edit {n} items' }),
    lead: 'Leave a field empty to keep it.',
    unchanged: 'No change',
    locationHint: 'Leave it empty to keep the places.',
    yes: (count: number) => plural(count, { one: 'Change {n} item', other: 'Change {n} items' }),
  },
  lowering: {
    title: (titles: readonly string[]) =>
      titles.length === 1 ? `Lower the price of “${titles[0]}”?` : `Lower ${titles.length} prices?`,
    lead: 'People who watch an item get a notification if its price drops by at least 2%.',
    by: 'By how much?',
    percent: (percent: number) => `${percent}% less`,
    own: 'Another price',
    newPrice: 'New price',
    below: (price: string) => `must be below ${price}`,
    item: 'Item',
    was: 'Current price',
    is: 'New price',
    cancel: 'Cancel',
    yes: (count: number) => plural(count, { one: 'Lower price', other: `Lower ${count} prices` }),
    failed: 'Something went wrong. No price was changed. Try again.',
  },
  fall: {
    title: (was: string, is: string) => `Lower the price from ${was} to ${is}?`,
    text: 'That’s less than a fifth of the price now. Check that no digit is missing.',
    yes: 'Lower price',
    no: 'Go back',
    notSaved: 'Nothing was saved. Check the price.',
  },
  pausing: {
    title: (titles: readonly string[]) =>
      titles.length === 1 ? `Pause “${titles[0]}”?` : `Pause ${titles.length} items?`,
    text: (count: number) =>
      plural(count, {
        one: 'Buyers can’t see it, book it or make an offer until you resume it. Open offers end now.',
        other: 'Buyers can’t see them, book them or make offers until you resume them. Open offers end now.',
      }),
    no: 'Cancel',
  },
  deleting: {
    title: (count: number) => `Delete ${count} items?`,
    text: (count: number) =>
      plural(count, {
        one: 'It is removed from every list. You can undo this for an hour.',
        other: 'They are removed from every list. You can undo this for an hour.',
      }),
  },
  done: {
    prices: (count: number, price = '') =>
      count === 1 ? `Price lowered${price && ` to ${price}`}` : `${count} prices lowered`,
    pause: (count: number) => plural(count, { one: 'Paused', other: `${count} items paused` }),
    resume: (count: number) => plural(count, { one: 'Listed again', other: `${count} items listed again` }),
    delete: (count: number) =>
      plural(count, { one: dashboardTexts.products.deleted, other: `${count} items deleted` }),
    edits: (count: number) => plural(count, { one: 'Changed', other: '{n} items changed' }),
    undo: (count: number) => plural(count, { one: 'Undone', other: 'Undone for {n} items' }),
  },
  refused: (count: number) =>
    plural(count, { one: '1 item wasn’t changed', other: `${count} items weren’t changed` }),
  because: (title: string, why: string) => `${title}: ${why}`,
  close: 'Close',
});
