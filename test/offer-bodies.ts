import { badMoney, badSeenVersion, badText, noText, type Bad, optional } from './bad-values.ts';
import type { TestUser } from './shop.ts';

type Given = { buyer: TestUser; seller: TestUser; offered: string; offerId: string; order: string };

const agreement = (path: string, as: TestUser) => ({
  path,
  as,
  good: { version: 1 },
  fields: { version: badSeenVersion },
});

/**
 * Bodies of the calls that make, accept or confirm an offer, or accept an order, with invalid values of their fields.
 */
export function badOffers({ buyer, seller, offered, offerId, order }: Given) {
  return {
    'POST /offers': {
      path: '/offers',
      as: buyer,
      good: { listing: offered, amount: 200 },
      fields: {
        listing: [
          ...noText.filter(([, value]) => typeof value !== 'string'),
          ['too long', 'x'.repeat(65)],
        ] satisfies Bad[],
        amount: [...badMoney, ['the price', 300]] satisfies Bad[],
        note: optional(badText(500)),
        version: badSeenVersion,
      },
    },
    'POST /offers/{id}/counter': {
      path: `/offers/${offerId}/counter`,
      as: seller,
      good: { amount: 290 },
      fields: {
        amount: [...badMoney, ['the price', 300], ['what is offered', 200]] satisfies Bad[],
        version: badSeenVersion,
      },
    },
    'PUT /offers/{id}/accept': agreement(`/offers/${offerId}/accept`, seller),
    'PUT /offers/{id}/confirm': agreement(`/offers/${offerId}/confirm`, buyer),
    'PUT /orders/{id}/accept': agreement(`/orders/${order}/accept`, seller),
  };
}
