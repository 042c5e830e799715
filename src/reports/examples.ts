import type { Examples } from '#src/platform/manifest.server.ts';
import { booked, date, email, id, photo, product, sellerId } from '#src/platform/http/samples.ts';

const said = { reason: 'counterfeit', note: 'The serial number is that of another model.' };

export const reportExamples: Examples = {
  schemas: {
    FiledReport: { _id: id, ...said, date, listing: id },
    Report: {
      _id: id,
      ...said,
      date,
      outcome: null,
      closed: null,
      closedBy: null,
      explanation: null,
      reporter: { _id: sellerId, name: 'Robin', email },
      message: null,
      review: null,
      copied: null,
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
        warnings: [],
        openReports: 1,
      },
    },
    QuotedMessage: {
      seq: 3,
      sender: { _id: sellerId, name: 'Ana' },
      body: 'Pay by gift card.',
      photos: [photo],
      warnings: ['gift-card'],
      date,
    },
  },
  bodies: {
    'POST /reports': { listing: id, ...said },
    'PUT /reports/{id}': { outcome: 'paused', reason: 'The photographs show another camera.' },
  },
};
