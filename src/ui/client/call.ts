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

/** A failed call, with the server's problem, or with `status` 0 when the server could not be reached. */
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
    return (this.status >= 400 && this.status < 500) || this.code === maintenance;
  }

  messageOr(otherwise: string): string {
    return this.isExplained ? this.message : otherwise;
  }
}

const maintenance = 'maintenance';

export const statusOf = (error: unknown): number => (error instanceof CallError ? error.status : 0);

/** Returns the server's explanation if it is meant for users, otherwise the text `otherwise`. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  (error instanceof CallError && (error.isExplained || error.status === 0) && error.message) || otherwise;

/** The limits of the original product: 30 s on desktop, 60 s on mobile. */
function timeout(): number {
  return matchMedia('(pointer: coarse)').matches ? 60_000 : 30_000;
}

export type Answer<T> = { body: T; headers: Headers };

// The pauses before the second and the third try.
const retryAfterMs = [500, 1_500];

type Request = {
  token?: string | undefined;
  body?: unknown;
  key?: string | undefined;
  /** Sends the request even if the page is closed before the response arrives. The body must be small. */
  keepalive?: boolean;
};

/**
 * Calls the API. A `key` makes the call safe to repeat after a lost connection.
 * @throws CallError if it fails in any way
 */
export async function call<T>(
  method: string,
  path: string,
  { token, body, key, keepalive = false }: Request = {},
): Promise<Answer<T>> {
  const headers = new Headers();
  if (token) headers.set('authorization', `bearer ${token}`);
  if (key) headers.set('idempotency-key', key);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const signal = isForm ? null : AbortSignal.timeout(timeout());
  const payload = body === undefined ? null : isForm ? body : JSON.stringify(body);
  const send = async () =>
    readResponse<T>(await fetch(path, { method, headers, body: payload, signal, keepalive }));
  const arrived = await arrive(send, { pauses: key ? retryAfterMs : [], signal });
  const { status, headers: answered } = arrived.response;
  if ('body' in arrived) return { body: arrived.body, headers: answered };
  const error = new CallError(status, arrived.problem, Number(answered.get('retry-after')) || null);
  if (error.code === maintenance) maintenanceText.set(error.message);
  throw error;
}

export const read = async <T>(path: string): Promise<T> => (await call<T>('GET', path)).body;

type Arrived<T> = { response: Response } & ({ body: T } | { problem: Problem });

/** Reads the whole response. @throws when the response is cut off, or when a successful one is not JSON */
async function readResponse<T>(response: Response): Promise<Arrived<T>> {
  const text = await response.text();
  try {
    const json = text ? JSON.parse(text) : {};
    return response.ok ? { response, body: json } : { response, problem: json };
  } catch (error) {
    // The error page of a proxy is not JSON.
    if (!response.ok) return { response, problem: {} };
    throw error;
  }
}

type Tries = { pauses: readonly number[]; signal: AbortSignal | null };

/** Sends a request again, after each of the pauses, if it got no response or reached a restarting server. */
async function arrive<T>(send: () => Promise<Arrived<T>>, { pauses, signal }: Tries): Promise<Arrived<T>> {
  const arrived = await send().catch(() => null);
  if (arrived && (pauses.length === 0 || !isPassing(arrived))) return arrived;
  const [pause, ...later] = pauses;
  if (pause === undefined || signal?.aborted) throw new CallError(0, {});
  await new Promise((resolve) => setTimeout(resolve, pause));
  return arrive(send, { pauses: later, signal });
}

function isPassing(arrived: Arrived<unknown>): boolean {
  if ('body' in arrived || ![502, 503, 504].includes(arrived.response.status)) return false;
  return !arrived.problem.type?.endsWith(`:${maintenance}`);
}

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
