import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** The charts on the overview of sellers and admins. */
export const trendTexts = inLocale({
  title: 'Trends',
  from: 'From',
  to: 'To',
  show: 'Show',
  names: {
    listings: 'New items',
    bookings: 'Bookings',
    completed: 'Completed deals',
    daysToSell: 'Days until sold (median)',
    hoursToAnswer: 'Hours until answered (median)',
    responseRate: 'Questions answered',
    reports: 'Reports',
    signUps: 'Sign-ups',
  },
  week: 'Week of',
  change: (change: string, weeks: number) =>
    `${change} compared with the ${plural(weeks, { one: '{n} week', other: '{n} weeks' })} before`,
  none: 'none',
  save: 'Save as CSV',
  saveOf: (name: string) => `Save as CSV: ${name}`,
  failed: 'The trends could not be read. Try again.',
});
