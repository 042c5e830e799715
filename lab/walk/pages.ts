import { matchRoutes, type RouteObject } from 'react-router';
import routes from '#src/routes.ts';
import { addresses, isAdminPath, isDashboardPath } from '#tools/screens.ts';
import type { Cast } from './shop.ts';

export const roles = ['visitor', 'unfinished', 'buyer', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];
export type Paths = Record<Role, string[]>;

/** The pages that need no id. */
const plain = addresses.filter((path) => !path.split('/').includes('x'));

/** Returns the paths of the pages that each role opens, in a shop in which the things of `cast` have happened. */
export function pathsOf(cast: Cast): Paths {
  const { item, booked, sold, gone, wanted, done, post, issue, person, other, draft } = cast;
  const own = plain.filter((path) => isDashboardPath(path) && !isAdminPath(path));
  const orders = cast.orders.map((id) => `/dashboard/orders/${id}`);
  const threads = cast.threads.map((id) => `/dashboard/messages/${id}`);
  return {
    visitor: [
      ...plain.filter((path) => !isDashboardPath(path)),
      `/cameras/${item}`,
      `/cameras/${item}/checklist`,
      `/cameras/${gone}`,
      `/lens/${wanted}`,
      `/lens/${booked}`,
      `/lens/${done}`,
      `/lens/${booked}/checklist`,
      `/accessories/${sold}`,
      `/accessories/${sold}/checklist`,
      ...['', '/listings', '/reviews'].map((part) => `/sellers/${person}${part}`),
      `/blogs/${post}`,
      `/compare?id=${item}&id=${wanted}`,
      '/lens?condition=Good&min=1&max=900&verified=1',
      '/search?q=«nothing»&condition=Excellent',
      '/search?q=«x»&min=9&max=1',
      '/fit?lens=Nikkor+AF+50mm&camera=Nikon+Z+6',
      '/newsletter/confirm?token=x',
      '/newsletter/leave?token=x',
      '/notifications/leave?token=x',
      '/nothing-here',
      '/offline',
    ],
    // An account whose owner has not chosen a role yet.
    unfinished: ['/signup'],
    buyer: [...own, ...orders, ...threads, '/dashboard/admin', `/cameras/${item}`, `/lens/${wanted}`],
    seller: [
      ...own,
      ...orders,
      ...threads,
      `/dashboard/addproducts?draft=${draft}`,
      `/dashboard/cameras/${item}`,
      `/dashboard/lens/${wanted}`,
      `/dashboard/lens/${booked}`,
      `/dashboard/accessories/${sold}`,
    ],
    admin: [
      '/dashboard',
      '/dashboard/myproducts',
      ...plain.filter(isAdminPath),
      ...orders,
      ...[person, other].map((id) => `/dashboard/admin/people/${id}`),
      `/dashboard/admin/blogs/${post}`,
      `/dashboard/admin/newsletter/${issue}`,
      '/dashboard/admin/shop/pages/terms',
    ],
  };
}

type Route = { path?: string; file: string; children?: Route[] };

/** Returns the routes that no path leads to, so that a new page cannot be forgotten. */
export function findUnvisited(paths: Paths): string[] {
  const visited = new Set<unknown>(
    Object.values(paths)
      .flat()
      .map((path) => matchRoutes(routes as RouteObject[], path.split('?', 1)[0]!)?.at(-1)?.route),
  );
  const unvisitedIn = (all: readonly Route[], above = ''): string[] =>
    all.flatMap((route) => {
      const here = route.path ? `${above}/${route.path}` : above;
      if (route.children) return unvisitedIn(route.children, here);
      return visited.has(route) ? [] : [here];
    });
  return unvisitedIn(routes as Route[]);
}
