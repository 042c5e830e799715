import type { Examples } from '#src/platform/manifest.server.ts';

const body = {
  _id: '0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f',
  model: { _id: 'nikon-z-6', kind: 'cameras', brand: 'Nikon', name: 'Z 6', mounts: ['Nikon Z'], crop: 1 },
  mount: 'Nikon Z',
  name: 'The one with the grip',
  date: '2026-03-14T09:26:53.000Z',
};
const lens = {
  _id: '0198c5a0-7c1e-7000-8000-3f1c2b4d5e70',
  model: {
    _id: 'nikon-nikkor-af-s-50mm-f-1-8g',
    kind: 'lens',
    brand: 'Nikon',
    name: 'Nikkor AF-S 50mm f/1.8G',
    mounts: ['Nikon F'],
    crop: null,
  },
  mount: 'Nikon F',
  name: null,
  date: '2026-03-14T09:27:10.000Z',
};

export const kitExamples: Examples = {
  schemas: {
    KitItem: body,
    KitPlan: {
      items: [body, lens],
      pairs: [
        {
          camera: body._id,
          lens: lens._id,
          verdict: 'adapter',
          image: 'full',
          loses: [],
          adapter: 'Nikon FTZ II',
          damages: false,
        },
      ],
      adapters: [{ name: 'Nikon FTZ II', source: 'https://stevenrobinsonpictures.com/blog', serves: 1 }],
      reach: [{ camera: body._id, lengths: [{ lens: lens._id, from: 50, to: 50 }], gaps: [] }],
    },
  },
  bodies: {
    'POST /my/kit': { model: 'nikon-z-6', name: 'The one with the grip' },
    'PATCH /my/kit/{id}': { name: 'The spare one' },
  },
};
