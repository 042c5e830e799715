import type { Examples } from '#src/platform/manifest.server.ts';
import { booked, date, id, meeting } from '#src/platform/http/samples.ts';

const until = '2026-03-16T09:26:53.000Z';
const offer = {
  _id: id,
  listing: id,
  version: 1,
  changes: [],
  kind: 'cameras',
  ...booked,
  side: 'seller',
  other: 'Robin',
  gone: false,
  amount: 290,
  by: 'buyer',
  state: 'open',
  date,
  until,
  left: { buyer: 2, seller: 3 },
  acts: ['accept', 'counter', 'decline'],
  order: null,
  turns: [{ by: 'buyer', amount: 290, note: 'I could come on Saturday.', state: 'open', date }],
};

export const offerExamples: Examples = {
  schemas: { Offer: offer, OfferTaken: { modifiedCount: 1, offer } },
  bodies: {
    'POST /offers': { listing: id, version: 1, amount: 290, ...meeting, note: 'I could come on Saturday.' },
    'POST /offers/{id}/counter': { amount: 300, version: 1 },
    'PUT /offers/{id}/accept': { version: 1 },
    'PUT /offers/{id}/confirm': { version: 2 },
  },
};
