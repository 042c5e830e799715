import { Deal, inHours, meetingAt } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { Reviewed } from '#test/reviews.ts';
import { meeting, createListing } from '#test/shop.ts';
import type { Cast } from './cast.ts';
import {
  bothSides,
  onlyAdmin,
  owner,
  type Answers,
  type Rule,
  type Rules,
  at,
  buyers,
  users,
} from './rule.ts';

const sidesAndAdmin = { ...bothSides, admin: 200 };
const open = ({ shop, buyer, seller }: Cast) => Deal.open(shop, { buyer, seller });

/** A call about a new order. `bring` takes the order to the stage that the call needs, and returns the body. */
const onOrder = (
  rest: string,
  answers: Answers,
  bring: (deal: Deal) => Promise<object | void> = async () => undefined,
): Rule => ({
  answers,
  async attempt(cast) {
    const deal = await open(cast);
    const body = (await bring(deal)) ?? undefined;
    return { path: `/orders/${deal.order}${rest}`, body };
  },
});

const accepted = (deal: Deal) => deal.bringTo('accepted');
const missed = async (deal: Deal) => {
  await deal.arrange();
  await deal.moveMeetingBack(2);
};

const steps: Rules = {
  'GET /orders/{id}': onOrder('', sidesAndAdmin),
  'DELETE /orders/{id}': onOrder('', sidesAndAdmin),
  'PUT /orders/{id}/accept': onOrder('/accept', owner),
  'PUT /orders/{id}/decline': onOrder('/decline', owner),
  'PUT /orders/{id}/withdraw': onOrder('/withdraw', { buyer: 200 }),
  'PUT /orders/{id}/cancel': onOrder('/cancel', sidesAndAdmin, accepted),
  'PUT /orders/{id}/received': onOrder('/received', { buyer: 200 }, accepted),
  'PUT /orders/{id}/contact': {
    answers: { buyer: 200 },
    attempt: async ({ shop, buyer, seller }) => ({
      path: `/orders/${await (await Negotiation.open(shop, { buyer, seller })).agree(200)}/contact`,
      body: meeting,
    }),
  },
};

const meetings: Rules = {
  'PUT /orders/{id}/meeting': onOrder('/meeting', bothSides, async (deal) => {
    await accepted(deal);
    return meetingAt(inHours(48));
  }),
  // The buyer has proposed the meeting, so only the seller can agree to it.
  'PUT /orders/{id}/meeting/agree': onOrder('/meeting/agree', { ...owner, buyer: 409 }, async (deal) => {
    await accepted(deal);
    await deal.propose('buyer', inHours(48));
    return { version: 1 };
  }),
  'GET /orders/{id}/calendar': onOrder('/calendar', bothSides, (deal) => deal.arrange()),
  'GET /orders/{id}/handover': onOrder('/handover', bothSides, async (deal) => {
    await accepted(deal);
    // The seller's first call stores the handover code. It is made here, because the tested calls must store nothing.
    await deal.call('GET', '/handover', 'seller');
  }),
  'PUT /orders/{id}/handover': onOrder('/handover', owner, async (deal) => {
    await accepted(deal);
    return { code: await deal.code() };
  }),
};

const disputes: Rules = {
  'POST /orders/{id}/dispute': onOrder('/dispute', bothSides, async (deal) => {
    await missed(deal);
    return { reason: 'no-show', note: 'Nobody came.' };
  }),
  'PUT /orders/{id}/dispute': onOrder('/dispute', owner, async (deal) => {
    await missed(deal);
    await deal.claim('buyer');
    return { answer: 'The train was late.' };
  }),
  'PUT /orders/{id}/dispute/settlement': onOrder('/dispute/settlement', bothSides, async (deal) => {
    await missed(deal);
    await deal.claim('buyer');
    return { outcome: 'cancelled' };
  }),
  'DELETE /orders/{id}/dispute': onOrder('/dispute', { buyer: 200 }, async (deal) => {
    await missed(deal);
    await deal.claim('buyer');
  }),
  'GET /disputes/{id}/messages': {
    answers: onlyAdmin(200),
    // The call stores an entry in the audit log, because an admin reads the messages.
    stores: 'something',
    async attempt(cast) {
      const deal = await open(cast);
      await missed(deal);
      await deal.claim('buyer');
      return { path: `/disputes/${(await deal.show('buyer')).dispute!._id}/messages` };
    },
  },
  'GET /disputes': at('/disputes', onlyAdmin(200)),
  'PUT /disputes/{id}': {
    confirm: true,
    answers: onlyAdmin(200),
    async attempt(cast) {
      const deal = await open(cast);
      await missed(deal);
      await deal.claim('buyer');
      const id = (await deal.show('buyer')).dispute!._id;
      return { path: `/disputes/${id}`, body: { outcome: 'cancelled', note: 'Neither was there.' } };
    },
  },
};

export const orderRules: Rules = {
  'POST /orders': {
    answers: buyers(201),
    attempt: async ({ shop, seller }) => ({
      path: '/orders',
      body: { ...meeting, listing: (await createListing(shop, seller))._id },
    }),
  },
  'GET /orders': at('/orders', users),
  ...steps,
  ...meetings,
  ...disputes,
};

/** A call about the reviews of a completed order. */
const onCompletedOrder = (path: string, body?: object): Rule => ({
  answers: bothSides,
  attempt: async ({ shop, buyer, seller }) => ({
    path: path.replace('{id}', (await Reviewed.open(shop, { buyer, seller })).deal.order),
    body,
  }),
});

/** A call about the buyer's review of the seller. */
const onReview = (rest: string, answers: Answers, options: { body?: object; reply?: string } = {}): Rule => ({
  answers,
  async attempt({ shop, buyer, seller }) {
    const { ofSeller: id } = await (await Reviewed.open(shop, { buyer, seller })).both();
    const { reply, body } = options;
    if (reply) await shop.call('PUT', `/reviews/${id}/reply`, { as: seller, body: { text: reply } });
    return { path: `/reviews/${id}${rest}`, body };
  },
});

export const reviewRules: Rules = {
  'GET /orders/{id}/review': onCompletedOrder('/orders/{id}/review'),
  'PUT /orders/{id}/review': onCompletedOrder('/orders/{id}/review', { stars: 5, text: 'Fine.' }),
  'GET /orders/{id}/reviews': onCompletedOrder('/orders/{id}/reviews'),
  'PUT /reviews/{id}/reply': onReview('/reply', owner, { body: { text: 'Thanks.' } }),
  'DELETE /reviews/{id}': onReview('', onlyAdmin(200)),
  'DELETE /reviews/{id}/reply': onReview('/reply', owner, { reply: 'Thanks.' }),
  'DELETE /reviews/{id}/text': onReview('/text', { buyer: 200 }),
};
