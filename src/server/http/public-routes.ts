import { features } from '#src/app/features.server.ts';
import { isList } from '#src/platform/http/parse.server.ts';
import type { PublicPath } from '#src/platform/feature.server.ts';

export type PublicRoute = {
  isCacheable: boolean;
  /** The known parameters in canonical order, with whether each may be repeated. */
  params: ReadonlyMap<string, boolean>;
};

const own: readonly PublicPath[] = [
  { pattern: /^\/sitemap\.xml$/ },
  { pattern: /^\/sitemaps\/[a-z]+-[0-9a-f-]{36}\.xml$/ },
  { pattern: /^\/feeds\/[a-z]+\.xml$/ },
  { pattern: /^\/(robots\.txt|sitemaps\/pages\.xml)$/ },
  { pattern: /^\/api\/(docs|openapi\.json)$/ },
];

function namesOf(params: PublicPath['params']): ReadonlyMap<string, boolean> {
  if (!params) return new Map();
  if ('shape' in params)
    return new Map(Object.entries(params.shape).map(([name, field]) => [name, isList(field)]));
  return new Map(params.map((name) => [name, false]));
}

/** Other paths keep their parameters as they are, and are never cached. */
const routes = [...own, ...features.flatMap(({ publicPaths }) => publicPaths ?? [])].map(
  ({ pattern, params, uncached }) => ({ pattern, params: namesOf(params), isCacheable: !uncached }),
);

/** Returns null for paths that are not public. */
export function publicRouteOf(path: string): PublicRoute | null {
  return routes.find(({ pattern }) => pattern.test(path)) ?? null;
}
