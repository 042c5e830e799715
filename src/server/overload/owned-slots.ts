/** How many places are taken, and by whom: an owner is whoever they are counted for. */
export class OwnedSlots {
  readonly #owners = new Map<string, number>();
  #taken = 0;

  get taken(): number {
    return this.#taken;
  }

  of(owner: string): number {
    return this.#owners.get(owner) ?? 0;
  }

  change(owner: string, by: 1 | -1): void {
    this.#taken += by;
    const left = this.of(owner) + by;
    // Who has none is forgotten: addresses are without number.
    if (left > 0) this.#owners.set(owner, left);
    else this.#owners.delete(owner);
  }
}
