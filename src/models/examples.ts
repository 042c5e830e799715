import type { Examples } from '#src/platform/manifest.server.ts';

const gearNames = { brand: 'Nikon', name: 'D850', mounts: ['Nikon F'] };
const gearModel = { _id: 'nikon-d850', kind: 'cameras', ...gearNames, crop: 1 };

export const modelExamples: Examples = {
  schemas: {
    GearFound: { brands: ['Nikon'], models: [gearModel] },
    GearModel: gearModel,
  },
};
