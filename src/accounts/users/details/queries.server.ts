import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { onPage, type Sorts, type KeysetPage } from '#src/platform/db/keyset-page.server.ts';
import { countRows, nameOf } from '#src/platform/db/query-parts.server.ts';

export const noteSorts = {
  id: sql.ref<string>('user_notes.id'),
  columns: { date: { by: sql.ref('user_notes.written_at'), type: 'time' } },
} as const satisfies Sorts<string>;

function notesOf(db: DbOrTrx, userId: string) {
  return db.selectFrom('user_notes').where('user_notes.user_id', '=', userId);
}

export async function listNotes(db: DbOrTrx, userId: string, keyset: KeysetPage) {
  const notes = notesOf(db, userId)
    .innerJoin('users', 'users.id', 'user_notes.author_id')
    .select(['user_notes.id', 'user_notes.text', 'user_notes.written_at'])
    .select(['user_notes.author_id', nameOf('users').as('author_name')]);
  return onPage(notes, keyset).execute();
}

/** Counts exactly, because dashboards show the number. */
export async function countNotes(db: DbOrTrx, userId: string): Promise<number> {
  return countRows(notesOf(db, userId));
}

export async function insertNote(
  trx: Trx,
  values: { id: string; user_id: string; author_id: string; text: string },
): Promise<Date> {
  const row = await trx
    .insertInto('user_notes')
    .values(values)
    .returning('written_at')
    .executeTakeFirstOrThrow();
  return row.written_at;
}

/** The notes on a user for their export, without the authors. */
export async function exportNotes(db: DbOrTrx, userId: string) {
  return notesOf(db, userId).select(['text', 'written_at']).orderBy('id').execute();
}
