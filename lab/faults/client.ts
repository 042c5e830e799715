import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from '#lab/bench/people.ts';

export type Sent = { as: Person; body: object; key: string };
export type Reply<Body = Record<string, unknown>> = { status: number; body: Body; replayed: boolean };

const answerMs = 30_000;
const retryMs = 150;

/** One POST with its key; null when the connection broke, or nothing came in time. */
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
      signal: AbortSignal.timeout(answerMs),
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

/** Whether the same is to be sent again: nothing is known, or the shop asks for it. */
function isOpen(reply: Reply | null): boolean {
  if (!reply || reply.status >= 500) return true;
  // The first call with this key is still at work.
  return reply.status === 409 && reply.body['type'] === 'urn:rangefinder:problem:conflict';
}

/** How often each answer came, by status; `cut` where none did. */
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

  /** @throws Error when an answer came that is none of these */
  assertOnly(...allowed: string[]): void {
    const others = [...this.#counts.keys()].filter((name) => !allowed.includes(name));
    if (others.length > 0) throw new Error(`answers that must not be: ${others.join(', ')} (${this})`);
  }
}

/**
 * Sends the same until it is answered for good, as a browser's form does.
 * @throws Error when that takes longer than `limitMs`
 */
export async function sendUntilAnswered(
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
      throw new Error(`POST ${path} had no answer within ${limitMs / 1000} s (${tally})`);
    await delay(retryMs);
  }
}
