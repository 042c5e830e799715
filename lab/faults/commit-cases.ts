import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Case } from '#lab/cases.ts';
import { type Ground, secondsSince, waitUntil } from '#lab/helpers/ground.ts';
import { Load, type Outcome, sendOnce, Tally } from '#lab/helpers/load.ts';
import { Postgres } from '#lab/helpers/postgres.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import { type Link, type Rules, TcpProxy } from '#lab/helpers/tcp-proxy.ts';
import { anOrder, call } from '#lab/helpers/users.ts';

type When = 'before' | 'after';

/**
 * This statement is in each transaction with an idempotency key. Its text is sent every time, whereas the text of a
 * prepared statement is sent only once per connection.
 */
const hasKey = 'savepoint act';

/**
 * Waits for the commit of the next order, and holds back the commit itself (`before`) or the response to it (`after`).
 * Returns the connection of that transaction.
 */
function catchCommit(proxy: TcpProxy, when: When): Promise<Link> {
  const { promise, resolve } = Promise.withResolvers<Link>();
  const ordering = new Set<number>();
  let caught: Link | undefined;
  proxy.rules = {
    onRequest(data, link) {
      if (caught) return caught !== link;
      if (data.includes(hasKey)) ordering.add(link.index);
      if (!ordering.has(link.index) || !data.includes('commit\0')) return true;
      caught = link;
      if (when === 'after') return true;
      resolve(link);
      return false;
    },
    answered(data, link) {
      if (link !== caught) return true;
      // The responses to earlier statements arrive before the response to the commit.
      if (data.includes('COMMIT\0')) resolve(link);
      return false;
    },
  };
  return promise;
}

/** Opens a shop whose database connections all go through a proxy, with users. */
async function openBehindProxy(ground: Ground) {
  const postgres = await Postgres.make(ground);
  const between = await TcpProxy.open(ground, { port: postgres.port });
  const url = postgres.url.replace(`:${postgres.port}/`, `:${between.port}/`);
  const shop = await BuiltShop.open(ground, url);
  return { postgres, between, shop, load: await Load.open([shop], postgres.query) };
}

const kills = 3;
const killsUnderLoad = 5;

type Parts = Awaited<ReturnType<typeof openBehindProxy>>;

/** Kills the shop while it commits an order. The buyer repeats the call until the restarted process responds. */
async function killAtCommit({ shop, between, postgres, load }: Parts, when: When): Promise<void> {
  for (let time = 0; time < kills; time++) {
    const { id } = await load.list();
    const caught = catchCommit(between, when);
    const response = load.book(load.buyers[time]!, id);
    const link = await caught;
    await shop.crash();
    link.cut();
    between.rules = {};
    const count = async () => (await postgres.query('select from orders where listing_id = $1', [id])).length;
    assert.equal(await count(), when === 'after' ? 1 : 0, 'orders in the database after the kill');
    await shop.start();
    const { status, replayed } = await response;
    assert.deepEqual([status, replayed], [201, when === 'after']);
    assert.equal(await count(), 1);
  }
}

/** Kills the shop right after it has accepted an order. The restarted process must notify the buyer exactly once. */
async function killAfterStep(ground: Ground, { shop, load }: Parts): Promise<void> {
  const { id, title } = await load.list();
  const { body: order } = await load.book(load.buyers[0]!, id);
  const written = (count: number) => () => shop.mailsAbout(title) >= count;
  await waitUntil('both emails about the booking have been written', written(2), 30_000);
  const path = `/orders/${String(order['_id'])}/accept`;
  const { status } = await call(shop.url, 'PUT', path, { as: load.seller });
  await shop.crash();
  assert.equal(status, 200);
  await shop.start();
  const began = performance.now();
  await waitUntil('the email about the acceptance has been written', written(3), 200_000);
  ground.log(`killed after an acceptance: its email was written ${secondsSince(began)} s after the start`);
  // Emails are sent in order, so a duplicate would have been sent before the emails about a later order.
  await load.awaitMails(ground);
  assert.equal(shop.mailsAbout(title), 3, 'number of emails about an accepted order');
}

