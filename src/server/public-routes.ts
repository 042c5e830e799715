import type { z } from 'zod';
import { manifests } from '#src/manifests.server.ts';
import { isList } from '#src/platform/http/parse.server.ts';
import type { PublicPath } from '#src/platform/manifest.server.ts';

/** What is known of a public address. */
export type PublicRoute = {
  /** Whether its answers may be cached, until what they are made of changes. */
  isCacheable: boolean;
  /** Names of the parameters that it knows, in their canonical order, each with whether it may be given several times. */
  params: ReadonlyMap<string, boolean>;
};

/** What belongs to no feature: what machines look for, and the description of the API. */
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
    return new Map(Object.entries(params.shape).map(([name, field]) => [name, isList(field as z.ZodType)]));
  return new Map(params.map((name) => [name, false]));
}

/** Of what is not here nothing is known: its parameters stay as they are, and its answers are never cached. */
const routes = [...own, ...manifests.flatMap(({ publicPaths }) => publicPaths ?? [])].map(
  ({ pattern, params, uncached }) => ({ pattern, params: namesOf(params), isCacheable: !uncached }),
);

/** What is known of a path; null of what is not public. */
export function publicRouteOf(path: string): PublicRoute | null {
  return routes.find(({ pattern }) => pattern.test(path)) ?? null;
}
