import assert from 'node:assert/strict';
import { signUpUser, type TestUser } from '#lab/bench/users.ts';
import { waitUntil } from './test-environment.ts';
import { anItem } from './load.ts';

type Shown = { _id: string; products: { title: string } };

/** A seller who reads right after each write, and readers who never write. */
export class StandbyReaders {
  readonly #url: string;
  readonly #seller: TestUser;
  /** The delays until others read a write. */
  readonly #waits: number[] = [];
  newest = '';

  private constructor(url: string, seller: TestUser) {
    this.#url = url;
    this.#seller = seller;
  }

  static async open(url: string): Promise<StandbyReaders> {
    return new StandbyReaders(url, await signUpUser(url, 'Seller'));
  }

  /** Lists an item, and checks that the seller's next read has it. Returns the time of the response. */
  async write(): Promise<number> {
    const response = await fetch(`${this.#url}/api/cameras`, {
      method: 'POST',
      headers: { authorization: `bearer ${this.#seller.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(anItem()),
    });
    const at = performance.now();
    assert.equal(response.status, 201);
    this.newest = ((await response.json()) as Shown)._id;
    const token = response.headers.get('x-position')!;
    assert.equal(await this.isShown(this.newest, { 'x-position': token }), true, 'who wrote reads it');
    return at;
  }

  /** Lists several items, and waits for each until others see it. */
  async writeForOthers(times: number): Promise<void> {
    for (let count = 0; count < times; count++) {
      const began = await this.write();
      await waitUntil('others read it', async () => this.isShown(this.newest), 20_000);
      this.#waits.push(performance.now() - began);
    }
  }

  async #list(headers: Record<string, string> = {}): Promise<Shown[]> {
    const response = await fetch(`${this.#url}/api/cameras`, { headers });
    assert.equal(response.status, 200);
    return (await response.json()) as Shown[];
  }

  async isShown(id: string, headers: Record<string, string> = {}): Promise<boolean> {
    return (await this.#list(headers)).some(({ _id }) => _id === id);
  }

  async titles(): Promise<string[]> {
    return (await this.#list()).map(({ products }) => products.title);
  }

  /** Reads an item as another user, or as the seller without a consistency token. */
  async find(id: string, as?: 'seller'): Promise<{ status: number; title: string | undefined }> {
    const headers = as && { authorization: `bearer ${this.#seller.token}` };
    const response = await fetch(`${this.#url}/api/cameras/${id}`, { headers: headers ?? {} });
    const { products } = (await response.json()) as Partial<Shown>;
    return { title: products?.title, status: response.status };
  }

  /** Repeats uncached reads, all of which must succeed. */
  async readUntil(isOver: () => boolean): Promise<number> {
    let count = 0;
    while (!isOver()) {
      const response = await fetch(`${this.#url}/api/search?q=no${++count}`);
      assert.equal(response.status, 200, `read ${count}`);
    }
    return count;
  }

  assertFresh(ms: number): void {
    const longest = Math.max(...this.#waits);
    assert.ok(longest <= ms, `others read what was written after ${longest.toFixed(0)} ms`);
  }

  report(): string {
    const sorted = this.#waits.toSorted((one, other) => one - other).map((ms) => ms.toFixed(0));
    const [half, last] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    return `${sorted.length} items read by who wrote them at once, by others after ${half} ms, ${last} ms at most`;
  }
}
