import { createHash } from 'node:crypto';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { edgeAddressHeader } from '#src/platform/http/edge.ts';
import { takeInMemory } from './memory-limit.server.ts';
import { giveBackHit, secondsUntilFree, takeHit } from './attempts-queries.server.ts';

/** How often something may be tried within so many seconds; each key of a try counts for itself. */
const limits = {
  /** Failures alone: a try that succeeds is given back. */
  'sign-in': { most: 10, seconds: 600 },
  'sign-up': { most: 20, seconds: 3600 },
  /** By account, known or not. */
  reset: { most: 3, seconds: 3600 },
  /** By address: one place must not make us write to everyone. */
  'reset-from': { most: 30, seconds: 3600 },
  /** Links that someone signed in asks for. */
  letter: { most: 3, seconds: 3600 },
  /** Windows of Google that are opened. */
  google: { most: 60, seconds: 600 },
  exchange: { most: 60, seconds: 60 },
  /** Everything that changes something, by account. In memory from here on: these are too many to be written down. */
  write: { most: 120, seconds: 60, inMemory: true },
  /** The same by address, where many may sit behind one. */
  'write-from': { most: 600, seconds: 60, inMemory: true },
  /** What people who are not signed in may have done: mails are sent for it. */
  'open-write-from': { most: 20, seconds: 60, inMemory: true },
  search: { most: 240, seconds: 60, inMemory: true },
  'search-from': { most: 600, seconds: 60, inMemory: true },
} as const;
export type LimitName = keyof typeof limits;

/**
 * Counts a try before it is made, so that many at once are no way around. What guesses cost is held in the database:
 * several processes agree, and a restart forgives nothing. @throws AppError `too-many-requests`, with the seconds to wait.
 */
export async function countTry(app: App, name: LimitName, who: string): Promise<void> {
  if (app.config.RATE_LIMITS === 'off') return;
  const { most, seconds, ...how } = limits[name];
  const key = keyOf(name, who);
  if ('inMemory' in how) {
    const wait = takeInMemory(key, most, seconds);
    if (wait === null) return;
    throw new AppError('too-many-requests', 'That was too much at once. Wait a little.', undefined, {
      retryAfter: wait,
    });
  }
  if (!(await inTurn(key, () => takeHit(app.db, key, most, seconds)))) throw await tooMany(app, key, seconds);
}

// Guesses of this process that may still turn out right, by key; `freed` when one did, or when none is left.
const underWay = new Map<string, { count: number; freed: PromiseWithResolvers<void> }>();

/**
 * Makes a guess at a password while few of those for this account, and from this address, have failed. It counts
 * from its beginning, and no more once `isFailure` says that it was none.
 * @throws AppError `too-many-requests`
 */
export async function limitGuess<T>(
  app: App,
  request: Request,
  email: string,
  guess: () => Promise<T>,
  isFailure: (result: T) => boolean,
): Promise<T> {
  if (app.config.RATE_LIMITS === 'off') return guess();
  return asGuess(app, email, async () => asGuess(app, clientOf(request), guess, isFailure), isFailure);
}

async function asGuess<T>(
  app: App,
  who: string,
  guess: () => Promise<T>,
  isFailure: (result: T) => boolean,
): Promise<T> {
  const key = keyOf('sign-in', who);
  const hit = await takeGuess(app, key);
  const all = underWay.get(key) ?? { count: 0, freed: Promise.withResolvers<void>() };
  underWay.set(key, all);
  all.count++;
  let failed = false;
  try {
    const result = await guess();
    failed = isFailure(result);
    return result;
  } catch (error) {
    failed = error instanceof AppError && error.code === 'invalid';
    throw error;
  } finally {
    if (!failed) await giveBackHit(app.db, key, hit);
    if (--all.count === 0) underWay.delete(key);
    if (!failed || all.count === 0) {
      all.freed.resolve();
      all.freed = Promise.withResolvers();
    }
  }
}

async function takeGuess(app: App, key: string): Promise<string> {
  const { most, seconds } = limits['sign-in'];
  for (;;) {
    const hit = await inTurn(key, () => takeHit(app.db, key, most, seconds));
    if (hit) return hit;
    // Ten people behind one address may sign in at the same moment: only failures count.
    const others = underWay.get(key);
    if (!others) throw await tooMany(app, key, seconds);
    await others.freed.promise;
  }
}

const queues = new Map<string, Promise<unknown>>();

/** One after the other for each key: a flood would hold every connection, waiting for the lock of one row. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (queues.get(key) ?? Promise.resolve()).then(work);
  const settled = mine
    .catch(() => undefined)
    .finally(() => {
      if (queues.get(key) === settled) queues.delete(key);
    });
  queues.set(key, settled);
  return mine;
}

async function tooMany(app: App, key: string, seconds: number): Promise<AppError> {
  const retryAfter = await secondsUntilFree(app.db, key, seconds);
  return new AppError('too-many-requests', 'Too many attempts. Wait a little.', undefined, { retryAfter });
}

/** A hash: what people typed as an address, and where they were, is not kept. */
export function keyOf(name: LimitName, who: string): string {
  return createHash('sha256').update(`${name} ${who}`).digest('base64url');
}

/**
 * Where a request comes from, as our own listener says. Of IPv6 the network alone: everyone there has billions
 * of addresses.
 */
export function clientOf(request: Request): string {
  return placeOf(request.headers.get(edgeAddressHeader) ?? '');
}

/** The address of IPv4, the network of IPv6. */
export function placeOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const gap = tail === undefined ? 0 : 8 - left!.length - right!.length;
  return [...left!, ...Array.from({ length: gap }, () => '0'), ...right!].slice(0, 4).join(':');
}
