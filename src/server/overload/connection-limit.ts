import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#src/platform/http/client-network.ts';
import { createPeerCheck } from '#src/server/http/client-address.ts';
import { OwnedSlots } from './client-slots.ts';

/** From this share of the limit, idle connections are closed sooner, and one network gets only its share. */
const nearlyFull = 0.75;
const shortKeepMs = 5_000;
const share = 1 / 8;

export type Bound = {
  most: number;
  trustedProxies?: readonly string[] | undefined;
  /** @param code of an error, or `too many` */
  refused(code: string): void;
};

/** Keeps clients from using up the descriptors that the process itself needs. */
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
