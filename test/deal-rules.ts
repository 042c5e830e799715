import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Deal, inHours, meetingAt } from './deals.ts';
import { Haggle } from './offers.ts';
import { rulesOfReviews } from './review-rules.ts';
import { meeting, putUp, type Person, type Shop } from './shop.ts';
import { Talk } from './talk.ts';

/** What a call answers to those who are not refused as everyone else is. */
type Answers = Partial<
  Record<'Buyer' | 'Buyer stranger' | 'Seller owner' | 'Seller stranger' | 'admin', number>
>;
type Rule = { answers: Answers; attempt(): Promise<{ path: string; body?: object | undefined }> };

const seller = { 'Seller owner': 200 };
const sides = { Buyer: 200, ...seller };
const all = { ...sides, admin: 200 };
const everyone = { ...all, 'Buyer stranger': 200, 'Seller stranger': 200 };

const accepted = async (deal: Deal) => deal.bringTo('accepted');
const missed = async (deal: Deal) => {
  await deal.arrange();
  await deal.meetingWas(2);
};

/** Who may call what of an order; each attempt has a deal of its own, brought to where the call is for. */
export function rulesOfDeals(
  shop: Shop,
  people: () => { buyer: Person; seller: Person },
): Record<string, Rule> {
  const rule = (
    path: string,
    answers: Answers,
    bring: (deal: Deal) => Promise<object | void> = async () => undefined,
  ): Rule => ({
    answers,
    async attempt() {
      const deal = await Deal.open(shop, people());
      const body = (await bring(deal)) ?? undefined;
      return { path: path.replace('{id}', deal.order), body };
    },
  });
  const onOffer = (act: string, answers: Answers, body?: object): Rule => ({
    answers,
    attempt: async () => ({
      path: `/offers/${await (await Haggle.open(shop, people())).made(200)}/${act}`,
      body,
    }),
  });
  const onTalk = (rest: string, answers: Answers, body?: object): Rule => ({
    answers,
    attempt: async () => ({ path: `/conversations/${(await Talk.open(shop, people())).id}${rest}`, body }),
  });
  const onSearch = (body?: object): Rule => ({
    answers: { Buyer: 200 },
    async attempt() {
      const saved = { query: `brand=${randomUUID()}` };
      const { body: search } = await shop.call('POST', '/saved-searches', {
        as: people().buyer,
        body: saved,
      });
      return { path: `/saved-searches/${search._id}`, body };
    },
  });
  return {
    'POST /conversations': {
      answers: { Buyer: 201, 'Buyer stranger': 201 },
      async attempt() {
        const { item } = await Haggle.open(shop, people());
        return { path: '/conversations', body: { listing: item, body: 'Is it there still?' } };
      },
    },
    'GET /conversations': { answers: everyone, attempt: async () => ({ path: '/conversations' }) },
    'GET /conversations/{id}': onTalk('', sides),
    'GET /conversations/{id}/messages': onTalk('/messages', sides),
    'POST /conversations/{id}/messages': onTalk(
      '/messages',
      { Buyer: 201, 'Seller owner': 201 },
      { body: 'Hello' },
    ),
    'PUT /conversations/{id}/read': onTalk('/read', sides, { seq: 1 }),
    'GET /reports/{id}/messages': {
      answers: { admin: 200 },
      async attempt() {
        const { id: conversation, seller: as } = await Talk.open(shop, people());
        const body = { conversation, seq: 1, reason: 'scam' };
        const { body: report } = await shop.call('POST', '/reports', { as, body });
        return { path: `/reports/${report._id}/messages` };
      },
    },
    'GET /saved-searches': { answers: everyone, attempt: async () => ({ path: '/saved-searches' }) },
    'POST /saved-searches': {
      answers: Object.fromEntries(Object.keys(everyone).map((who) => [who, 201])),
      attempt: async () => ({ path: '/saved-searches', body: { query: `brand=${randomUUID()}` } }),
    },
    'PATCH /saved-searches/{id}': onSearch({ mail: 'off' }),
    'DELETE /saved-searches/{id}': onSearch(),
    'GET /watchlist': { answers: everyone, attempt: async () => ({ path: '/watchlist' }) },
    'GET /watchlist/ids': { answers: everyone, attempt: async () => ({ path: '/watchlist/ids' }) },
    // Of an item that is one's own, it is refused.
    'PUT /watchlist/{id}': {
      answers: { ...everyone, 'Seller owner': 403 },
      attempt: async () => ({ path: `/watchlist/${(await putUp(shop, people().seller))._id}` }),
    },
    'DELETE /watchlist/{id}': {
      answers: everyone,
      async attempt() {
        const other = await shop.hire('Seller');
        const { _id } = await putUp(shop, other);
        await sql`insert into watches (person_id, listing_id, sale_cents, told_cents)
          select id, ${_id}, 1, 1 from people where id <> ${other.id}`.execute(shop.app.db);
        return { path: `/watchlist/${_id}` };
      },
    },
    'GET /blocks': { answers: everyone, attempt: async () => ({ path: '/blocks' }) },
    'PUT /blocks/{id}': {
      answers: everyone,
      attempt: async () => ({ path: `/blocks/${(await shop.hire('Buyer')).id}`, body: {} }),
    },
    'DELETE /blocks/{id}': {
      answers: everyone,
      async attempt() {
        const { id } = await shop.hire('Buyer');
        await sql`insert into blocks (blocker_id, blocked_id) select id, ${id} from people where id <> ${id}`.execute(
          shop.app.db,
        );
        return { path: `/blocks/${id}` };
      },
    },
    'GET /orders/{id}': rule('/orders/{id}', all),
    'DELETE /orders/{id}': rule('/orders/{id}', all),
    'PUT /orders/{id}/accept': rule('/orders/{id}/accept', seller),
    'PUT /orders/{id}/decline': rule('/orders/{id}/decline', seller),
    'PUT /orders/{id}/withdraw': rule('/orders/{id}/withdraw', { Buyer: 200 }),
    'PUT /orders/{id}/cancel': rule('/orders/{id}/cancel', all, accepted),
    'PUT /orders/{id}/received': rule('/orders/{id}/received', { Buyer: 200 }, accepted),
    'PUT /orders/{id}/meeting': rule('/orders/{id}/meeting', sides, async (deal) => {
      await accepted(deal);
      return meetingAt(inHours(48));
    }),
    // Who proposed it waits for the other side.
    'PUT /orders/{id}/meeting/agree': rule(
      '/orders/{id}/meeting/agree',
      { ...seller, Buyer: 409 },
      async (deal) => {
        await accepted(deal);
        await deal.propose('buyer', inHours(48));
        return { version: 1 };
      },
    ),
    'GET /orders/{id}/handover': rule('/orders/{id}/handover', sides, async (deal) => {
      await accepted(deal);
      // What the seller is told is derived once, and kept.
      await deal.call('GET', '/handover', 'seller');
    }),
    'PUT /orders/{id}/handover': rule('/orders/{id}/handover', seller, async (deal) => {
      await accepted(deal);
      return { code: await deal.code() };
    }),
    'POST /orders/{id}/dispute': rule('/orders/{id}/dispute', sides, async (deal) => {
      await missed(deal);
      return { reason: 'no-show', note: 'Nobody came.' };
    }),
    'PUT /orders/{id}/dispute': rule('/orders/{id}/dispute', seller, async (deal) => {
      await missed(deal);
      await deal.claim('buyer');
      return { answer: 'The train was late.' };
    }),
    ...rulesOfReviews(shop, people),
    'POST /offers': {
      answers: { Buyer: 201, 'Buyer stranger': 201 },
      async attempt() {
        const { item } = await Haggle.open(shop, people());
        return { path: '/offers', body: { ...meeting, listing: item, amount: 200 } };
      },
    },
    'GET /offers': {
      answers: everyone,
      attempt: async () => ({ path: '/offers' }),
    },
    'POST /offers/{id}/counter': onOffer('counter', { 'Seller owner': 201 }, { amount: 290 }),
    'PUT /offers/{id}/accept': onOffer('accept', seller),
    'PUT /offers/{id}/decline': onOffer('decline', seller),
    'PUT /offers/{id}/withdraw': onOffer('withdraw', { Buyer: 200 }),
    'GET /disputes': { answers: { admin: 200 }, attempt: async () => ({ path: '/disputes' }) },
    'PUT /disputes/{id}': {
      answers: { admin: 200 },
      async attempt() {
        const deal = await Deal.open(shop, people());
        await missed(deal);
        await deal.claim('buyer');
        const id = (await deal.show('buyer')).dispute!._id;
        return { path: `/disputes/${id}`, body: { outcome: 'cancelled', note: 'Neither was there.' } };
      },
    },
  };
}
