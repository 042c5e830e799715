import type { Examples } from '#src/platform/manifest.server.ts';
import { aperture, inspection, oil } from '#src/platform/http/samples.ts';

export const gradingExamples: Examples = {
  schemas: {
    Checklist: {
      list: 'lens',
      version: 1,
      points: [
        {
          ...aperture,
          how: 'Close and open them a few times: they must snap, and be dry.',
          must: true,
          photo: { how: 'The closed blades from the front.', when: 'worse' },
          answers: [
            { value: 'snappy', text: 'Blades dry and snappy', cap: 'Excellent', working: true },
            { ...oil, working: true },
          ],
        },
      ],
    },
    Grade: {
      grade: 'Good',
      working: true,
      reasons: [{ point: 'aperture', answer: 'oil', cap: 'Good' }],
      unchecked: ['zoom'],
    },
    Inspection: inspection,
  },
  bodies: { 'POST /checklists/{list}/grade': { answers: { fungus: 'none', aperture: 'oil' } } },
};
