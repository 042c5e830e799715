import { sql } from 'kysely';
import type { LinkCheck } from '#src/content/newsletter/schemas.ts';
import { listIssuesTo } from '#src/content/newsletter/sending/queries.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';

type SubscriptionRequest = { id: string; email: string; leave_hash: string };

/**
 * Returns the subscriber if an email is due. The insert decides this, so that two concurrent requests send only one
 * email.
 */
export async function requestSubscription(trx: Trx, { id, email, leave_hash }: SubscriptionRequest) {
  const { rows } = await sql<{ id: string; asked_at: Date }>`
    insert into newsletter_subscribers as known (id, email, leave_hash)
    values (${id}, ${email}, ${leave_hash})
    on conflict (lower(email)) do update
      set asked_at = case when known.left_at is null then known.asked_at else now() end,
        mailed_at = now(), confirmed_at = null, left_at = null
      where (known.confirmed_at is null or known.left_at is not null)
        and known.mailed_at <= now() - interval '1 hour'
    returning id, asked_at
  `.execute(trx);
  return rows[0];
}

export async function setHashes(
  trx: Trx,
  id: string,
  hashes: { confirm_hash: string; leave_hash: string },
): Promise<void> {
  await trx.updateTable('newsletter_subscribers').set(hashes).where('id', '=', id).execute();
}

/** Finds a subscriber by an unsubscribe token from the confirmation email or from any issue. */
const subscriberByHash = (hash: string) => sql<string>`(
  select id from newsletter_subscribers where leave_hash = ${hash}
  union all select subscriber_id from issue_recipients where leave_hash = ${hash}
)`;

export async function hasLink(db: DbOrTrx, purpose: LinkCheck['purpose'], hash: string): Promise<boolean> {
  const all = db.selectFrom('newsletter_subscribers').select('id');
  const found =
    purpose === 'leave'
      ? all.where(({ eb }) => eb('id', 'in', subscriberByHash(hash)))
      : all.where('confirm_hash', '=', hash).where('left_at', 'is', null);
  return (await found.executeTakeFirst()) !== undefined;
}

export async function confirmByHash(db: DbOrTrx, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: sql`now()`, confirm_hash: null })
    .where('confirm_hash', '=', hash)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function unsubscribeByHash(trx: Trx, hash: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: string; left_at: Date | null }>`
    select id, left_at from newsletter_subscribers where id in ${subscriberByHash(hash)} for update
  `.execute(trx);
  const [known] = rows;
  if (!known) return undefined;
  if (known.left_at) return 0;
  await trx
    .updateTable('newsletter_subscribers')
    .set({ left_at: sql`now()`, confirm_hash: null, confirmed_at: null })
    .where('id', '=', known.id)
    .execute();
  return 1;
}

export async function deleteOldAddresses(db: DbOrTrx): Promise<void> {
  // Keeps the row of a former subscriber who signed up again but did not confirm, so that the links in earlier issues
  // work.
  const unconfirmed = sql<boolean>`confirmed_at is null and left_at is null and mailed_at < now() - interval '7 days'`;
  const hadIssues = sql<boolean>`exists (
    select from issue_recipients where subscriber_id = newsletter_subscribers.id
  )`;
  await db
    .updateTable('newsletter_subscribers')
    .set({ left_at: sql`now()`, confirm_hash: null, email: null })
    .where(unconfirmed)
    .where(hadIssues)
    .execute();
  await db.deleteFrom('newsletter_subscribers').where(unconfirmed).execute();
  // Keeps the row, so that an old unsubscribe link still reports success.
  await db
    .updateTable('newsletter_subscribers')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('left_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

/** Ends a subscription and erases the address. Keeps the row, so that an old unsubscribe link still works. */
export async function deleteSubscriber(trx: Trx, email: string): Promise<void> {
  await trx
    .updateTable('newsletter_subscribers')
    .set({ left_at: sql`coalesce(left_at, now())`, confirm_hash: null, confirmed_at: null, email: null })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}

export async function exportSubscription(db: DbOrTrx, email: string) {
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'email', 'asked_at', 'mailed_at', 'confirmed_at', 'left_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  if (!subscriber) return null;
  const { id, ...stored } = subscriber;
  return { ...stored, letters: await listIssuesTo(db, id) };
}
