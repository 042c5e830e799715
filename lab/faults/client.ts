import { setTimeout as delay } from 'node:timers/promises';
import type { TestUser } from '#lab/bench/users.ts';

export type Sent = { as: TestUser; body: object; key: string };
export type Reply<Body = Record<string, unknown>> = { status: number; body: Body; replayed: boolean };

const timeoutMs = 30_000;
const retryMs = 150;

/** Sends a POST with an idempotency key. Returns null if the connection broke or timed out. */
export async function sendOnce(url: string, path: string, { as, body, key }: Sent): Promise<Reply | null> {
  try {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `bearer ${as.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const replayed = response.headers.get('idempotent-replayed') === 'true';
    const answer = isJson(response) ? (JSON.parse(text) as Reply['body']) : {};
    return { status: response.status, body: answer, replayed };
  } catch {
    return null;
  }
}

function isJson({ headers }: Response): boolean {
  return /\bjson\b/.test(headers.get('content-type') ?? '');
}

/** Returns whether to repeat the call, because its outcome is unknown or the shop asks for a repetition. */
function isOpen(reply: Reply | null): boolean {
  if (!reply || reply.status >= 500) return true;
  // This response means that an earlier call with the same key is still running.
  return reply.status === 409 && reply.body['type'] === 'urn:rangefinder:problem:conflict';
}

/** Counts responses by status; `cut` counts calls that got none. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(reply: Reply | null): void {
    const name = reply ? String(reply.status) : 'cut';
    this.#counts.set(name, this.of(name) + 1);
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  toString(): string {
    const sorted = [...this.#counts].toSorted(([a], [b]) => a.localeCompare(b));
    return sorted.map(([name, count]) => `${count} × ${name}`).join(', ') || 'none';
  }

  /** @throws Error if there was any other response */
  assertOnly(...allowed: string[]): void {
    const others = [...this.#counts.keys()].filter((name) => !allowed.includes(name));
    if (others.length > 0) throw new Error(`unexpected responses: ${others.join(', ')} (${this})`);
  }
}

/**
 * Repeats a call until its outcome is known, as a form in a browser does.
 * @throws Error after `limitMs`
 */
export async function sendWithRetries(
  url: string,
  path: string,
  sent: Sent,
  tally: Tally,
  limitMs = 90_000,
): Promise<Reply> {
  const end = performance.now() + limitMs;
  for (;;) {
    const reply = await sendOnce(url, path, sent);
    tally.add(reply);
    if (reply && !isOpen(reply)) return reply;
    if (performance.now() > end)
      throw new Error(`POST ${path} got no response within ${limitMs / 1000} s (${tally})`);
    await delay(retryMs);
  }
}
