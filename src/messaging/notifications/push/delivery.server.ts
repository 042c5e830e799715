import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, type AgentOptions } from 'node:https';
import type { Duplex } from 'node:stream';
import type { Config } from '#src/platform/config/config.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { OuterAgent } from '#src/platform/http/outer-agent.server.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';
import type { PushRow } from './queries.server.ts';
import { toPushAddress } from './schemas.ts';

export type PushedText = {
  text: string;
  title: string;
  path: string;
  /** A push replaces an earlier one that has the same tag. */
  tag: string;
};

const timeoutMs = 10_000;
/** Push services drop a push that a device has not fetched after this time. */
const lifetimeSeconds = 24 * 3600;

/** Connects to the push service of a test, whatever address a push has. */
class TestAgent extends Agent {
  readonly #port: number;
  constructor(port: number, ca: string) {
    super({ ca });
    this.#port = port;
  }
  override createConnection(
    options: AgentOptions,
    done?: (error: Error | null, stream: Duplex) => void,
  ): Duplex | null | undefined {
    return super.createConnection({ ...options, host: '127.0.0.1', port: this.#port }, done);
  }
}

function agentOf({ PUSH_TEST_PORT: port, PUSH_TEST_CA: ca }: Config): Agent {
  return port && ca ? new TestAgent(port, readFileSync(ca, 'utf8')) : new OuterAgent();
}

// The library is loaded on first use, so that it does not delay startup.
const loadPush = async () => (await import('web-push')).default;

const isGone = ({ server_key }: PushRow, status: number): boolean =>
  // Rejected keys also mean that the shop has others now, unless the browser is known to have subscribed with these.
  status === 404 || status === 410 || (server_key === null && (status === 401 || status === 403));

/**
 * Returns `gone` if the push service no longer knows the browser, or if the browser subscribed with another key of the shop.
 * @throws Error if it rejects the push
 */
export async function deliverPush(
  config: Config,
  push: PushRow,
  content: PushedText,
): Promise<'sent' | 'gone'> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = config;
  if (!publicKey || !privateKey || !subject) return 'sent';
  // Earlier releases accepted addresses that this one rejects.
  const endpoint = toPushAddress(push.endpoint);
  if (endpoint === null || (push.server_key ?? publicKey) !== publicKey) return 'gone';
  const { sendNotification, WebPushError } = await loadPush();
  const agent = agentOf(config);
  try {
    // `web-push` follows no redirects.
    await sendNotification(
      { endpoint, keys: { p256dh: push.p256dh, auth: push.auth } },
      JSON.stringify(content),
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: lifetimeSeconds,
        urgency: 'high',
        topic: createHash('sha256').update(content.tag).digest('base64url').slice(0, 32),
        timeout: timeoutMs,
        agent,
      },
    );
    return 'sent';
  } catch (error) {
    if (error instanceof WebPushError && isGone(push, error.statusCode)) return 'gone';
    throw error;
  } finally {
    agent.destroy();
  }
}

const slowMs = 1_000;
/** Half of the ten pushes that a process sends at the same time, so that five remain for other services. */
const maxSlow = 5;

type Push = { startedAt: number };

const underway = new Map<string, Set<Push>>();

/** Keeps a slow push service from blocking pushes to others. @throws AppError `busy`, so that the push is retried */
export async function refuseIfSlow<T>(
  host: string,
  send: () => Promise<T>,
  now = performance.now(),
): Promise<T> {
  const pushes = underway.get(host) ?? new Set();
  if ([...pushes].filter(({ startedAt }) => now - startedAt > slowMs).length >= maxSlow)
    throw new AppError('busy', dealProblems.pushSilent);
  const push = { startedAt: now };
  underway.set(host, pushes.add(push));
  try {
    return await send();
  } finally {
    pushes.delete(push);
    if (pushes.size === 0) underway.delete(host);
  }
}
