import { sql, type RawBuilder } from 'kysely';
import { noticeChecks } from '#src/messaging/notifications/ports.server.ts';

/** For each request to act on an offer, whether that is still needed. */
const conditions: Record<string, RawBuilder<boolean>> = {
  made: sql`true`,
  countered: sql`true`,
  edited: sql`offers.version <> listings.version`,
  confirmed: sql`offers.version = listings.version`,
};

export const offerNotices = noticeChecks.providedBy({
  // Only a request to act on an offer can be outdated; the end of an offer stays true.
  offer: ({ subject, data }) => {
    const condition = conditions[String(data['what'])];
    return condition
      ? sql`exists (
          select from offers join listings on listings.id = listing_id
          where chain_id = ${subject} and state = 'open' and amount_cents = ${data['cents']} and ${condition})`
      : sql`true`;
  },
});
