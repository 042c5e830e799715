import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestUser } from '#lab/bench/users.ts';
import { sendOnce, sendWithRetries, Tally, type Reply } from './client.ts';
import { catchCommit, type When, openBehindProxy } from './commit-fault.ts';
import type { FaultCase } from './test-environment.ts';
import { checkLedger, Ledger } from './recorder.ts';
import { anOrder, signUpParticipants, Load, createListing, type Participants } from './load.ts';
import type { FaultShop } from './shop.ts';
import { TcpProxy, type Rules } from './tcp-proxy.ts';

const times = 20;
const atDatabase = 5;

type Cut = { name: string; replays: boolean; rules(): Rules };

/** The points at which a connection of a buyer can break, and whether the order was placed by then. */
const cuts: Cut[] = [
  { name: 'before the request', replays: false, rules: () => ({ opened: () => false }) },
  {
    name: 'within the request',
    replays: false,
    rules: () => ({
      onRequest(data, link) {
        setImmediate(link.cut);
        return data.subarray(0, -1);
      },
    }),
  },
  {
    name: 'before the answer',
    replays: true,
    rules: () => ({
      answered(_, link) {
        link.cut();
        return false;
      },
    }),
  },
];

/** Books an item through a connection that breaks, and repeats the call with the same key. */
async function bookOverCut(
  url: string,
  buyer: TestUser,
  listing: string,
  restoreConnection: () => void,
  tally: Tally,
): Promise<{ first: Reply | null; second: Reply }> {
  const sent = { as: buyer, body: anOrder(listing), key: randomUUID() };
  const first = await sendOnce(url, '/orders', sent);
  tally.add(first);
  restoreConnection();
  return { first, second: await sendWithRetries(url, '/orders', sent, tally) };
}

async function cutAtShop(shop: FaultShop, { seller, buyers }: Participants, ledger: Ledger, cut: Cut) {
  const tally = new Tally();
  for (let time = 0; time < times; time++) {
    const listing = await createListing(shop.url, seller, ledger);
    // A new proxy each time, so that no open connection is reused.
    const proxy = await TcpProxy.open(Number(new URL(shop.url).port));
    proxy.rules = cut.rules();
    const restoreConnection = (): void => void (proxy.rules = {});
    const url = `http://127.0.0.1:${proxy.port}`;
    try {
      const { first, second } = await bookOverCut(
        url,
        buyers[time % buyers.length]!,
        listing,
        restoreConnection,
        tally,
      );
      assert.equal(first, null, 'the connection was to be cut');
      assert.equal(second.status, 201);
      assert.equal(second.replayed, cut.replays);
      ledger.addOrder(second.body);
    } finally {
      await proxy.close();
    }
  }
  return `cut ${cut.name}, sent again: ${tally}`;
}

async function cutAtDatabase(
  shop: FaultShop,
  proxy: TcpProxy,
  { seller, buyers }: Participants,
  ledger: Ledger,
  when: When,
) {
  const tally = new Tally();
  for (let time = 0; time < atDatabase; time++) {
    const listing = await createListing(shop.url, seller, ledger);
    const caught = catchCommit(proxy, when);
    void caught.then((link) => link.cut());
    const restoreConnection = (): void => void (proxy.rules = {});
    const { first, second } = await bookOverCut(shop.url, buyers[time]!, listing, restoreConnection, tally);
    assert.equal(first?.status, 503, 'a connection that broke at the commit');
    assert.equal(second.status, 201);
    assert.equal(second.replayed, when === 'after');
    ledger.addOrder(second.body);
  }
  return `database's connection cut ${when} the commit, sent again: ${tally}`;
}

/** Breaks connections between buyers and the shop, and between the shop and its database. */
export const cutCase: FaultCase = {
  id: 'c',
  name: 'connections cut before the request, within it, before the answer, and around the commit',
  programs: ['postgresql'],
  async run(ground) {
    const { postgres, between, shop } = await openBehindProxy(ground);
    const participants = await signUpParticipants(shop.url);
    const ledger = new Ledger();
    for (const cut of cuts) ground.log(await cutAtShop(shop, participants, ledger, cut));
    for (const when of ['before', 'after'] as const)
      ground.log(await cutAtDatabase(shop, between, participants, ledger, when));
    ground.log(await checkLedger(postgres.query, ledger));
    const load = new Load([shop.url], participants, ledger);
    for (let time = 0; time < 5; time++) {
      await load.more(8);
      between.cutAll();
    }
    await load.more(8);
    await load.stop();
    ground.log(`every connection to the database cut 5 times under load: ${load.tally}`);
    load.tally.assertOnly('201', '409', '503');
    ground.log(await checkLedger(postgres.query, ledger));
    shop.assertAlive();
    await shop.stop();
  },
};
