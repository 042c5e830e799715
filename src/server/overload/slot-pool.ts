import { AppError } from '#src/platform/errors.ts';
import { requestsInProgress } from '#src/platform/http/requests-in-progress.ts';

/** The client that a request counts for: an account, or a visitor's network. */
export type Client = { key: string | symbol; isAccount: boolean };

export type SlotLimits = {
  maxRunning: number;
  maxRunningPerClient: number;
  /**
   * The maximum number of running requests of clients without an account, whose sign-ins must not hold every slot that
   * bookings use.
   */
  maxRunningVisitors?: number;
  maxWaiting: number;
  maxWaitMs: number;
  /** The maximum wait for clients without an account, if it differs from `maxWaitMs`. */
  maxVisitorWaitMs?: number;
  /**
   * The maximum wait of a request that has to wait only for other requests of its client, counted from when the latest of
   * them started, so that a browser gets its whole page from a slow process.
   */
  maxOwnWaitMs?: number;
  /**
   * When the event loop lags by more than this, no request may wait for other clients, and most cached responses are
   * refused.
   */
  maxLoopDelayMs?: number;
  /** The number of cached responses that are sent in each tenth of a second although the event loop lags. */
  maxLateResponses?: number;
};

const maxPauseMs = 100;

export type ShedReason = 'full' | 'late' | 'waited' | 'gone';

type ClientState = {
  isAccount: boolean;
  running: number;
  waiting: Waiter[];
  /** The sequence number of the client's latest started request; 0 if none has started. */
  turn: number;
  /** The time of that start. */
  turnAt: number;
  /** The number of pauses that have not ended. */
  pauses: number;
};
type Waiter = { start(): void; shed(reason: ShedReason): void; isGone(): boolean };

/**
 * Limits how many requests run concurrently. The rest wait in a fair queue: the next slot goes to the client with the
 * fewest running requests, and if several have the fewest, to the one that was served longest ago.
 */
export class SlotPool {
  readonly #limits: SlotLimits;
  readonly #onShed: (reason: ShedReason) => void;
  /** Clients with running or waiting requests. */
  readonly #clients = new Map<Client['key'], ClientState>();
  #running = 0;
  #runningVisitors = 0;
  #waiting = 0;
  #turns = 0;
  /** The period of `loopDelayMs` in which `#lateResponses` are counted. */
  #latePeriod = 0;
  #lateResponses = 0;

  constructor(limits: SlotLimits, onShed: (reason: ShedReason) => void) {
    this.#limits = limits;
    this.#onShed = onShed;
  }

  get count(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Runs `work` as soon as a slot is free. @throws AppError `busy` */
  async run<T>({ key, isAccount }: Client, work: () => Promise<T>, isGone: () => boolean): Promise<T> {
    const idle: ClientState = { isAccount, running: 0, waiting: [], turn: 0, turnAt: 0, pauses: 0 };
    const state = this.#clients.get(key) ?? idle;
    await this.#enter(key, state, isGone);
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.#running--;
      Atomics.sub(requestsInProgress, 0, 1);
      if (!isAccount) this.#runningVisitors--;
      state.running--;
      this.#pause(state, performance.now() - began);
      this.#forgetIfIdle(key, state);
      this.#startWaiting();
    }
  }

