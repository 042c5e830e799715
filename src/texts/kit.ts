import { inLocale } from './locale.ts';
import { plural, uncapitalize } from './words.ts';

/** Joins texts as in 'A, B or C'. */
const anyOf = (what: readonly string[]): string =>
  what.length > 1 ? `${what.slice(0, -1).join(', ')} or ${what.at(-1)}` : (what[0] ?? '');

const lost = (what: readonly string[]): string => (what.length > 0 ? `, but no ${anyOf(what)}` : '');

/** A user's cameras and lenses, and whether items fit them. */
export const kitTexts = inLocale({
  nav: 'Kit',
  title: 'Your kit',
  lead: 'Add your cameras and lenses. Items for sale will show whether they fit, and you can filter by that.',
  yours: 'With your kit',
  line: {
    native: (yours: string, losses: readonly string[]) => `Fits ${yours} without an adapter${lost(losses)}.`,
    adapter: (yours: string, losses: readonly string[], adapter: string) =>
      `Fits ${yours} with ${adapter}${lost(losses)}.`,
    limited: (yours: string, limit: string) => `${yours}: ${uncapitalize(limit)}.`,
    no: (yours: string) => `Doesn’t fit ${yours}.`,
    damages: (yours: string) => `Don’t use it with ${yours}: the lens would damage the camera.`,
    unknown: (yours: string) => `We don’t know whether it fits ${yours}.`,
  },
  crops: { full: '', crop: ' Smaller image circle.', vignettes: ' Dark corners.', unknown: '' },
  short: {
    native: (yours: string) => `${yours}: fits`,
    adapter: (yours: string) => `${yours}: with an adapter`,
    limited: (yours: string, limit: string) => `${yours}: ${uncapitalize(limit)}`,
    no: (yours: string) => `${yours}: doesn’t fit`,
    damages: (yours: string) => `${yours}: the camera would be damaged`,
    unknown: (yours: string) => `${yours}: unknown`,
  },
  /** A camera and a lens of which one comes with the item. */
  together: (yours: string, part: string) => `${yours} + ${part}`,
  lost,
  chips: 'Fits your kit',
  chip: (yours: string) => `Fits ${yours}`,
  addOf: (model: string) => `Add ${model} to my kit`,
  inKit: 'In your kit',
  full: (max: number) => `You can save at most ${max} in this browser. Log in for more.`,
  failed: 'Something went wrong. Try again.',
  empty: 'Your kit is empty',
  emptyHint: 'Add a camera or lens by its name.',
  add: 'Add',
  none: (typed: string) => `We don’t know a model called “${typed}”. Choose one of the suggestions.`,
  cameras: 'Cameras',
  lenses: 'Lenses',
  item: 'Camera or lens',
  mount: 'Mount',
  mountOf: (what: string) => `Mount of ${what}`,
  anyMount: 'Not set',
  name: 'Nickname',
  nameOf: (what: string) => `Nickname of ${what}`,
  save: 'Save',
  remove: 'Remove',
  removeOf: (what: string) => `Remove ${what} from the kit`,
  forSale: 'For sale that fits',
  matrix: 'Compatibility',
  verdicts: {
    native: 'Fits',
    adapter: (name: string) => `With ${name}`,
    no: 'Doesn’t fit',
    damages: 'Damages the camera',
    unknown: 'Unknown',
  },
  adapters: 'Most useful adapters',
  serves: (number: number) => plural(number, { one: '1 lens', other: `${number} lenses` }),
  source: 'source',
  reach: 'Focal lengths',
  reachOf: (camera: string) => `Focal lengths of ${camera}`,
  length: (from: number, to: number) => (from === to ? `${from} mm` : `${from}–${to} mm`),
  gap: (from: number, to: number) => `Nothing between ${from} and ${to} mm: find a lens that fits`,
  noLengths: 'We don’t know the focal length of any lens that fits it.',
  offer: (number: number) =>
    plural(number, {
      one: 'You have a camera or lens saved in this browser. Move it to your account?',
      other: `You have ${number} cameras and lenses saved in this browser. Move them to your account?`,
    }),
  take: 'Move to my account',
  decline: 'No, thanks',
  taken: 'Moved to your kit.',
});
