import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/db/connect.server.ts';
import type { MailReason } from '#src/platform/mail-reason.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail.server.ts';
import { formatDollars, toDollars } from '#src/platform/money.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { siteTexts } from '#src/texts/site.ts';
import { calendarOf } from './meeting-calendar.server.ts';
import type { OrderSide } from './contract.ts';
import { findForMail, namedIn, type OrderForMail } from './mail-queries.server.ts';
import { isFailed } from './stages.ts';
import { turnOf } from './turn.ts';
import { toOrder } from './wire.server.ts';

/** Why orders end; `closed` and `suspended` are the id of the person whose account was. */
export type Why =
  | 'buyer'
  | 'seller'
  | 'admin'
  | 'removal'
  | 'elsewhere'
  | { closed: string }
  | { suspended: string };

/** Tells both sides of a booking, with what each needs to meet. */
export async function mailBooked(app: App, trx: Trx, order: OrderForMail): Promise<void> {
  const { bookedByYou, bookedFromYou } = dealMailTexts;
  const { facts: words } = mailTexts;
  const { PUBLIC_URL: url } = app.config;
  await enqueueMail(
    app,
    trx,
    {
      ...toBuyer(app, order),
      subject: bookedByYou.subject(order.title),
      paragraphs: bookedByYou.paragraphs(order.seller_name),
      facts: [
        ...itemFacts(order),
        [words.seller, order.seller_name],
        [words.itemPlace, order.item_location],
        [words.meeting, placeOf(order)],
      ],
      action: { label: bookedByYou.action, url: orderUrl(order, url) },
    },
    {
      ...toSeller(app, order),
      subject: bookedFromYou.subject(order.title),
      paragraphs: bookedFromYou.paragraphs(order.buyer_name),
      facts: [
        ...itemFacts(order),
        [words.buyer, order.buyer_name],
        [words.phone, phoneOf(order)],
        [words.buyerEmail, order.buyer_email, 'address'],
        [words.meeting, placeOf(order)],
      ],
      action: { label: bookedFromYou.action, url: orderUrl(order, url) },
    },
  );
}

/**
 * Mails those concerned that orders are canceled, and by whom. People who get another mail about it get this one only
 * if it has to remove a meeting from their calendar.
 */
export async function mailCancelled(app: App, trx: Trx, orderIds: string[], why: Why): Promise<void> {
  const orders = await findForMail(trx, orderIds);
  const { cancelled } = dealMailTexts;
  const { PUBLIC_URL: url } = app.config;
  const mails = orders.flatMap((order): Mail[] => {
    const subject = cancelled.subjects[
      order.stage === 'withdrawn' || order.stage === 'declined' ? order.stage : 'cancelled'
    ](order.title);
    const [buyerReads, sellerReads] = reasons(order, why);
    // People who get another mail about it have the meeting in their calendars, too.
    const [buyerWords, sellerWords] = [buyerReads, sellerReads].map((reads) => reads ?? meetingIsOff(order));
    const said: [string, string][] = order.ended_for ? [[mailTexts.facts.reason, order.ended_for]] : [];
    // Mails about a closed account name its user, but have no `quotes`, so that an erasure does not drop them.
    const leaver = typeof why === 'object' && 'closed' in why ? why.closed : null;
    const reasonFor = (person: string): { for?: MailReason } => {
      if (leaver === null) return {};
      return { for: person === leaver ? { of: 'farewell', account: leaver } : { of: 'person', person } };
    };
    const buyerMail = {
      ...toBuyer(app, order),
      subject,
      paragraphs: [buyerWords ?? '', ...(buyerReads ? [cancelled.sorry] : [])],
      facts: [...itemFacts(order), ...said],
      action: { label: cancelled.seeOthers, url: `${url}/${order.kind}` },
      ...reasonFor(order.buyer_id),
    };
    const sellerMail = {
      ...toSeller(app, order),
      subject,
      paragraphs: [sellerWords ?? '', ...(sellerReads ? [cancelled.freed] : [])],
      facts: [...itemFacts(order), ...said],
      action: { label: cancelled.seeItem, url: `${url}/dashboard/${order.kind}/${order.listing_id}` },
      ...reasonFor(order.seller_id),
    };
    return [...(buyerWords ? [buyerMail] : []), ...(sellerWords ? [sellerMail] : [])];
  });
  await enqueueMail(app, trx, ...mails);
}

