import type { z } from 'zod';
import type { DbOrTrx } from '#src/db/connect.server.ts';
import type { App } from './app.server.ts';
import type { Route } from './http/route.server.ts';
import type { Work } from './jobs.server.ts';

/** What calls look like in the description of the API. */
export type Examples = {
  /** Answers by the name of their schema. */
  schemas?: Record<string, unknown>;
  /** Answers of single calls, whose schemas have no name, by `METHOD /path`. */
  answers?: Record<string, unknown>;
  /** By `METHOD /path`. */
  bodies?: Record<string, unknown>;
};

/** A public address: what is known of it decides how it is written, and whether its answers may be cached. */
export type PublicPath = {
  pattern: RegExp;
  /** The parameters that it knows, in their canonical order. */
  params?: z.ZodObject | readonly string[];
  /** Set where no answer may be cached. */
  uncached?: true;
};

/** Pages of which there is an unbounded number. `from` and what `parts` answers are ids. */
export type SitemapSource = {
  name: string;
  /** Ids at which the addresses can be cut into parts of `size`. */
  parts(app: App, size: number): Promise<string[]>;
  /** Addresses in the order of their ids, from one on. */
  addresses(app: App, from: string, limit: number): Promise<{ id: string; path: string; changed: Date }[]>;
};

type FeedEntry = { path: string; title: string; text: string; date: string; image: string };

/** A feed at `/feeds/NAME.xml`. */
export type Feed = {
  name: string;
  title(): string;
  about(): string;
  /** The newest first. */
  entries(app: App, limit: number): Promise<FeedEntry[]>;
};

/** Rows that are held on a person, as they get them in the file of their own data. */
export type PersonalRows = {
  about?: string;
  read(db: DbOrTrx, personId: string): Promise<object[]>;
};

/** All that a feature gives to the whole; `src/manifests.server.ts` lists them. */
export type Manifest = {
  routes?: readonly Route[];
  jobs?: readonly Work[];
  examples?: Examples;
  publicPaths?: readonly PublicPath[];
  /** Addresses of its single pages in the sitemap. */
  pages?: readonly string[];
  sitemap?: SitemapSource;
  feeds?: readonly Feed[];
  /** By the name under which a person finds them. */
  personalData?: Record<string, PersonalRows>;
};
