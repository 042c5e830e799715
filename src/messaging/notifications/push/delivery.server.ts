import { createHash } from 'node:crypto';
import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { readFileSync } from 'node:fs';
import { Agent, type AgentOptions } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Config } from '#src/platform/config/config.server.ts';
import { AppError } from '#src/platform/errors.ts';
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

const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits);
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

const isInner = ({ address }: LookupAddress) => inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

type Resolve = (
  name: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Creates a DNS lookup that rejects private addresses, so that a push service cannot point into our own network. */
export function createOuterLookup(resolve: Resolve = resolveName): LookupFunction {
  return (name, options, done) => {
    resolve(name, { all: true }, (error, found) => {
      const refused = error ?? (found.some(isInner) ? new Error(`${name} is within our own network`) : null);
      if (refused || !found[0]) return done(refused ?? new Error(`${name} has no address`), []);
      if (options.all) done(null, found);
      else done(null, found[0].address, found[0].family);
    });
  };
}

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

/** Rejects IP addresses, because Node connects to them without a lookup. */
export class OuterAgent extends Agent {
  constructor() {
    super({ lookup: createOuterLookup() });
  }
  override createConnection(
    options: AgentOptions,
    done?: (error: Error | null, stream: Duplex) => void,
  ): Duplex | null | undefined {
    if (!options.host || isIP(options.host)) throw new Error(`${options.host} is not a name`);
    return super.createConnection(options, done);
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
