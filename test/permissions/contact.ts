import { sql } from 'kysely';
import { TestConversation } from '#test/conversations.ts';
import { Negotiation } from '#test/offers.ts';
import { createListing } from '#test/shop.ts';
import {
  allUsers,
  at,
  bothSides,
  buyers,
  onlyAdmin,
  owner,
  users,
  type Answers,
  type Rule,
  type Rules,
} from './rule.ts';

const onOffer = (act: string, answers: Answers, body?: object): Rule => ({
  answers,
  attempt: async ({ shop, buyer, seller }) => ({
    path: `/offers/${await (await Negotiation.open(shop, { buyer, seller })).makeOffer(200)}/${act}`,
    body,
  }),
});

/** A call about a listing that accepts offers but has none yet. */
const aboutListing = (path: string, answers: Answers, body: object): Rule => ({
  answers,
  async attempt({ shop, buyer, seller }) {
    const { item } = await Negotiation.open(shop, { buyer, seller });
    return { path, body: { listing: item, ...body } };
  },
});

const onConversation = (rest: string, answers: Answers, body?: object): Rule => ({
  answers,
  attempt: async ({ shop, buyer, seller }) => ({
    path: `/conversations/${(await TestConversation.open(shop, { buyer, seller })).id}${rest}`,
    body,
  }),
});

const conversations: Rules = {
  'POST /conversations': aboutListing(
    '/conversations',
    { ...buyers(201), otherSeller: 201 },
    { body: 'Is it there still?' },
  ),
  'GET /conversations': at('/conversations', users),
  'GET /conversations/{id}': onConversation('', bothSides),
  'GET /conversations/{id}/messages': onConversation('/messages', bothSides),
  'POST /conversations/{id}/messages': onConversation(
    '/messages',
    { buyer: 201, seller: 201 },
    { body: 'Hello' },
  ),
  'PUT /conversations/{id}/read': onConversation('/read', bothSides, { seq: 1 }),
  'GET /unread': at('/unread', users),
};

const offers: Rules = {
  'POST /offers': aboutListing('/offers', buyers(201), { amount: 200 }),
  'GET /offers': at('/offers', users),
  'POST /offers/{id}/counter': onOffer('counter', { seller: 201 }, { amount: 290 }),
  'PUT /offers/{id}/accept': onOffer('accept', owner),
  'PUT /offers/{id}/confirm': {
    answers: { buyer: 200 },
    async attempt({ shop, buyer, seller }) {
      const negotiation = await Negotiation.open(shop, { buyer, seller });
      const id = await negotiation.makeOffer(200);
      await negotiation.edit({ des: 'Worn.' });
      return { path: `/offers/${id}/confirm` };
    },
  },
  'PUT /offers/{id}/decline': onOffer('decline', owner),
  'PUT /offers/{id}/withdraw': onOffer('withdraw', { buyer: 200 }),
};

const reports: Rules = {
  'POST /reports': {
    // The seller cannot report their own listing.
    answers: { ...allUsers(201), seller: 422 },
    async attempt({ shop, seller }) {
      const { _id } = await createListing(shop, seller);
      return { path: '/reports', body: { listing: _id, reason: 'spam' } };
    },
  },
  'GET /reports': at('/reports', onlyAdmin(200)),
  'GET /reports/facts': at('/reports/facts', onlyAdmin(200)),
  'GET /models/{id}/notes': at('/models/pentax-k-50/notes', onlyAdmin(200)),
  'PUT /models/{id}/notes/{note}': {
    answers: onlyAdmin(200),
    attempt: async () => ({ path: '/models/pentax-k-50/notes/aperture-magnet', body: { text: 'Ask.' } }),
  },
  'PUT /reports/{id}': {
    answers: onlyAdmin(200),
    async attempt({ shop, buyer, seller }) {
      const body = { listing: (await createListing(shop, seller))._id, reason: 'spam' };
      const { body: report } = await shop.call('POST', '/reports', { as: buyer, body });
      return { path: `/reports/${report._id}`, body: { outcome: 'dismissed' } };
    },
  },
  'GET /reports/{id}/messages': {
    answers: onlyAdmin(200),
    // The call stores an entry in the audit log, because an admin reads the messages.
    stores: 'something',
    async attempt({ shop, buyer, seller }) {
      const { id: conversation } = await TestConversation.open(shop, { buyer, seller });
      const body = { conversation, seq: 1, reason: 'scam' };
      const { body: report } = await shop.call('POST', '/reports', { as: seller, body });
      return { path: `/reports/${report._id}/messages` };
    },
  },
  'GET /pauses': at('/pauses', onlyAdmin(200)),
  'DELETE /pauses/{id}': {
    answers: onlyAdmin(200),
    async attempt({ shop, buyer, seller, admin }) {
      const { _id } = await createListing(shop, seller);
      const report = { listing: _id, reason: 'spam' };
      const { body } = await shop.call('POST', '/reports', { as: buyer, body: report });
      const verdict = { outcome: 'paused', reason: 'Blurred photographs.' };
      await shop.call('PUT', `/reports/${body._id}`, { as: admin, body: verdict });
      return { path: `/pauses/${_id}` };
    },
  },
};

const blocks: Rules = {
  'GET /blocks': at('/blocks', users),
  'GET /blocks/{id}': {
    answers: users,
    attempt: async ({ shop }) => ({ path: `/blocks/${(await shop.createUser('Seller')).id}` }),
  },
  'PUT /blocks/{id}': {
    answers: users,
    attempt: async ({ shop }) => ({ path: `/blocks/${(await shop.createUser('Buyer')).id}`, body: {} }),
  },
  'DELETE /blocks/{id}': {
    answers: users,
    async attempt({ shop }) {
      const { id } = await shop.createUser('Buyer');
      await sql`insert into blocks (blocker_id, blocked_id) select id, ${id} from users where id <> ${id}`.execute(
        shop.app.db,
      );
      return { path: `/blocks/${id}` };
    },
  },
};

export const contactRules: Rules = { ...conversations, ...offers, ...reports, ...blocks };
