import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import type pg from 'pg';

/** Forwards connections to a database, and can stop forwarding without closing them. */
export async function startDatabaseProxy({ host, port }: pg.ClientConfig) {
  const pairs = new Set<[Socket, Socket]>();
  let isStalled = false;
  let isRefusing = false;
  const server = createServer((near) => {
    if (isRefusing) return void near.destroy();
    const far = host!.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port!, host);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const each of pair) each.on('error', () => undefined);
    if (isStalled) return;
    near.pipe(far);
    far.pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Stops forwarding on open and new connections. */
    stall(): void {
      isStalled = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    /** Forwards new connections again. */
    resume(): void {
      isStalled = false;
      isRefusing = false;
    },
    /** Closes open connections, and forwards nothing on new connections until `resume` is called. */
    cut(): void {
      isStalled = true;
      for (const pair of pairs) for (const each of pair) each.destroy();
    },
    /** Closes open connections, and also new ones until `resume` is called. */
    refuse(): void {
      this.cut();
      isRefusing = true;
    },
    async close(): Promise<void> {
      this.cut();
      server.close();
      await once(server, 'close');
    },
  };
}
