import { sql } from 'kysely';
import { isBuyable } from '#src/catalog/listings/notice-service.server.ts';
import { noticeChecks } from '#src/messaging/notifications/ports.server.ts';

export const sellerNotices = noticeChecks.providedBy({
  'seller-listed': ({ person, subject, data }) =>
    sql`exists (select from follows where follower_id = ${person} and seller_id = ${subject})
      and ${isBuyable(person, String(data['path']).split('/').at(-1))}`,
});
