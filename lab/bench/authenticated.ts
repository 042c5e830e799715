import { addCamera, type Person } from './people.ts';
import type { Options } from './options.ts';
import type { Running } from './processes.ts';
import { uncached } from './load.ts';
import { measure, type Side } from './throughput.ts';

/** What it costs to know who asks; each is made for each request. `ratio` is `profile` to `anonymous`. */
export type Authenticated = { anonymous: Side; profile: Side; owned: Side; ratio: number };

/**
 * One read of the database each: an item for everyone, and the record of who asks, whose token is checked. And the
 * same item for its seller, which reads who asks, the item, and its order.
 */
export async function compareAuthenticated(
  shop: Running,
  seller: Person,
  options: Options,
): Promise<Authenticated> {
  const { id } = await addCamera(shop.url, seller, 'Read by two');
  const headers = { 'accept-encoding': 'gzip' };
  const bearer = { headers: { ...headers, authorization: `bearer ${seller.token}` } };
  const anonymous = await measure(shop, `/api/cameras/${id}`, options, {
    headers: { ...headers, ...uncached },
  });
  const profile = await measure(shop, '/api/profile', options, bearer);
  const owned = await measure(shop, `/api/dashboard/cameras/${id}`, options, bearer);
  return { anonymous, profile, owned, ratio: profile.perSecond / anonymous.perSecond };
}
