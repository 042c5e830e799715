import { AppError } from '#src/platform/errors.ts';
import { counter, gauge } from '#src/platform/metrics.server.ts';
import { loopDelayMs } from './loop-delay.ts';

/** Who asks, those first who have most to lose: a booking, someone signed in, signing in, anyone, and anyone's searches. */
export const trafficClasses = ['booking', 'member', 'entry', 'visitor', 'search'] as const;
export type TrafficClass = (typeof trafficClasses)[number];

/** How many requests of a class are worked on at once, how many may wait for that, and for how long. */
type Share = {
  running: number;
  waiting: number;
  waitMs: number;
  /** From this delay of the event loop on nobody waits: what is under way is more than there is time for. */
  lateMs: number;
  /** From this one on fewer are worked on at once while someone books. */
  givesWayMs: number;
  /** From this one on not even what is kept is sent: to write it takes time, too. */
  refusesAllMs: number;
};
export type Shares = Record<TrafficClass, Share>;

const patient = { givesWayMs: Infinity, refusesAllMs: Infinity };

/** Each class has places of its own, so that none waits for another's. */
export function sharesFor(visitors: number): Shares {
  const browsing = { waitMs: 600, lateMs: 500, givesWayMs: 100, refusesAllMs: 500 };
  // A search costs as much as ten pages: those who open these do not wait behind it.
  const searches = Math.ceil((2 * visitors) / 3);
  return {
    booking: { ...patient, running: 16, waiting: 200, waitMs: 5_000, lateMs: Infinity },
    member: { ...patient, running: 12, waiting: 100, waitMs: 800, lateMs: 1_000 },
    entry: { ...patient, running: 8, waiting: 50, waitMs: 800, lateMs: 1_000 },
    visitor: { ...browsing, running: visitors, waiting: 10 * visitors },
    search: { ...browsing, running: searches, waiting: 10 * searches, waitMs: 1_000, givesWayMs: 50 },
  };
}

type Why = 'full' | 'late' | 'waited' | 'gone';
type Waiter = { start(): void; shed(why: Why): void; isGone(): boolean };

export const sheds = counter('rangefinder_shed_total', 'Requests refused since too much was under way', [
  'class',
  'why',
]);

/** Those of people who are not signed in, and do not sign in. */
const browsingClasses: readonly TrafficClass[] = ['visitor', 'search'];
export const isBrowsing = (name: TrafficClass): boolean => browsingClasses.includes(name);

function ofEach<T>(make: () => T): Record<TrafficClass, T> {
  return Object.fromEntries(trafficClasses.map((name) => [name, make()])) as Record<TrafficClass, T>;
}

const forEach = (count: (name: TrafficClass) => number) => () =>
  trafficClasses.map((name) => [{ class: name }, count(name)] as const);

/** Bounds what is worked on at once: the rest waits for a moment, and is refused before it has cost anything. */
export class Admission {
  readonly #shares: Shares;
  readonly #running = ofEach(() => 0);
  readonly #waiting = ofEach(() => new Set<Waiter>());

  constructor(shares: Shares) {
    this.#shares = shares;
    gauge(
      'rangefinder_requests_running',
      'Requests worked on',
      ['class'],
      forEach((name) => this.#running[name]),
    );
    gauge(
      'rangefinder_requests_waiting',
      'Requests that wait to be worked on',
      ['class'],
      forEach((name) => this.#waiting[name].size),
    );
  }

  /** How many are worked on, and wait. */
  count(name: TrafficClass): { running: number; waiting: number } {
    return { running: this.#running[name], waiting: this.#waiting[name].size };
  }

  /** Does the work of a request when its class has room. @throws AppError `busy`, with the seconds to wait */
  async run<T>(name: TrafficClass, work: () => Promise<T>, isGone: () => boolean = () => false): Promise<T> {
    await this.#enter(name, isGone);
    try {
      return await work();
    } finally {
      this.#running[name]--;
      this.#startNext(name);
      // They gave way to it.
      if (name === 'booking') for (const other of browsingClasses) this.#startNext(other);
    }
  }

  /** Why what is kept is not sent either; null as long as there is time for it. */
  refusal(name: TrafficClass): AppError | null {
    return loopDelayMs() > this.#shares[name].refusesAllMs ? refuse(name, 'late') : null;
  }

  /**
   * Each step of a booking waits for whatever else is in turn, a page being rendered first of all. While someone books
   * and the process has no time to spare, a third of the pages is made at once: that still keeps a processor busy.
   */
  #mostOf(name: TrafficClass): number {
    const { running, lateMs, givesWayMs } = this.#shares[name];
    const late = loopDelayMs();
    const givesWay = late > lateMs || (late > givesWayMs && this.#running.booking > 0);
    return givesWay ? Math.max(1, Math.floor(running / 3)) : running;
  }

  async #enter(name: TrafficClass, isGone: () => boolean): Promise<void> {
    const { waiting, waitMs, lateMs } = this.#shares[name];
    const queue = this.#waiting[name];
    if (this.#running[name] < this.#mostOf(name)) return void this.#running[name]++;
    if (queue.size >= waiting) throw refuse(name, 'full');
    if (loopDelayMs() > lateMs) throw refuse(name, 'late');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const shed = (why: Why) => {
      queue.delete(waiter);
      reject(refuse(name, why));
    };
    const timer = setTimeout(shed, waitMs, 'waited');
    const waiter: Waiter = { start: resolve, shed, isGone };
    queue.add(waiter);
    await promise.finally(() => clearTimeout(timer));
  }

  #startNext(name: TrafficClass): void {
    for (const waiter of this.#waiting[name]) {
      if (this.#running[name] >= this.#mostOf(name)) return;
      if (waiter.isGone()) {
        waiter.shed('gone');
        continue;
      }
      this.#waiting[name].delete(waiter);
      this.#running[name]++;
      waiter.start();
    }
  }
}

// Not the same for all, or they would all come back at once. Made before: at ten thousand a second the stack of each would cost.
const refusals = [1, 2, 3].map((retryAfter) => new AppError('busy', undefined, undefined, { retryAfter }));

function refuse(name: TrafficClass, why: Why): AppError {
  sheds.inc({ class: name, why });
  return refusals[Math.floor(Math.random() * refusals.length)]!;
}
