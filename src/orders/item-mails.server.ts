import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/db/connect.server.ts';
import { enqueueMail } from '#src/platform/mail.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { findForMail } from './mail-queries.server.ts';
import { itemFacts, orderUrl, toBuyer } from './mails.server.ts';
import { findOpenOrder } from './queries.server.ts';

/** Tells the buyer of an open order that its item is paused, or is back; the caller holds the lock on the item. Tells whether there is one. */
export async function tellBuyerOfPause(
  app: App,
  trx: Trx,
  listingId: string,
  what: 'paused' | 'restored',
): Promise<boolean> {
  const open = await findOpenOrder(trx, listingId);
  const [order] = open ? await findForMail(trx, [open.id]) : [];
  if (!order) return false;
  const { greeting, footer, facts, orderPaused, orderRestored } = mailTexts;
  const words = what === 'paused' ? orderPaused : orderRestored;
  const to = { name: order.buyer_name, address: order.buyer_email, confirmed: order.buyer_confirmed };
  const { PUBLIC_URL: url } = app.config;
  await enqueueMail(app, trx, {
    for: { of: 'person', person: order.buyer_id },
    kind: 'vital',
    to,
    greeting: greeting(to),
    subject: words.subject(order.title),
    paragraphs: words.paragraphs,
    facts: [[facts.item, order.title]],
    action: { label: words.action, url: `${url}/dashboard` },
    footer: footer(url),
  });
  return true;
}

/** Tells the buyer of an open order what its seller says of the item now; the caller holds the lock on the item. */
export async function tellBuyerOfDescription(
  app: App,
  trx: Trx,
  listingId: string,
  description: string,
): Promise<void> {
  const open = await findOpenOrder(trx, listingId);
  const [order] = open ? await findForMail(trx, [open.id]) : [];
  if (!order) return;
  const { described } = mailTexts;
  await enqueueMail(app, trx, {
    ...toBuyer(app, order),
    subject: described.subject(order.title),
    paragraphs: [described.says(order.seller_name), description, described.choice],
    facts: itemFacts(order),
    action: { label: described.action, url: orderUrl(order, app.config.PUBLIC_URL) },
  });
}
