import type { Examples } from '#src/platform/manifest.server.ts';
import { date, email, id, meeting, order } from '#src/platform/http/samples.ts';

const accepted = { ...order, stage: 'accepted', until: '2026-03-28T09:26:53.000Z', acts: ['cancel', 'sold'] };

export const orderExamples: Examples = {
  schemas: {
    Order: order,
    OrderDetails: {
      ...order,
      side: 'seller',
      other: { name: 'Robin', email, phone: meeting.phone, verified: false },
      waitsFor: 'seller',
      history: [{ stage: 'requested', by: 'buyer', at: date }],
    },
    StepTaken: { modifiedCount: 1, order: accepted },
  },
  bodies: { 'POST /orders': { listing: id, ...meeting } },
};
