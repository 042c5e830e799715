import type { Call, InputArgs, Responses } from '#src/platform/http/calls.ts';
import type { ItemChanges } from '#src/platform/schemas.ts';
import { maintenanceText } from '#src/platform/shared/maintenance-text.ts';
import { siteTexts } from '#src/texts/site.ts';

type Problem = {
  code?: string;
  type?: string;
  detail?: string;
  errors?: { path: string; message: string }[];
  changes?: ItemChanges;
  version?: number;
};

/**
 * A failed call, with the server's problem, or with `status` 0 when the server could not be reached or something else
 * responded in its place.
 */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: { path: string; message: string }[];
  /** Seconds to wait before another try, if the server named them. */
  readonly retryAfter: number | null;
  /** How an item differs from what the screen showed, and its current version. */
  readonly changes: ItemChanges;
  readonly version: number;

  constructor(status: number, problem: Problem, retryAfter: number | null = null) {
    super(problem.detail ?? siteTexts.errors.noAnswer);
    this.name = 'CallError';
    this.status = status;
    this.code = problem.code ?? problem.type?.split(':').at(-1) ?? '';
    this.errors = problem.errors ?? [];
    this.retryAfter = retryAfter;
    this.changes = problem.changes ?? [];
    this.version = problem.version ?? 0;
  }

  /** Whether the message explains the failure to the user. Other failures have no text for users. */
  get isExplained(): boolean {
    return (this.status >= 400 && this.status < 500) || [maintenance, foreign].includes(this.code);
  }

  messageOr(otherwise: string): string {
    return this.isExplained ? this.message : otherwise;
  }
}

const maintenance = 'maintenance';
/** The code of a response that is not the shop's, such as a proxy's error page or the login page of a network. */
export const foreign = 'foreign';

export const statusOf = (error: unknown): number => (error instanceof CallError ? error.status : 0);

/** Returns the server's explanation if it is meant for users, otherwise the text `otherwise`. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  (error instanceof CallError && (error.isExplained || error.status === 0) && error.message) || otherwise;

/** The limits of the original product: 30 s on desktop, 60 s on mobile. */
export function timeout(): number {
  return matchMedia('(pointer: coarse)').matches ? 60_000 : 30_000;
}

export type Answer<T> = { body: T; headers: Headers };

// The pauses before the second and the third try.
const retryAfterMs = [500, 1_500];

/** The input of any call. */
export type Sent = {
  params?: Record<string, string> | undefined;
  query?: object | undefined;
  body?: unknown;
  key?: string | undefined;
  keepalive?: boolean;
  signal?: AbortSignal;
};

/**
 * Calls a route of the API: `api('GET /orders/{id}', { params: { id } })`. The types of what it sends and of the response
 * follow from the route on the server.
 */
export type Api = <C extends Call>(call: C, ...input: InputArgs<C>) => Promise<Answer<Responses[C]>>;

/** Calls a route as a visitor. @throws CallError if it fails in any way */
export const call: Api = async (route, ...[input]) => send(route, input);

/** Sends a call with an access token or an ID token. @throws CallError if it fails in any way */
export async function send<C extends Call>(
  route: C,
  sent: Sent = {},
  token?: string,
): Promise<Answer<Responses[C]>> {
  const { body, key, keepalive = false, signal: stopping } = sent;
  const address = `/api${addressOf(route, sent)}`;
  const headers = new Headers();
  if (token) headers.set('authorization', `bearer ${token}`);
  if (key) headers.set('idempotency-key', key);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const limit = isForm ? null : AbortSignal.timeout(timeout());
  const signal = limit && stopping ? AbortSignal.any([limit, stopping]) : limit;
  const payload = body === undefined ? null : isForm ? body : JSON.stringify(body);
  const [method = ''] = route.split(' ');
  const request = { method, headers, body: payload, signal, keepalive };
  const fetchOnce = async (): Promise<Answer<Responses[C]>> => {
    const response = await fetch(address, request);
    return { body: bodyOf(await receive(response)), headers: response.headers };
  };
  return arrive(fetchOnce, { pauses: key ? retryAfterMs : [], signal });
}

/** Returns the address of a call below `/api`. An array in `query` repeats its parameter. */
export function addressOf(route: Call, { params = {}, query = {} }: Sent = {}): string {
  const path = route.slice(route.indexOf('/')).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    // Without it, this would be the address of a list.
    if (!params[name]) throw new Error(`${route}: ${name} is missing`);
    return encodeURIComponent(params[name]);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) if (each !== undefined) search.append(name, String(each));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** A response that has arrived completely. `wait` is its `Retry-After`. */
export type Received = { status: number; type: string | null; wait: string | null; text: string };

export async function receive(response: Response): Promise<Received> {
  const { status, headers } = response;
  const type = headers.get('content-type');
  return { status, type, wait: headers.get('retry-after'), text: await response.text() };
}

/**
 * Returns the text of a response of the shop if the call succeeded.
 * @throws CallError if it failed, or if the response has another type and is therefore not the shop's
 */
export function textOf(received: Received, type: string): string {
  if (received.status >= 200 && received.status < 300 && isOfType(received, type)) return received.text;
  const error = new CallError(...problemOf(received), Number(received.wait) || null);
  if (error.code === maintenance) maintenanceText.set(error.message);
  throw error;
}

/** Returns the body of a response of the shop. @throws CallError also if the body is empty or cut off */
export function bodyOf<T>(received: Received): T {
  const text = textOf(received, 'application/json');
  try {
    const body: T = JSON.parse(text);
    return body;
  } catch {
    throw new CallError(0, {});
  }
}

const isOfType = ({ type }: Received, wanted: string): boolean => type?.split(';')[0]?.trim() === wanted;

function problemOf(received: Received): [status: number, Problem] {
  const { status } = received;
  const problem = isOfType(received, 'application/problem+json') ? parse(received.text) : null;
  if (problem?.type?.startsWith('urn:rangefinder:')) return [status, problem];
  if (status >= 500) return [status, {}];
  const { tooMany, foreign: words } = siteTexts.errors;
  const detail = (status === 429 ? tooMany : words).text;
  // A refusal that is not the shop's must not count as one: it would end the session or drop a message.
  return [status === 413 || status === 429 ? status : 0, { code: foreign, detail }];
}

function parse(text: string): Problem | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Tries = { pauses: readonly number[]; signal: AbortSignal | null };

/** Sends a request again, after each of the pauses, if it got no response or reached a restarting server. */
async function arrive<T>(fetchOnce: () => Promise<Answer<T>>, { pauses, signal }: Tries): Promise<Answer<T>> {
  try {
    return await fetchOnce();
  } catch (failure) {
    const error = failure instanceof CallError ? failure : new CallError(0, {});
    const [pause, ...later] = pauses;
    if (pause === undefined || !isPassing(error) || signal?.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return arrive(fetchOnce, { pauses: later, signal });
  }
}

const isPassing = ({ status, code }: CallError): boolean =>
  [0, 502, 503, 504].includes(status) && code !== maintenance;

/**
 * Returns undefined if the call fails, because it is repeated later or the page can do without it. Rethrows other
 * errors, which are bugs.
 */
export async function tryCall<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}
