import type { z } from 'zod';
import type { Db, DbOrTrx } from './db/connect.server.ts';
import type { App } from './app.server.ts';
import type { EventHandler } from './events.server.ts';
import type { Described, Route } from './http/route.server.ts';
import type { Work } from './jobs/queue.server.ts';
import type { Provision } from './ports.server.ts';

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
