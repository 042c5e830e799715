import type { Examples } from '#src/platform/manifest.server.ts';
import { evidence, id, read } from '#src/platform/http/samples.ts';

export const evidenceExamples: Examples = {
  schemas: {
    Evidence: { ...read, _id: id, modelId: 'nikon-d850', serial: { last3: '821', kind: 'engraved' } },
    ShownEvidence: evidence,
  },
};
