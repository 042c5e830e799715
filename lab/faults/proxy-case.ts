import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '#src/server/start-up/environment.ts';
import { findFreePort } from '#test/free-port.ts';
import { waitUntil, type FaultCase } from './test-environment.ts';
import { haproxySection } from './patroni-config.ts';

/** Returns `deploy/haproxy.cfg` for one process, without TLS and health checks. */
function config(bind: number, port: number): string {
  const frontend = haproxySection('frontend shop')
    .replaceAll(/\n {2}(bind|http-request redirect|use_backend) .*/g, '')
    .replace('/etc/haproxy/rangefinder.map', join(root, 'deploy/errors/haproxy.map'))
    .replace('\n', `\n  bind 127.0.0.1:${bind}\n`);
  const backend = haproxySection('backend processes').replaceAll(
    /\n {2}(server|default-server|option httpchk|http-check) .*/g,
    '',
  );
  return `${[haproxySection('global'), haproxySection('defaults'), frontend, backend].join('\n')}\n  server a1 127.0.0.1:${port}\n`;
}

/** A process dies while it handles a request, so its proxy cannot know the outcome. */
export const proxyCase: FaultCase = {
  id: 'h',
  name: 'a process accepts a call but never responds: the proxy must not repeat writes without a key',
  programs: ['haproxy'],
  async run(ground) {
    const taken = new Map<string, number>();
    const server = createServer((req: IncomingMessage, res: ServerResponse) => {
      if (req.url === '/there') return void res.end();
      taken.set(req.url!, (taken.get(req.url!) ?? 0) + 1);
      req.resume().once('end', () => req.socket.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ground.onEnd(() => server.close());
    const bind = await findFreePort();
    const file = join(ground.folder, 'haproxy.cfg');
    writeFileSync(file, config(bind, (server.address() as AddressInfo).port));
    ground.start('haproxy', '/usr/sbin/haproxy', ['-db', '-f', file]);
    // The proxy may respond with 502, or close the connection.
    const send = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${bind}${path}`, { method, headers }).then(
        ({ status }) => status,
        () => null,
      );
    await waitUntil('HAProxy responds', async () => (await send('/there')) === 200);
    await send('/read');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) await send(`/${method}`, method);
    await send('/with-a-key', 'POST', { 'idempotency-key': 'a-key' });
    ground.log(JSON.stringify(Object.fromEntries(taken)));
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) assert.equal(taken.get(`/${method}`), 1, method);
    for (const path of ['/read', '/with-a-key']) assert.ok(taken.get(path)! > 1, path);
  },
};
