import type { z } from 'zod';
import { facetsQuery, onShowQuery, searchQuery, suggestQuery } from '#src/search/query.ts';
import { paging } from '#src/platform/contract.ts';
import { isList } from '#src/platform/http/parse.server.ts';

/** What is known of a public address. */
export type PublicRoute = {
  /** Whether its answers may be kept, until what they are made of changes. */
  isKept: boolean;
  /** Names of the parameters that it knows, in their canonical order, each with whether it may be given several times. */
  params: ReadonlyMap<string, boolean>;
};

type Known = ReadonlyMap<string, boolean>;

function namesOf({ shape }: z.ZodObject): Known {
  return new Map(Object.entries(shape).map(([name, field]) => [name, isList(field)]));
}
const named = (...names: string[]): Known => new Map(names.map((name) => [name, false]));
const none = named();

/** Of what is not here nothing is known: its parameters stay as they are, and its answers are never kept. */
const routes: [RegExp, Known, 'not kept'?][] = [
  // `.data` is what a browser asks instead of HTML when it goes from page to page.
  [/^(\/api)?\/(cameras|lens|accessories)(\.data)?$/, namesOf(onShowQuery)],
  [/^(\/api)?\/(cameras|lens|accessories)\/[\w-]{1,64}(\.data)?$/, none],
  [/^(\/api)?\/search(\.data)?$/, namesOf(searchQuery)],
  [/^\/api\/search\/facets$/, namesOf(facetsQuery)],
  [/^\/api\/(search\/)?suggest$/, namesOf(suggestQuery), 'not kept'],
  [/^(\/api)?\/blogs(\.data)?$/, namesOf(paging)],
  [/^(\/api)?\/blogs\/[\w-]{1,64}(\.data)?$/, none],
  [/^\/api\/advertised$/, namesOf(paging)],
  [/^\/(_\.data)?$/, none],
  [/^\/api\/categories$/, none],
  [/^\/sitemap\.xml$/, none],
  [/^\/sitemaps\/(items|posts)-[0-9a-f-]{36}\.xml$/, none],
  [/^\/feeds\/(items|posts)\.xml$/, none],
  [/^\/(robots\.txt|sitemaps\/pages\.xml)$/, none],
  [/^\/api\/(docs|openapi\.json)$/, none],
  [/^\/(buying|selling|safety|about|contact|terms|privacy|cookies)$/, none],
  // Their HTML is the same for everyone: who is signed in is known to the browser alone.
  [/^\/(login|signup)$/, named('from')],
  [/^\/login\/google$/, named('error')],
  [/^\/forgot-password$/, none],
  [/^\/(reset-password|verify-email)$/, named('token')],
  // What their lists are asked for is read by the browser.
  [/^\/dashboard(\/[\w-]{1,64}){0,3}$/, none],
];

/** What is known of a path; null of what is not public. */
export function publicRouteOf(path: string): PublicRoute | null {
  const [, params, notKept] = routes.find(([pattern]) => pattern.test(path)) ?? [];
  return params ? { isKept: notKept === undefined, params } : null;
}
