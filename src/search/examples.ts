import type { Examples } from '#src/platform/manifest.server.ts';

export const searchExamples: Examples = {
  schemas: {
    Facets: {
      kind: [{ value: 'cameras', label: 'cameras', count: 48 }],
      brand: [{ value: 'nikon', label: 'Nikon', count: 12 }],
      mount: [{ value: 'nikon f', label: 'Nikon F', count: 9 }],
      condition: [{ value: 'Good', label: 'Good', count: 30 }],
      place: [{ value: 'porto', label: 'Porto', count: 7 }],
      verified: 21,
      graded: 9,
      available: 44,
      price: { min: 45, max: 4350 },
      fits: { _id: 'nikon-z-6', name: 'Nikon Z 6', native: 11, adapter: 26, unknown: 4 },
    },
    Suggestion: {
      type: 'model',
      label: 'Nikon D850',
      kind: 'cameras',
      path: '/search?q=Nikon+D850',
      items: true,
    },
  },
};
