import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { Agent, type AgentOptions } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';

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
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

const isInner = ({ address }: LookupAddress) => inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

export class PrivateAddressError extends Error {
  constructor(name: string) {
    super(`${name} is within our own network`);
  }
}

type Resolve = (
  name: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Creates a DNS lookup that rejects private addresses, so that a URL from a user cannot point into our own network. */
export function createOuterLookup(resolve: Resolve = resolveName): LookupFunction {
  return (name, options, done) => {
    resolve(name, { all: true }, (error, found) => {
      const refused = error ?? (found.some(isInner) ? new PrivateAddressError(name) : null);
      if (refused || !found[0]) return done(refused ?? new Error(`${name} has no address`), []);
      if (options.all) done(null, found);
      else done(null, found[0].address, found[0].family);
    });
  };
}

/**
 * Connects to servers whose URLs come from users: only to names, because Node connects to IP addresses without a lookup,
 * and only to public addresses. A connection uses the addresses that its one lookup has found.
 */
export class OuterAgent extends Agent {
  constructor(resolve?: Resolve) {
    super({ lookup: createOuterLookup(resolve) });
  }
  override createConnection(
    options: AgentOptions,
    done?: (error: Error | null, stream: Duplex) => void,
  ): Duplex | null | undefined {
    if (!options.host || isIP(options.host)) throw new PrivateAddressError(`${options.host}`);
    return super.createConnection(options, done);
  }
}
