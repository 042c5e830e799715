import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Case } from '#lab/cases.ts';
import { waitUntil } from '#lab/helpers/ground.ts';
import { startProxy } from '#lab/helpers/proxies.ts';

/** A process dies while it handles a request, so its proxy cannot know the outcome. */
export const proxyCase: Case = {
  id: 'h',
  name: 'a process accepts a call but never responds: the proxy must not repeat writes without a key',
  programs: ['haproxy'],
  async run(ground) {
    const taken = new Map<string, number>();
    const server = createServer((req: IncomingMessage, res: ServerResponse) => {
      if (!req.url!.startsWith('/silent/')) return void res.end('serving');
      taken.set(req.url!, (taken.get(req.url!) ?? 0) + 1);
      req.resume().once('end', () => req.socket.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ground.onEnd(() => server.close());
    const { port } = server.address() as AddressInfo;
    const proxy = await startProxy(ground, 'haproxy', [port, port]);
    await waitUntil('HAProxy responds', async () => (await proxy.send('GET', '/')).status === 200);
    // The proxy may respond with 502, or close the connection.
    const send = async (path: string, method = 'GET', headers = {}): Promise<void> =>
      void (await proxy.send(method, `/silent/${path}`, headers).catch(() => undefined));
    const writes = ['POST', 'PUT', 'PATCH', 'DELETE'];
    await send('read');
    for (const method of writes) await send(method, method);
    await send('with-a-key', 'POST', { 'idempotency-key': 'a-key' });
    ground.log(JSON.stringify(Object.fromEntries(taken)));
    for (const method of writes) assert.equal(taken.get(`/silent/${method}`), 1, method);
    for (const path of ['read', 'with-a-key']) assert.ok(taken.get(`/silent/${path}`)! > 1, path);
  },
};
