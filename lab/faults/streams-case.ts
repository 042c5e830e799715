import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Case } from '#lab/cases.ts';
import { secondsSince, waitUntil, type Ground } from '#lab/helpers/ground.ts';
import { Load } from '#lab/helpers/load.ts';
import { Postgres } from '#lab/helpers/postgres.ts';
import { startProxy } from '#lab/helpers/proxies.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import { callWell, User, type TestUser } from '#lab/helpers/users.ts';
import { EventReader } from '#test/streams.ts';

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

  async watch(url: string, user: TestUser): Promise<void> {
    while (!this.#isClosed) {
      this.#reader = await EventReader.open(url, user).catch(() => null);
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

const portsOf = (shops: readonly BuiltShop[]): number[] => shops.map(({ port }) => port);

/** Opens more streams from one address than nginx, with the shipped configuration, allows for other requests. */
async function checkThroughNginx(
  ground: Ground,
  shops: readonly BuiltShop[],
  reader: TestUser,
  write: () => Promise<unknown>,
): Promise<void> {
  const { url } = await startProxy(ground, 'nginx', portsOf(shops));
  const buyers = await User.signUpBuyers(shops[1]!.url, callsOfAnAddress / tabsOfOne);
  const streams: EventReader[] = [];
  for (const buyer of buyers)
    for (let tab = 0; tab < tabsOfOne; tab++) streams.push(await EventReader.open(url, buyer));
  const tested = await EventReader.open(url, reader);
  streams.push(tested);
  ground.onEnd(() => streams.forEach((stream) => stream.close()));
  assert.deepEqual(new Set(streams.map(({ status }) => status)), new Set([200]));
  await write();
  await tested.find(({ name }) => name === 'message');
  ground.log(`${streams.length} streams from one address were open at the same time through nginx`);
}

export const streamsCase: Case = {
  id: 's',
  name: 'one of two processes is killed while users have live streams through HAProxy, and many streams from one address through nginx',
  programs: ['postgresql', 'haproxy', 'nginx'],
  async run(ground) {
    const postgres = await Postgres.make(ground);
    const shops = await BuiltShop.openTwo(ground, postgres.url);
    const [first, second] = shops;
    const { url } = await startProxy(ground, 'haproxy', portsOf(shops));
    const load = await Load.open(shops, postgres.query, readers);
    const { seller, buyers } = load;
    const { id: listing } = await load.list();
    const talks: string[] = [];
    for (const as of buyers) {
      const sent = { as, body: { listing, body: 'Is it there still?' } };
      const { body } = await load.send('/conversations', sent);
      talks.push((body['conversation'] as { _id: string })._id);
    }

    const watchers = buyers.map(() => new Watcher());
    const watching = watchers.map((watcher, index) => watcher.watch(url, buyers[index]!));
    ground.onEnd(() => watchers.forEach((watcher) => watcher.close()));
    const areOpen = () => watchers.every(({ isOpen }) => isOpen);
    await waitUntil('all streams are open', areOpen);
    const written = talks.map(() => 0);
    const write = async (index: number) => {
      const body = { body: `No. ${written[index]!}` };
      await load.send(`/conversations/${talks[index]!}/messages`, { as: seller, body });
      written[index]!++;
    };
    for (const index of talks.keys()) await write(index);
    const haveOne = () => watchers.every(({ unread }) => unread === 1);
    await waitUntil('each watcher has an unread message', haveOne);

    const [killed, before] = [performance.now(), watchers.map(({ syncs }) => syncs)];
    await second.crash();
    const closed = () => watchers.filter(({ isOpen }) => !isOpen).length;
    const cut = await waitUntil('the streams of the killed process are cut off', closed);
    for (let round = 0; round < 5; round++)
      for (const index of talks.keys()) {
        await write(index);
        await delay(writeEveryMs);
      }
    await waitUntil('all streams are open again', areOpen, 30_000);
    const seconds = secondsSince(killed);
    const haveAll = () => watchers.every(({ unread }, index) => unread === written[index]);
    await waitUntil('no message is lost', haveAll, 10_000);
    const back = watchers.filter(({ syncs }, index) => syncs > before[index]!).length;
    assert.ok(back >= cut, `only ${back} of ${cut} streams came back`);
    ground.log(
      `${back} of ${readers} streams were cut off and opened again (${seconds} s), with ${written[0]! - 1} messages to each: none was lost`,
    );
    load.tally.assertOnly('201');

    await second.start();
    const stopping = performance.now();
    await first.stop();
    await waitUntil('all streams are at the remaining process', areOpen, 30_000);
    ground.log(`after SIGTERM, a process with streams exited within ${secondsSince(stopping)} s`);
    for (const watcher of watchers) watcher.close();
    await Promise.all(watching);
    await checkThroughNginx(ground, shops, buyers[0]!, () => {
      const body = { body: 'And through nginx.' };
      return callWell(second.url, 'POST', `/conversations/${talks[0]!}/messages`, { as: seller, body });
    });
    await second.stop();
  },
};
