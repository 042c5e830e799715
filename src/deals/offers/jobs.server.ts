import { readClock, type DealClock } from '#src/deals/deadlines/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { OfferState } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { defineDeadline } from '#src/platform/jobs/deadline.server.ts';
import { mailEdited, mailExpired, mailTaken } from './notifications.server.ts';
import { endOffer, lockDue, takeEdited, takeUnnotified, type OfferRow } from './queries.server.ts';

/**
 * Ends offers that have lapsed, notifies the buyers of closed ones, and asks buyers to confirm their offers for edited
 * items.
 */
export const offerDeadline = defineDeadline({
  name: 'tend-offers',
  former: 'offer-due',
  steps: [endDue, mailEach(takeUnnotified, mailTaken), mailEach(takeEdited, mailEdited)],
});

/** Ends an offer whose time is up, and emails the user who made it. The caller holds the lock on the offer. */
export async function endIfDue(app: App, trx: Trx, offer: OfferRow, { now }: DealClock): Promise<OfferState> {
  if (offer.state !== 'open' || offer.due_at > now) return offer.state;
  await endOffer(trx, offer.id, 'expired', now);
  await mailExpired(app, trx, offer.id);
  return 'expired';
}

async function endDue(app: App, trx: Trx, limit: number): Promise<number> {
  const due = await lockDue(trx, limit);
  const clock = await readClock(app, trx);
  for (const offer of due) await endIfDue(app, trx, offer, clock);
  return due.length;
}

function mailEach(take: typeof takeUnnotified, mail: typeof mailTaken) {
  return async (app: App, trx: Trx, limit: number): Promise<number> => {
    const ids = await take(trx, limit);
    for (const id of ids) await mail(app, trx, id);
    return ids.length;
  };
}
