import type { Database, SeededUser } from '#lab/bench/database.ts';
import { median, timed } from '#lab/bench/report.ts';
import routes from '#src/routes.ts';

type Role = 'visitor' | 'buyer' | 'seller' | 'admin';
export type Cast = Record<Exclude<Role, 'visitor'>, SeededUser>;
/** Times are medians in milliseconds. */
export type Read = { as: Role; path: string; status: number; ms: number };

type Route = { path?: string; children?: Route[] };
type Parameter = { in: string; name: string; schema?: { enum?: string[] } };
type Description = {
  paths: Record<string, { get?: { parameters?: Parameter[]; security?: object[] } }>;
};

const kinds = ['cameras', 'lens', 'accessories'];
// The first word is in most items, the second in a few, and the third in none.
const words = ['nikon', 'number 4711', 'zzyzx'];
// Skipped: these calls do not depend on the number of rows, need a caller without an account, or never end.
const skipped = /^\/(jwt|auth|events)/;

const flatten = (list: Route[], above = ''): string[] =>
  list.flatMap(({ path, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return children ? flatten(children, here) : [here || '/'];
  });

function queriesOf({ in: place, name, schema }: Parameter): string[] {
  if (place !== 'query') return [];
  if (name === 'q') return words.map((word) => `q=${encodeURIComponent(word)}`);
  if (name === 'limit') return ['limit=100'];
  return schema?.enum?.map((value) => `${name}=${value}`) ?? [];
}

/** Lists all pages, and all GET calls with each sort order and filter for each role that may make them. */
async function listReads(url: string): Promise<Pick<Read, 'as' | 'path'>[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Description;
  const pages = [...new Set(flatten(routes as Route[]))].filter((path) => !path.endsWith('*'));
  const calls = Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || skipped.test(path)) return [];
    const roles: Role[] = get.security?.length ? ['buyer', 'seller', 'admin'] : ['visitor'];
    const queries = ['', ...(get.parameters ?? []).flatMap(queriesOf).map((query) => `?${query}`)];
    return roles.flatMap((as) => queries.map((query) => ({ as, path: `/api${path}${query}` })));
  });
  return [...pages.map((path) => ({ as: 'visitor' as const, path })), ...calls];
}

/** Measures all reads one at a time. Paths with an id are read for an item of the seller, or skipped. */
export async function measureReads(
  url: string,
  { client }: Database,
  cast: Cast,
  rounds: number,
): Promise<Read[]> {
  const { rows } = await client.query<{ kind: string; id: string }>(
    'select kind, min(id) as id from listings where seller_id = $1 and sold_at is null group by kind',
    [cast.seller.id],
  );
  const ids = new Map(rows.map(({ kind, id }) => [kind, id]));
  const reads: Read[] = [];
  for (const { as, path } of await listReads(url)) {
    const id = ids.get(kinds.find((kind) => path.includes(`/${kind}/`)) ?? '');
    const filled = path.replace(/:id|\{id\}/, id ?? ':id').replace('{identifier}', 'person-1@example.net');
    if (/[:{]/.test(filled)) continue;
    const headers = as === 'visitor' ? {} : { authorization: `bearer ${cast[as].token}` };
    let status = 0;
    const read = async (): Promise<void> => {
      // Not from the page cache.
      const response = await fetch(url + filled, { headers: { ...headers, 'cache-control': 'no-store' } });
      await response.arrayBuffer();
      ({ status } = response);
    };
    // Plans statements and warms up the code.
    await read();
    const times: number[] = [];
    while (times.length < rounds) times.push(await timed(read));
    reads.push({ as, path: filled, status, ms: median(times) });
  }
  return reads.toSorted((one, other) => other.ms - one.ms);
}
