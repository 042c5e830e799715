import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import type pg from 'pg';

/** Stands between a process and its database, and can fall silent without a word to either. */
export async function startDatabaseProxy({ host, port }: pg.ClientConfig) {
  const pairs = new Set<[Socket, Socket]>();
  let isMute = false;
  let isRefusing = false;
  const server = createServer((near) => {
    if (isRefusing) return void near.destroy();
    const far = host!.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port!, host);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const each of pair) each.on('error', () => undefined);
    if (isMute) return;
    near.pipe(far);
    far.pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on nothing gets through, neither of what is open nor of what is opened. */
    mute(): void {
      isMute = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    /** New connections get through again. */
    speak(): void {
      isMute = false;
      isRefusing = false;
    },
    /** Ends what is open; nothing of what is opened gets through until it speaks. */
    cut(): void {
      isMute = true;
      for (const pair of pairs) for (const each of pair) each.destroy();
    },
    /** Ends open connections, and new ones until it speaks. */
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
