import routes from '#src/routes.ts';

export type Role = 'visitor' | 'buyer' | 'seller' | 'admin';
/** One thing that someone asks for; `path` is below the address of the shop. */
export type Asked = { as: Role; path: string };

type Route = { path?: string; children?: Route[] };
type Parameter = { in: string; name: string; schema?: { enum?: string[] } };
type Operation = { parameters?: Parameter[]; security?: object[] };
export type Description = { paths: Record<string, { get?: Operation }> };

/** What stands for a path's parameters: an id for each kind of thing, and an email for `identifier`. */
export type Samples = { email: string; post: string; ids: Record<string, string> };

function fill(path: string, { email, post, ids }: Samples): string {
  const kind = /(cameras|lens|accessories)\//.exec(path)?.[1];
  const id = kind ? ids[kind] : post;
  if (/[:{]id/.test(path) && !id) throw new Error(`no sample for ${path}`);
  return path.replace('{identifier}', email).replace(/:id|\{id\}/, id ?? '');
}

function flatten(list: Route[], above = ''): string[] {
  return list.flatMap(({ path, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return children ? flatten(children, here) : [here || '/'];
  });
}

/** Every page, made anew: no page is kept under a query that no link of ours has. */
export function pagesOf(samples: Samples): Asked[] {
  const paths = [...new Set(flatten(routes as Route[]))].filter((path) => !path.endsWith('*'));
  return paths.map((path) => ({ as: 'visitor', path: fill(path, samples) }));
}

// A word that most items have, one that few have, and one that nothing has.
const words = ['nikon', 'no. 4711', 'zzyzx'];
// Nothing of these depends on how much there is, or they answer someone without a record.
const notOfTheShop = /^\/(jwt|auth)/;

/** Every GET of the description, with each of its sorts, filters and a few words to look for, as everyone who may ask it. */
export function callsOf({ paths }: Description, samples: Samples): Asked[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || notOfTheShop.test(path)) return [];
    const roles: Role[] = get.security?.length ? ['buyer', 'seller', 'admin'] : ['visitor'];
    const queries = ['', ...(get.parameters ?? []).flatMap(queriesOf)];
    if (queries.some((query) => query.startsWith('sort=')) && queries.includes('order=asc'))
      queries.push(
        ...queries.filter((query) => query.startsWith('sort=')).map((query) => `${query}&order=desc`),
      );
    return roles.flatMap((as) =>
      queries.map((query) => ({ as, path: `/api${fill(path, samples)}${query && `?${query}`}` })),
    );
  });
}

function queriesOf({ in: place, name, schema }: Parameter): string[] {
  if (place !== 'query') return [];
  if (name === 'q') return words.map((word) => `q=${encodeURIComponent(word)}`);
  if (name === 'limit') return ['limit=100'];
  return schema?.enum?.map((value) => `${name}=${value}`) ?? [];
}
