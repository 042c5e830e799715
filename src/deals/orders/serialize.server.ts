import type { App } from '#src/platform/app.server.ts';
import { toDollars } from '#src/platform/shared/money.ts';
import { warningsShown } from '#src/platform/user-text/warning-codes.ts';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import type { Order, OrderDetails, OrderSide } from './schemas.ts';
import type { OrderRow } from './lists/queries.server.ts';
import { actsOf, isFinal } from './stages.ts';
import { standingOf } from './transitions/queries.server.ts';

/** Null for admins. */
export const sideOf = (personId: string, row: { buyer_id: string; seller_id: string }): OrderSide | null =>
  personId === row.buyer_id ? 'buyer' : personId === row.seller_id ? 'seller' : null;

export const actsFor = ({ config }: App, side: OrderSide, row: OrderRow) =>
  actsOf(side, standingOf(row), { now: row.now, speed: config.DEAL_SPEED }, row.claimed_by);

export function toOrder(app: App, row: OrderRow, readerId: string): Order {
  const side = sideOf(readerId, row);
  return {
    _id: row.id,
    name: row.buyer_name,
    email: row.buyer_email,
    phone: row.phone,
    location: row.location,
    title: row.title,
    sale: toDollars(row.sale_cents),
    img: row.img,
    seller: row.seller_name,
    listing: row.listing_id,
    version: row.version,
    kind: row.kind,
    state: row.sold_at ? 'sold' : 'open',
    date: row.placed_at.toISOString(),
    stage: row.stage,
    until: row.due_at?.toISOString() ?? null,
    // A reader on neither side is an admin.
    acts: side ? actsFor(app, side, row) : isFinal(row.stage) ? [] : ['cancel'],
    listed: toDollars(row.listed_cents),
    offer: row.offer_id,
    claimedBy: row.claimed_by,
    ...meetingsOf(row),
  };
}

function meetingsOf(row: OrderRow): Pick<Order, 'meeting' | 'arranged'> {
  const { proposal_at, proposal_version, meeting_at, meeting_version } = row;
  return {
    meeting: proposal_at && {
      at: proposal_at.toISOString(),
      zone: row.proposal_zone!,
      place: row.proposal_place,
      version: proposal_version,
      by: row.proposal_by!,
      agreed: proposal_version === meeting_version,
      past: proposal_at <= row.now,
    },
    arranged: meeting_at && {
      at: meeting_at.toISOString(),
      zone: row.meeting_zone!,
      place: row.meeting_place,
      version: meeting_version!,
    },
  };
}

export function toAdminOrder(app: App, row: OrderRow, readerId: string): Order {
  return { ...toOrder(app, row, readerId), people: { buyer: row.buyer_id, seller: row.seller_id } };
}

export function warningsOfOrder(
  row: OrderRow & { ended_for: string | null },
  isAgreed: boolean,
): OrderDetails['warnings'] {
  const of = (text: string | null) => (text === null ? [] : warningsShown(warningsOf(text), isAgreed));
  return {
    phone: of(row.phone).filter((code) => code !== 'phone'),
    location: of(row.location),
    meeting: of(row.proposal_place),
    arranged: of(row.meeting_place),
    reason: of(row.ended_for),
  };
}
