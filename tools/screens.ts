import routes from '#src/routes.ts';

type Route = { file: string; path?: string | undefined; children?: Route[] | undefined };

const leavesOf = (route: Route): Route[] => route.children?.flatMap(leavesOf) ?? [route];
const pages = (routes as Route[]).flatMap(leavesOf).filter(({ path = '' }) => !/[:*]/.test(path));

/** One address of each kind of page that needs no sample: a new one is looked at without being listed here. */
export const plainScreens = [...new Map(pages.map(({ file, path = '' }) => [file, `/${path}`])).values()];

export const isDashboardPath = (path: string): boolean => path.startsWith('/dashboard');
export const isAdminPath = (path: string): boolean => path.startsWith('/dashboard/admin');
