import { inLocale } from './locale.ts';
import { distance } from './units.ts';
import { digits } from './words.ts';

/** The filter by distance. */
export const nearTexts = inLocale({
  near: 'Near',
  hint: 'Town or city',
  within: 'Distance',
  anyDistance: 'Any distance',
  option: (km: number, count: number | undefined) =>
    count === undefined ? distance(km) : `${distance(km)} (${digits(count)})`,
  /** The filter, on the row of active filters. */
  filter: (place: string, km: number | null) =>
    km === null ? `Distance from ${place}` : `Within ${distance(km)} of ${place}`,
  saved: (place: string, km: number) => `within ${distance(km)} of ${place}`,
  nearest: 'Nearest',
  unknown: (typed: string) => `We don’t know a place called “${typed}”.`,
  postal: 'We don’t know postal codes. Type the name of the town.',
  /** Above a list that an unknown place does not filter. */
  anywhere: 'The items below can be anywhere.',
  which: (typed: string) => `Which “${typed}” do you mean?`,
  /** For a radius that was typed without a place: above the list, and at the field. */
  where: (km: number) => `Within ${distance(km)} of where? Choose a place in the filters.`,
  choose: 'Choose a place.',
  myLocation: 'Use my location',
  locating: 'Finding your location…',
  notLocated: 'Your browser did not share your location. Type a place instead.',
  nowhere: 'There is no town near you. Type a place instead.',
  use: (place: string) => `Near ${place}`,
  forget: (place: string) => `Forget ${place} on this device`,
  forgetShort: 'Forget',
});
