import { inLocale } from './locale.ts';

/** Brands, models and mounts. */
export const gearTexts = inLocale({
  gear: {
    model: 'Model',
    modelHint: 'Pick it from the list to fill in brand and mount. Or type your own.',
    mount: 'Mount',
    crop: 'Crop factor',
    fullFrame: '1 (full frame)',
    optional: 'optional',
    fixedLens: 'fixed lens',
  },
});
