import { toOrder } from '#src/deals/orders/serialize.server.ts';
import { isFailed } from '#src/deals/orders/stages.ts';
import { orderStatusText, returnTexts } from '#src/deals/orders/status-text.ts';
import { notify } from '#src/messaging/notifications/notify-service.server.ts';
import type { NotifiedMeeting } from '#src/messaging/notifications/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import type { OrderSide, OrderMover, OrderStage } from '#src/platform/db/columns.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { MailReason } from '#src/platform/mail/reason.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { ownPhoto } from '#src/platform/mail/template.server.ts';
import { shopZone } from '#src/platform/shared/dates.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { formatMoney, fromMinorUnits } from '#src/platform/shared/money.ts';
import { orderSides } from '#src/platform/shared/order-sides.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { calendarOf, type OrderWithMeeting } from './calendar.server.ts';
import { listForMail, namedIn, type OrderForMail } from './queries.server.ts';

/** `closed` and `suspended` are user ids. */
export type CancelReason =
  | 'buyer'
  | 'seller'
  | 'admin'
  | 'removal'
  | 'elsewhere'
  | { closed: string }
  | { suspended: string };

export async function mailBooked(app: App, trx: Trx, order: OrderForMail): Promise<void> {
  const { bookedByYou, bookedFromYou } = dealMailTexts;
  const { facts } = mailTexts;
  await enqueueMail(
    app,
    trx,
    mailTo(app, order, 'buyer', {
      ...bookedByYou,
      paragraphs: bookedByYou.paragraphs(order.seller_name),
      facts: [[facts.seller, order.seller_name], [facts.itemPlace, order.item_location], ...placeFact(order)],
    }),
    mailTo(app, order, 'seller', {
      ...bookedFromYou,
      paragraphs: bookedFromYou.paragraphs(order.buyer_name),
      facts: buyerFacts(order),
    }),
  );
}

/**
 * Emails both sides. A user who gets a different email about the same event gets the cancellation only if it removes a
 * meeting from their calendar.
 */
export async function mailCanceled(app: App, trx: Trx, orderIds: string[], why: CancelReason): Promise<void> {
  const orders = await listForMail(trx, orderIds);
  const { cancelled } = dealMailTexts;
  const { PUBLIC_URL: url } = app.config;
  // Emails about a closed account name its user, but have no `quotes`, so that erasing the user does not drop them.
  const closedId = typeof why === 'object' && 'closed' in why ? why.closed : null;
  const mailReasonOf = (userId: string): { for?: MailReason } => {
    if (closedId === null) return {};
    return {
      for: userId === closedId ? { of: 'farewell', account: closedId } : { of: 'person', person: userId },
    };
  };
  const mails = orders.flatMap((order) => {
    const stage = order.stage === 'withdrawn' || order.stage === 'declined' ? order.stage : 'cancelled';
    const about = {
      subject: cancelled.subjects[stage],
      facts: order.ended_for ? [[mailTexts.facts.reason, order.ended_for] satisfies [string, string]] : [],
    };
    const [reasonForBuyer, reasonForSeller] = cancelReasons(order, why);
    const mail = (
      side: OrderSide,
      reason: string | null,
      next: string,
      link: Pick<MailContent, 'action' | 'url'>,
    ) => {
      const sentence = reason ?? meetingCanceledText(order);
      if (sentence === null) return [];
      const afterHandover = order.sold_at ? returnTextsFor(app, order, side) : [next];
      const paragraphs = [sentence, ...(reason ? afterHandover : [])];
      const content = { ...about, ...link, paragraphs };
      return [{ ...mailTo(app, order, side, content), ...mailReasonOf(order[`${side}_id`]) }];
    };
    const item = `${url}/dashboard/${order.kind}/${order.listing_id}`;
    return [
      ...mail('buyer', reasonForBuyer, cancelled.sorry, {
        action: cancelled.seeOthers,
        url: `${url}/${order.kind}`,
      }),
      ...mail('seller', reasonForSeller, cancelled.freed, { action: cancelled.seeItem, url: item }),
    ];
  });
  await enqueueMail(app, trx, ...mails);
}

/** Whether the order ended before its meeting. */
const isMeetingCanceled = (order: OrderForMail): order is OrderWithMeeting =>
  isFailed(order.stage) && order.meeting_at !== null && order.meeting_at > order.now;

/** Returns the sentences about item and money, with dates in the reader's zone. */
export const returnTextsFor = (app: App, order: OrderForMail, side: OrderSide): string[] =>
  returnTexts(toOrder(app, order, order[`${side}_id`]), side, order[`${side}_zone`] ?? shopZone());

