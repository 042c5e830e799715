import { type Link, TcpProxy } from './tcp-proxy.ts';
import type { Ground } from './test-environment.ts';
import { Postgres } from './postgres.ts';
import { FaultShop } from './shop.ts';

export type When = 'before' | 'after';

/**
 * This statement is in each transaction with an idempotency key. Its text is sent every time, whereas the text of a
 * prepared statement is sent only once per connection.
 */
const hasKey = 'savepoint act';

/**
 * Waits for the commit of the next order, and holds back the commit itself (`before`) or the response to it (`after`).
 * Returns the connection of that transaction.
 */
export function catchCommit(proxy: TcpProxy, when: When): Promise<Link> {
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

/** Opens a shop whose database connections all go through a proxy. */
export async function openBehindProxy(ground: Ground) {
  const postgres = await Postgres.make(ground);
  const between = await TcpProxy.open(postgres.port);
  ground.onEnd(() => between.close());
  const url = postgres.url.replace(`:${postgres.port}/`, `:${between.port}/`);
  return { postgres, between, shop: await FaultShop.open(ground, url) };
}
