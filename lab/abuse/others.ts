import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { anItem, anOrder } from '#lab/helpers/users.ts';
import { CallStats } from './call-stats.ts';
import { Caller, UserClient, type Answer } from './caller.ts';

const cachedPages = ['/', '/cameras', '/lens', '/accessories', '/blogs', '/about'];
const uploadPatienceMs = 30_000;

const pick = <T>(all: readonly T[], turn: number): T => all[turn % all.length]!;

/** Users who call the shop at a modest rate during attacks, each from their own address. */
export class Others {
  readonly #visitors: Caller[];
  readonly #buyers: UserClient[];
  readonly #sellers: UserClient[];
  readonly #photos: Buffer[];
  #count = 0;

  private constructor(visitors: Caller[], buyers: UserClient[], sellers: UserClient[], photos: Buffer[]) {
    this.#visitors = visitors;
    this.#buyers = buyers;
    this.#sellers = sellers;
    this.#photos = photos;
  }

  static async make(shopUrl: string): Promise<Others> {
    const visitors = Array.from({ length: 8 }, () => new Caller(shopUrl));
    const buyers = await UserClient.signUpSome(shopUrl, 'Buyer', 3);
    const sellers = await UserClient.signUpSome(shopUrl, 'Seller', 3);
    return new Others(visitors, buyers, sellers, await Promise.all([0, 1, 2, 3].map(makePhoto)));
  }

  /** Makes calls at fixed times for some seconds, without waiting for responses. */
  async go(seconds: number): Promise<CallStats> {
    const stats = new CallStats();
    const until = performance.now() + seconds * 1000;
    const every = async (ms: number, kind: string, act: (turn: number) => Promise<Answer | Answer[]>) => {
      const running: Promise<void>[] = [];
      // Each kind of call starts at a random time.
      for (let due = performance.now() + ms * Math.random(); due < until; due += ms) {
        await delay(Math.max(0, due - performance.now()));
        running.push(act(++this.#count).then((answers) => stats.note(kind, [answers].flat())));
      }
      await Promise.all(running);
    };
    const read = (turn: number, path: string) => pick(this.#visitors, turn).request({ path });
    const buyer = (turn: number) => pick(this.#buyers, turn);
    await Promise.all([
      every(125, 'cached page', (turn) => read(turn, pick(cachedPages, turn))),
      every(250, 'new page', (turn) => read(turn, `/cameras?max=${1_000 + turn}`)),
      every(1000, 'search', (turn) => read(turn, `/api/search?q=nikon&max=${1_000 + turn}`)),
      every(500, 'profile', (turn) => buyer(turn).requestAsUser('GET', '/api/profile')),
      every(1500, 'sign-in', (turn) => buyer(turn).signIn()),
      every(1000, 'list and book', (turn) => this.#trade(turn)),
      every(2000, 'upload', (turn) =>
        pick(this.#sellers, turn).upload(pick(this.#photos, turn), uploadPatienceMs),
      ),
    ]);
    return stats;
  }

  /** Lists an item, books it and cancels the order, because a user may have only a few open orders at a time. */
  async #trade(turn: number): Promise<Answer[]> {
    const listed = await pick(this.#sellers, turn).requestAsUser('POST', '/api/cameras', anItem());
    if (listed.status !== 201) return [listed];
    const { _id } = JSON.parse(listed.body) as { _id: string };
    const buyer = pick(this.#buyers, turn);
    const booked = await buyer.requestAsUser('POST', '/api/orders', anOrder(_id));
    if (booked.status !== 201) return [listed, booked];
    const { _id: order } = JSON.parse(booked.body) as { _id: string };
    return [listed, booked, await buyer.requestAsUser('DELETE', `/api/orders/${order}`)];
  }
}

function makePhoto(seed: number): Promise<Buffer> {
  const [width, height] = [1200, 900];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at / 3 + seed * 50 + ((at * 7919) % 23)) & 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}
