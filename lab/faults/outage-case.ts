import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { call, type TestUser } from '#lab/bench/users.ts';
import { startProxy, type ProxyKind } from '#lab/installations/proxies.ts';
import { siteTexts } from '#src/texts/site.ts';
import { unreachable } from '#src/texts/pages.server.ts';
import { findFreePort } from '#test/free-port.ts';
import { sendOnce } from './client.ts';
import { anItem, signUpParticipants } from './load.ts';
import { Postgres } from './postgres.ts';
import { FaultShop } from './shop.ts';
import { waitUntil, type FaultCase, type Ground } from './test-environment.ts';

type Got = { status: number; headers: IncomingHttpHeaders; body: string };
/** A proxy, or a process itself. */
type Door = { name: string; send(method: string, path: string, as?: TestUser): Promise<Got> };

const lists = ['/', '/cameras', '/api/cameras'];
/** When visitors come, in seconds after the database was stopped. HAProxy notices the outage after two seconds. */
const visits = [1, 5, 13, 75];
/** How many items are listed, one a second, after the last visitor has read a page. */
const listed = 5;
const html = 'text/html; charset=utf-8';
const problem = 'application/problem+json';

async function openProxy(ground: Ground, kind: ProxyKind, ports: number[]): Promise<Door> {
  const proxy = await startProxy(kind, join(ground.folder, kind), ports);
  ground.onEnd(() => proxy.stop());
  await proxy.ready();
  const ca = readFileSync(proxy.certificate);
  return {
    name: kind,
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

function doorOf({ url }: FaultShop, index: number): Door {
  return {
    name: `process ${index + 1}`,
    async send(method, path) {
      const response = await fetch(url + path, { method });
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: await response.text() };
    },
  };
}

/** @param since when the pages were last read, by `performance.now()` */
async function expectStale(
  { name, send }: Door,
  paths: string[],
  seconds: number,
  since: number,
): Promise<void> {
  for (const path of paths) {
    const what = `${path} from ${name} after ${seconds} s`;
    const { status, headers, body } = await send('GET', path);
    assert.deepEqual([status, headers['cache-control']], [200, 'no-store'], what);
    const age = Number(headers['age']);
    const longest = (performance.now() - since) / 1000 + 1;
    assert.ok(age >= seconds - 1 && age <= longest, `${what}: age ${age}, at most ${longest}`);
    assert.equal(body.includes(siteTexts.outage.line), !path.startsWith('/api'), what);
  }
}

async function list(url: string, seller: TestUser, kind: 'cameras' | 'lens'): Promise<string> {
  const reply = await sendOnce(url, `/${kind}`, { as: seller, body: anItem(), key: randomUUID() });
  assert.equal(reply?.status, 201);
  return String(reply.body['_id']);
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
    const [{ url }] = shops as [FaultShop, FaultShop];
    const [kept, withdrawn] = [await list(url, seller, 'cameras'), await list(url, seller, 'lens')];
    const cached = [...lists, `/cameras/${kept}`];
    const showing = ['/lens', '/api/lens', `/lens/${withdrawn}`];
    const proxies = [await openProxy(ground, 'haproxy', ports), await openProxy(ground, 'nginx', ports)];
    const doors = [...shops.map(doorOf), ...proxies];
    await waitUntil('HAProxy responds', async () => (await proxies[0]!.send('GET', '/')).status === 200);
    const readAtBoth = async (paths: string[]) => {
      for (const { send } of doors.slice(0, 2))
        for (const path of paths) assert.equal((await send('GET', path)).status, 200, path);
    };
    await readAtBoth([...cached, ...showing]);
    assert.equal((await call(url, 'DELETE', `/lens/${withdrawn}`, { as: seller })).status, 200);
    // Lists may be a second old.
    await delay(1_500);
    const read = performance.now();
    await readAtBoth(cached);
    for (let count = 0; count < listed; count++) {
      await delay(1_000);
      await list(url, seller, 'cameras');
    }

    const stopped = performance.now();
    await postgres.stop('immediate');
    for (const seconds of visits) {
      await delay(stopped + seconds * 1000 - performance.now());
      for (const door of doors) await expectStale(door, cached, seconds, read);
    }
    for (const { name, send } of doors) {
      for (const path of showing) {
        const type = path.startsWith('/api') ? problem : html;
        expectUnavailable(
          await send('GET', path),
          type,
          `${path}, which showed a withdrawn item, from ${name}`,
        );
      }
      for (const path of cached)
        assert.ok(!(await send('GET', path)).body.includes(withdrawn), `${path} from ${name}`);
    }
    for (const { name, send } of proxies)
      expectUnavailable(await send('PATCH', '/api/profile', seller), problem, `a write through ${name}`);
    ground.log(
      `${listed} items after the last visit, and then without PostgreSQL at both processes and through both proxies: pages and lists after ${visits.join(', ')} s, and 503 for what showed a withdrawn item`,
    );

    await postgres.start();
    await waitUntil('pages are fresh again', async () => {
      const { status, headers, body } = await proxies[0]!.send('GET', '/cameras');
      return status === 200 && headers['age'] === undefined && !body.includes(siteTexts.outage.line);
    });
    for (const shop of shops) await shop.crash();
    for (const { name, send } of proxies) {
      const page = await send('GET', '/cameras');
      expectUnavailable(page, html, `a page from ${name} while no process runs`);
      assert.ok(page.body.includes(unreachable.title), `${name} sends the shop’s own error page`);
      const calls = await send('GET', '/api/cameras');
      expectUnavailable(calls, problem, `a list from ${name} while no process runs`);
      assert.equal((JSON.parse(calls.body) as { detail: string }).detail, unreachable.problem);
    }
    ground.log('both proxies send an error page and an API error while no process runs');
  },
};
