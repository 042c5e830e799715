/** Brands, models and mounts. */
export const gear = {
  gear: {
    model: 'Model',
    modelHint: 'Pick it from the list, and brand and mount follow. Anything else may be typed, too.',
    mount: 'Mount',
    crop: 'Crop factor',
    fullFrame: '1 (full frame)',
    optional: 'optional',
    fixedLens: 'fixed lens',
  },
};
