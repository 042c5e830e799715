import { kinds, type Acknowledged, type Interval, type Kind, type Tally } from './messages.ts';

const patienceSeconds = 31;

function emptyTally(): Tally {
  return { answered: 0, refused: 0, failed: 0, lost: 0, times: [] };
}

/** The results of the requests of a phase, by the interval in which each was due. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** Items whose booking request got no response. */
  readonly lost: string[] = [];
  readonly refused: string[] = [];
  /** Unexpected responses. */
  readonly wrong: string[] = [];
  readonly began: number;
  readonly #everyMs: number;
  readonly #report: (interval: Interval) => void;
  readonly #open = new Map<number, Interval>();

  constructor(began: number, everySeconds: number, report: (interval: Interval) => void) {
    this.began = began;
    this.#everyMs = everySeconds * 1000;
    this.#report = report;
  }

  /** Records how late a request is that is being sent now. */
  noteLate(due: number): void {
    const interval = this.#at(due);
    interval.senderLate = Math.max(interval.senderLate, performance.now() - due);
  }

  /** `status` is null if there was no response. */
  note(kind: Kind, due: number, status: number | null): void {
    const now = performance.now();
    const tally = this.#at(due).tallies[kind];
    if (status === null) tally.lost++;
    else if (status === 503) tally.refused++;
    else if (status >= 500) tally.failed++;
    else {
      tally.answered++;
      tally.times.push(now - due);
    }
    // Requests that were due this long ago can no longer get a response.
    for (const [index, interval] of this.#open)
      if ((index + 1) * this.#everyMs + patienceSeconds * 1000 < now - this.began)
        this.#send(index, interval);
  }

  noteBooking(body: string, status: number | null, text: string): void {
    const { listing } = JSON.parse(body) as { listing: string };
    if (status === 201) this.acknowledged.push({ listing, order: (JSON.parse(text) as { _id: string })._id });
    else if (status === null) this.lost.push(listing);
    else if (status === 503) this.refused.push(listing);
    else this.wrong.push(`a booking got ${status}: ${text.slice(0, 200)}`);
  }

  close(seconds: number): void {
    for (const [index, interval] of this.#open) {
      interval.seconds = Math.min(this.#everyMs / 1000, seconds - (index * this.#everyMs) / 1000);
      this.#send(index, interval);
    }
  }

  #at(time: number): Interval {
    const index = Math.floor((time - this.began) / this.#everyMs);
    let interval = this.#open.get(index);
    if (!interval) {
      const tallies = Object.fromEntries(kinds.map((kind) => [kind, emptyTally()])) as Interval['tallies'];
      interval = { index, tallies, seconds: this.#everyMs / 1000, senderLate: 0 };
      this.#open.set(index, interval);
    }
    return interval;
  }

  #send(index: number, interval: Interval): void {
    this.#open.delete(index);
    this.#report(interval);
  }
}
