import type { Examples } from '#src/platform/manifest.server.ts';
import { id, meeting, order } from '#src/platform/http/samples.ts';

export const orderExamples: Examples = {
  schemas: { Order: order },
  bodies: { 'POST /orders': { listing: id, ...meeting } },
};
