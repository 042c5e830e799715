import { sql, type RawBuilder } from 'kysely';
import {
  notify,
  settleNotices,
  type Notice,
  type OwnMail,
} from '#src/messaging/notifications/notify-service.server.ts';
import { noticeChecks, type NoticeCheck } from '#src/messaging/notifications/ports.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { conversationOf, nameOf } from '#src/platform/db/query-parts.server.ts';
import type { NoticeReason } from '#src/platform/mail/reason.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { formatDay, shopZone } from '#src/platform/shared/dates.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { reviewMailTexts } from '#src/texts/review-mails.server.ts';
import { siteTexts } from '#src/texts/site.ts';

async function findReaders(trx: Trx, orderIds: string[]) {
  return trx
    .selectFrom('orders')
    .innerJoin('users as reader', (join) =>
      join.on(sql<boolean>`reader.id in (orders.buyer_id, orders.seller_id) and reader.deleted_at is null`),
    )
    .innerJoin('users as other', (join) =>
      join.on(sql<boolean>`other.id in (orders.buyer_id, orders.seller_id) and other.id <> reader.id`),
    )
    .select(['orders.id', 'orders.title', 'orders.listing_id', conversationOf('orders').as('conversation')])
    .select(['reader.id as reader_id', 'reader.name', 'reader.email', 'reader.email_verified'])
    .select('reader.zone')
    .select(sql<string>`coalesce(${nameOf('other')}, ${siteTexts.left.someone})`.as('other_name'))
    .select(sql<string[]>`array(select other.id where other.erased_at is null)`.as('named'))
    .select(
      sql<boolean>`exists (select from reviews where order_id = orders.id and author_id = reader.id)`.as(
        'has_written',
      ),
    )
    .select(
      sql<boolean>`exists (select from reviews where order_id = orders.id and subject_id = reader.id)`.as(
        'is_written_of',
      ),
    )
    .where(sql<boolean>`orders.id = any(${orderIds}::text[])`)
    .orderBy('orders.id')
    .execute();
}
type Reader = Awaited<ReturnType<typeof findReaders>>[number];

const findReader = async (trx: Trx, orderId: string, readerId: string): Promise<Reader | undefined> =>
  (await findReaders(trx, [orderId])).find(({ reader_id }) => reader_id === readerId);

function mailTo(app: App, reader: Reader, subject: string, paragraphs: string[], action: string) {
  const { PUBLIC_URL: url } = app.config;
  const to = { name: reader.name, address: reader.email, confirmed: reader.email_verified };
  return {
    kind: 'trade',
    topic: reader.listing_id,
    to,
    greeting: mailTexts.greeting(to),
    subject,
    paragraphs,
    action: { label: action, url: `${url}${orderPath(reader.id, reader.conversation)}` },
    footer: mailTexts.footer(url),
  } satisfies OwnMail;
}

/** The email does not quote the review, which stays hidden until both sides have written one. */
export async function notifyWaiting(
  app: App,
  trx: Trx,
  orderId: string,
  { readerId, until }: { readerId: string; until: Date },
): Promise<void> {
  const reader = await findReader(trx, orderId, readerId);
  if (!reader) return;
  const { subject, text, action } = reviewMailTexts.waiting;
  await notify(app, trx, {
    ...noticeOf(reader),
    kind: 'review-waiting',
    ownMail: mailTo(
      app,
      reader,
      subject(reader.title),
      text(reader.other_name, formatDay(until.toISOString(), reader.zone ?? shopZone())),
      action,
    ),
  });
}

/** A user who has written a review is not asked for it any more. */
export async function settleRequests(trx: Trx, orderId: string, authorId: string): Promise<void> {
  await settleNotices(trx, authorId, orderId, ['review-asked', 'review-waiting']);
}

export async function notifyShown(app: App, trx: Trx, orderIds: string[]): Promise<void> {
  const { subject, of, action } = reviewMailTexts.shown;
  const notices = (await findReaders(trx, orderIds)).map((reader): Notice => {
    const which =
      reader.has_written && reader.is_written_of ? 'both' : reader.is_written_of ? 'theirs' : 'yours';
    const ownMail = mailTo(app, reader, subject(reader.title), of[which](reader.other_name), action);
    return { ...noticeOf(reader), kind: 'reviews-open', ownMail };
  });
  await notify(app, trx, ...notices);
}

export async function notifyReplied(app: App, trx: Trx, orderId: string, authorId: string): Promise<void> {
  const reader = await findReader(trx, orderId, authorId);
  if (reader) await notify(app, trx, { ...noticeOf(reader), kind: 'review-answered' });
}

export async function notifyRemoved(
  app: App,
  trx: Trx,
  { order_id, author_id }: { order_id: string; author_id: string },
  reason: string | undefined,
): Promise<void> {
  const reader = await findReader(trx, order_id, author_id);
  if (!reader) return;
  const { subject, text, action } = reviewMailTexts.removed;
  const paragraphs = text(reader.other_name, app.shop.contactEmail);
  const mail: Mail = {
    ...mailTo(app, reader, subject(reader.title), paragraphs, action),
    for: { of: 'person', person: author_id, quotes: reader.named },
    kind: 'vital',
  };
  await enqueueMail(app, trx, reason ? { ...mail, facts: [[mailTexts.facts.reason, reason]] } : mail);
}

const noticeOf = ({ id, reader_id, named, title, conversation }: Reader) => ({
  userId: reader_id,
  subject: id,
  data: { title },
  conversation,
  mail: 'now' as const,
  quotes: named,
});

const hasReview = ({ person, subject }: NoticeReason, condition: RawBuilder<unknown>) => sql<boolean>`exists (
  select from orders join reviews on order_id = orders.id
  where orders.id = ${subject} and ${person} in (buyer_id, seller_id) and not is_blocked(buyer_id, seller_id)
    and ${condition})`;

const isReviewable: NoticeCheck = ({ person, subject }) => sql`exists (
  select from orders where id = ${subject} and review_until > shop_now() and not is_blocked(buyer_id, seller_id)
    and not exists (select from reviews where order_id = orders.id and author_id = ${person}))`;

export const reviewNotices = noticeChecks.providedBy({
  'review-asked': isReviewable,
  'review-waiting': isReviewable,
  'reviews-open': (notice) => hasReview(notice, sql`published_at is not null and removed_at is null`),
  'review-answered': (notice) =>
    hasReview(notice, sql`author_id = ${notice.person} and reply is not null and removed_at is null`),
});
