/** Counts slots in use, in all and by owner. */
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
    // Owners are addresses, of which there is no end.
    if (left > 0) this.#owners.set(owner, left);
    else this.#owners.delete(owner);
  }
}
