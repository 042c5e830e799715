import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

/** The record of an identity, deleted ones too. */
export async function findPersonOf(db: DbOrTrx, issuer: string, subject: string) {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'role', 'status', 'photo_url', 'deleted_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** People as they are now, deleted ones too, held for a change until the transaction ends. */
export async function lockPeople(trx: Trx, ids: string[]) {
  return trx
    .selectFrom('people')
    .select(['id', 'issuer', 'subject', 'name', 'email', 'role', 'status', 'photo_url', 'deleted_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** A person as they are now, held so until the transaction ends. */
export async function lockPerson(trx: Trx, id: string) {
  return trx
    .selectFrom('people')
    .select(['id', 'name', 'email', 'role', 'status', 'deleted_at'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}
