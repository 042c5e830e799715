import { sql } from 'kysely';
import { isBuyable } from '#src/catalog/listings/filter-queries.server.ts';
import { noticeChecks, type NoticeCheck } from '#src/messaging/notifications/ports.server.ts';

const isWatched: NoticeCheck = ({ person, subject }) => sql`exists (
  select from watches where person_id = ${person} and listing_id = ${subject})`;

export const watchNotices = noticeChecks.providedBy({
  'price-dropped': (notice) => {
    const { person, subject, data } = notice;
    return sql`${isWatched(notice)} and ${isBuyable(person, subject, sql`sale_cents <= ${data['cents']}`)}`;
  },
  'back-on-sale': (notice) => {
    const isFree = sql`listings.id not in (select id from booked_listings)`;
    return sql`${isWatched(notice)} and ${isBuyable(notice.person, notice.subject, isFree)}`;
  },
  'watched-sold': (notice) =>
    sql`${isWatched(notice)} and exists (select from listings
      where id = ${notice.subject} and sold_at is not null and not is_blocked(${notice.person}, seller_id))`,
});
