import { sql } from 'kysely';
import type { MailTime } from '#src/db/columns.ts';
import type { Trx } from '#src/db/connect.server.ts';
import type { Notice } from '#src/notifications/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { nameOf } from './naming.server.ts';

export type Told = { id: string; person_id: string; name: string | null; query: string };

/** What people are told of these searches at once; nothing of those that were forgotten or are told otherwise since. */
export async function listNotices(trx: Trx, searches: readonly string[]): Promise<Told[]> {
  return trx
    .selectFrom('saved_searches')
    .select(['id', 'person_id', 'name', 'query'])
    .where(sql<boolean>`id = any(${[...searches]}::text[])`)
    .where('mail', '=', 'now')
    .orderBy('id')
    .execute();
}

/** That a search has found something new. */
export async function noticeOf(
  app: App,
  { id, person_id, name, query }: Told,
  { count, mail }: { count: number; mail: MailTime },
): Promise<Notice> {
  const data = { title: name ?? (await nameOf(app, query)), path: `/search?${query}` };
  return { person: person_id, kind: 'search-found', subject: id, data, count, mail };
}
