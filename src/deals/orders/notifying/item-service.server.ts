import { findOpenOrder } from '#src/deals/orders/item-state-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { enqueueMail } from '#src/platform/mail/service.server.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { mailTo } from './notify-sides.server.ts';
import { readForMail, type OrderForMail } from './queries.server.ts';

async function findOpenForMail(trx: Trx, listingId: string): Promise<OrderForMail | undefined> {
  const open = await findOpenOrder(trx, listingId);
  return open && readForMail(trx, open.id);
}

/**
 * Emails the buyer, if there is one, and returns whether there is an open order. The caller holds the lock on the item.
 */
export async function notifyBuyerOfPause(
  app: App,
  trx: Trx,
  listingId: string,
  change: 'paused' | 'restored',
): Promise<boolean> {
  const order = await findOpenForMail(trx, listingId);
  if (!order) return false;
  const { facts, orderPaused, orderRestored } = mailTexts;
  const words = change === 'paused' ? orderPaused : orderRestored;
  const { PUBLIC_URL: url } = app.config;
  const to = { name: order.buyer_name, address: order.buyer_email, confirmed: order.buyer_confirmed };
  await enqueueMail(app, trx, {
    for: { of: 'person', person: order.buyer_id },
    kind: 'vital',
    to,
    greeting: mailTexts.greeting(to),
    subject: words.subject(order.title),
    paragraphs: words.paragraphs,
    facts: [[facts.item, order.title]],
    action: { label: words.action, url: `${url}${orderPath(order.id, order.conversation_id)}` },
    footer: mailTexts.footer(url),
  });
  return true;
}

/** The caller holds the lock on the item. */
export async function notifyBuyerOfDescription(
  app: App,
  trx: Trx,
  listingId: string,
  description: string,
): Promise<void> {
  const order = await findOpenForMail(trx, listingId);
  if (!order) return;
  const { described } = mailTexts;
  const paragraphs = [described.changed(order.seller_name), description, described.choice];
  await enqueueMail(app, trx, mailTo(app, order, 'buyer', { ...described, paragraphs }));
}
