import { sql } from 'kysely';
import { prepared } from '#src/platform/context.server.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { defineWork, scheduledJob, type Work } from '#src/platform/jobs/queue.server.ts';

/** A key and its scope. The same key from a different user, or for a different route, is a different slot. */
export type Slot = { userId: string; route: string; key: string };

const retentionHours = 24;
/** An upload that takes longer than this is assumed to have died with its process. */
const uploadSeconds = 180;

const over = sql<boolean>`idempotency_keys.asked_at < now() - make_interval(hours => ${sql.lit(retentionHours)})`;
const died = sql<boolean>`(idempotency_keys.status is null
  and idempotency_keys.asked_at < now() - make_interval(secs => ${sql.lit(uploadSeconds)}))`;

/** Claims a key, and returns whether it was free. Waits while another transaction is claiming it. */
export async function claimSlot(db: DbOrTrx, slot: Slot, hash: Buffer | null): Promise<boolean> {
  const values = {
    user_id: slot.userId,
    route: slot.route,
    key: slot.key,
    body_hash: hash,
    status: null,
    content_type: null,
    answer: null,
    asked_at: sql<Date>`now()`,
  };
  const claim = db
    .insertInto('idempotency_keys')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'route', 'key'])
        .doUpdateSet(values)
        .where(sql<boolean>`(${over} or ${died})`),
    );
  const { numInsertedOrUpdatedRows } = await prepared(() => claim.executeTakeFirst());
  return numInsertedOrUpdatedRows === 1n;
}

function at(slot: Slot) {
  return { user_id: slot.userId, route: slot.route, key: slot.key };
}

export async function findStored(db: DbOrTrx, slot: Slot) {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'content_type', 'answer'])
    .where((eb) => eb.and(at(slot)))
    .executeTakeFirst();
}

export type StoredResponse = NonNullable<Awaited<ReturnType<typeof findStored>>>;

export async function storeResponse(
  db: DbOrTrx,
  slot: Slot,
  answer: { body_hash: Buffer; status: number; content_type: string; answer: string },
): Promise<void> {
  const keep = db
    .updateTable('idempotency_keys')
    .set(answer)
    .where((eb) => eb.and(at(slot)));
  await prepared(() => keep.execute());
}

/** Releases a key whose call has changed nothing. */
export async function releaseSlot(db: DbOrTrx, slot: Slot): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and(at(slot)))
    .where('status', 'is', null)
    .execute();
}

export async function deleteOldResponses(db: DbOrTrx): Promise<void> {
  await db.deleteFrom('idempotency_keys').where(over).execute();
}

const deleteResponses = scheduledJob('forget-answers', '41 * * * *', {
  limitSeconds: 300,
  retries: { limit: 3, delay: 60, longest: 600 },
});

export const idempotencyWork: Work[] = [defineWork(deleteResponses, ({ app }) => deleteOldResponses(app.db))];
