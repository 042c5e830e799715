import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestUser } from '#lab/bench/users.ts';
import { startProxy } from '#lab/installations/proxies.ts';
import { findFreePort } from '#test/free-port.ts';
import { EventReader } from '#test/streams.ts';
import { sendOnce, sendWithRetries, Tally } from './client.ts';
import { anItem, signUpParticipants } from './load.ts';
import { Postgres } from './postgres.ts';
import { FaultShop } from './shop.ts';
import { waitUntil, type FaultCase, type Ground } from './test-environment.ts';

const readers = 8;
const retryMs = 500;
const writeEveryMs = 100;
/** The maximum number of streams per user. */
const tabsOfOne = 4;
/** The number of concurrent requests, without streams, that deploy/nginx.conf allows per address (`limit_conn`). */
const callsOfAnAddress = 60;

/** A stream that reconnects when it is cut off. */
class Watcher {
  unread: number | null = null;
  syncs = 0;
  isOpen = false;
  #isClosed = false;
  #reader: EventReader | null = null;

  async watch(url: string, user: TestUser, ca: Buffer): Promise<void> {
    while (!this.#isClosed) {
      this.#reader = await EventReader.open(url, user, ca).catch(() => null);
      for (;;) {
        const event = await this.#reader?.next().catch(() => null);
        if (!event) break;
        this.isOpen = true;
        if (event.name === 'sync') {
          this.syncs++;
          this.unread = event.data.messages;
        }
        if (event.name === 'message' || event.name === 'read') this.unread = event.data.unread;
      }
      this.isOpen = false;
      await delay(retryMs);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#reader?.close();
  }
}

async function openTwo(ground: Ground, ports: number[], databaseUrl: string): Promise<FaultShop[]> {
  const shops = [];
  for (const [index, port] of ports.entries()) {
    const env = { TRUSTED_PROXIES: '127.0.0.1' };
    shops.push(await FaultShop.open(ground, databaseUrl, { name: `shop-${index}`, port, env }));
  }
  return shops;
}

/** Opens more streams from one address than nginx, with the shipped configuration, allows for other requests. */
async function checkThroughNginx(
  ground: Ground,
  { url, ports, reader }: { url: string; ports: number[]; reader: TestUser },
  write: () => Promise<unknown>,
): Promise<void> {
  const proxy = await startProxy('nginx', join(ground.folder, 'nginx'), ports);
  ground.onEnd(() => proxy.stop());
  await proxy.ready();
  const ca = readFileSync(proxy.certificate);
  const { buyers } = await signUpParticipants(url, callsOfAnAddress / tabsOfOne);
  const streams: EventReader[] = [];
  for (const buyer of buyers)
    for (let tab = 0; tab < tabsOfOne; tab++) streams.push(await EventReader.open(proxy.url, buyer, ca));
  const tested = await EventReader.open(proxy.url, reader, ca);
  streams.push(tested);
  ground.onEnd(() => streams.forEach((stream) => stream.close()));
  assert.deepEqual(new Set(streams.map(({ status }) => status)), new Set([200]));
  await write();
  await tested.find(({ name }) => name === 'message');
  ground.log(`${streams.length} streams from one address were open at the same time through nginx`);
}

export const streamsCase: FaultCase = {
  id: 's',
  name: 'one of two processes is killed while users have live streams through HAProxy, and many streams from one address through nginx',
  programs: ['postgresql', 'haproxy', 'nginx'],
  async run(ground) {
    const postgres = await Postgres.make(ground);
    const ports = [await findFreePort(), await findFreePort()];
    const proxy = await startProxy('haproxy', join(ground.folder, 'proxy'), ports);
    ground.onEnd(() => proxy.stop());
    const [first, second] = (await openTwo(ground, ports, postgres.url)) as [FaultShop, FaultShop];
    await proxy.ready();
    const { seller, buyers } = await signUpParticipants(first.url, readers);
    const ca = readFileSync(proxy.certificate);
    const tally = new Tally();
    const post = async (as: TestUser, path: string, body: object) =>
      sendWithRetries(first.url, path, { as, body, key: randomUUID() }, tally);
    const item = await post(seller, '/cameras', anItem());
    const talks: string[] = [];
    for (const buyer of buyers) {
      const { body } = await post(buyer, '/conversations', {
        listing: item.body['_id'],
        body: 'Is it there still?',
      });
      talks.push((body['conversation'] as { _id: string })._id);
    }

    const watchers = buyers.map(() => new Watcher());
    const watching = watchers.map((watcher, index) => watcher.watch(proxy.url, buyers[index]!, ca));
    ground.onEnd(() => watchers.forEach((watcher) => watcher.close()));
    const areOpen = () => watchers.every(({ isOpen }) => isOpen);
    await waitUntil('all streams are open', areOpen);
    const written = talks.map(() => 0);
    const write = async (index: number) => {
      await post(seller, `/conversations/${talks[index]!}/messages`, { body: `No. ${written[index]!}` });
      written[index]!++;
    };
    const unreadCounts = () => watchers.map(({ unread }) => unread);
    for (const index of talks.keys()) await write(index);
    await waitUntil('each watcher has an unread message', () =>
      unreadCounts().every((unread) => unread === 1),
    );

    const [killed, before] = [performance.now(), watchers.map(({ syncs }) => syncs)];
    await second.crash();
    const cut = await waitUntil(
      'the streams of the killed process are cut off',
      () => watchers.filter(({ isOpen }) => !isOpen).length,
    );
    for (let round = 0; round < 5; round++)
      for (const index of talks.keys()) {
        await write(index);
        await delay(writeEveryMs);
      }
    await waitUntil('all streams are open again', areOpen, 30_000);
    const seconds = ((performance.now() - killed) / 1000).toFixed(1);
    await waitUntil(
      'no message is lost',
      () => unreadCounts().every((unread, index) => unread === written[index]),
      10_000,
    );
    const back = watchers.filter(({ syncs }, index) => syncs > before[index]!).length;
    assert.ok(back >= cut, `only ${back} of ${cut} streams came back`);
    ground.log(
      `${back} of ${readers} streams were cut off and opened again (${seconds} s), with ${written[0]! - 1} messages to each: none was lost`,
    );
    tally.assertOnly('201');

    await second.start();
    const stopping = performance.now();
    await first.stop();
    await waitUntil('all streams are at the remaining process', areOpen, 30_000);
    ground.log(
      `after SIGTERM, a process with streams exited within ${((performance.now() - stopping) / 1000).toFixed(1)} s`,
    );
    for (const watcher of watchers) watcher.close();
    await Promise.all(watching);
    await checkThroughNginx(ground, { url: second.url, ports, reader: buyers[0]! }, () =>
      sendOnce(second.url, `/conversations/${talks[0]!}/messages`, {
        as: seller,
        body: { body: 'And through nginx.' },
        key: randomUUID(),
      }),
    );
    await second.stop();
  },
};
