import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { anItem, anOrder, Caller, UserClient, type Answer } from './caller.ts';
import { CallStats } from './call-stats.ts';

const cachedPages = ['/', '/cameras', '/lens', '/accessories', '/blogs', '/about'];
const uploadPatienceMs = 30_000;

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

  static async coalesce(shopUrl: string): Promise<Others> {
    const visitors = Array.from({ length: 8 }, () => new Caller(shopUrl));
    const [buyers, sellers] = [[] as UserClient[], [] as UserClient[]];
    for (let count = 0; count < 3; count++) {
      buyers.push(await UserClient.signUp(shopUrl, 'Buyer'));
      sellers.push(await UserClient.signUp(shopUrl, 'Seller'));
    }
    const photos = await Promise.all(Array.from({ length: 4 }, (_, index) => makePhoto(index)));
    return new Others(visitors, buyers, sellers, photos);
  }

  /** Makes calls at fixed times for some seconds, without waiting for responses. */
  async go(seconds: number): Promise<CallStats> {
    const stats = new CallStats();
    const until = performance.now() + seconds * 1000;
    const every = async (ms: number, kind: string, act: (turn: number) => Promise<Answer[]>) => {
      const running: Promise<void>[] = [];
      // Each kind of call starts at a random time.
      for (let due = performance.now() + ms * Math.random(); due < until; due += ms) {
        await delay(Math.max(0, due - performance.now()));
        running.push(act(++this.#count).then((answers) => stats.note(kind, ...answers)));
      }
      await Promise.all(running);
    };
    await Promise.all([
      every(125, 'cached page', async (turn) => [
        await this.#visitor(turn).request({ path: cachedPages[turn % cachedPages.length]! }),
      ]),
      every(250, 'new page', async (turn) => [
        await this.#visitor(turn).request({ path: `/cameras?max=${1_000 + turn}` }),
      ]),
      every(1000, 'search', async (turn) => [
        await this.#visitor(turn).request({ path: `/api/search?q=nikon&max=${1_000 + turn}` }),
      ]),
      every(500, 'profile', async (turn) => [await this.#buyer(turn).requestAsUser('GET', '/api/profile')]),
      every(1500, 'sign-in', async (turn) => this.#buyer(turn).signIn()),
      every(1000, 'list and book', async (turn) => this.#trade(turn)),
      every(2000, 'upload', async (turn) => [
        await this.#seller(turn).upload(this.#photos[turn % this.#photos.length]!, uploadPatienceMs),
      ]),
    ]);
    return stats;
  }

  /** Lists an item, books it and cancels the order, because a user may have only a few open orders at a time. */
  async #trade(turn: number): Promise<Answer[]> {
    const listed = await this.#seller(turn).requestAsUser(
      'POST',
      '/api/cameras',
      anItem(`Nikon FM2 no. ${turn}`),
    );
    if (listed.status !== 201) return [listed];
    const { _id } = JSON.parse(listed.body) as { _id: string };
    const buyer = this.#buyer(turn);
    const booked = await buyer.requestAsUser('POST', '/api/orders', anOrder(_id));
    if (booked.status !== 201) return [listed, booked];
    const { _id: order } = JSON.parse(booked.body) as { _id: string };
    return [listed, booked, await buyer.requestAsUser('DELETE', `/api/orders/${order}`)];
  }

  #visitor(turn: number): Caller {
    return this.#visitors[turn % this.#visitors.length]!;
  }

  #buyer(turn: number): UserClient {
    return this.#buyers[turn % this.#buyers.length]!;
  }

  #seller(turn: number): UserClient {
    return this.#sellers[turn % this.#sellers.length]!;
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
