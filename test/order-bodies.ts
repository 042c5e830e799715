import {
  badChoice,
  badMoney,
  badEmail,
  badOptionalText,
  badPhotos,
  badSeenVersion,
  badLine,
  badText,
  badZone,
  noText,
  optional,
  type Sample,
} from './bad-values.ts';
import { inHours, meetingAt, type Deal } from './deals.ts';
import type { Reviewed } from './reviews.ts';
import { meeting, type TestUser } from './shop.ts';

type Given = {
  buyer: TestUser;
  seller: TestUser;
  admin: TestUser;
  itemId: string;
  accepted: Deal;
  reviewed: Reviewed;
};

/** Bodies of the calls about orders, disputes and reviews, with invalid values of their fields. */
export async function badOrders({
  buyer,
  seller,
  admin,
  itemId,
  accepted,
  reviewed,
}: Given): Promise<Record<string, Sample>> {
  return {
    ...Object.fromEntries(
      ['decline', 'withdraw', 'cancel'].map((act) => [
        `PUT /orders/{id}/${act}`,
        {
          path: `/orders/${accepted.order}/${act}`,
          as: buyer,
          good: { reason: 'I found one nearer to me.' },
          fields: { reason: optional(badText(500)) },
        },
      ]),
    ),
    'PUT /orders/{id}/contact': {
      path: `/orders/${accepted.order}/contact`,
      as: buyer,
      good: meeting,
      fields: { phone: badLine(32, 5), location: badLine(120) },
    },
    'PUT /orders/{id}/meeting': {
      path: `/orders/${accepted.order}/meeting`,
      as: buyer,
      good: meetingAt(inHours(48)),
      fields: {
        at: [
          ...noText,
          ['no date', 'tomorrow'],
          ['no offset', '2026-11-23T10:00:00'],
          ['past', '2020-01-01T00:00:00Z'],
        ],
        alternatives: [
          ['text', inHours(50)],
          ['past', ['2020-01-01T00:00:00Z']],
          ['too many', [50, 51, 52].map(inHours)],
        ],
        zone: badZone,
        place: badLine(120),
        seen: [
          ['text', '1'],
          ['negative', -1],
          ['a part', 1.5],
          ['null', null],
        ],
      },
    },
    'PUT /orders/{id}/meeting/agree': {
      path: `/orders/${accepted.order}/meeting/agree`,
      as: seller,
      good: { version: 1 },
      fields: {
        at: [
          ['no date', 'tomorrow'],
          ['null', null],
        ],
        version: [
          ['missing', undefined],
          ['text', '1'],
          ['zero', 0],
          ['a part', 1.5],
          ['null', null],
        ],
      },
    },
    'PUT /orders/{id}/handover': {
      path: `/orders/${accepted.order}/handover`,
      as: seller,
      good: { code: await accepted.code() },
      fields: { code: badText(20) },
    },
    'POST /orders/{id}/dispute': {
      path: `/orders/${accepted.order}/dispute`,
      as: buyer,
      good: { reason: 'no-show', note: 'Nobody came.' },
      fields: { reason: badChoice('late', 'No-show'), note: badText(1000), photos: badPhotos },
    },
    'PUT /orders/{id}/dispute': {
      path: `/orders/${accepted.order}/dispute`,
      as: seller,
      good: { answer: 'The train was late.' },
      fields: { answer: badText(1000), photos: badPhotos },
    },
    'PUT /orders/{id}/dispute/settlement': {
      path: `/orders/${accepted.order}/dispute/settlement`,
      as: buyer,
      good: { outcome: 'completed' },
      fields: { outcome: badChoice('no-show', 'Completed'), sale: optional(badMoney) },
    },
    'PUT /disputes/{id}': {
      path: '/disputes/none',
      as: admin,
      good: { outcome: 'cancelled', note: 'Neither was there.' },
      fields: {
        outcome: badChoice('expired', 'Cancelled'),
        against: [
          ['with another outcome', 'buyer'],
          ['no side', 'nobody'],
          ['null', null],
        ],
        note: badText(1000),
      },
    },
    'PUT /orders/{id}/review': {
      path: `/orders/${reviewed.deal.order}/review`,
      as: buyer,
      good: { stars: 5 },
      fields: {
        stars: [
          ['missing', undefined],
          ['text', '5'],
          ['null', null],
          ['none', 0],
          ['six', 6],
          ['half a star', 4.5],
          ['a boolean', true],
          ['an array', [5]],
        ],
        text: badOptionalText(1000),
      },
    },
    'PUT /reviews/{id}/reply': {
      path: `/reviews/${(await reviewed.both()).ofSeller}/reply`,
      as: seller,
      good: { text: 'Thanks.' },
      fields: { text: badText(500) },
    },
    'POST /orders': {
      as: buyer,
      good: { ...meeting, listing: itemId },
      // `name` is ignored; the other copied fields must match the listing.
      fields: {
        // A malformed id gets the same 404 as an unknown id, so any short text is valid.
        listing: [...noText.filter(([, value]) => typeof value !== 'string'), ['too long', 'x'.repeat(65)]],
        phone: badLine(32, 5),
        location: badLine(120),
        version: badSeenVersion,
        email: optional(badEmail),
        name: [],
        title: badOptionalText(500),
        sale: optional(badMoney),
        img: badOptionalText(4096),
        seller: badOptionalText(500),
      },
    },
  };
}
