import routes from '#src/routes.ts';

type Route = {
  path?: string | undefined;
  children?: Route[] | undefined;
};

export const isDashboardPath = (path: string): boolean => path.startsWith('/dashboard');
export const isAdminPath = (path: string): boolean => path.startsWith('/dashboard/admin');

function addressesIn(all: readonly Route[], above = ''): string[] {
  return all.flatMap(({ path = '', children }) => {
    const here = path ? `${above}/${path.replace(/:\w+|\*/g, 'x')}` : above;
    return children ? addressesIn(children, here) : [here || '/'];
  });
}

/** The paths of all pages, with `x` in place of each id. */
export const addresses = [...new Set(addressesIn(routes as Route[]))];
