type Waiting<Item> = { person: string; cost: number; ends: number; item: Item };

/**
 * What waits to be done, by whom, and what it costs: whoever has asked for least is next. Each is given the moment at
 * which it would end if all who wait were served at the same time, and these moments are the order (fair queueing,
 * its clock set by what is taken). So one person's hundred large ones let a small one of another through, and a
 * small one never waits for more than a large one of each.
 */
export class FairQueue<Item> {
  readonly #waiting = new Set<Waiting<Item>>();
  /** When what a person asked for last would end. */
  readonly #ends = new Map<string, number>();
  #now = 0;

  get size(): number {
    return this.#waiting.size;
  }

  push(person: string, cost: number, item: Item): void {
    const ends = Math.max(this.#now, this.#ends.get(person) ?? 0) + cost;
    this.#ends.set(person, ends);
    this.#waiting.add({ person, cost, ends, item });
  }

  /** Takes the next of those that may be done now. */
  take(may: (cost: number) => boolean = () => true): { item: Item; cost: number } | undefined {
    let next: Waiting<Item> | undefined;
    for (const each of this.#waiting) if (may(each.cost) && (!next || each.ends < next.ends)) next = each;
    if (!next) return undefined;
    this.#waiting.delete(next);
    this.#now = Math.max(this.#now, next.ends);
    // What is over is no one's debt.
    for (const [person, ends] of this.#ends) if (ends <= this.#now) this.#ends.delete(person);
    return { item: next.item, cost: next.cost };
  }
}
