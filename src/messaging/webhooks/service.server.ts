import { randomBytes } from 'node:crypto';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { mailUser } from '#src/accounts/auth/security-mail-service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Kind, WebhookEvent } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { batchesJob } from '#src/platform/jobs/batches.server.ts';
import { seal } from '#src/platform/security/crypto.server.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { accountMailTexts } from '#src/texts/account-mail.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import {
  deleteWebhook,
  enableWebhook,
  findItem,
  insertDeliveries,
  insertWebhook,
  listDeliveryRows,
  listReceivers,
  listWebhookRows,
  resendDelivery,
} from './queries.server.ts';
import { delivery, type Delivery, type NewWebhook, type Webhook } from './schemas.ts';

export const deliverWebhooks = batchesJob('deliver-webhooks');

const maxWebhooks = 5;
const maxShown = 100;
/** The specification of Standard Webhooks requires this prefix. */
export const secretPrefix = 'whsec_';
export const sealPurpose = 'webhook secrets';

type Happening = { event: WebhookEvent; data: object };

/**
 * Sends events to the webhooks of the seller whom they concern and of admins, once the transaction is committed. `data` must
 * have nothing that one of them could not see.
 */
export async function publishEvents(
  app: App,
  trx: Trx,
  { sellerId = null, except = [] }: { sellerId?: string | null; except?: readonly string[] },
  ...happenings: Happening[]
): Promise<void> {
  const receivers = await listReceivers(
    trx,
    happenings.map(({ event }) => event),
    sellerId,
    except,
  );
  if (receivers.length === 0) return;
  const timestamp = new Date().toISOString();
  const bodies = new Map(
    happenings.map(({ event, data }) => [event, JSON.stringify({ type: event, timestamp, data })]),
  );
  const rows = receivers.map(({ id, event, as_admin }) => {
    return { id: newId(), webhook_id: id, event, as_admin, body: bodies.get(event) ?? '' };
  });
  await insertDeliveries(trx, rows);
  await app.jobs.enqueue(trx, deliverWebhooks, {});
}

type Item = { id: string; kind: Kind; title: string; sale_cents: number };

export const itemHappening = (
  event: `listing.${'published' | 'booked' | 'sold'}`,
  item: Item,
): Happening => ({
  event,
  data: {
    listing: item.id,
    kind: item.kind,
    title: item.title,
    sale: fromMinorUnits(item.sale_cents),
  },
});

/** Sends an event about an item to the webhooks of its seller and of admins. */
export async function publishItemEvent(
  app: App,
  trx: Trx,
  event: 'listing.published' | 'listing.sold',
  id: string,
): Promise<void> {
  const { seller_id, ...item } = await findItem(trx, id);
  await publishEvents(app, trx, { sellerId: seller_id }, itemHappening(event, item));
}

export async function listWebhooks(db: DbOrTrx, userId: string): Promise<Webhook[]> {
  const rows = await listWebhookRows(db, userId);
  return rows.map(({ id, url, events, created_at, failing_since, disabled_at }) => ({
    _id: id,
    url,
    events,
    created: created_at.toISOString(),
    failingSince: failing_since?.toISOString() ?? null,
    disabled: disabled_at?.toISOString() ?? null,
  }));
}

type Owner = Awaited<ReturnType<typeof lockActor>>;

/** Logs that a webhook is on, and mails it to its owner: an intruder may have sent the events to a server of their own. */
async function tell(
  app: App,
  trx: Trx,
  owner: Owner,
  { act, url }: { act: 'made-webhook' | 'enabled-webhook'; url: string },
): Promise<void> {
  await recordAction(trx, { act, actor: owner.id, note: new URL(url).host });
  const { subject, paragraphs, action } = accountMailTexts.webhook;
  await mailUser(app, trx, owner, {
    kind: 'programs',
    subject,
    paragraphs: paragraphs(app.shop.contactEmail),
    action: { label: action, url: `${app.config.PUBLIC_URL}/dashboard/profile/webhooks` },
  });
}

/** @throws AppError `conflict` if the user has too many, `invalid` for the events of admins, `too-many-requests` */
export async function createWebhook(
  app: App,
  caller: Caller,
  { url, events }: NewWebhook,
): Promise<{ _id: string; secret: string }> {
  if (events.includes('report.opened') && caller.role !== 'admin')
    throw new AppError('invalid', undefined, [{ path: 'events', message: accountProblems.onlyAdminsHear }]);
  await app.rateLimits.consume('webhook', caller.id);
  const [id, secret] = [newId(), secretPrefix + randomBytes(32).toString('base64')];
  await inTransaction(app, async (trx) => {
    const needs = { roles: ['Seller', 'admin'], exclusive: true, session: caller.sessionId } as const;
    const user = await lockActor(trx, caller.id, needs);
    if ((await listWebhookRows(trx, user.id)).length >= maxWebhooks)
      throw new AppError('conflict', accountProblems.tooManyWebhooks(maxWebhooks));
    const sealed = seal(app.authSecret, sealPurpose, secret);
    await insertWebhook(trx, { id, user_id: user.id, url, events, secret: sealed });
    await tell(app, trx, user, { act: 'made-webhook', url });
  });
  return { _id: id, secret };
}

type Change = (trx: Trx, own: { id: string; userId: string }, owner: Owner) => Promise<boolean>;

/** @throws AppError `not-found`, also for what belongs to someone else */
async function change(app: App, caller: Caller, id: string, run: Change): Promise<void> {
  if (!isId(id)) throw new AppError('not-found');
  await inTransaction(app, async (trx) => {
    const owner = await lockActor(trx, caller.id, { session: caller.sessionId });
    if (!(await run(trx, { id, userId: owner.id }, owner))) throw new AppError('not-found');
    await app.jobs.enqueue(trx, deliverWebhooks, {});
  });
}

export const removeWebhook = (app: App, caller: Caller, id: string) => change(app, caller, id, deleteWebhook);

/** @throws AppError `not-found` if it is unknown or on, `too-many-requests` */
export async function restartWebhook(app: App, caller: Caller, id: string): Promise<void> {
  await app.rateLimits.consume('webhook', caller.id);
  await change(app, caller, id, async (trx, own, owner) => {
    const url = await enableWebhook(trx, own);
    if (url === null) return false;
    await tell(app, trx, owner, { act: 'enabled-webhook', url });
    return true;
  });
}

/** @throws AppError `not-found` if it is unknown, still waiting, or its webhook is disabled; `too-many-requests` */
export async function sendAgain(app: App, caller: Caller, id: string): Promise<void> {
  await app.rateLimits.consume('resend-webhook', caller.id);
  await change(app, caller, id, resendDelivery);
}

/** The newest hundred of the last 30 days. */
export async function listDeliveries(app: App, caller: Caller, id: string): Promise<Delivery[]> {
  const own = await listWebhookRows(app.db, caller.id);
  if (!own.some((row) => row.id === id)) throw new AppError('not-found');
  const rows = await listDeliveryRows(app.db, { id, userId: caller.id }, maxShown);
  return rows.map((row) =>
    delivery.parse({
      _id: row.id,
      event: row.event,
      data: JSON.parse(row.body).data,
      date: row.created_at.toISOString(),
      state: row.state,
      tries: row.tries,
      tried: row.tried_at?.toISOString() ?? null,
      outcome: row.outcome !== null && /^\d+$/.test(row.outcome) ? Number(row.outcome) : row.outcome,
    }),
  );
}
