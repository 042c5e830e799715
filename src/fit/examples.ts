import type { Examples } from '#src/platform/manifest.server.ts';

const judged = {
  verdict: 'adapter',
  image: 'full',
  loses: ['autofocus'],
  warns: ['autofocus-by-motor'],
  adapters: [
    {
      name: 'Nikon FTZ II',
      optics: false,
      infinity: true,
      source: 'https://stevenrobinsonpictures.com/blog',
    },
  ],
  because: [
    {
      code: 'loses-autofocus',
      text: 'The camera drives the focus of this lens, and the FTZ has no motor.',
      source:
        'https://www.dennis-sassmannshausen.de/2018/10/01/verhalten-des-ftz-adapters-an-der-z7-mit-af-p-af-s-af-d-ai-ai-s-objektiven/',
    },
  ],
};
const lens = 'nikon-nikkor-af-85mm-f-1-8d';

export const fitExamples: Examples = {
  schemas: {
    Fit: { camera: 'nikon-z-6', lens, ...judged, knownBy: 'model' },
    FitItems: {
      models: [{ _id: 'nikon-z-6', kind: 'cameras', brand: 'Nikon', name: 'Z 6' }],
      pairs: [
        {
          listing: '0198c5a0-7c1e-7000-8000-3f1c2b4d5e6f',
          model: 'nikon-z-6',
          verdict: 'adapter',
          image: 'full',
          loses: ['autofocus'],
          adapter: 'Nikon FTZ II',
          damages: false,
        },
      ],
    },
    FitOf: {
      model: lens,
      brand: 'Nikon',
      name: 'Nikkor AF 85mm f/1.8D',
      verdict: 'adapter',
      image: 'full',
      loses: ['autofocus'],
      adapter: 'Nikon FTZ II',
    },
  },
};
