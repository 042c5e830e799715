import { sql, type Insertable } from 'kysely';
import { prepared } from '#src/platform/context.server.ts';
import type { WebhookEvent } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type { WebhookDeliveries, Webhooks } from '#src/platform/db/tables.ts';

const retentionDays = 30;

/** The newest first. */
export async function listWebhookRows(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'created_at', 'failing_since', 'disabled_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertWebhook(trx: Trx, row: Insertable<Webhooks>): Promise<void> {
  await trx.insertInto('webhooks').values(row).execute();
}

type Own = { id: string; userId: string };

export async function deleteWebhook(trx: Trx, { id, userId }: Own): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns its URL; null if it is another user's, or not disabled. What is over a day old is no longer sent. */
export async function enableWebhook(trx: Trx, { id, userId }: Own): Promise<string | null> {
  const enabled = await trx
    .updateTable('webhooks')
    .set({ disabled_at: null, failures: 0, failing_since: null, failed_at: null, next_at: sql`shop_now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('disabled_at', 'is not', null)
    .returning('url')
    .executeTakeFirst();
  if (!enabled) return null;
  await sql`
    update webhook_deliveries set state = 'failed'
    where webhook_id = ${id} and state = 'waiting' and until <= shop_now()`.execute(trx);
  return enabled.url;
}

/** The newest first. */
export async function listDeliveryRows(db: DbOrTrx, { id, userId }: Own, limit: number) {
  return db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_id')
    .select(['delivery.id', 'event', 'body', 'delivery.created_at', 'state', 'tries', 'tried_at', 'outcome'])
    .where('webhook_id', '=', id)
    .where('user_id', '=', userId)
    .orderBy('delivery.id', 'desc')
    .limit(limit)
    .execute();
}

/** Makes an ended delivery wait again, and its webhook due. Returns false if no delivery has ended with this id. */
export async function resendDelivery(trx: Trx, { id, userId }: Own): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with own as (
      update webhooks set next_at = least(next_at, shop_now())
      from webhook_deliveries delivery
      where delivery.id = ${id} and state <> 'waiting' and webhooks.id = webhook_id and user_id = ${userId}
        and disabled_at is null
      returning webhooks.id)
    update webhook_deliveries set state = 'waiting', until = shop_now() + interval '1 day'
    where id = ${id} and webhook_id in (select id from own)
  `.execute(trx);
  return numAffectedRows === 1n;
}

type Receiver = { id: string; event: WebhookEvent; as_admin: boolean };

/**
 * The webhooks that get one of these events: those of the seller whom it concerns, and of admins, but not of users `except`.
 */
export async function listReceivers(
  trx: Trx,
  events: readonly WebhookEvent[],
  sellerId: string | null,
  except: readonly string[],
): Promise<Receiver[]> {
  const query = sql<Receiver>`
    select webhooks.id, event, user_id is distinct from ${sellerId} as as_admin
    from webhooks join users on users.id = user_id join unnest(${events}::text[]) event on event = any(events)
    where disabled_at is null and (user_id = ${sellerId} or role = 'admin') and user_id <> all(${except}::text[])`;
  return (await prepared(() => query.execute(trx))).rows;
}

export async function insertDeliveries(trx: Trx, rows: Insertable<WebhookDeliveries>[]): Promise<void> {
  await trx.insertInto('webhook_deliveries').values(rows).execute();
}

export async function findItem(trx: Trx, id: string) {
  return trx
    .selectFrom('listings')
    .select(['id', 'seller_id', 'kind', 'title', 'sale_cents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export type DueDelivery = {
  id: string;
  body: string;
  as_admin: boolean;
  webhook: string;
  url: string;
  secret: string;
  failures: number;
  user_id: string;
  issuer: string;
  subject: string;
};

/**
 * Takes the least tried delivery of a webhook that is due, so that one that always fails does not hold up the others. No
 * other process takes one of this webhook within `leaseSeconds`.
 */
export async function takeDue(db: DbOrTrx, leaseSeconds: number): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select id from webhooks where disabled_at is null and next_at <= shop_now()
        and exists (select from webhook_deliveries where webhook_id = webhooks.id and state = 'waiting')
      order by next_at limit 1 for update skip locked),
    taken as (
      update webhooks set next_at = shop_now() + make_interval(secs => ${leaseSeconds}) from due
      where webhooks.id = due.id returning webhooks.*)
    select delivery.id, body, as_admin, taken.id as webhook, url, secret, failures, user_id, issuer, subject
    from taken join users on users.id = user_id cross join lateral (
      select * from webhook_deliveries where webhook_id = taken.id and state = 'waiting' order by tries, id limit 1) delivery
  `.execute(db);
  return rows[0];
}

/** Stores an attempt. A delivery that failed waits until its time is over; one without access ends. */
export async function saveAttempt(
  trx: Trx,
  id: string,
  { outcome, ends }: { outcome: string; ends: 'delivered' | 'failed' | null },
): Promise<void> {
  await sql`
    update webhook_deliveries set tries = tries + 1, tried_at = shop_now(), outcome = ${outcome},
      state = coalesce(${ends}, case when until <= shop_now() then 'failed' else 'waiting' end)
    where id = ${id}
  `.execute(trx);
}

export async function saveSuccess(trx: Trx, webhook: string): Promise<void> {
  const values = { failures: 0, failing_since: null, failed_at: null, next_at: sql<Date>`shop_now()` };
  await trx.updateTable('webhooks').set(values).where('id', '=', webhook).execute();
}

/**
 * Delays a webhook. Failures that are more than a day apart count as separate ones. Returns whether it is now disabled,
 * because it has failed for `maxDays`.
 */
export async function saveFailure(
  trx: Trx,
  webhook: string,
  { waitSeconds, maxDays }: { waitSeconds: number; maxDays: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_disabled: boolean }>`
    update webhooks set failures = failures + 1, failed_at = shop_now(), failing_since = since,
      next_at = shop_now() + make_interval(secs => ${waitSeconds}),
      disabled_at = case when since <= shop_now() - make_interval(days => ${maxDays}) then shop_now() end
    from (select case when failed_at > shop_now() - interval '1 day' then failing_since else shop_now() end as since
      from webhooks where id = ${webhook}) was
    where id = ${webhook}
    returning disabled_at is not null as is_disabled
  `.execute(trx);
  return rows[0]?.is_disabled ?? false;
}

export async function deleteOldDeliveries(db: DbOrTrx): Promise<void> {
  await sql`
    delete from webhook_deliveries
    where created_at < shop_now() - make_interval(days => ${retentionDays})
  `.execute(db);
}

export async function findOwner(trx: Trx, id: string) {
  return trx
    .selectFrom('users')
    .select(['name', 'email', 'email_verified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
