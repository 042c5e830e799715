import type { Examples } from '#src/platform/manifest.server.ts';
import { photo } from '#src/platform/http/samples.ts';

export const photoExamples: Examples = {
  answers: { 'POST /images': { success: true, status: 200, data: photo } },
};
