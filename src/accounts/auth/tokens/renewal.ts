const minute = 60_000;
const lead = 5 * minute;
const firstRetry = 30_000;
const longestRetry = 16 * minute;

/**
 * Renews a token 5 minutes before it expires, but at most every 30 s, because the browser's clock may be wrong.
 * `renew` returns the new expiry (Unix time in ms), or null to stop.
 */
export class Renewal {
  readonly #renew: () => Promise<number | null>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = firstRetry;
  #lastTry = -Infinity;
  // Counts outside calls, after which a renewal in progress is ignored.
  #turn = 0;

  constructor(renew: () => Promise<number | null>) {
    this.#renew = renew;
  }

  schedule(expires: number): void {
    this.#turn++;
    this.#wait = firstRetry;
    const now = Date.now();
    // Waits at most 30 s, because the clock may have been set back.
    const pause = Math.min(firstRetry, this.#lastTry + firstRetry - now);
    this.#after(Math.max(0, pause, expires - lead - now));
  }

  stop(): void {
    this.#turn++;
    clearTimeout(this.#timer);
  }

  #after(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), delay);
  }

  async #run(): Promise<void> {
    const turn = this.#turn;
    this.#lastTry = Date.now();
    try {
      const expires = await this.#renew();
      if (turn === this.#turn && expires !== null) this.schedule(expires);
    } catch {
      if (turn !== this.#turn) return;
      this.#after(this.#wait);
      this.#wait = Math.min(this.#wait * 2, longestRetry);
    }
  }
}