/** Whether an order has failed before its agreed meeting. */
const isCalledOff = ({ stage, meeting_at, now }: OrderForMail): boolean =>
  isFailed(stage) && meeting_at !== null && meeting_at > now;

const meetingIsOff = (order: OrderForMail): string | null =>
  isCalledOff(order) ? dealMailTexts.cancelled.meetingIsOff : null;

/** What the buyer and the seller read; null for who is not told here. */
function reasons(order: OrderForMail, why: Why): [string | null, string | null] {
  const { by } = dealMailTexts.cancelled;
  if (why === 'elsewhere') return [by.elsewhere(order.seller_name), null];
  if (order.stage === 'withdrawn') return [by.youWithdrew(), by.withdrew(order.buyer_name)];
  if (order.stage === 'declined') return [by.declined(order.seller_name), by.youDeclined(order.buyer_name)];
  if (why === 'buyer') return [by.you(), by.buyer(order.buyer_name)];
  if (why === 'seller') return [by.seller(order.seller_name), by.you()];
  if (why === 'admin') return [by.admin(), by.admin()];
  if (why === 'removal') return [by.removal(), null];
  if ('suspended' in why)
    return why.suspended === order.buyer_id
      ? [null, by.buyerSuspended(order.buyer_name)]
      : [by.sellerSuspended(order.seller_name), null];
  return why.closed === order.buyer_id
    ? [null, by.buyerClosed(order.buyer_name)]
    : [by.sellerClosed(order.seller_name), null];
}

/** Where both sides see what has happened, and what to do. */
export const orderUrl = ({ id }: OrderForMail, url: string): string => `${url}/dashboard/orders/${id}`;

export function toBuyer(app: App, order: OrderForMail) {
  const { buyer_name: name, buyer_email: address, buyer_confirmed: confirmed } = order;
  return about(app, order, { name, address, confirmed }, 'buyer');
}

export function toSeller(app: App, order: OrderForMail) {
  const { seller_name: name, seller_email: address, seller_confirmed: confirmed } = order;
  return about(app, order, { name, address, confirmed }, 'seller');
}

type Reader = Mail['to'] & { confirmed: boolean };

function about(app: App, order: OrderForMail, to: Reader, side: OrderSide) {
  const { greeting, footer } = mailTexts;
  const readerId = side === 'buyer' ? order.buyer_id : order.seller_id;
  return {
    for: { of: 'person', person: readerId, quotes: namedIn(order).filter((id) => id !== readerId) },
    // A mail that is gathered with others loses its calendar file.
    kind: isCalledOff(order) ? 'vital' : 'trade',
    topic: order.listing_id,
    to,
    greeting: greeting(to),
    footer: footer(app.config.PUBLIC_URL),
    // Set for all mails about orders, so that no order can end and leave its meeting in a calendar.
    ...(isCalledOff(order) && { calendar: calendarOf(order, app.config.PUBLIC_URL, 'CANCEL') }),
    ...(order.due_at && { turn: turnOf(toOrder(app, order, readerId), side) }),
  } satisfies Partial<Mail>;
}

/** The buyer's phone number and preferred meeting place; both are erased with their account. */
export const phoneOf = ({ phone }: OrderForMail): string => phone ?? siteTexts.left.erased;
export const placeOf = ({ location }: OrderForMail): string => location ?? siteTexts.left.erased;

export function itemFacts({ title, sale_cents }: OrderForMail): [string, string][] {
  const { facts } = mailTexts;
  return [
    [facts.item, title],
    [facts.price, formatDollars(toDollars(sale_cents))],
  ];
}
