import { booked, date, email, id, product, sellerId, type Examples } from './example.ts';

const meeting = { phone: '+351 555 0100', location: 'Porto, by the river' };
export const order = {
  _id: id,
  name: 'Robin',
  email,
  ...meeting,
  ...booked,
  seller: 'Ana',
  listing: id,
  kind: 'cameras',
  state: 'open',
  date,
};
const said = { reason: 'counterfeit', note: 'The serial number is that of another model.' };

/** Orders, and reports of items. */
export const orders: Examples = {
  schemas: {
    Order: order,
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
    'POST /orders': { listing: id, ...meeting },
    'POST /reports': { listing: id, ...said },
    'PUT /reports/{id}': { outcome: 'paused', reason: 'The photographs show another camera.' },
  },
};
