import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#src/platform/errors.ts';
import { requestProblems } from '#src/texts/problems-requests.server.ts';

const day = 24 * 3600;

/** The database counts `durable` limits, so that processes share them and a restart does not reset them. */
const limits = {
  /** Wrong passwords per account and network. */
  'sign-in': { points: 10, duration: 600, durable: true },
  /** Wrong passwords per account from unknown browsers, because an attacker may use many networks. */
  'sign-in-account': { points: 100, duration: 3600, durable: true },
  'sign-in-device': { points: 10, duration: 600, durable: true },
  /** Wrong passwords per network, which hundreds of users may share. */
  'sign-in-from': { points: 50, duration: 600, durable: true },
  /** Wrong codes of the second step, counted like passwords. A guess of a six-digit code is right once in 300,000. */
  code: { points: 5, duration: 600, durable: true },
  'code-account': { points: 10, duration: 3600, durable: true },
  'code-device': { points: 10, duration: 3600, durable: true },
  'code-from': { points: 50, duration: 600, durable: true },
  'sign-up': { points: 20, duration: 3600, durable: true },
  reset: { points: 3, duration: 3600, durable: true },
  /** Password resets per network, so that one client cannot make the shop send emails to everyone. */
  'reset-from': { points: 30, duration: 3600, durable: true },
  /** Wrong set-up links per network. */
  setup: { points: 10, duration: 600, durable: true },
  'letter-test': { points: 20, duration: 3600, durable: true },
  /** Invitations that an admin emails. */
  invitation: { points: 100, duration: 3600, durable: true },
  /** API tokens that a user creates. Each sends an email. */
  'api-token': { points: 20, duration: 3600, durable: true },
  /** Webhooks that a user creates or turns on. Each sends an email. */
  webhook: { points: 20, duration: 3600, durable: true },
  /** Deliveries of webhooks that a user sends again. */
  'resend-webhook': { points: 60, duration: 3600, durable: false },
  'test-mail': { points: 5, duration: 3600, durable: true },
  letter: { points: 3, duration: 3600, durable: true },
  /** Added passkeys and apps, and new recovery codes, per account. Each sends an email. */
  'account-change': { points: 5, duration: 3600, durable: true },
  /** Counted for themselves, so that an intruder who uses up the changes can't keep the owner from ending the access. */
  'password-change': { points: 5, duration: 3600, durable: true },
  'access-removal': { points: 20, duration: 3600, durable: true },
  /** Emails about logins with browsers that an account does not know. */
  'new-device': { points: 5, duration: day, durable: true },
  google: { points: 60, duration: 600, durable: true },
  exchange: { points: 60, duration: 60, durable: true },
  /** Reported time zones per account. Two devices in different zones take turns. */
  zone: { points: 30, duration: 3600, durable: false },
  write: { points: 120, duration: 60, durable: false },
  'write-from': { points: 600, duration: 60, durable: false },
  /** Writes that visitors can make without an account and that send emails, per network. */
  'open-write-from': { points: 20, duration: 60, durable: false },
  /**
   * Unsubscribing by mail programs, per network. The limit is high because many readers share one provider's network,
   * and because no email is sent.
   */
  'leave-from': { points: 600, duration: 60, durable: false },
  /** Bookings per account, and bookings of one item per account. Each booking sends two emails. */
  book: { points: 120, duration: 3600, durable: false },
  'book-item': { points: 5, duration: 3600, durable: false },
  /** Offers and counteroffers per account. Each sends an email. */
  offer: { points: 60, duration: 3600, durable: false },
  /** Conversations of orders that are opened without a message, per account. */
  'open-conversation': { points: 30, duration: 3600, durable: false },
  /**
   * Reports per account, because each is work for an admin. `report-new` counts reports from new and unconfirmed
   * accounts.
   */
  report: { points: 30, duration: day, durable: true },
  'report-new': { points: 5, duration: day, durable: true },
  /** New search definitions per account. Each new search has to be planned and matched against all items. */
  'define-search': { points: 100, duration: 3600, durable: false },
  /** Saved drafts per account. The form saves every three seconds while its user types. */
  'save-draft': { points: 1500, duration: 3600, durable: false },
  /** Changes of several items at once, per account. Each can queue a hundred jobs. */
  'change-items': { points: 120, duration: 600, durable: false },
  /** Meeting proposals per order and side. Each sends an email. */
  propose: { points: 10, duration: 3600, durable: false },
  /** Proposals to settle a dispute, per order and side. Each sends an email. */
  settle: { points: 6, duration: 3600, durable: false },
  /** Wrong handover codes per seller and order. */
  handover: { points: 5, duration: 900, durable: true },
  evidence: { points: 20, duration: day, durable: true },
  /** Files that are checked for an import, per account. */
  import: { points: 60, duration: 3600, durable: false },
  /** The page sends ten ZIPs of 500 MB in 1,250 parts of 4 MB. */
  'import-part': { points: 1500, duration: 3600, durable: false },
  export: { points: 60, duration: 3600, durable: false },
  /** Exports that are being sent. If a process exits while it sends one, the entry expires. */
  'export-underway': { points: 1, duration: 1860, durable: true },
  /** Emails per recipient and kind, so that one kind cannot use up the limit of another. */
  'mail-programs': { points: 5, duration: day, durable: true },
  'mail-security': { points: 20, duration: day, durable: true },
  'mail-security-unconfirmed': { points: 6, duration: day, durable: true },
  'mail-farewell-unconfirmed': { points: 3, duration: day, durable: true },
  'mail-meeting-off-unconfirmed': { points: 10, duration: day, durable: true },
  /** There is no daily limit, because strangers could use it up, and the owner would get no link until the next day. */
  'mail-confirm': { points: 4, duration: 3600, durable: true },
  'mail-reset': { points: 3, duration: 3600, durable: true },
  'mail-asked': { points: 3, duration: 3600, durable: true },
  'mail-asked-day': { points: 6, duration: day, durable: true },
  'mail-trade': { points: 10, duration: 3600, durable: true },
  'mail-trade-unconfirmed': { points: 3, duration: 3600, durable: true },
  'mail-trade-unconfirmed-day': { points: 6, duration: day, durable: true },
  'mail-deal-unconfirmed': { points: 6, duration: day, durable: true },
  /** Emails that are being sent. If a process exits while it sends an email, the entry expires. */
  'mail-underway': { points: 1, duration: 150, durable: true },
  /** Logins and other calls about an account, per network, whether they succeed or fail. */
  'entry-from': { points: 300, duration: 60, durable: false },
  /** Downloads of the feed of all items, per network. Merchant Center reads it once a day. */
  'product-feed-from': { points: 12, duration: 3600, durable: false },
  /** Trends, which look through all rows of a year for an admin. */
  trends: { points: 60, duration: 60, durable: false },
  /** Reads that are not answered from the page cache. */
  read: { points: 1200, duration: 60, durable: false },
  'read-from': { points: 1200, duration: 60, durable: false },
  /** Places and adapters that visitors look up while they type, per network. */
  'lookup-from': { points: 120, duration: 60, durable: false },
  search: { points: 240, duration: 60, durable: false },
  'search-from': { points: 600, duration: 60, durable: false },
} as const;
export type LimitName = keyof typeof limits;
export type LimitKey = readonly [name: LimitName, client: string];

