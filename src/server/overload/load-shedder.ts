import type { AppError } from '#src/platform/errors.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { counter, gauge } from '#src/platform/observability/metrics.server.ts';
import { SlotPool, type Client, type ShedReason, type SlotLimits } from './slot-pool.ts';

const trafficClasses = ['write', 'member', 'visitor'] as const;
export type TrafficClass = (typeof trafficClasses)[number];
export type Limits = Record<TrafficClass, SlotLimits>;

export function limitsFor(maxVisitors: number): Limits {
  return {
    // Hashing a password takes about 0.1 s of CPU time, so thirty club members who log in together wait a few seconds.
    write: {
      maxRunning: 24,
      maxRunningPerClient: 8,
      maxRunningVisitors: 8,
      maxWaiting: 400,
      maxWaitMs: 5_000,
      maxVisitorWaitMs: 15_000,
    },
    // The queue is long because, when a process ends, all its live streams reconnect to another process at the same
    // time.
    member: { maxRunning: 18, maxRunningPerClient: 6, maxWaiting: 2_000, maxWaitMs: 5_000 },
    visitor: {
      maxRunning: maxVisitors,
      // Rendering keeps the event loop busy: when two pages could be rendered concurrently for one client network, all
      // bookings were delayed.
      maxRunningPerClient: Math.max(1, Math.floor(maxVisitors / 6)),
      maxWaiting: 10 * maxVisitors,
      maxWaitMs: 600,
      maxOwnWaitMs: 5_000,
      maxLoopDelayMs: 200,
      maxLateResponses: 20,
    },
  };
}

/** Returns the same limits, except those that depend on time, for machines that are slow because of other work. */
export function untimedLimitsFor(maxVisitors: number): Limits {
  const { write, member, visitor } = limitsFor(maxVisitors);
  const untimed = { maxWaitMs: 60_000, maxVisitorWaitMs: 60_000, maxLoopDelayMs: Infinity };
  return {
    write: { ...write, ...untimed },
    member: { ...member, ...untimed },
    visitor: { ...visitor, ...untimed },
  };
}

const sheds = counter('rangefinder_shed_total', 'Requests rejected because of overload', ['class', 'why']);
const logEveryMs = 1_000;

/**
 * Limits how many requests of each class run concurrently. The rest wait briefly, and are then refused before any work
 * is done.
 */
export class LoadShedder {
  readonly #pools: Record<TrafficClass, SlotPool>;
  readonly #log: Log;
  /** Refusals that were not logged yet, by class and reason. */
  #refused: Record<string, number> = {};

  constructor(limits: Limits, log: Log) {
    this.#log = log;
    const poolOf = (name: TrafficClass) => new SlotPool(limits[name], (why) => this.#note(name, why));
    this.#pools = { write: poolOf('write'), member: poolOf('member'), visitor: poolOf('visitor') };
    const forEach = (state: 'running' | 'waiting') => () =>
      trafficClasses.map((name) => [{ class: name }, this.count(name)[state]] as const);
    gauge('rangefinder_requests_running', 'Requests in progress', ['class'], forEach('running'));
    gauge('rangefinder_requests_waiting', 'Requests waiting for a slot', ['class'], forEach('waiting'));
  }

  count(name: TrafficClass): { running: number; waiting: number } {
    return this.#pools[name].count;
  }

  /** Runs `work` as soon as the class has a slot for the client. @throws AppError `busy`, with the seconds to wait */
  run<T>(
    name: TrafficClass,
    client: Client,
    work: () => Promise<T>,
    isGone: () => boolean = () => false,
  ): Promise<T> {
    return this.#pools[name].run(client, work, isGone);
  }

  /** Returns the refusal to send instead of a cached response if the event loop lags too much, otherwise null. */
  refuseCached(): AppError | null {
    return this.#pools.visitor.refuseCached();
  }

  #note(name: TrafficClass, why: ShedReason): void {
    sheds.inc({ class: name, why });
    const key = `${name} ${why}`;
    if (Object.keys(this.#refused).length === 0) setTimeout(() => this.#report(), logEveryMs).unref();
    this.#refused[key] = (this.#refused[key] ?? 0) + 1;
  }

  #report(): void {
    this.#log.warn({ refused: this.#refused }, 'requests were rejected because of overload');
    this.#refused = {};
  }
}
