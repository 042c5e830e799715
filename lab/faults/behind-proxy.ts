import type { Ground } from './test-environment.ts';
import { Postgres } from './postgres.ts';
import { FaultShop } from './shop.ts';
import { TcpProxy } from './tcp-proxy.ts';

/** A shop whose every connection to its database goes through `between`. */
export async function openBehindProxy(ground: Ground) {
  const postgres = await Postgres.make(ground);
  const between = await TcpProxy.open(postgres.port);
  ground.onEnd(() => between.close());
  const url = postgres.url.replace(`:${postgres.port}/`, `:${between.port}/`);
  return { postgres, between, shop: await FaultShop.open(ground, url) };
}
