import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Case } from '#lab/cases.ts';
import { waitUntil } from '#lab/helpers/ground.ts';
import { Postgres } from '#lab/helpers/postgres.ts';
import { senderTo, startProxy, type Proxy } from '#lab/helpers/proxies.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import { anItem, callWell, User } from '#lab/helpers/users.ts';
import { unreachable } from '#src/texts/pages.server.ts';
import { siteTexts } from '#src/texts/site.ts';

type Send = Proxy['send'];
/** A proxy, or a process itself. */
type Door = { name: string; send: Send };

const lists = ['/', '/cameras', '/api/cameras'];
/** When visitors come, in seconds after the database was stopped. HAProxy notices the outage after two seconds. */
const visits = [1, 5, 13, 75];
/** How many items are listed, one a second, after the last visitor has read a page. */
const listed = 5;
const html = 'text/html; charset=utf-8';
const problem = 'application/problem+json';

function expectUnavailable({ status, headers }: Awaited<ReturnType<Send>>, type: string, what: string): void {
  assert.deepEqual([status, headers['content-type']], [503, type], what);
  assert.ok(Number(headers['retry-after']) > 0, `${what} has a Retry-After`);
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

export const outageCase: Case = {
  id: 'o',
  name: 'PostgreSQL stops, and then all processes: what visitors get through HAProxy and nginx',
  programs: ['postgresql', 'haproxy', 'nginx'],
  async run(ground) {
    const postgres = await Postgres.make(ground);
    const shops = await BuiltShop.openTwo(ground, postgres.url);
    const [{ url }] = shops;
    const seller = await User.signUp(url, 'Seller');
    const list = async (kind: 'cameras' | 'lens'): Promise<string> =>
      (await callWell<{ _id: string }>(url, 'POST', `/${kind}`, { as: seller, body: anItem() })).body._id;
    const [kept, withdrawn] = [await list('cameras'), await list('lens')];
    const cached = [...lists, `/cameras/${kept}`];
    const showing = ['/lens', '/api/lens', `/lens/${withdrawn}`];
    const ports = shops.map(({ port }) => port);
    const proxies = [await startProxy(ground, 'haproxy', ports), await startProxy(ground, 'nginx', ports)];
    const processes = shops.map((shop, index) => ({
      name: `process ${index + 1}`,
      send: senderTo(shop.url),
    }));
    const doors: Door[] = [...processes, ...proxies];
    await waitUntil('HAProxy responds', async () => (await proxies[0]!.send('GET', '/')).status === 200);
    const readAtBoth = async (paths: string[]) => {
      for (const { send } of processes)
        for (const path of paths) assert.equal((await send('GET', path)).status, 200, path);
    };
    await readAtBoth([...cached, ...showing]);
    await callWell(url, 'DELETE', `/lens/${withdrawn}`, { as: seller });
    // Lists may be a second old.
    await delay(1_500);
    const read = performance.now();
    await readAtBoth(cached);
    for (let count = 0; count < listed; count++) {
      await delay(1_000);
      await list('cameras');
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
    const signedIn = { authorization: `bearer ${seller.token}` };
    for (const { name, send } of proxies)
      expectUnavailable(await send('PATCH', '/api/profile', signedIn), problem, `a write through ${name}`);
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
