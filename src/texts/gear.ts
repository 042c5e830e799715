import { inLocale } from './locale.ts';

/** Brands, models and mounts. */
export const gearTexts = inLocale({
  gear: {
    model: 'Model',
    modelHint: 'Pick it from the list, and brand and mount follow. Anything else may be typed, too.',
    mount: 'Mount',
    crop: 'Crop factor',
    fullFrame: '1 (full frame)',
    optional: 'optional',
    fixedLens: 'fixed lens',
  },
});
