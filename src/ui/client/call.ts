import type { ItemChanges } from '#src/platform/schemas.ts';
import { maintenanceText } from '#src/platform/shared/maintenance-text.ts';

type Problem = {
  code?: string;
  type?: string;
  detail?: string;
  errors?: { path: string; message: string }[];
  changes?: ItemChanges;
  version?: number;
};

/** A failed call: the server's problem, or `status` 0 when it could not be reached. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: { path: string; message: string }[];
  /** Seconds to wait before another try, if the server named them. */
  readonly retryAfter: number | null;
  /** How an item differs from what was on the screen, and its current version. */
  readonly changes: ItemChanges;
  readonly version: number;

  constructor(status: number, problem: Problem, retryAfter: number | null = null) {
    super(problem.detail ?? 'The server could not be reached.');
    this.name = 'CallError';
    this.status = status;
    this.code = problem.code ?? problem.type?.split(':').at(-1) ?? '';
    this.errors = problem.errors ?? [];
    this.retryAfter = retryAfter;
    this.changes = problem.changes ?? [];
    this.version = problem.version ?? 0;
  }

  /** Whether the message explains the refusal to the user; other failures have no text for users. */
  get isExplained(): boolean {
    return (this.status >= 400 && this.status < 500) || this.code === maintenance;
  }

  messageOr(otherwise: string): string {
    return this.isExplained ? this.message : otherwise;
  }
}

const maintenance = 'maintenance';

export const statusOf = (error: unknown): number => (error instanceof CallError ? error.status : 0);

/** Returns the server's explanation if it is meant for users, otherwise the given text. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  (error instanceof CallError && (error.isExplained || error.status === 0) && error.message) || otherwise;

/** The limits of the original product: 30 s on desktop, 60 s on mobile. */
function timeout(): number {
  return matchMedia('(pointer: coarse)').matches ? 60_000 : 30_000;
}

export type Answer<T> = { body: T; headers: Headers };

// The pauses before the second and the third try.
const retryAfterMs = [500, 1_500];

/** A `key` makes a call safe to repeat after a lost connection. @throws CallError if it fails in any way */
export async function call<T>(
  method: string,
  path: string,
  { token, body, key }: { token?: string | undefined; body?: unknown; key?: string | undefined } = {},
): Promise<Answer<T>> {
  const headers = new Headers();
  if (token) headers.set('authorization', `bearer ${token}`);
  if (key) headers.set('idempotency-key', key);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const signal = isForm ? null : AbortSignal.timeout(timeout());
  const payload = body === undefined ? null : isForm ? body : JSON.stringify(body);
  const send = async () => readResponse<T>(await fetch(path, { method, headers, body: payload, signal }));
  const arrived = await arrive(send, { pauses: key ? retryAfterMs : [], signal });
  const { status, headers: answered } = arrived.response;
  if ('body' in arrived) return { body: arrived.body, headers: answered };
  const error = new CallError(status, arrived.problem, Number(answered.get('retry-after')) || null);
  if (error.code === maintenance) maintenanceText.set(error.message);
  throw error;
}

export const read = async <T>(path: string): Promise<T> => (await call<T>('GET', path)).body;

type Arrived<T> = { response: Response } & ({ body: T } | { problem: Problem });

/** Reads the whole response. @throws when it is cut off, or when a successful one is not JSON */
async function readResponse<T>(response: Response): Promise<Arrived<T>> {
  const text = await response.text();
  try {
    const json = text ? JSON.parse(text) : {};
    return response.ok ? { response, body: json } : { response, problem: json };
  } catch (error) {
    // An error page of a proxy.
    if (!response.ok) return { response, problem: {} };
    throw error;
  }
}

type Tries = { pauses: readonly number[]; signal: AbortSignal | null };

/** Repeats a request, after each pause, that got no response or reached a restarting server. */
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

/** Returns undefined when a call fails that is repeated later or that the page can do without; other errors are bugs. */
export async function tryCall<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}
