import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Why the client is unknown: a private address that is not a trusted proxy forwards requests, or a trusted proxy sends
 * no address in its header.
 */
type Hiding = 'unknown proxy' | 'no address';

/**
 * Returns a function that finds the client's address. This is the address of the connection or, behind trusted proxies,
 * the last address in `X-Forwarded-For` that is not a trusted proxy. Anyone can forge the addresses before that one.
 * @param report called once for each way in which proxies hide the client
 */
export function createClientAddress(
  trusted: readonly string[],
  report: (hiding: Hiding, proxy: string) => void = () => {},
): (req: IncomingMessage) => string {
  const isProxy = createTrustCheck(trusted);
  const reported = new Set<Hiding>();
  const reportOnce = (hiding: Hiding, proxy: string) => {
    if (reported.has(hiding)) return;
    reported.add(hiding);
    report(hiding, proxy);
  };
  return (req) => {
    let client = plain(req.socket.remoteAddress ?? '');
    if (isIP(client) === 0) return client;
    const forwarded = req.headers['x-forwarded-for'];
    if (forwarded === undefined) return client;
    if (isNearby(client) && !isProxy(client)) reportOnce('unknown proxy', client);
    for (const [index, written] of String(forwarded).split(',').toReversed().entries()) {
      if (!isProxy(client)) break;
      const hop = plain(withoutPort(written.trim()));
      // If the header has no address here, the address of the last proxy is the best one known.
      if (isIP(hop) === 0) {
        if (index === 0) reportOnce('no address', client);
        break;
      }
      client = hop;
    }
    return client;
  };
}

export function createPeerCheck(
  trusted: readonly string[],
): (req: Pick<IncomingMessage, 'socket'>) => boolean {
  const isProxy = createTrustCheck(trusted);
  return (req) => {
    const peer = plain(req.socket.remoteAddress ?? '');
    return isIP(peer) !== 0 && isProxy(peer);
  };
}

/**
 * Returns a function that tells whether an address belongs to this machine or a trusted proxy, and so not to a visitor.
 */
export function createOwnCheck(trusted: readonly string[]): (address: string) => boolean {
  const isOwn = createTrustCheck(['127.0.0.0/8', '::1', ...trusted]);
  return (address) => isIP(address) !== 0 && isOwn(address);
}

const isNearby = createTrustCheck([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);

export function createTrustCheck(trusted: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const network of trusted) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(hop) ?? [];
  return bracketed ?? dotted ?? hop;
}

/** Dual-stack sockets report IPv4 as `::ffff:192.0.2.1`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
