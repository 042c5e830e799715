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

/** That searches have found something new: each so many, or one. */
export async function noticesOf(
  app: App,
  told: readonly (Told & { count?: number })[],
  mail: MailTime,
): Promise<Notice[]> {
  return Promise.all(
    told.map(async ({ id, person_id, name, query, count = 1 }) => {
      const data = { title: name ?? (await nameOf(app, query)), path: `/search?${query}` };
      return { person: person_id, kind: 'search-found', subject: id, data, count, mail };
    }),
  );
}
