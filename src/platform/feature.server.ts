import type { z } from 'zod';
import type { App } from './app.server.ts';
import type { Db, DbOrTrx, Trx } from './db/connect.server.ts';
import type { Described, Route } from './http/route.server.ts';
import type { Work } from './jobs/queue.server.ts';

export type PublicPath = {
  pattern: RegExp;
  params?: z.ZodObject | readonly string[];
  uncached?: true;
};

/**
 * Pages of which there can be any number, so that the sitemap lists them in several parts. `parts` returns the first id
 * of each part, and `from` is one of these ids.
 */
export type SitemapSource = {
  name: string;
  parts(app: App, size: number): Promise<string[]>;
  addresses(app: App, from: string, limit: number): Promise<{ id: string; path: string; changed: Date }[]>;
};

/** The id stays the same when the address of the shop changes, so that readers do not show entries again. */
type FeedEntry = { id: string; path: string; title: string; text: string; date: string; image: string };

export type Feed = {
  name: string;
  title(): string;
  about(): string;
  entries(app: App, limit: number): Promise<FeedEntry[]>;
};

type PersonalRows = { about?: string; read(db: DbOrTrx, userId: string): Promise<object[]> };
/**
 * Data stored by email address. It is read only after the user has confirmed the address, even if they have no account.
 */
type EmailRecord = { readByEmail(db: DbOrTrx, email: string): Promise<object | null> };
/** A feature's data about one user. The keys are the names that the data has in the export. */
export type PersonalData = Readonly<Record<string, PersonalRows | EmailRecord>>;

export type Feature = {
  routes?: readonly Route[];
  /** Calls that respond with a stream of events. The HTTP listener handles them, not the API. */
  streams?: readonly Described[];
  /** Creates routes that handle the personal data of all features. */
  personalDataRoutes?(held: PersonalData): readonly Route[];
  jobs?: readonly Work[];
  eventHandlers?: readonly EventHandler[];
  provides?: readonly Provision[];
  publicPaths?: readonly PublicPath[];
  pages?: readonly string[];
  sitemap?: SitemapSource;
  feeds?: readonly Feed[];
  personalData?: PersonalData;
  /** Reference data that each start loads after the migrations if it has changed; `root` is the project's folder. */
  prepare?: { what: string; load(db: Db, root: string): Promise<void> };
};

/** A value that a feature provides for a port, listed in the feature's own `feature.server.ts`. */
export type Provision = { port: Port<unknown>; value: unknown };

/** A value or function that higher features provide to a lower one, such as the rule that allows reports of an item. */
export class Port<T> {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  providedBy(value: T): Provision {
    return { port: this, value };
  }

  /** Returns all values, in the order of `src/app/features.server.ts`. */
  all(app: App): T[] {
    return app.provisions.flatMap(({ port, value }) => (port === this ? [value as T] : []));
  }

  /** @throws Error if no feature provides it */
  one(app: App): T {
    const [value] = this.all(app);
    if (value === undefined) throw new Error(`no feature provides ${this.name}`);
    return value;
  }
}

type Run<Payload> = (app: App, trx: Trx, payload: Payload) => Promise<void>;
/** Handles an event from another feature. The `feature.server.ts` of the handling feature lists the handler. */
export type EventHandler = { event: object; run(app: App, trx: Trx, payload: unknown): Promise<void> };

/**
 * An event, such as a closed account. Handlers run in the transaction of the publisher, in the order of
 * `src/app/features.server.ts`.
 * @public
 */
export class DomainEvent<Payload> {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  handledBy(run: Run<Payload>): EventHandler {
    return { event: this, run };
  }

  async publish(app: App, trx: Trx, payload: Payload): Promise<void> {
    for (const { event, run } of app.eventHandlers) if (event === this) await run(app, trx, payload);
  }
}
