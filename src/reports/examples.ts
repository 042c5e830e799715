import type { Examples } from '#src/platform/manifest.server.ts';
import { booked, date, email, id, product, sellerId } from '#src/platform/http/samples.ts';

const said = { reason: 'counterfeit', note: 'The serial number is that of another model.' };

export const reportExamples: Examples = {
  schemas: {
    Report: {
      _id: id,
      ...said,
      date,
      outcome: null,
      closed: null,
      closedBy: null,
      explanation: null,
      reporter: { _id: sellerId, name: 'Robin', email },
      listing: {
        _id: id,
        kind: 'cameras',
        ...booked,
        des: product.des,
        seller: 'Ana',
        sellerId,
        state: 'available',
        withdrawn: false,
        paused: null,
        openReports: 1,
      },
    },
  },
  bodies: {
    'POST /reports': { listing: id, ...said },
    'PUT /reports/{id}': { outcome: 'paused', reason: 'The photographs show another camera.' },
  },
};
