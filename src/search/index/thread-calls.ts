import type pg from 'pg';
import type { SearchPort } from '#src/search/port.ts';

export type SnapshotPaths = { read?: string | undefined; write: string };
export type ThreadData = { connection: pg.ClientConfig; trustsAnyHost: boolean; snapshot: SnapshotPaths };
export type MadeOf = { items: number; madeOf: 'rows' | 'snapshot'; refused?: string };

type Calls = { [Name in keyof SearchPort]: { call: Name; args: Parameters<SearchPort[Name]> } };
export type Call = Calls[keyof SearchPort];
export type Asked = Call & { id: number };
export type Question = Exclude<Asked, { call: 'apply' }>;

export type Said =
  | ({ type: 'ready' } & MadeOf)
  | { type: 'unsaved'; message: string }
  | { type: 'worn' }
  | { type: 'answer'; id: number; result: unknown }
  | { type: 'refusal'; id: number; message: string };