  /** Pauses a client that has a backlog, so that its requests do not occupy the event loop continuously. */
  #pause(state: ClientState, ranMs: number): void {
    if (state.waiting.length === 0) return;
    state.pauses++;
    const end = () => {
      state.pauses--;
      this.#startWaiting();
    };
    setTimeout(end, Math.min(ranMs, maxPauseMs));
  }

  /** Returns the refusal to send instead of a cached response when the event loop lags too much, otherwise null. */
  refuseCached(): AppError | null {
    if (!this.#isLate) return null;
    if (this.#latePeriod !== due) [this.#latePeriod, this.#lateResponses] = [due, 0];
    const { maxLateResponses = 0 } = this.#limits;
    return ++this.#lateResponses > maxLateResponses ? this.#refuse('late') : null;
  }

  get #isLate(): boolean {
    const { maxLoopDelayMs = Infinity } = this.#limits;
    return loopDelayMs() > maxLoopDelayMs;
  }

  /** Whether others neither hold nor wait for the slots that a waiting client needs. */
  #waitsForItself(state: ClientState): boolean {
    return this.#running < this.#limits.maxRunning || (this.#clients.size === 1 && state.running > 0);
  }

  #mayStart({ isAccount, running, pauses }: ClientState): boolean {
    if (pauses > 0) return false;
    const { maxRunning, maxRunningPerClient, maxRunningVisitors = Infinity } = this.#limits;
    if (!isAccount && this.#runningVisitors >= maxRunningVisitors) return false;
    return running < maxRunningPerClient && this.#running < maxRunning;
  }

  #start(key: Client['key'], state: ClientState): void {
    this.#running++;
    Atomics.add(requestsInProgress, 0, 1);
    if (!state.isAccount) this.#runningVisitors++;
    state.running++;
    state.turn = ++this.#turns;
    state.turnAt = performance.now();
    this.#clients.set(key, state);
  }

  async #enter(key: Client['key'], state: ClientState, isGone: () => boolean): Promise<void> {
    if (this.#mayStart(state)) return this.#start(key, state);
    const { maxWaiting, maxWaitMs, maxVisitorWaitMs = maxWaitMs, maxOwnWaitMs = 0 } = this.#limits;
    if (this.#waiting >= maxWaiting) this.#makeRoomFor(state);
    if (this.#isLate && !this.#waitsForItself(state)) throw this.#refuse('late');
    const arrived = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leaveQueue = () => {
      clearTimeout(timer);
      state.waiting = state.waiting.filter((each) => each !== waiter);
      this.#waiting--;
    };
    const waiter: Waiter = {
      isGone,
      start: () => {
        leaveQueue();
        this.#start(key, state);
        resolve();
      },
      shed: (reason) => {
        leaveQueue();
        this.#forgetIfIdle(key, state);
        reject(this.#refuse(reason));
      },
    };
    const patienceMs = state.isAccount ? maxWaitMs : maxVisitorWaitMs;
    const checkWait = (): void => {
      const since = Math.max(arrived, state.turnAt);
      const leftMs = this.#waitsForItself(state) ? since + maxOwnWaitMs - performance.now() : 0;
      if (leftMs <= 0) return waiter.shed('waited');
      timer = setTimeout(checkWait, Math.min(patienceMs, leftMs));
    };
    let timer = setTimeout(checkWait, patienceMs);
    state.waiting.push(waiter);
    this.#waiting++;
    this.#clients.set(key, state);
    return promise;
  }

  #forgetIfIdle(key: Client['key'], { running, waiting }: ClientState): void {
    if (running === 0 && waiting.length === 0) this.#clients.delete(key);
  }

  /** Sheds the newest request of the client with the most waiting. @throws AppError `busy` when no client has more than `state` */
  #makeRoomFor({ waiting: { length } }: ClientState): void {
    let newest: Waiter | undefined;
    let longest = length + 1;
    for (const { waiting } of this.#clients.values()) {
      if (waiting.length <= longest) continue;
      longest = waiting.length;
      newest = waiting.at(-1);
    }
    if (!newest) throw this.#refuse('full');
    newest.shed('full');
  }

  #startWaiting(): void {
    for (let next = this.#next(); next; next = this.#next())
      if (next.isGone()) next.shed('gone');
      else next.start();
  }

  #next(): Waiter | undefined {
    let next: ClientState | undefined;
    for (const state of this.#clients.values())
      if (state.waiting.length > 0 && this.#mayStart(state) && (!next || isBefore(state, next))) next = state;
    return next?.waiting[0];
  }

  #refuse(reason: ShedReason): AppError {
    this.#onShed(reason);
    const third = Math.random() * 3;
    return third < 1 ? soon : third < 2 ? later : latest;
  }
}

const isBefore = (a: ClientState, b: ClientState): boolean =>
  a.running < b.running || (a.running === b.running && a.turn < b.turn);

// The waits differ, so that refused clients do not all return at the same time. The errors are created only once,
// because at 10,000 refusals a second their stacks would take time.
const busyFor = (retryAfter: number) => new AppError('busy', undefined, undefined, { retryAfter });
const [soon, later, latest] = [busyFor(1), busyFor(2), busyFor(3)];

const periodMs = 100;
let due = 0;
let late = 0;

export function loopDelayMs(): number {
  const now = performance.now();
  if (due === 0) {
    due = now + periodMs;
    setInterval(measure, periodMs).unref();
  }
  // The next measurement may itself be overdue.
  return Math.max(late, now - due);
}

function measure(): void {
  const now = performance.now();
  late = Math.max(0, now - due);
  due = now + periodMs;
}
