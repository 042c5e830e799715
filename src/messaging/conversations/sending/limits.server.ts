import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { dealProblems } from '#src/texts/problems-deals.server.ts';

/** The maximum number of conversations that a buyer may start in a day, lower on the first day of their account. */
const maxBegun = { later: 20, first: 5 };
const maxSent = { minute: 30, day: 300 };
const maxPhotosSent = 40;

/** Conversations that began with a booking or an offer do not count, because these have limits of their own. */
async function countBegun(trx: Trx, buyerId: string) {
  const dayAgo = sql`shop_now() - interval '1 day'`;
  return trx
    .selectFrom('users')
    .select([
      sql<boolean>`users.created_at > ${dayAgo}`.as('is_new'),
      sql<number>`(
        select count(*)::int from conversations
        where buyer_id = users.id and last_at > ${dayAgo} and begun_at > ${dayAgo}
          and not exists (select from orders
            where (orders.listing_id, orders.buyer_id) = (conversations.listing_id, users.id))
          and not exists (select from offers
            where (offers.listing_id, offers.buyer_id) = (conversations.listing_id, users.id)))`.as('begun'),
    ])
    .where('id', '=', buyerId)
    .executeTakeFirstOrThrow();
}

async function countSent(trx: Trx, senderId: string) {
  return trx
    .selectFrom('messages')
    .select((eb) => [
      eb.fn.countAll<number>().as('day'),
      eb.fn
        .countAll<number>()
        .filterWhere('sent_at', '>', sql<Date>`shop_now() - interval '1 minute'`)
        .as('minute'),
      sql<number>`coalesce(sum(photo_count), 0)::int`.as('photos'),
    ])
    .where('sender_id', '=', senderId)
    .where('sent_at', '>', sql<Date>`shop_now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
}

/**
 * The caller must have locked the buyer.
 * @throws AppError `too-many-requests` above the daily limit of new conversations
 */
export async function refuseTooManyBegun(app: App, trx: Trx, buyerId: string): Promise<void> {
  if (app.config.RATE_LIMITS === 'off') return;
  const { begun, is_new: isNew } = await countBegun(trx, buyerId);
  const max = isNew ? maxBegun.first : maxBegun.later;
  // The count includes the conversation that has just begun.
  if (begun > max) throw tooMany(dealProblems.tooManyItemsAsked(max), 3600);
}

/**
 * The caller must have locked the sender.
 * @throws AppError `too-many-requests` above the limits for messages and photos
 */
export async function refuseTooMany(app: App, trx: Trx, senderId: string, photos: number): Promise<void> {
  if (app.config.RATE_LIMITS === 'off') return;
  const sent = await countSent(trx, senderId);
  if (sent.minute >= maxSent.minute) throw tooMany(dealProblems.tooMuchAtOnce, 60);
  if (sent.day >= maxSent.day) throw tooMany(dealProblems.tooManyMessages(maxSent.day), 3600);
  if (photos > 0 && sent.photos + photos > maxPhotosSent)
    throw tooMany(dealProblems.tooManyPhotos(maxPhotosSent), 3600);
}

const tooMany = (detail: string, retryAfter: number) =>
  new AppError('too-many-requests', detail, undefined, { retryAfter });
