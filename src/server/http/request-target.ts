import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { features } from '#src/app/features.server.ts';
import { eventsPath } from '#src/messaging/live/schemas.ts';
import { AppError } from '#src/platform/errors.ts';
import type { PublicPath } from '#src/platform/feature.server.ts';
import { isList } from '#src/platform/http/parse.server.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';

type PublicRoute = {
  isCacheable: boolean;
  /** The known parameters in canonical order, and whether each may be repeated. */
  params: ReadonlyMap<string, boolean>;
};

const own: readonly PublicPath[] = [
  { pattern: /^\/sitemap\.xml$/ },
  { pattern: /^\/sitemaps\/[a-z]+-[\w-]{1,64}\.xml$/ },
  // All items at once are too large for the cache.
  { pattern: /^\/feeds\/products\.xml$/, uncached: true },
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

/** The paths whose parameters are known. All other paths keep their parameters unchanged, and are never cached. */
const routes = [...own, ...features.flatMap(({ publicPaths }) => publicPaths ?? [])].map(
  ({ pattern, params, uncached }) => ({ pattern, params: namesOf(params), isCacheable: !uncached }),
);

export function publicRouteOf(path: string): PublicRoute | null {
  return routes.find(({ pattern }) => pattern.test(path)) ?? null;
}

/** The parsed address of a request. No decision may be based on the raw address, which has many spellings. */
export type RequestTarget = {
  /** The path without dots and needless escapes, and for pages also without empty segments. */
  path: string;
  /** The path and its known parameters in a fixed order. */
  url: string;
  isCall: boolean;
  /** Whether it is the stream of live events. */
  isStream: boolean;
  /** Whether it searches for text, which costs more than any other read. */
  isSearch: boolean;
  /** Whether the response is the same for everyone. */
  isPublic: boolean;
  isCacheable: boolean;
  /** Whether the browser is redirected to `url`, because it used a different spelling. */
  isMisspelt: boolean;
};

/** Long enough for the longest cursor, twenty filters and a search. */
const longestTarget = 2_048;
const maxParams = 40;

const parsed = new LRUCache<string, RequestTarget>({ max: 2_000 });

/** @throws AppError `uri-too-long`, `bad-request`; `not-found` for a wrong spelling of a stream's path */
export function parseTarget(raw: string): RequestTarget {
  const known = parsed.get(raw);
  if (known) return known;
  const target = parse(raw);
  parsed.set(raw, target);
  return target;
}

function parse(raw: string): RequestTarget {
  if (raw.length > longestTarget)
    throw new AppError('uri-too-long', requestProblems.urlTooLong(longestTarget));
  const [before = ''] = raw.split('#', 1);
  // RFC 9112, 3.2.2: an absolute address is accepted as its path.
  const [start = ''] = /^https?:\/\/[^/?]*/i.exec(before) ?? [];
  const target = start ? `/${before.slice(start.length).replace(/^\//, '')}` : before;
  if (!target.startsWith('/')) throw new AppError('bad-request', requestProblems.urlMalformed);
  const query = target.split('?').slice(1).join('?');
  if (query.split('&').length > maxParams)
    throw new AppError('bad-request', requestProblems.tooManyParameters(maxParams));
  const { pathname, searchParams } = new URL(`http://host${target}`);
  const path = spellAsKnown(normalise(pathname));
  const route = publicRouteOf(path);
  const isCall = isUnderApi(path);
  const params = route ? canonicalParams(searchParams, route, path, isCall) : searchParams;
  const isRepeated = route !== null && [...params.keys()].some((name) => isCut(name, searchParams, params));
  const isPage = !isCall && !path.endsWith('.data');
  const spelled = target.split('?', 1)[0];
  const isStream = path === `/api${eventsPath}`;
  // Proxies route streams to a separate backend by their exact path.
  if (isStream && spelled !== path) throw new AppError('not-found');
  const written = params.toString();
  return {
    path,
    url: written ? `${path}?${written}` : path,
    isCall,
    isStream,
    isSearch: looksFor(path, params),
    isPublic: route !== null,
    isCacheable: route?.isCacheable ?? false,
    isMisspelt: isPage && (isRepeated || spelled !== path),
  };
}

function isUnderApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Removes needless escapes and empty segments; `URL` has resolved dots. */
function normalise(pathname: string): string {
  const path = pathname.replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
  if (isUnderApi(path)) return path;
  const single = path.replaceAll(/\/{2,}/g, '/');
  return single === '/' ? single : single.replace(/\/$/, '');
}

/** Finds pages regardless of the case of their address. */
function spellAsKnown(path: string): string {
  if (isUnderApi(path)) return path;
  const spellings = [path, path.replace(/^\/[^/]*/, (first) => first.toLowerCase()), path.toLowerCase()];
  return spellings.find((each) => publicRouteOf(each) !== null) ?? path;
}

/**
 * Returns the parameters that a route knows, in its order, without repeated values. Pages ignore empty fields of forms,
 * but calls refuse them.
 */
function canonicalParams(
  given: URLSearchParams,
  { params }: PublicRoute,
  path: string,
  isCall: boolean,
): URLSearchParams {
  const canonical = new URLSearchParams();
  // React Router names the loaders in `_routes`.
  const names = path.endsWith('.data') ? new Map([...params, ['_routes', false]]) : params;
  for (const [name, isSeveral] of names) {
    const values = given.getAll(name).filter((value) => isCall || value !== '');
    for (const value of isSeveral ? new Set(values) : values.slice(-1)) canonical.append(name, value);
  }
  return canonical;
}

function isCut(name: string, given: URLSearchParams, canonical: URLSearchParams): boolean {
  return given.getAll(name).filter(Boolean).length > canonical.getAll(name).length;
}

function looksFor(path: string, params: URLSearchParams): boolean {
  const segments = path.replace(/\.data$/, '').split('/');
  if (segments.includes('search') || segments.includes('suggest')) return true;
  return params.getAll('q').some((words) => words.trim() !== '');
}

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether the response is the same for everyone: a page never depends on the user, but a call with a token does. */
export function isForVisitors(req: IncomingMessage, { isCall }: RequestTarget): boolean {
  return isRead(req) && (!isCall || req.headers.authorization === undefined);
}
