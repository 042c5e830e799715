import { inLocale } from './locale.ts';

const lost = (what: readonly string[]): string => (what.length > 0 ? `; lost: ${what.join(', ')}` : '');

/** The cameras and lenses that someone has, and what is said of items because of them. */
export const kitTexts = inLocale({
  nav: 'Kit',
  title: 'Your kit',
  lead: 'What you have. Every camera and lens on show says whether it fits, and lists can be narrowed to what does.',
  yours: 'With your kit',
  line: {
    native: (yours: string, losses: readonly string[]) => `Fits ${yours} as it is${lost(losses)}.`,
    adapter: (yours: string, losses: readonly string[], adapter: string) =>
      `Fits ${yours} with ${adapter}${lost(losses)}.`,
    no: (yours: string) => `Does not fit ${yours}.`,
    damages: (yours: string) => `Must not go together with ${yours}: the lens would damage the camera.`,
    unknown: (yours: string) => `Whether it fits ${yours} we do not know.`,
  },
  crops: { full: '', crop: ' Smaller picture.', vignettes: ' Dark corners.', unknown: '' },
  short: {
    native: (yours: string) => `${yours}: fits`,
    adapter: (yours: string) => `${yours}: with an adapter`,
    no: (yours: string) => `${yours}: does not fit`,
    damages: (yours: string) => `${yours}: the camera would be damaged`,
    unknown: (yours: string) => `${yours}: not known`,
  },
  shortLost: (what: readonly string[]) => (what.length > 0 ? `, without ${what.join(', ')}` : ''),
  chips: 'What fits your kit',
  chip: (yours: string) => `Fits ${yours}`,
  keepOf: (model: string) => `Keep ${model} in my kit`,
  kept: 'In your kit',
  full: (most: number) => `This browser keeps ${most} at most. Sign in for more.`,
  failed: 'That did not arrive. Try once more.',
  empty: 'Your kit is empty',
  emptyHint: 'Add a camera or a lens by its name.',
  add: 'Add',
  none: (typed: string) => `We know no model called “${typed}”. Choose one that is suggested.`,
  cameras: 'Cameras',
  lenses: 'Lenses',
  item: 'Camera or lens',
  mount: 'Mount',
  mountOf: (what: string) => `Mount of ${what}`,
  anyMount: 'Not said',
  name: 'What you call it',
  nameOf: (what: string) => `What you call ${what}`,
  save: 'Save',
  remove: 'Remove',
  removeOf: (what: string) => `Take ${what} out of the kit`,
  forSale: 'What is for sale that fits',
  matrix: 'What fits what',
  verdicts: {
    native: 'Fits',
    adapter: (name: string) => `With ${name}`,
    no: 'Does not fit',
    damages: 'Damages the camera',
    unknown: 'Not known',
  },
  adapters: 'Adapters that serve most',
  serves: (number: number) => (number === 1 ? '1 lens' : `${number} lenses`),
  source: 'source',
  reach: 'Focal lengths',
  reachOf: (camera: string) => `Focal lengths of ${camera}`,
  length: (from: number, to: number) => (from === to ? `${from} mm` : `${from}–${to} mm`),
  gap: (from: number, to: number) => `Nothing between ${from} and ${to} mm: look for one that fits`,
  noLengths: 'Of no lens that fits it do we know the focal length.',
  offer: (number: number) =>
    number === 1
      ? 'This browser remembers a camera or lens of yours. Take it over into your kit?'
      : `This browser remembers ${number} cameras and lenses of yours. Take them over into your kit?`,
  take: 'Take over',
  leave: 'No, thank you',
  taken: 'They are in your kit.',
});
