import { AppError } from '#src/platform/errors.ts';
import { counter, gauge } from '#src/platform/metrics.server.ts';
import { loopDelayMs } from './loop-delay.ts';

/**
 * Who asks, those first who have most to lose: a booking, someone signed in, signing in, who would be told of what happens,
 * anyone, and anyone's searches.
 */
const trafficClasses = ['booking', 'member', 'entry', 'stream', 'visitor', 'search'] as const;
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
export type Slots = Record<TrafficClass, Share>;

const patient = { givesWayMs: Infinity, refusesAllMs: Infinity };

/** Each class has places of its own, so that none waits for another's. */
export function slotsFor(visitors: number): Slots {
  const browsing = { waitMs: 600, lateMs: 250, givesWayMs: 30, refusesAllMs: 200 };
  // A search costs as much as ten pages: those who open these do not wait behind it.
  const searches = Math.ceil((2 * visitors) / 3);
  return {
    booking: { ...patient, running: 16, waiting: 200, waitMs: 5_000, lateMs: Infinity },
    member: { ...patient, running: 12, waiting: 100, waitMs: 800, lateMs: 1_000 },
    entry: { ...patient, running: 8, waiting: 50, waitMs: 800, lateMs: 1_000 },
    // Opening alone; all come back at once when a process has ended, and have time.
    stream: { ...patient, running: 8, waiting: 2_000, waitMs: 10_000, lateMs: 1_000 },
    visitor: { ...browsing, running: visitors, waiting: 10 * visitors },
    search: { ...browsing, running: searches, waiting: 10 * searches, waitMs: 1_000, givesWayMs: 20 },
  };
}

/** The same places, but nobody is refused for the time that they wait: on a machine with other work that is no overload. */
export function patientSlotsFor(visitors: number): Slots {
  const never = { waitMs: 60_000, lateMs: Infinity, givesWayMs: Infinity, refusesAllMs: Infinity };
  const shares = slotsFor(visitors);
  return Object.fromEntries(trafficClasses.map((name) => [name, { ...shares[name], ...never }])) as Slots;
}

type Why = 'full' | 'share' | 'late' | 'waited' | 'gone';
type Waiter = { owner: string | null; start(): void; shed(why: Why): void; isGone(): boolean };

/** Of what there is for a class, one owner has a third at most: three of them leave others waiting for a moment, not outside. */
const shareOf = (all: number): number => Math.max(1, Math.floor(all / 3));

type Owned = { running: number; waiting: number; turn: number };
const nothing: Owned = { running: 0, waiting: 0, turn: 0 };

/** What each owner has under way in a class, and when they had their last turn; requests without one are nobody's. */
class Owners {
  readonly #all = new Map<string, Owned>();
  #turns = 0;

  of(owner: string | null): Owned {
    return (owner !== null && this.#all.get(owner)) || nothing;
  }

  change(owner: string | null, what: 'running' | 'waiting', by: 1 | -1): void {
    if (owner === null) return;
    const owned = { ...this.of(owner) };
    owned[what] += by;
    if (what === 'running' && by === 1) owned.turn = ++this.#turns;
    if (owned.running + owned.waiting > 0) this.#all.set(owner, owned);
    else this.#all.delete(owner);
  }

  /** Who has most that waits. */
  get mostWaiting(): string | null {
    let most: string | null = null;
    for (const [owner, { waiting }] of this.#all) if (waiting > this.of(most).waiting) most = owner;
    return most;
  }
}

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
export class LoadShedder {
  readonly #shares: Slots;
  readonly #running = ofEach(() => 0);
  readonly #waiting = ofEach(() => new Set<Waiter>());
  readonly #owners = ofEach(() => new Owners());

  constructor(shares: Slots) {
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

  /**
   * Does the work of a request when its class has room, and its owner, an account or a network, has not more of it than
   * their share. @throws AppError `busy`, with the seconds to wait
   */
  async run<T>(
    name: TrafficClass,
    work: () => Promise<T>,
    { owner = null, isGone = () => false }: { owner?: string | null; isGone?: () => boolean } = {},
  ): Promise<T> {
    await this.#enter(name, owner, isGone);
    try {
      return await work();
    } finally {
      this.#count(name, owner, -1);
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

  #count(name: TrafficClass, owner: string | null, change: 1 | -1): void {
    this.#running[name] += change;
    this.#owners[name].change(owner, 'running', change);
  }

  #mayStart(name: TrafficClass, owner: string | null): boolean {
    const isWithinShare = this.#owners[name].of(owner).running < shareOf(this.#shares[name].running);
    return isWithinShare && this.#running[name] < this.#mostOf(name);
  }

  async #enter(name: TrafficClass, owner: string | null, isGone: () => boolean): Promise<void> {
    const { waiting, waitMs, lateMs } = this.#shares[name];
    const [queue, owners] = [this.#waiting[name], this.#owners[name]];
    if (this.#mayStart(name, owner)) return this.#count(name, owner, 1);
    if (owner !== null && owners.of(owner).waiting >= shareOf(waiting)) throw refuse(name, 'share');
    if (queue.size >= waiting && !this.#makeRoom(name, owner)) throw refuse(name, 'full');
    if (loopDelayMs() > lateMs) throw refuse(name, 'late');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      if (queue.delete(waiter)) owners.change(owner, 'waiting', -1);
    };
    const start = () => {
      leave();
      this.#count(name, owner, 1);
      resolve();
    };
    const shed = (why: Why) => {
      leave();
      reject(refuse(name, why));
    };
    const timer = setTimeout(shed, waitMs, 'waited');
    const waiter: Waiter = { owner, start, shed, isGone };
    queue.add(waiter);
    owners.change(owner, 'waiting', 1);
    await promise.finally(() => clearTimeout(timer));
  }

  /** A full queue sheds the newest of who has most in it, for someone who has less. */
  #makeRoom(name: TrafficClass, owner: string | null): boolean {
    const owners = this.#owners[name];
    const largest = owners.mostWaiting;
    const isLess = owners.of(owner).waiting + 1 < owners.of(largest).waiting;
    if (owner === null || largest === null || !isLess) return false;
    [...this.#waiting[name]].findLast((waiter) => waiter.owner === largest)?.shed('full');
    return true;
  }

  #startNext(name: TrafficClass): void {
    for (const waiter of this.#waiting[name]) if (waiter.isGone()) waiter.shed('gone');
    for (;;) {
      const next = this.#nextOf(name);
      if (!next) return;
      next.start();
    }
  }

  /** Of those who may start the one whose owner had their last turn longest ago; of one owner who waits longest. */
  #nextOf(name: TrafficClass): Waiter | null {
    let next: Waiter | null = null;
    const turnOf = ({ owner }: Waiter) => this.#owners[name].of(owner).turn;
    for (const waiter of this.#waiting[name])
      if (this.#mayStart(name, waiter.owner) && (!next || turnOf(waiter) < turnOf(next))) next = waiter;
    return next;
  }
}

// Not the same for all, or they would all come back at once. Made before: at ten thousand a second the stack of each would cost.
const refusals = [1, 2, 3].map((retryAfter) => new AppError('busy', undefined, undefined, { retryAfter }));

function refuse(name: TrafficClass, why: Why): AppError {
  sheds.inc({ class: name, why });
  return refusals[Math.floor(Math.random() * refusals.length)]!;
}
