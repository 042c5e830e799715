import { type Link, TcpProxy } from './tcp-proxy.ts';
import type { Ground } from './test-environment.ts';
import { Postgres } from './postgres.ts';
import { FaultShop } from './shop.ts';

export type When = 'before' | 'after';

/**
 * Said in the transaction of a call that has a key, such as an order's. The statements that make the order and keep its
 * answer are prepared once for each connection: their text does not come again.
 */
const hasKey = 'savepoint act';

/**
 * Waits for the commit of the next order between the shop and its database, and keeps it back (`before`), or lets it
 * through and keeps its answer back (`after`). Resolves at that moment, with the connection in question.
 */
export function catchCommit(proxy: TcpProxy, when: When): Promise<Link> {
  const { promise, resolve } = Promise.withResolvers<Link>();
  const ordering = new Set<number>();
  let caught: Link | undefined;
  proxy.rules = {
    asked(data, link) {
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
      // What was sent with the commit, ahead of it, is answered before.
      if (data.includes('COMMIT\0')) resolve(link);
      return false;
    },
  };
  return promise;
}

/** A shop whose every connection to its database goes through `between`. */
export async function openBehindProxy(ground: Ground) {
  const postgres = await Postgres.make(ground);
  const between = await TcpProxy.open(postgres.port);
  ground.onEnd(() => between.close());
  const url = postgres.url.replace(`:${postgres.port}/`, `:${between.port}/`);
  return { postgres, between, shop: await FaultShop.open(ground, url) };
}
