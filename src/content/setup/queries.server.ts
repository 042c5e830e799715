import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

/** Stores a link for an hour, and deletes those that expired more than a day ago. */
export async function insertLink(trx: Trx, hash: string): Promise<void> {
  await trx
    .deleteFrom('setup_links')
    .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await trx
    .insertInto('setup_links')
    .values({ hash, expires_at: sql<Date>`now() + interval '1 hour'` })
    .execute();
}

export async function findLink(db: DbOrTrx, hash: string): Promise<{ isExpired: boolean } | undefined> {
  return db
    .selectFrom('setup_links')
    .select(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Makes set-ups wait for each other. */
export async function lockLinks(trx: Trx): Promise<void> {
  await sql`lock table setup_links in share row exclusive mode`.execute(trx);
}

export async function deleteLinks(trx: Trx): Promise<void> {
  await trx.deleteFrom('setup_links').execute();
}
