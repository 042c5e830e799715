import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/db/connect.server.ts';
import type { MaintenanceState } from '#src/platform/maintenance.server.ts';

const maxKinds = 50;

type Versions = { postgres: string; databaseBytes: number; migrations: number; last: string };

export async function readDatabase(db: Db): Promise<Versions> {
  return db
    .selectFrom('migrations')
    .select((rows) => [
      sql<string>`current_setting('server_version')`.as('postgres'),
      sql<number>`pg_database_size(current_database())`.as('databaseBytes'),
      rows.fn.countAll<number>().as('migrations'),
      sql<string>`max(name)`.as('last'),
    ])
    .executeTakeFirstOrThrow();
}

type ErrorKind = { kind: string; count: number; last: Date; request: string | null };

/** Returns the kinds of errors in the last 24 hours, the most recent first. The oldest hour is counted as a whole. */
export async function listErrors(db: Db): Promise<ErrorKind[]> {
  const { rows } = await sql<ErrorKind>`
    select kind, sum(count)::int as count, max(last_at) as last,
      (array_agg(last_request order by last_at desc))[1] as request
    from error_counts where last_at > now() - interval '24 hours' group by kind order by last desc, kind limit ${maxKinds}
  `.execute(db);
  return rows;
}

/** Changing the text does not change the start time. */
export async function upsertMaintenance(trx: Trx, text: string): Promise<MaintenanceState> {
  return trx
    .insertInto('maintenance')
    .values({ text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ text }))
    .returning(['text', 'since'])
    .executeTakeFirstOrThrow();
}

export async function deleteMaintenance(trx: Trx): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('maintenance').executeTakeFirst();
  return numDeletedRows > 0n;
}
