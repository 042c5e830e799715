import type { z } from 'zod';
import { facetsQuery, onShowQuery, searchQuery, suggestQuery } from '#src/catalog/filters.ts';
import { itemKey, type ChangeKey } from '#src/platform/changes.server.ts';
import { paging } from '#src/platform/contract.ts';
import { isList } from '#src/platform/http/parse.server.ts';

/** What a public address is made of, and which parameters it knows. */
export type PublicRoute = {
  /** Cache tags; null where its answers are never kept. */
  keys: readonly ChangeKey[] | null;
  /** Names in their canonical order, each with whether it may be given several times. */
  params: ReadonlyMap<string, boolean>;
};

type Known = ReadonlyMap<string, boolean>;

function namesOf({ shape }: z.ZodObject): Known {
  return new Map(Object.entries(shape).map(([name, field]) => [name, isList(field)]));
}
const named = (...names: string[]): Known => new Map(names.map((name) => [name, false]));
const none = named();

/** Items are on show while their sellers are not suspended. */
const catalog = ['listings', 'people'] as const;
const everything = ['listings', 'people', 'categories', 'posts'] as const;

/** Of what is not here nothing is known: its parameters stay as they are, and its answers are never kept. */
const routes: [RegExp, readonly ChangeKey[] | null, Known][] = [
  // `.data` is what a browser asks instead of HTML when it goes from page to page.
  [/^(\/api)?\/(cameras|lens|accessories)(\.data)?$/, catalog, namesOf(onShowQuery)],
  [/^(\/api)?\/search(\.data)?$/, catalog, namesOf(searchQuery)],
  [/^\/api\/search\/facets$/, catalog, namesOf(facetsQuery)],
  [/^\/api\/(search\/)?suggest$/, null, namesOf(suggestQuery)],
  [/^(\/api)?\/blogs(\.data)?$/, ['posts'], namesOf(paging)],
  [/^(\/api)?\/blogs\/[\w-]{1,64}(\.data)?$/, ['posts'], none],
  [/^\/api\/advertised$/, catalog, namesOf(paging)],
  [/^\/(_\.data)?$/, everything, none],
  [/^\/api\/categories$/, [...catalog, 'categories'], none],
  [/^\/sitemap\.xml$/, [...catalog, 'posts'], none],
  [/^\/sitemaps\/items-[0-9a-f-]{36}\.xml$/, catalog, none],
  [/^\/sitemaps\/posts-[0-9a-f-]{36}\.xml$/, ['posts'], none],
  [/^\/feeds\/items\.xml$/, catalog, none],
  [/^\/feeds\/posts\.xml$/, ['posts'], none],
  [/^\/(robots\.txt|sitemaps\/pages\.xml)$/, [], none],
  [/^\/api\/(docs|openapi\.json)$/, [], none],
  [/^\/(buying|selling|safety|about|contact|terms|privacy|cookies)$/, [], none],
  // Their HTML is the same for everyone: who is signed in is known to the browser alone.
  [/^\/(login|signup)$/, [], named('from')],
  [/^\/login\/google$/, [], named('error')],
  [/^\/forgot-password$/, [], none],
  [/^\/(reset-password|verify-email)$/, [], named('token')],
  // What their lists are asked for is read by the browser.
  [/^\/dashboard(\/[\w-]{1,64}){0,3}$/, [], none],
];

/** One item, wherever it is shown by itself: what it is, its seller, and nothing of any other. */
const oneItem = /^(?:\/api)?\/(?:cameras|lens|accessories)\/([\w-]{1,64})(?:\.data)?$/;

/** What is known of a path; null of what is not public. */
export function publicRouteOf(path: string): PublicRoute | null {
  const id = oneItem.exec(path)?.[1];
  if (id !== undefined) return { keys: [itemKey(id), 'people'], params: none };
  const [, keys, params] = routes.find(([pattern]) => pattern.test(path)) ?? [];
  return params ? { keys: keys ?? null, params } : null;
}
