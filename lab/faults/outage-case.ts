import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { TestUser } from '#lab/bench/users.ts';
import { startProxy, type ProxyKind } from '#lab/installations/proxies.ts';
import { siteTexts } from '#src/texts/site.ts';
import { unreachable } from '#src/texts/pages.server.ts';
import { findFreePort } from '#test/free-port.ts';
import { signUpParticipants } from './load.ts';
import { Postgres } from './postgres.ts';
import { FaultShop } from './shop.ts';
import { waitUntil, type FaultCase, type Ground } from './test-environment.ts';

type Got = { status: number; headers: IncomingHttpHeaders; body: string };
type Proxy = { kind: ProxyKind; send(method: string, path: string, as?: TestUser): Promise<Got> };

const cached = ['/', '/cameras', '/api/cameras'];
/** When visitors come, in seconds after the database was stopped. HAProxy notices the outage after two seconds. */
const visits = [1, 5, 13];
const html = 'text/html; charset=utf-8';
const problem = 'application/problem+json';

async function openProxy(ground: Ground, kind: ProxyKind, ports: number[]): Promise<Proxy> {
  const proxy = await startProxy(kind, join(ground.folder, kind), ports);
  ground.onEnd(() => proxy.stop());
  await proxy.ready();
  const ca = readFileSync(proxy.certificate);
  return {
    kind,
    send: (method, path, as) =>
      new Promise((resolve, reject) => {
        const headers: Record<string, string> = as ? { authorization: `bearer ${as.token}` } : {};
        request(`${proxy.url}${path}`, { method, headers, ca, agent: false }, (res) => {
          text(res).then((body) => resolve({ status: res.statusCode!, headers: res.headers, body }), reject);
        })
          .on('error', reject)
          .end();
      }),
  };
}

function expectUnavailable({ status, headers }: Got, type: string, what: string): void {
  assert.deepEqual([status, headers['content-type']], [503, type], what);
  assert.ok(Number(headers['retry-after']) > 0, `${what} has a Retry-After`);
}

async function expectStale({ kind, send }: Proxy, seconds: number): Promise<void> {
  for (const path of cached) {
    const what = `${path} through ${kind} after ${seconds} s`;
    const { status, headers, body } = await send('GET', path);
    assert.deepEqual([status, headers['cache-control']], [200, 'no-store'], what);
    assert.ok(Math.abs(Number(headers['age']) - seconds) <= 2, `${what}: age ${headers['age']}`);
    assert.equal(body.includes(siteTexts.outage.line), !path.startsWith('/api'), what);
  }
}

export const outageCase: FaultCase = {
  id: 'o',
  name: 'PostgreSQL stops, and then all processes: what visitors get through HAProxy and nginx',
  programs: ['postgresql', 'haproxy', 'nginx'],
  async run(ground) {
    const postgres = await Postgres.make(ground);
    const ports = [await findFreePort(), await findFreePort()];
    const shops: FaultShop[] = [];
    for (const [index, port] of ports.entries()) {
      const env = { TRUSTED_PROXIES: '127.0.0.1' };
      shops.push(await FaultShop.open(ground, postgres.url, { name: `shop-${index}`, port, env }));
    }
    const { seller } = await signUpParticipants(shops[0]!.url, 1);
    const proxies = [await openProxy(ground, 'haproxy', ports), await openProxy(ground, 'nginx', ports)];
    for (const { url } of shops) for (const path of cached) await (await fetch(url + path)).text();
    await waitUntil('HAProxy responds', async () => (await proxies[0]!.send('GET', '/')).status === 200);

    const stopped = performance.now();
    await postgres.stop('immediate');
    for (const seconds of visits) {
      await delay(stopped + seconds * 1000 - performance.now());
      for (const proxy of proxies) await expectStale(proxy, seconds);
    }
    for (const { kind, send } of proxies) {
      expectUnavailable(await send('GET', '/lens'), html, `a page that is not cached through ${kind}`);
      expectUnavailable(await send('GET', '/api/lens'), problem, `a list that is not cached through ${kind}`);
      expectUnavailable(await send('PATCH', '/api/profile', seller), problem, `a write through ${kind}`);
    }
    ground.log(
      `through both proxies: cached pages and lists after ${visits.join(', ')} s, and 503 for other requests`,
    );

    await postgres.start();
    await waitUntil('pages are fresh again', async () => {
      const { status, headers, body } = await proxies[0]!.send('GET', '/cameras');
      return status === 200 && headers['age'] === undefined && !body.includes(siteTexts.outage.line);
    });
    for (const shop of shops) await shop.crash();
    for (const { kind, send } of proxies) {
      const page = await send('GET', '/cameras');
      expectUnavailable(page, html, `a page from ${kind} while no process runs`);
      assert.ok(page.body.includes(unreachable.title), `${kind} sends the shop’s own error page`);
      const list = await send('GET', '/api/cameras');
      expectUnavailable(list, problem, `a list from ${kind} while no process runs`);
      assert.equal((JSON.parse(list.body) as { detail: string }).detail, unreachable.problem);
    }
    ground.log('both proxies send an error page and an API error while no process runs');
  },
};
