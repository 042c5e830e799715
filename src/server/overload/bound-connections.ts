import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#src/platform/http/edge.ts';
import { createPeerCheck } from '#src/server/http/client-address.ts';
import { OwnedSlots } from './owned-slots.ts';

/** From this part of the bound on a connection that was answered is kept for its next request no longer than this. */
const nearlyFull = 0.75;
const shortKeepMs = 5_000;
/** From there on a network that holds this part of the bound gets no more: one alone cannot fill it. */
const share = 1 / 8;

export type Bound = {
  /** How many connections may be open at once. */
  most: number;
  /** Our own, by which all others may come. */
  trustedProxies?: readonly string[] | undefined;
  /** Hears of each that was not taken, and why: the code of an error, or that there were too many. */
  refused(code: string): void;
};

/** Lets no more callers in than there are descriptors for; those who have been answered make room before one is refused. */
export function boundConnections(server: Server, { most, trustedProxies = [], refused }: Bound): void {
  const usualKeepMs = server.keepAliveTimeout;
  const isProxy = createPeerCheck(trustedProxies);
  const open = new OwnedSlots();
  const isNearlyFull = () => open.taken >= most * nearlyFull;
  const count = (network: string, change: 1 | -1): void => {
    open.change(network, change);
    server.keepAliveTimeout = isNearlyFull() ? Math.min(shortKeepMs, usualKeepMs) : usualKeepMs;
  };
  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const hasShare = open.of(network) >= most * share && !isProxy({ socket });
    if (open.taken >= most || (hasShare && isNearlyFull())) {
      refused('too many');
      return void socket.destroy();
    }
    count(network, 1);
    socket.once('close', () => count(network, -1));
  });
}
