const minuteMs = 60_000;
const leadMs = 5 * minuteMs;
const firstRetryMs = 30_000;
const maxRetryMs = 16 * minuteMs;

/**
 * Renews a token 5 minutes before it expires, but at most every 30 s, because the browser's clock may be wrong.
 * `renew` returns the new expiry (Unix time in ms), or null to stop.
 */
export class Renewal {
  readonly #renew: () => Promise<number | null>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = firstRetryMs;
  #lastTry = -Infinity;
  // Counts calls to `schedule` and `stop`, because the result of a renewal that was in progress during such a call is
  // ignored.
  #outsideCalls = 0;

  constructor(renew: () => Promise<number | null>) {
    this.#renew = renew;
  }

  schedule(expires: number): void {
    this.#outsideCalls++;
    this.#wait = firstRetryMs;
    const now = Date.now();
    // Limited to 30 s, because the clock may have been set back since the last attempt.
    const pause = Math.min(firstRetryMs, this.#lastTry + firstRetryMs - now);
    this.#after(Math.max(0, pause, expires - leadMs - now));
  }

  stop(): void {
    this.#outsideCalls++;
    clearTimeout(this.#timer);
  }

  #after(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), delay);
  }

  async #run(): Promise<void> {
    const before = this.#outsideCalls;
    this.#lastTry = Date.now();
    try {
      const expires = await this.#renew();
      if (before === this.#outsideCalls && expires !== null) this.schedule(expires);
    } catch {
      if (before !== this.#outsideCalls) return;
      this.#after(this.#wait);
      this.#wait = Math.min(this.#wait * 2, maxRetryMs);
    }
  }
}
