import type pg from 'pg';
import type { SearchPort } from '#src/search/port.ts';

/** What a thread is started with: as much of a connection as can be sent to it. */
export type ThreadData = { connection: pg.ClientConfig; trustsAnyHost: boolean };

type Calls = { [Name in keyof SearchPort]: { call: Name; args: Parameters<SearchPort[Name]> } };
export type Call = Calls[keyof SearchPort];
export type Asked = Call & { id: number };

/** What a thread says: that it has read everything, that it had better be made anew, or an answer. */
export type Said =
  | { type: 'ready'; items: number }
  | { type: 'worn' }
  | { type: 'answer'; id: number; result: unknown }
  | { type: 'refusal'; id: number; message: string };
