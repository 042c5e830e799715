import { afterAll, beforeEach, expect, test } from 'vitest';
import { Negotiation } from '#test/offers.ts';
import { meeting, openSecondProcess, openShop, type ApiResponse, type TestUser } from '#test/shop.ts';

// Each race runs a thousand rounds; `DEAL_ROUNDS=50` shortens it.
const rounds = Number(process.env['DEAL_ROUNDS'] ?? 1000);

let users: { buyer: TestUser; seller: TestUser };
let rival: TestUser;
const shop = await openShop();
const other = await openSecondProcess(shop);
afterAll(async () => {
  await other.close();
  await shop.close();
});
beforeEach(async () => {
  users = { buyer: await shop.createUser('Buyer', 'Bo'), seller: await shop.createUser('Seller', 'Sol') };
  rival = await shop.createUser('Buyer', 'Bea');
});

type Race = {
  run(negotiation: Negotiation, id: string): [Promise<ApiResponse>, Promise<ApiResponse>];
  ends: readonly [state: string, sale: number | null][];
};

const there = (method: string, path: string, as: TestUser, body?: object) =>
  other.call(method, path, { as, body });

const races: Record<string, Race> = {
  'accepting and a booking of another': {
    run: (negotiation, id) => [
      negotiation.take('accept', 'seller', id),
      there('POST', '/orders', rival, { ...meeting, listing: negotiation.item }),
    ],
    ends: [
      ['accepted', 200],
      ['item-taken', 300],
    ],
  },
  'two counteroffers by the seller': {
    run: (negotiation, id) => [
      negotiation.counter('seller', id, 290),
      there('POST', `/offers/${id}/counter`, users.seller, { amount: 280 }),
    ],
    ends: [['open', null]],
  },
  'accepting and taking back': {
    run: (negotiation, id) => [
      negotiation.take('accept', 'seller', id),
      there('PUT', `/offers/${id}/withdraw`, users.buyer),
    ],
    ends: [
      ['accepted', 200],
      ['withdrawn', null],
    ],
  },
  'accepting and a price that comes down': {
    run: (negotiation, id) => [
      negotiation.take('accept', 'seller', id),
      there('PATCH', `/cameras/${negotiation.item}`, users.seller, { sale: 200 }),
    ],
    ends: [
      ['accepted', 200],
      ['overtaken', null],
    ],
  },
};

test.for(Object.entries(races))(
  'one of two concurrent requests wins, and the other leaves no rows: %s',
  async ([, race]) => {
    const ended: Record<string, number> = {};
    for (let round = 0; round < rounds; round++) {
      const negotiation = await Negotiation.open(shop, users);
      const answers = await Promise.all(race.run(negotiation, await negotiation.makeOffer(200)));
      const statuses = answers.map(({ status }) => status);
      for (const [index, status] of statuses.entries())
        expect(status, JSON.stringify(answers[index]!.body)).toBeLessThan(500);
      expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      const owned = await shop.call('GET', `/dashboard/cameras/${negotiation.item}`, { as: users.seller });
      const offer = (await negotiation.show('buyer'))!;
      const end = [offer.state, owned.body.order?.sale ?? null];
      expect(race.ends).toContainEqual(end);
      expect(offer.turns.length).toBe(offer.state === 'open' ? 2 : 1);
      ended[offer.state] = (ended[offer.state] ?? 0) + 1;
    }
    // oxlint-disable-next-line no-console -- the measured result is printed
    console.log(race.ends.map(([state]) => state).join(' or '), ended);
  },
);
