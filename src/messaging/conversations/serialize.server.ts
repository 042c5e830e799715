import type { OrderSide } from '#src/platform/db/columns.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { cutText, lengthOf } from '#src/platform/user-text/cut.ts';
import { warningsInDeal } from '#src/platform/user-text/handover-code.ts';
import type { readDeals } from './deal-queries.server.ts';
import type { ShownConversation } from './list-queries.server.ts';
import type { MessageRow, listSteps } from './queries.server.ts';
import type { Conversation, DealStep, ListedConversation, Message } from './schemas.ts';

const excerptLength = 140;

export function excerptOf(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ');
  return lengthOf(line) <= excerptLength ? line : `${cutText(line, excerptLength - 1).trimEnd()}…`;
}

/** `reader` is the reader's side in an accepted order; null before one was accepted. */
export const toMessage = (row: MessageRow, readerId: string, reader: OrderSide | null): Message => ({
  seq: row.seq,
  mine: row.sender_id === readerId,
  body: row.body,
  photos: row.photos,
  warnings: reader ? warningsInDeal(row.warnings, row.body, reader) : row.warnings,
  date: row.sent_at.toISOString(),
});

export function toConversation(row: ShownConversation, readerId: string): Conversation {
  const side = row.buyer_id === readerId ? 'buyer' : 'seller';
  return {
    _id: row.id,
    listing: row.listing_id,
    kind: row.kind,
    title: row.title,
    img: row.img,
    sale: fromMinorUnits(row.sale_cents),
    side,
    other: { _id: row.other_id, name: row.other_name },
    seq: row.last_seq,
    date: row.last_at.toISOString(),
    last: row.last_seq === 0 ? '' : row.last_body === null ? null : excerptOf(row.last_body),
    mine: row.last_sender === readerId,
    read: row[`${side}_read`],
    unread: row[`${side}_unread`],
    order: row.order_id,
    stage: row.stage,
    offer: offerOf(row),
    agreed: row.is_agreed,
    writable: row.has_blocked ? 'blocked' : row.is_gone ? 'gone' : 'yes',
  };
}

export function toListed(
  row: ShownConversation,
  readerId: string,
  deal: Awaited<ReturnType<typeof readDeals>>[number] | undefined,
): ListedConversation {
  const { act = null, has_changed: changed = false, suggested_by: suggested = null } = deal ?? {};
  const step = deal?.stage
    ? { stage: deal.stage, previous: deal.previous, by: deal.by, amount: fromMinorUnits(deal.sale_cents) }
    : null;
  const reviewed = deal?.reviewed_by ?? null;
  const { meeting_at: at = null, meeting_zone: zone = null } = deal ?? {};
  const meeting = at !== null && zone !== null ? { at: at.toISOString(), zone } : null;
  return { ...toConversation(row, readerId), act, changed, step, suggested, meeting, reviewed };
}

function offerOf({ bid_cents, bid_by, bid_state }: ShownConversation): Conversation['offer'] {
  if (bid_cents === null || bid_by === null || bid_state === null) return null;
  return { amount: fromMinorUnits(bid_cents), by: bid_by, state: bid_state };
}

export const toStep = ({
  order_id,
  to_stage,
  by,
  at,
}: Awaited<ReturnType<typeof listSteps>>[number]): DealStep => ({
  order: order_id,
  stage: to_stage,
  by,
  date: at.toISOString(),
});
