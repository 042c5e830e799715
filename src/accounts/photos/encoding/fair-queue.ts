type Waiting<Item> = { person: string; cost: number; ends: number; item: Item };

/** Fair queueing: takes items in the order in which they would end if everyone who waits were served at once. */
export class FairQueue<Item> {
  readonly #waiting = new Set<Waiting<Item>>();
  readonly #ends = new Map<string, number>();
  #now = 0;

  push(person: string, cost: number, item: Item): void {
    const ends = Math.max(this.#now, this.#ends.get(person) ?? 0) + cost;
    this.#ends.set(person, ends);
    this.#waiting.add({ person, cost, ends, item });
  }

  take(may: (cost: number) => boolean = () => true): { item: Item; cost: number } | undefined {
    let next: Waiting<Item> | undefined;
    for (const each of this.#waiting) if (may(each.cost) && (!next || each.ends < next.ends)) next = each;
    if (!next) return undefined;
    this.#waiting.delete(next);
    this.#now = Math.max(this.#now, next.ends);
    for (const [person, ends] of this.#ends) if (ends <= this.#now) this.#ends.delete(person);
    return { item: next.item, cost: next.cost };
  }
}
