import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '#src/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { plainText } from './plain-text.ts';

/** How many people may get the same text from a user within an hour. */
const maxReceivers = 5;

type Sent = { senderId: string; receiverId: string; text: string };

/**
 * Hashes the visible letters and digits of a text, so that copies with other capitals, spaces, punctuation, emoji or
 * invisible characters have the same hash. Texts without a letter or digit are hashed without their spaces.
 */
export function fingerprintOf(text: string): string {
  const words = plainText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const seen = words || text.normalize('NFKC').replaceAll(/\s/g, '');
  return createHash('sha256').update(seen).digest('hex').slice(0, 32);
}

const sinceAnHour = sql<boolean>`sent_at > shop_now() - interval '1 hour'`;

/**
 * Returns whether `maxReceivers` others got this text from the sender within an hour. The caller has locked the sender.
 */
export async function isRepeated(trx: Trx, { senderId, receiverId, text }: Sent): Promise<boolean> {
  if (text === '') return false;
  const { others } = await trx
    .selectFrom('sent_texts')
    .select((eb) => eb.fn.countAll<number>().as('others'))
    .where('sender_id', '=', senderId)
    .where('hash', '=', fingerprintOf(text))
    .where('receiver_id', '<>', receiverId)
    .where(sinceAnHour)
    .executeTakeFirstOrThrow();
  return Number(others) >= maxReceivers;
}

/** Records a sent text. */
export async function noteSent(trx: Trx, { senderId, receiverId, text }: Sent): Promise<void> {
  if (text === '') return;
  await trx
    .insertInto('sent_texts')
    .values({ sender_id: senderId, receiver_id: receiverId, hash: fingerprintOf(text) })
    .onConflict((conflict) =>
      conflict.columns(['sender_id', 'hash', 'receiver_id']).doUpdateSet({ sent_at: sql`shop_now()` }),
    )
    .execute();
}

/** Deletes expired hashes and returns their number. */
export async function forgetSent(trx: Trx, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sent_texts where (sender_id, hash, receiver_id) in (
      select sender_id, hash, receiver_id from sent_texts
      where sent_at < shop_now() - interval '1 hour' order by sent_at limit ${limit} for update skip locked)`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Refuses a text that was sent to too many people. The transaction is still committed, with its report. */
export const repeated = () =>
  new AppError(
    'too-many-requests',
    'You have written this to several people already. Write to each in your own words.',
    undefined,
    { retryAfter: 3600, keepsChange: true },
  );
