import type pg from 'pg';
import type { SearchPort } from '#src/search/port.ts';

/** Where its snapshot is to be read, and written once everything has been read. */
export type SnapshotPaths = { read?: string | undefined; write: string };
/** What a thread is started with: as much of a connection as can be sent to it. */
export type ThreadData = { connection: pg.ClientConfig; trustsAnyHost: boolean; snapshot: SnapshotPaths };
/** What an index was made of, and why not of its snapshot, where there was one. */
export type MadeOf = { items: number; madeOf: 'rows' | 'snapshot'; refused?: string };

type Calls = { [Name in keyof SearchPort]: { call: Name; args: Parameters<SearchPort[Name]> } };
export type Call = Calls[keyof SearchPort];
export type Asked = Call & { id: number };
export type Question = Exclude<Asked, { call: 'apply' }>;

/** What a thread says: that it has read everything, that it had better be made anew, or an answer. */
export type Said =
  | ({ type: 'ready' } & MadeOf)
  | { type: 'unsaved'; message: string }
  | { type: 'worn' }
  | { type: 'answer'; id: number; result: unknown }
  | { type: 'refusal'; id: number; message: string };
