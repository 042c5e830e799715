import { Agent, request } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { findEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { median } from './options.ts';
import { addCamera, call, signUpUser, type TestUser } from './users.ts';
import { startShop, type Running } from './processes.ts';
import {
  callsOf,
  pagesOf,
  type RoleRequest,
  type Description,
  type Role,
  type Samples,
} from './scale-paths.ts';
import { seedScale } from './seed-scale.ts';

export type Answered = RoleRequest & { status: number; median: number; worst: number };
type Cast = Record<Exclude<Role, 'visitor'>, TestUser>;

const agent = new Agent({ keepAlive: true });

/** Fetches over an open connection, and returns the milliseconds from the first byte sent to the last byte received. */
function fetchTimed(url: string, token: string | undefined): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const headers = { 'accept-encoding': 'gzip', ...(token && { authorization: `bearer ${token}` }) };
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume().once('end', () => {
        resolve({ status: response.statusCode!, ms: performance.now() - began });
      });
    })
      .once('error', reject)
      .end();
  });
}

/** Signs up a user of each role. The seller gets a fifth of all items, and the buyer a twentieth of all orders. */
async function createHolders(shop: Running, client: pg.Client): Promise<Cast> {
  const cast = {
    buyer: await signUpUser(shop.url, 'Buyer'),
    seller: await signUpUser(shop.url, 'Seller'),
    admin: await signUpUser(shop.url, 'Buyer'),
  };
  const idOf = async (user: TestUser): Promise<string> =>
    (await call<{ _id: string }>(shop.url, 'GET', '/profile', { as: user })).body._id;
  await client.query(`update people set role = 'admin' where id = $1`, [await idOf(cast.admin)]);
  await client.query('begin');
  // Triggers are disabled, because they only check what users may do; the rows stay valid.
  for (const table of ['listings', 'orders']) await client.query(`alter table ${table} disable trigger user`);
  await client.query(
    `with busiest as (select buyer_id from orders group by 1 order by count(*) desc limit 1)
    update orders set buyer_id = $1, customer = (select name from people where id = $1),
      moved_by_id = case moved_by when 'buyer' then $1 else moved_by_id end
    where buyer_id = (table busiest)`,
    [await idOf(cast.buyer)],
  );
  // A single statement, because a foreign key ties each order to its item and that item's seller.
  await client.query(
    `with busiest as (select seller_id from listings group by 1 order by count(*) desc limit 1),
    moved as (update listings set seller_id = $1 where seller_id = (table busiest))
    update orders set seller_id = $1, moved_by_id = case moved_by when 'seller' then $1 else moved_by_id end
    where seller_id = (table busiest)`,
    [await idOf(cast.seller)],
  );
  for (const table of ['listings', 'orders']) await client.query(`alter table ${table} enable trigger user`);
  await client.query('commit');
  await client.query('vacuum analyze people, listings, orders');
  return cast;
}

async function takeSamples(shop: Running, { seller, buyer }: Cast): Promise<Samples> {
  const firstOf = async (path: string, as?: TestUser): Promise<string> => {
    const { body } = await call<{ _id: string }[]>(shop.url, 'GET', path, as ? { as } : {});
    if (!body[0]) throw new Error(`${path} returned no items`);
    return body[0]._id;
  };
  await addCamera(shop.url, seller, 'For measuring');
  const kinds = ['cameras', 'lens', 'accessories'];
  const ids = await Promise.all(kinds.map((kind) => firstOf(`/my/${kind}`, seller)));
  const { body } = await call<{ email: string }>(shop.url, 'GET', '/profile', { as: buyer });
  return {
    email: body.email,
    post: await firstOf('/blogs'),
    ids: Object.fromEntries(kinds.map((kind, index) => [kind, ids[index]!])),
  };
}

/** Measures all pages and GET calls with 100,000 users, active items and orders, one request at a time. */
export async function measureScale(folder: string, turns: number): Promise<Answered[]> {
  const STATE_DIR = join(folder, 'scale');
  const shop = await startShop({ STATE_DIR });
  const client = new pg.Client((await findEmbeddedPostgres(STATE_DIR))!);
  await client.connect();
  try {
    await seedScale((await findEmbeddedPostgres(STATE_DIR))!);
    const cast = await createHolders(shop, client);
    const samples = await takeSamples(shop, cast);
    const description = (await call<Description>(shop.url, 'GET', '/openapi.json')).body;
    const answered: Answered[] = [];
    for (const roleRequest of [...pagesOf(samples), ...callsOf(description, samples)])
      answered.push(await measureOne(shop, roleRequest, cast, turns));
    return answered.toSorted((one, other) => other.median - one.median);
  } finally {
    await client.end();
    await shop.stop();
  }
}

async function measureOne(
  shop: Running,
  roleRequest: RoleRequest,
  cast: Cast,
  turns: number,
): Promise<Answered> {
  const token = roleRequest.as === 'visitor' ? undefined : cast[roleRequest.as].token;
  const glue = roleRequest.path.includes('?') ? '&' : '?';
  const times: number[] = [];
  let status = 0;
  for (let turn = 0; turn <= turns; turn++) {
    // Public responses are cached, so each request gets a unique query.
    const url = `${shop.url}${roleRequest.path}${token ? '' : `${glue}x=${turn}`}`;
    const answer = await fetchTimed(url, token);
    status = answer.status;
    // Skips the first request, which plans statements and warms up the code.
    if (turn > 0) times.push(answer.ms);
  }
  return { ...roleRequest, status, median: median(times), worst: Math.max(...times) };
}
