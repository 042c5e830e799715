export class LineLimit {
  readonly #most: number;
  readonly #now: () => number;
  #second = 0;
  #written = 0;
  #leftOut = 0;

  constructor(most: number, now = () => performance.now()) {
    this.#most = most;
    this.#now = now;
  }

  take(): { leftOut: number } | null {
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second) [this.#second, this.#written] = [second, 0];
    if (this.#written >= this.#most) {
      this.#leftOut++;
      return null;
    }
    this.#written++;
    const leftOut = this.#leftOut;
    this.#leftOut = 0;
    return { leftOut };
  }
}
