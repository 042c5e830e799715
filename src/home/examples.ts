import type { Examples } from '#src/platform/manifest.server.ts';
import { id } from '#src/platform/http/samples.ts';

export const homeExamples: Examples = {
  schemas: {
    Category: { _id: id, cat: 'cameras', name: 'Cameras', img: '/demo/camera.svg', count: 48 },
  },
};
