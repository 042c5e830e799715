import { recordAction, showLastSignIn } from '#src/accounts/audit/service.server.ts';
import { findUser } from '#src/accounts/users/queries.server.ts';
import type { Note, UserDetails } from '#src/accounts/users/schemas.ts';
import { toListedUser } from '#src/accounts/users/serialize.server.ts';
import { lockAdminAndTarget } from '#src/accounts/users/service.server.ts';
import { allowedVerificationActions } from '#src/accounts/users/verifying/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import type { Paging } from '#src/platform/list-schemas.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { countNotes, insertNote, listNotes, noteSorts } from './queries.server.ts';

/** @throws AppError `not-found` if there never was such a user */
export async function requireUser(db: DbOrTrx, id: string) {
  const row = isId(id) ? await findUser(db, id) : undefined;
  if (!row) throw new AppError('not-found', accountProblems.noUser);
  return row;
}

export async function showUser(app: App, caller: Caller, id: string): Promise<UserDetails> {
  const row = await requireUser(app.db, id);
  return {
    ...toListedUser(row),
    ...(row.erased_at && { name: null, email: null }),
    emailVerified: row.email_verified,
    created: row.created_at.toISOString(),
    closed: row.deleted_at?.toISOString() ?? null,
    lastSignIn: await showLastSignIn(app, id),
    acts: await allowedVerificationActions(app, caller.id, row),
  };
}

export async function listNotesOf(app: App, id: string, paging: Paging): Promise<Page<Note>> {
  await requireUser(app.db, id);
  const keyset = parsePage('notes', noteSorts, paging, { id });
  const [rows, count] = await Promise.all([listNotes(app.db, id, keyset), countNotes(app.db, id)]);
  return toPage(rows, keyset, { count }, (row) => ({
    _id: row.id,
    text: row.text,
    date: row.written_at.toISOString(),
    author: { _id: row.author_id, name: row.author_name },
  }));
}

/**
 * Stores a note on a user. They can export it, and it is erased with them.
 * @throws AppError `conflict` if the account is closed
 */
export async function writeNote(app: App, caller: Caller, id: string, text: string): Promise<Note> {
  const noteId = newId();
  return inTransaction(app, async (trx) => {
    const { actor: author, target } = await lockAdminAndTarget(trx, caller.id, id);
    if (target.deleted_at) throw new AppError('conflict', accountProblems.isClosed);
    const values = { id: noteId, user_id: id, author_id: author.id, text };
    const date = await insertNote(trx, values);
    await recordAction(trx, { act: 'noted-person', actor: author.id, target: ['person', id] });
    return { _id: noteId, text, date: date.toISOString(), author: { _id: author.id, name: caller.name } };
  });
}
