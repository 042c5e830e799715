import type { Examples } from '#src/platform/manifest.server.ts';
import { date, sellerId } from '#src/platform/http/samples.ts';

export const blockExamples: Examples = {
  schemas: { Block: { _id: sellerId, name: 'Ana', date } },
  bodies: { 'PUT /blocks/{id}': { cancel: true } },
};
