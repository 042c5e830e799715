import routes from '#src/routes.ts';

export type Role = 'visitor' | 'buyer' | 'seller' | 'admin';
/** A GET request and the role of the user who sends it. */
export type RoleRequest = { as: Role; path: string };

type Route = { path?: string; children?: Route[] };
type Parameter = { in: string; name: string; schema?: { enum?: string[] } };
type Operation = { parameters?: Parameter[]; security?: object[] };
export type Description = { paths: Record<string, { get?: Operation }> };

/** Values for the path parameters: an id of each kind, and an email for `identifier`. */
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

/** Returns the paths of all pages, with sample values for their parameters. */
export function pagesOf(samples: Samples): RoleRequest[] {
  const paths = [...new Set(flatten(routes as Route[]))].filter((path) => !path.endsWith('*'));
  return paths.map((path) => ({ as: 'visitor', path: fill(path, samples) }));
}

// The first word is in most items, the second in a few, and the third in none.
const words = ['nikon', 'no. 4711', 'zzyzx'];
// Skipped: these calls do not depend on the number of rows, or they need a caller without an account.
const outsideShop = /^\/(jwt|auth)/;

/**
 * Returns all GET calls of the API with each sort order, each filter and some search words, for each role that may make
 * them.
 */
export function callsOf({ paths }: Description, samples: Samples): RoleRequest[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || outsideShop.test(path)) return [];
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
