const minute = 60_000;
const lead = 5 * minute;
const firstRetry = 30_000;
const longestRetry = 16 * minute;

/**
 * Renews something 5 minutes before it ends; a failure is tried again after 30 s, doubling to 16 min.
 * `renew` answers when the new one ends (epoch ms), or null when there is nothing to renew any more.
 */
export class Renewal {
  readonly #renew: () => Promise<number | null>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = firstRetry;

  constructor(renew: () => Promise<number | null>) {
    this.#renew = renew;
  }

  /** Starts over for something that ends at `expires`. */
  schedule(expires: number): void {
    this.#wait = firstRetry;
    this.#after(Math.max(0, expires - lead - Date.now()));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #after(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), delay);
  }

  async #run(): Promise<void> {
    try {
      const expires = await this.#renew();
      if (expires !== null) this.schedule(expires);
    } catch {
      this.#after(this.#wait);
      this.#wait = Math.min(this.#wait * 2, longestRetry);
    }
  }
}
