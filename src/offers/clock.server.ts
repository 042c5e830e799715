import { z } from 'zod';
import type { Trx } from '#src/db/connect.server.ts';
import { readClock, type DealClock } from '#src/orders/service.server.ts';
import { change, type App } from '#src/platform/app.server.ts';
import { defineWork, type Job } from '#src/platform/jobs.server.ts';
import type { OfferState } from './contract.ts';
import { mailEdited, mailExpired, mailTaken } from './mails.server.ts';
import { endOffer, lockDue, takeEdited, takeUntold, type OfferRow } from './queries.server.ts';

/** At the moment when an offer may lapse. */
const offerDue: Job<{ offer: string }> = {
  name: 'offer-due',
  data: z.object({ offer: z.string() }),
  retries: { limit: 5, delay: 5, longest: 300 },
  limitSeconds: 60,
};

export async function enqueueDue(app: App, trx: Trx, { id, due }: { id: string; due: Date }): Promise<void> {
  await app.jobs.enqueueFor(trx, offerDue, { at: due, data: { offer: id } });
}

/** Ends an offer whose time is up, and tells who made it; answers its state. The caller holds the lock on it. */
export async function endIfDue(app: App, trx: Trx, offer: OfferRow, { now }: DealClock): Promise<OfferState> {
  if (offer.state !== 'open' || offer.due_at > now) return offer.state;
  await endOffer(trx, offer.id, 'expired', now);
  await mailExpired(app, trx, offer.id);
  return 'expired';
}

const atOnce = 100;

async function endDue(app: App, id?: string): Promise<number> {
  return change(app, async (trx) => {
    const due = await lockDue(trx, atOnce, id);
    const clock = await readClock(app, trx);
    for (const offer of due) await endIfDue(app, trx, offer, clock);
    return due.length;
  });
}

/** Tells the buyers of offers that a booking, a price or an account has closed: who caused it does not wait for that. */
async function tellClosed(app: App): Promise<number> {
  return change(app, async (trx) => {
    const untold = await takeUntold(trx, atOnce);
    for (const id of untold) await mailTaken(app, trx, id);
    return untold.length;
  });
}

/** Asks buyers to confirm open offers for edited items. */
async function askAgain(app: App): Promise<number> {
  return change(app, async (trx) => {
    const edited = await takeEdited(trx, atOnce);
    for (const id of edited) await mailEdited(app, trx, id);
    return edited.length;
  });
}

export const offerDueWork = defineWork(offerDue, async ({ app, data }) => {
  await endDue(app, data.offer);
});

/** Each minute, ends offers that have lapsed or were closed, and asks buyers about edited items. */
const tendOffers: Job = {
  name: 'tend-offers',
  data: z.object({}),
  retries: { limit: 2, delay: 20, longest: 60 },
  limitSeconds: 300,
  schedule: '* * * * *',
};

export const tendOffersWork = defineWork(tendOffers, async ({ app }) => {
  while ((await endDue(app)) === atOnce);
  while ((await tellClosed(app)) === atOnce);
  while ((await askAgain(app)) === atOnce);
});
