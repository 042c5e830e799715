import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type Dispatcher } from 'undici';
import { quantile } from './report.ts';

/** `kind` groups requests in reports; `from` is the client's address, for a shop behind a proxy. */
export type Sent = {
  kind?: string;
  method?: string;
  path: string;
  token?: string;
  body?: object;
  from?: string;
  /** The idempotency key. */
  key?: string;
};

/** Latency counts from the time at which a request was due. `status` is 0 if there was no response. */
type Sample = { kind: string; dueMs: number; ms: number; status: number };

export type Driven = { samples: Sample[]; seconds: number };

export type Plan = {
  seconds: number;
  /** Ends random arrivals early. */
  signal?: AbortSignal;
  /** Callers that each send their next request immediately, or random arrivals that wait for no response. */
  pace: { callers: number } | { perSecond: number };
  /** Bypasses the page cache, if rate limits are off. */
  uncached?: boolean;
  /** Gets the body of responses to writes, or of all if `keepsText` is set. */
  onResponse?: (sent: Sent, status: number, text: string) => void;
  keepsText?: boolean;
};

const patienceMs = 30_000;

/** Sends the requests that `next` returns for some seconds, and waits for their responses. */
export async function drive(url: string, next: () => Sent, plan: Plan): Promise<Driven> {
  const { seconds, pace } = plan;
  // Opens as many connections as it needs, so that a request never waits behind another one.
  const pool = new Pool(url, {
    pipelining: 1,
    connections: null,
    headersTimeout: patienceMs,
    bodyTimeout: patienceMs,
  });
  const samples: Sample[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  const send = async (dueMs: number): Promise<void> => {
    const sent = next();
    const { status, text } = await request(pool, sent, plan);
    const ms = performance.now() - dueMs;
    samples.push({ kind: sent.kind ?? '', dueMs: dueMs - startMs, ms, status });
    plan.onResponse?.(sent, status, text);
  };
  try {
    if ('callers' in pace) {
      const callOn = async () => {
        while (performance.now() < endMs) await send(performance.now());
      };
      await Promise.all(Array.from({ length: pace.callers }, callOn));
    } else await sendAt(pace.perSecond, startMs, endMs, send, plan.signal);
  } finally {
    await pool.destroy();
  }
  return { samples, seconds: 'callers' in pace ? (performance.now() - startMs) / 1000 : seconds };
}

async function sendAt(
  perSecond: number,
  startMs: number,
  endMs: number,
  send: (dueMs: number) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const pending = new Set<Promise<void>>();
  const isOver = (dueMs: number): boolean => dueMs >= endMs || signal?.aborted === true;
  for (let dueMs = startMs; !isOver(dueMs);) {
    while (dueMs <= performance.now() && dueMs < endMs) {
      const one = send(dueMs).finally(() => pending.delete(one));
      pending.add(one);
      dueMs += (-Math.log(1 - Math.random()) / perSecond) * 1000;
    }
    await delay(1);
  }
  await Promise.all(pending);
}

type Received = { status: number; text: string };

/** Uses undici's dispatcher, which needs less processor time than `fetch`: the sender shares the machine with the shop. */
function request(pool: Pool, { method = 'GET', path, token, body, from, key }: Sent, plan: Plan) {
  const text = body && JSON.stringify(body);
  const headers = {
    'accept-encoding': plan.keepsText ? 'identity' : 'gzip',
    ...(plan.uncached && { 'cache-control': 'no-store' }),
    ...(token && { authorization: `bearer ${token}` }),
    ...(from && { 'x-forwarded-for': from }),
    ...(key && { 'idempotency-key': key }),
    ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
  };
  const { promise, resolve } = Promise.withResolvers<Received>();
  const received: Received = { status: 0, text: '' };
  pool.dispatch(
    { method: method as Dispatcher.HttpMethod, path, headers, body: text ?? null },
    {
      onRequestStart: () => undefined,
      onResponseStart: (_, status) => void (received.status = status),
      onResponseData: (_, part) => void ((text || plan.keepsText) && (received.text += part.toString())),
      onResponseEnd: () => resolve(received),
      onResponseError: () => resolve({ status: 0, text: '' }),
    },
  );
  return promise;
}

/** `refused` counts responses with 503, `failed` other 5xx, and `lost` requests without a response. */
export type Stats = {
  perSecond: number;
  answered: number;
  p50: number;
  p99: number;
  refused: number;
  failed: number;
  lost: number;
};

/** Sums up samples of some kind, or all. Latencies are those of requests that were answered. */
export function summarize({ samples, seconds }: Driven, kind?: string): Stats {
  const some = kind === undefined ? samples : samples.filter((sample) => sample.kind === kind);
  const times = some.filter(({ status }) => status > 0 && status < 500).map(({ ms }) => ms);
  const count = (isCounted: (status: number) => boolean) =>
    some.filter(({ status }) => isCounted(status)).length;
  return {
    perSecond: times.length / seconds,
    answered: times.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    refused: count((status) => status === 503),
    failed: count((status) => status >= 500 && status !== 503),
    lost: count((status) => status === 0),
  };
}

/** Returns a function that returns the requests in turn, again and again. */
export function inTurn(requests: readonly Sent[]): () => Sent {
  let at = 0;
  return () => requests[at++ % requests.length]!;
}

/** Sends requests in turn. @throws Error if any fails */
export async function driveWell(url: string, requests: readonly Sent[], plan: Plan): Promise<Stats> {
  const driven = await drive(url, inTurn(requests), plan);
  const bad = driven.samples.filter(({ status }) => status < 200 || status >= 300);
  if (bad.length === 0) return summarize(driven);
  const counts = `${bad.length} of ${driven.samples.length} requests of ${requests[0]?.path}`;
  throw new Error(`${counts} failed, one with ${bad[0]!.status}`);
}