export const killCase: Case = {
  id: 'a',
  name: 'the shop is killed before a commit, after it, and at random times under load',
  programs: ['postgresql'],
  async run(ground) {
    const parts = await openBehindProxy(ground);
    const { shop, load } = parts;
    for (const when of ['before', 'after'] as const) {
      await killAtCommit(parts, when);
      ground.log(`killed ${kills} times ${when} the commit: ${load.tally}`);
    }
    await killAfterStep(ground, parts);
    ground.log(await load.check());

    load.run();
    let longest = 0;
    for (let time = 0; time < killsUnderLoad; time++) {
      await load.more(8);
      const killed = performance.now();
      await shop.crash();
      await shop.start();
      longest = Math.max(longest, await load.outageSince(killed, 30_000));
    }
    await load.more(8);
    ground.log(
      `killed ${killsUnderLoad} times under load: at most ${longest.toFixed(1)} s without an order, including the start`,
    );
    await load.stop(ground, 'cut');
    await load.finish(ground);
  },
};

const cutsAtShop = 20;
const cutsAtDatabase = 5;

type Cut = { name: string; replays: boolean; rules: Rules };

/** The points at which a buyer's connection can break, and whether the order has been placed by then. */
const cuts: Cut[] = [
  { name: 'before the request', replays: false, rules: { opened: () => false } },
  {
    name: 'during the request',
    replays: false,
    rules: {
      onRequest(data, link) {
        setImmediate(link.cut);
        return data.subarray(0, -1);
      },
    },
  },
  {
    name: 'before the response',
    replays: true,
    rules: {
      answered(_, link) {
        link.cut();
        return false;
      },
    },
  },
];

/** Books an item through a connection that breaks, and repeats the call with the same key. Returns the first response. */
async function bookOverCut(
  load: Load,
  time: number,
  url: string,
  proxy: TcpProxy,
  breakNow: () => void,
  replays: boolean,
): Promise<Outcome | null> {
  const { id } = await load.list();
  const key = randomUUID();
  const as = load.buyers[time % load.buyers.length]!;
  breakNow();
  const first = await sendOnce(url, '/orders', { as, body: anOrder(id), key });
  load.tally.add(first);
  proxy.rules = {};
  const second = await load.book(as, id, { key }, url);
  assert.deepEqual([second.status, second.replayed], [201, replays]);
  return first;
}

async function cutAtShop(ground: Ground, shop: BuiltShop, load: Load, cut: Cut): Promise<void> {
  for (let time = 0; time < cutsAtShop; time++) {
    // A new proxy for each order, so that no open connection is reused.
    const proxy = await TcpProxy.open(ground, { port: shop.port });
    const breakNow = () => void (proxy.rules = cut.rules);
    const url = `http://127.0.0.1:${proxy.port}`;
    const first = await bookOverCut(load, time, url, proxy, breakNow, cut.replays);
    assert.equal(first, null, 'the connection should have been cut');
  }
}

async function cutAtDatabase(shop: BuiltShop, between: TcpProxy, load: Load, when: When): Promise<void> {
  for (let time = 0; time < cutsAtDatabase; time++) {
    const cut = () => void catchCommit(between, when).then((link) => link.cut());
    const first = await bookOverCut(load, time, shop.url, between, cut, when === 'after');
    assert.equal(first?.status, 503, 'the response when the database connection breaks at the commit');
  }
}

export const cutCase: Case = {
  id: 'c',
  name: 'connections are cut before and during a request, before its response, and around its commit',
  programs: ['postgresql'],
  async run(ground) {
    const { between, shop, load } = await openBehindProxy(ground);
    const report = (what: string) => {
      ground.log(`${what}, then sent again: ${load.tally}`);
      load.tally = new Tally();
    };
    for (const cut of cuts) {
      await cutAtShop(ground, shop, load, cut);
      report(`cut ${cut.name}`);
    }
    for (const when of ['before', 'after'] as const) {
      await cutAtDatabase(shop, between, load, when);
      report(`database connection cut ${when} the commit`);
    }
    ground.log(await load.check());
    load.run();
    for (let time = 0; time < 5; time++) {
      await load.more(8);
      between.cutAll();
    }
    await load.more(8);
    ground.log('all database connections cut 5 times under load');
    await load.stop(ground);
    await load.finish(ground);
  },
};
