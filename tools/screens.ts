import routes from '#src/routes.ts';

type Route = {
  file: string;
  path?: string | undefined;
  index?: boolean;
  children?: Route[] | undefined;
};

const leafRoutesOf = (route: Route): Route[] => route.children?.flatMap(leafRoutesOf) ?? [route];
const pages = (routes as Route[]).flatMap(leafRoutesOf).filter(({ path = '' }) => !/[:*]/.test(path));

/** One path for each page that can be opened without an id. New pages are covered automatically. */
export const plainScreens = [...new Map(pages.map(({ file, path = '' }) => [file, `/${path}`])).values()];

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
