import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** A machine nearby that forwards as a proxy does, and is none of ours; or one of ours, whose word for the caller is no address. */
type Hiding = 'unknown proxy' | 'no address';

/**
 * Tells where requests come from: whoever connects, unless that is a proxy of our own. Then `X-Forwarded-For` is
 * read from its right end, where our proxies write, up to the first that is none of them; what stands further left
 * anyone can have sent.
 * @param tell hears once of each way in which proxies hide who calls
 */
export function createClientAddress(
  trusted: readonly string[],
  tell: (hiding: Hiding, proxy: string) => void = () => {},
): (req: IncomingMessage) => string {
  const isProxy = createTrustCheck(trusted);
  const told = new Set<Hiding>();
  const tellOnce = (hiding: Hiding, proxy: string) => {
    if (told.has(hiding)) return;
    told.add(hiding);
    tell(hiding, proxy);
  };
  return (req) => {
    let client = plain(req.socket.remoteAddress ?? '');
    if (isIP(client) === 0) return client;
    const forwarded = req.headers['x-forwarded-for'];
    if (forwarded === undefined) return client;
    if (isNearby(client) && !isProxy(client)) tellOnce('unknown proxy', client);
    const hops = String(forwarded).split(',');
    for (const last = hops.length; isProxy(client) && hops.length > 0;) {
      const hop = plain(withoutPort(hops.pop()!.trim()));
      // Not an address: the proxy that wrote it is as far as we know.
      if (isIP(hop) === 0) {
        if (hops.length === last - 1) tellOnce('no address', client);
        break;
      }
      client = hop;
    }
    return client;
  };
}

/** Tells whether who connects is a proxy of our own. */
export function createPeerCheck(
  trusted: readonly string[],
): (req: Pick<IncomingMessage, 'socket'>) => boolean {
  const isProxy = createTrustCheck(trusted);
  return (req) => {
    const peer = plain(req.socket.remoteAddress ?? '');
    return isIP(peer) !== 0 && isProxy(peer);
  };
}

/** Tells whether an address is this machine's or a proxy of our own, where no visitors are. */
export function createOwnCheck(trusted: readonly string[]): (address: string) => boolean {
  const isOwn = createTrustCheck(['127.0.0.0/8', '::1', ...trusted]);
  return (address) => isIP(address) !== 0 && isOwn(address);
}

/** Networks that no stranger calls from. */
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

/** Whether an address is in one of these networks. */
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

/** Some proxies write the port of who called, too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(hop: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(hop) ?? [];
  return bracketed ?? dotted ?? hop;
}

/** IPv4 as itself where a socket for both says `::ffff:192.0.2.1`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
