import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Case } from '#lab/cases.ts';
import { waitUntil } from '#lab/helpers/ground.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import { root } from '#src/server/start-up/environment.ts';

const limit = 700;
const picture = `/images/${'a'.repeat(32)}-320.webp`;

/** Returns a client with one open connection, so that its requests need no new file descriptor in the shop. */
function regularClient(url: string, agent: Agent): (path: string) => Promise<number> {
  return async (path) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    get(url + path, { agent }, resolve).on('error', (error) =>
      reject(new Error(`${path}: ${error.message}`)),
    );
    const response = await promise;
    await buffer(response);
    return response.statusCode!;
  };
}

/** Opens connections with incomplete requests. The shop closes those that it cannot accept. */
async function crowd(url: string, count: number): Promise<{ open(): number; close(): void }> {
  const port = Number(new URL(url).port);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.resume().write('GET / HTTP/1.1\r\n');
    return socket;
  });
  const areDone = () => sockets.every(({ connecting }) => !connecting);
  await waitUntil('all connections are accepted or rejected', areDone);
  return {
    open: () => sockets.filter(({ closed }) => !closed).length,
    close: () => sockets.forEach((each) => each.destroy()),
  };
}

/** Removes files, and lets a process run out of file descriptors. Requests that need neither must succeed. */
export const descriptorsCase: Case = {
  id: 'j',
  name: 'files are missing, and file descriptors run out',
  async run(ground) {
    const shop = await BuiltShop.open(ground, '', { descriptors: limit });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    ground.onEnd(() => agent.destroy());
    const statusOf = regularClient(shop.url, agent);
    mkdirSync(join(shop.stateDir, 'images'), { recursive: true });
    const file = join(shop.stateDir, picture);
    writeFileSync(file, 'a picture');

    const assets = join(root, 'build/client/assets');
    const aside = join(ground.folder, 'assets');
    const script = `/assets/${readdirSync(assets).find((name) => name.endsWith('.js'))!}`;
    renameSync(assets, `${assets}-aside`);
    try {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        assert.equal((await fetch(shop.url + script, { headers })).status, 200, encoding);
      }
    } finally {
      renameSync(`${assets}-aside`, assets);
    }
    assert.equal(await statusOf(picture), 200);
    renameSync(file, aside);
    assert.equal(await statusOf(picture), 404);
    renameSync(aside, file);
    ground.log('missing build: its files are still served; missing photo: 404');

    const visitors = await crowd(shop.url, limit + 100);
    await waitUntil('the shop logs that it accepts no more connections', () =>
      shop.log().includes('incoming connections were dropped'),
    );
    const taken = await waitUntil('rejected connections are closed', () => {
      const open = visitors.open();
      return open < limit ? open : null;
    });
    assert.ok(taken > 100, `${taken} connections were accepted`);
    for (const path of ['/readyz', picture, script, '/', `/search?q=${taken}`])
      assert.equal(await statusOf(path), 200, path);
    visitors.close();
    await waitUntil('a new connection is served', async () => shop.isReady());
    ground.log(
      `${limit + 100} connections, ulimit -n ${limit}: ${taken} accepted, the rest rejected, other requests served`,
    );

    // From here on, the process cannot open any files or connections.
    const limitTo = (count: number) =>
      ground.run('prlimit', ['--pid', String(shop.pid), `--nofile=${count}:${limit}`]);
    limitTo(20);
    assert.equal(await statusOf(picture), 503);
    for (const path of ['/readyz', script, '/']) assert.equal(await statusOf(path), 200, path);
    const others = await crowd(shop.url, 50);
    assert.match(shop.log(), /"code":"EMFILE".*files could not be read/);
    assert.equal(await statusOf('/readyz'), 200);
    others.close();
    limitTo(limit);
    assert.equal(await statusOf(picture), 200);
    await waitUntil('a new connection is served', async () => shop.isReady());
    ground.log(
      'EMFILE: a photo gets 503, new connections wait, other requests are served; then all works again',
    );
    rmSync(file);
    shop.assertAlive();
    await shop.stop();
  },
};