const meetingCanceledText = (order: OrderForMail): string | null =>
  isMeetingCanceled(order) ? dealMailTexts.cancelled.meetingIsOff : null;

/** Returns the sentence for each side, or null for a side that gets a different email about the cancellation. */
function cancelReasons(order: OrderForMail, why: CancelReason): [string | null, string | null] {
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

export type Facts = NonNullable<Mail['facts']>;
/** The button leads to the conversation unless `url` is set. */
export type MailContent = {
  subject: (title: string) => string;
  paragraphs: string[];
  action: string;
  facts?: Facts;
  url?: string;
};

export const contentOf = (
  order: OrderForMail,
  { subject, paragraphs, action, facts = [], url }: MailContent & { url: string },
) => ({
  subject: subject(order.title),
  paragraphs,
  facts: [...itemFacts(order), ...facts],
  action: { label: action, url },
});

export function mailTo(app: App, order: OrderForMail, side: OrderSide, content: MailContent): Mail {
  const { greeting, footer } = mailTexts;
  const { PUBLIC_URL: url } = app.config;
  const readerId = order[`${side}_id`];
  const zone = order[`${side}_zone`] ?? shopZone();
  const to = {
    name: order[`${side}_name`],
    address: order[`${side}_email`],
    confirmed: order[`${side}_confirmed`],
  };
  return {
    for: { of: 'person', person: readerId, quotes: namedIn(order).filter((id) => id !== readerId) },
    // Combined emails lose their calendar files, so an email with a calendar file must be sent on its own.
    kind: isMeetingCanceled(order) ? 'vital' : 'trade',
    topic: order.listing_id,
    to,
    greeting: greeting(to),
    footer: footer(url),
    ...ownPhoto(url, order.img),
    // Added to all emails about orders, so that no order can end while its meeting stays in a calendar.
    ...(isMeetingCanceled(order) && { calendar: calendarOf(order, url, 'CANCEL') }),
    ...(order.due_at && { turn: orderStatusText(toOrder(app, order, readerId), side, zone) }),
    ...contentOf(order, { url: `${url}${orderPath(order.id, order.conversation_id)}`, ...content }),
  };
}

export type SideWords = {
  subject: (title: string) => string;
  toBuyer: (seller: string) => string[];
  toSeller: (buyer: string) => string[];
  action: string;
};

/** Composes an email with different paragraphs for each side, which name the other side. */
export function mailSide(
  app: App,
  order: OrderForMail,
  side: OrderSide,
  words: SideWords,
  more: Pick<MailContent, 'facts'> = {},
): Mail {
  const paragraphs = side === 'buyer' ? words.toBuyer(order.seller_name) : words.toSeller(order.buyer_name);
  return mailTo(app, order, side, { ...words, ...more, paragraphs });
}

export const sellerFacts = (order: OrderForMail): Facts => [
  [mailTexts.facts.seller, order.seller_name],
  ...(order.seller_phone === null
    ? []
    : [[mailTexts.facts.sellerPhone, order.seller_phone] satisfies [string, string]]),
  [mailTexts.facts.sellerEmail, order.seller_email, 'address'],
  ...placeFact(order),
];

export const buyerFacts = (order: OrderForMail): Facts => [
  [mailTexts.facts.buyer, order.buyer_name],
  ...(order.phone === null ? [] : [[mailTexts.facts.phone, order.phone] satisfies Facts[number]]),
  [mailTexts.facts.buyerEmail, order.buyer_email, 'address'],
  ...placeFact(order),
];

const placeFact = ({ location }: OrderForMail): Facts =>
  location === null ? [] : [[mailTexts.facts.meeting, location]];

const itemFacts = ({ title, sale_cents }: OrderForMail): Facts => [
  [mailTexts.facts.item, title],
  [mailTexts.facts.price, formatMoney(fromMinorUnits(sale_cents))],
];

type Parties = {
  id: string;
  title: string;
  buyer_id: string;
  seller_id: string;
  conversation_id: string | null;
};

/** Notifies the sides that did not cause the transition. Emails have the details. */
export async function notifyTransition(
  app: App,
  trx: Trx,
  { id, title, conversation_id: conversation, ...ids }: Parties,
  event: OrderStage | 'proposed' | 'agreed' | 'settlement' | 'dispute-withdrawn',
  by: OrderMover,
  more: { meeting?: NotifiedMeeting | undefined; end?: 'returning' | 'reduced' | undefined } = {},
): Promise<void> {
  const readers = orderSides.filter((side) => side !== by);
  await notify(
    app,
    trx,
    ...readers.map((side) => ({
      userId: ids[`${side}_id`],
      kind: 'order' as const,
      subject: id,
      data: { title, step: event, ...more },
      conversation,
      mail: 'off' as const,
    })),
  );
}
