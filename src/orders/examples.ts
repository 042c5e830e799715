import type { Examples } from '#src/platform/manifest.server.ts';
import { date, email, id, meeting, order } from '#src/platform/http/samples.ts';

const when = { at: '2026-03-28T15:00:00.000Z', zone: 'Europe/Lisbon', place: 'Rossio station' };
const claim = { reason: 'no-show', note: 'I waited for an hour, and nobody came.' };
const dispute = {
  _id: id,
  by: 'buyer',
  ...claim,
  date,
  answer: null,
  outcome: null,
  against: null,
  decision: null,
  warnings: { note: [], answer: [] },
};
const accepted = { ...order, stage: 'accepted', until: '2026-03-28T09:26:53.000Z', acts: ['cancel', 'sold'] };

export const orderExamples: Examples = {
  schemas: {
    Order: order,
    OrderDetails: {
      ...order,
      side: 'seller',
      other: {
        name: 'Robin',
        email,
        phone: meeting.phone,
        verified: false,
        photo: null,
        zone: 'Europe/Berlin',
      },
      waitsFor: 'seller',
      dispute: null,
      clashes: [],
      reason: null,
      warnings: { phone: [], location: [], meeting: [], arranged: [], reason: [] },
      condition: 'Good',
      duration: 12,
      history: [{ stage: 'requested', by: 'buyer', at: date }],
    },
    Handover: { code: '7K4M-Q2XZ' },
    Dispute: { ...dispute, waitsForAdmin: false, closed: null, order },
    StepTaken: { modifiedCount: 1, order: accepted },
  },
  bodies: {
    'POST /orders': { listing: id, version: 1, sale: order.sale, ...meeting },
    'PUT /orders/{id}/accept': { version: 1 },
    'PUT /orders/{id}/decline': { reason: 'It fell, and the shutter is stuck now.' },
    'PUT /orders/{id}/withdraw': { reason: 'I found one nearer to me.' },
    'PUT /orders/{id}/cancel': { reason: 'I am ill, and cannot come.' },
    'PUT /orders/{id}/meeting': when,
    'PUT /orders/{id}/meeting/agree': { version: 1 },
    'PUT /orders/{id}/handover': { code: '7K4M-Q2XZ' },
    'POST /orders/{id}/dispute': claim,
    'PUT /orders/{id}/dispute': { answer: 'My train was late, and you had left.' },
    'PUT /disputes/{id}': { outcome: 'cancelled', note: 'You missed each other. The item is free again.' },
  },
};
