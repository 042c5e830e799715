import routes from '#src/routes.ts';

type Route = { path?: string | undefined; index?: boolean; children?: Route[] | undefined };

function addressesIn(all: readonly Route[], above = ''): string[] {
  return all.flatMap(({ path = '', children }) => {
    const here = path ? `${above}/${path.replace(/:\w+|\*/g, 'x')}` : above;
    return children ? addressesIn(children, here) : [here || '/'];
  });
}

/** The addresses of all pages, an `x` in place of each id. */
export const addresses = [...new Set(addressesIn(routes as Route[]))];
