import type { z } from 'zod';
import type { Db, DbOrTrx, Trx } from './db/connect.server.ts';
import type { App } from './app.server.ts';
import type { Described, Route } from './http/route.server.ts';
import type { Work } from './jobs/queue.server.ts';

export type PublicPath = {
  pattern: RegExp;
  params?: z.ZodObject | readonly string[];
  uncached?: true;
};

/** Pages of which there is an unbounded number. `from` and what `parts` answers are ids. */
export type SitemapSource = {
  name: string;
  parts(app: App, size: number): Promise<string[]>;
  addresses(app: App, from: string, limit: number): Promise<{ id: string; path: string; changed: Date }[]>;
};

type FeedEntry = { path: string; title: string; text: string; date: string; image: string };

export type Feed = {
  name: string;
  title(): string;
  about(): string;
  entries(app: App, limit: number): Promise<FeedEntry[]>;
};

type PersonalRows = { about?: string; read(db: DbOrTrx, personId: string): Promise<object[]> };
/** Is read only when the user has confirmed that the email is theirs, with or without a record of them. */
type EmailRecord = { readByEmail(db: DbOrTrx, email: string): Promise<object | null> };
/** What a feature holds on a user, by name in the export of their data. */
export type PersonalData = Readonly<Record<string, PersonalRows | EmailRecord>>;

export type Feature = {
  routes?: readonly Route[];
  /** Calls that respond with a stream of events; the listener answers them. */
  streams?: readonly Described[];
  /** Routes over what all features store about a person. */
  personalDataRoutes?(held: PersonalData): Route[];
  jobs?: readonly Work[];
  eventHandlers?: readonly EventHandler[];
  provides?: readonly Provision[];
  publicPaths?: readonly PublicPath[];
  pages?: readonly string[];
  sitemap?: SitemapSource;
  feeds?: readonly Feed[];
  personalData?: PersonalData;
  /** Runs at each start after the migrations; `root` is the project's folder. */
  prepare?(db: Db, root: string): Promise<void>;
};

/** What a feature provides for a port; its `feature.server.ts` lists it. */
export type Provision = { port: Port<unknown>; value: unknown };

/** Something that a feature needs from features that may import it, such as who may report an item. */
export class Port<T> {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  providedBy(value: T): Provision {
    return { port: this, value };
  }

  /** In the order of `src/app/features.server.ts`. */
  all(app: App): T[] {
    return app.provisions.flatMap(({ port, value }) => (port === this ? [value as T] : []));
  }

  /** @throws Error when no feature provides it */
  one(app: App): T {
    const [value] = this.all(app);
    if (value === undefined) throw new Error(`no feature provides ${this.name}`);
    return value;
  }
}

type Run<Payload> = (app: App, trx: Trx, payload: Payload) => Promise<void>;
/** What a feature does when an event is published; its `feature.server.ts` lists it. */
export type EventHandler = { event: object; run(app: App, trx: Trx, payload: unknown): Promise<void> };

/**
 * Something that happened, such as a closed account. The feature that causes it publishes it; features that may import that one
 * handle it, in the same transaction and in the order of `src/app/features.server.ts`. A handler that throws rolls everything back.
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