type Limiter = Pick<RateLimiterMemory, 'consume' | 'get' | 'penalty' | 'reward' | 'delete'>;

export class RateLimits {
  readonly #pool: pg.Pool | null;
  readonly #limiters = new Map<LimitName, Limiter>();

  /** @param pool null turns all limits off */
  constructor(pool: pg.Pool | null) {
    this.#pool = pool;
  }

  #limiterOf(name: LimitName): Limiter | undefined {
    const known = this.#limiters.get(name);
    if (known || !this.#pool) return known;
    const limiter = createLimiter(name, this.#pool);
    this.#limiters.set(name, limiter);
    return limiter;
  }

  /** Counts a call before it runs, because calls can be concurrent. @throws AppError `too-many-requests` */
  async consume(name: LimitName, client: string): Promise<void> {
    try {
      await this.#limiterOf(name)?.consume(keyOf(client));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw tooMany(name, error);
      throw error;
    }
  }

  /** Counts only failures. A rejected call counts for none of the keys. @throws AppError `too-many-requests` */
  async attempt<T>(
    keys: readonly LimitKey[],
    work: () => Promise<T>,
    isFailure: (outcome: { result: T } | { error: unknown }) => boolean,
  ): Promise<T> {
    const counted: LimitKey[] = [];
    const giveBack = async () =>
      Promise.all(counted.map(async ([name, client]) => this.giveBack(name, client)));
    let failed = false;
    try {
      for (const key of keys) {
        await this.consume(...key);
        counted.push(key);
      }
      const result = await work();
      failed = isFailure({ result });
      return result;
    } catch (error) {
      failed = isFailure({ error });
      throw error;
    } finally {
      if (!failed) await giveBack();
    }
  }

  async reset(name: LimitName, client: string): Promise<void> {
    await this.#limiterOf(name)?.delete(keyOf(client));
  }

  async left(name: LimitName, client: string): Promise<number> {
    const limiter = this.#limiterOf(name);
    if (!limiter) return Infinity;
    const counted = await limiter.get(keyOf(client));
    return limits[name].points - (counted?.consumedPoints ?? 0);
  }

  async note(name: LimitName, client: string): Promise<number> {
    return (await this.#limiterOf(name)?.penalty(keyOf(client)))?.consumedPoints ?? 0;
  }

  async giveBack(name: LimitName, client: string): Promise<void> {
    await this.#limiterOf(name)?.reward(keyOf(client));
  }
}

function createLimiter(name: LimitName, pool: pg.Pool): Limiter {
  const { durable, ...limit } = limits[name];
  if (!durable) return new BoundedMemory({ ...limit, keyPrefix: name });
  return new RecheckingPostgres({
    ...limit,
    keyPrefix: name,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Calls beyond the limit are rejected from memory, so that a flood does not reach the database.
    inMemoryBlockOnConsumed: limit.points + 1,
  });
}

const recheckMs = 5_000;

/** Queries the database again every few seconds, because another process may have reset the limit. */
class RecheckingPostgres extends RateLimiterPostgres {
  #lastCheck = Date.now();

  override async consume(key: string): Promise<RateLimiterRes> {
    if (Date.now() - this.#lastCheck >= recheckMs) {
      this.deleteInMemoryBlockedAll();
      this.#lastCheck = Date.now();
    }
    return super.consume(key);
  }
}

const maxKeys = 50_000;

/**
 * Limits memory use, since the library counts any number of keys: after `maxKeys` new keys in a window, other new keys
 * are not counted.
 */
class BoundedMemory extends RateLimiterMemory {
  #began = 0;
  #fresh = 0;

  override async consume(key: string): Promise<RateLimiterRes> {
    if (Date.now() - this.#began >= this.msDuration) [this.#began, this.#fresh] = [Date.now(), 0];
    if (this.#fresh >= maxKeys && (await this.get(key)) === null) return new RateLimiterRes();
    const result = await super.consume(key);
    if (result.isFirstInDuration) this.#fresh++;
    return result;
  }
}

function tooMany(name: LimitName, { msBeforeNext }: RateLimiterRes): AppError {
  const detail = limits[name].durable ? requestProblems.tooManyAttempts : requestProblems.tooManyRequests;
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError('too-many-requests', detail, undefined, { retryAfter });
}

/** Keys are hashed, so that typed addresses and networks are not stored. */
function keyOf(client: string): string {
  return createHash('sha256').update(client).digest('base64url');
}
