import type pg from 'pg';
import type { Changes, SearchPort } from '#src/catalog/search/port.ts';

export type SnapshotPaths = { read?: string | undefined; write: string };
export type ThreadData = { connection: pg.ClientConfig; trustsAnyHost: boolean; snapshot: SnapshotPaths };
export type MadeOf = { items: number; madeOf: 'rows' | 'snapshot'; refused?: string };

type Calls = { [Name in keyof SearchPort]: { call: Name; args: Parameters<SearchPort[Name]> } };
export type Question = Calls[keyof SearchPort] & { id: number };
export type Asked = Question | { call: 'apply'; args: [changes: Changes] };

export type Said =
  | ({ type: 'ready' } & MadeOf)
  | { type: 'unsaved'; message: string }
  | { type: 'worn' }
  | { type: 'answer'; id: number; result: unknown }
  | { type: 'refusal'; id: number; message: string };
