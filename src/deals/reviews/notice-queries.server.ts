import { sql, type RawBuilder } from 'kysely';
import type { NoticeReason } from '#src/platform/mail/reason.server.ts';
import { noticeChecks, type NoticeCheck } from '#src/messaging/notifications/ports.server.ts';

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
