import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#src/platform/http/client-network.ts';
import { createPeerCheck } from '#src/server/http/client-address.ts';

/**
 * When this share of the connections is in use, idle ones are closed sooner, and each network is limited to its share.
 */
const nearlyFull = 0.75;
const shortKeepAliveMs = 5_000;
const share = 1 / 8;

export type Bound = {
  maxConnections: number;
  trustedProxies?: readonly string[] | undefined;
  /** @param code the code of an error, or `too many` */
  refused(code: string): void;
};

/** Keeps clients from using up the descriptors that the process itself needs. */
export function boundConnections(
  server: Server,
  { maxConnections, trustedProxies = [], refused }: Bound,
): void {
  const usualKeepAliveMs = server.keepAliveTimeout;
  const isProxy = createPeerCheck(trustedProxies);
  const open = new OwnedSlots();
  const isNearlyFull = () => open.taken >= maxConnections * nearlyFull;
  const count = (network: string, change: 1 | -1): void => {
    open.change(network, change);
    server.keepAliveTimeout = isNearlyFull()
      ? Math.min(shortKeepAliveMs, usualKeepAliveMs)
      : usualKeepAliveMs;
  };
  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const hasShare = open.of(network) >= maxConnections * share && !isProxy({ socket });
    if (open.taken >= maxConnections || (hasShare && isNearlyFull())) {
      refused('too many');
      return void socket.destroy();
    }
    count(network, 1);
    socket.once('close', () => count(network, -1));
  });
}

/** Counts the slots in use, in total and per owner. */
export class OwnedSlots {
  readonly #owners = new Map<string, number>();
  #taken = 0;

  get taken(): number {
    return this.#taken;
  }

  of(owner: string): number {
    return this.#owners.get(owner) ?? 0;
  }

  change(owner: string, by: 1 | -1): void {
    this.#taken += by;
    const left = this.of(owner) + by;
    // Owners without slots are deleted, because they are addresses, of which there can be any number.
    if (left > 0) this.#owners.set(owner, left);
    else this.#owners.delete(owner);
  }
}
