import { inLocale } from './locale.ts';

/** The things that are sold together with an item, and the conversions of lenses. */
export const partTexts = inLocale({
  title: 'Comes with',
  /** On the card of an item. */
  plus: (name: string, more: number) => (more > 0 ? `+ ${name} and ${more} more` : `+ ${name}`),
  form: {
    hint: 'A lens on the camera, a second lens, a film back: name each one so buyers can find your item by it.',
    part: (number: number, kind: string) => `${number}. ${kind}`,
    name: 'Name',
    add: { cameras: 'Add a camera', lens: 'Add a lens', accessories: 'Add an accessory' },
    nameLens: 'Name the lens',
    nameLensHint: 'Which lens is it? Name it so buyers can find your item by it.',
    remove: 'Remove',
    removeOf: (part: string) => `Remove ${part}`,
  },
  conversion: {
    title: 'Conversion',
    ask: 'Has it been converted?',
    none: 'Not converted',
    ai: 'AI’d: a pre-AI Nikkor made AI',
    'other-mount': 'Converted to another mount',
    cine: 'Cine-modded: made for filming',
  },
});
