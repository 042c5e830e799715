import type { App } from '#src/platform/app.server.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { sideOf } from '#src/platform/shared/order-sides.ts';
import { warningsShown } from '#src/platform/user-text/warning-codes.ts';
import { warningsOf } from '#src/platform/user-text/warnings.ts';
import type { findLastDispute } from './dispute/queries.server.ts';
import type { listProposals, OtherMeeting } from './meeting/queries.server.ts';
import type { OrderRow } from './queries.server.ts';
import type { Times } from './rows.server.ts';
import type { ByStage, Order, OrderDetails, OrderDispute } from './schemas.ts';
import { isFinal } from './stages.ts';
import { allowedActions, claimsOf, isMeetingOver, stateOf } from './transitions/rules.server.ts';

const clockOf = ({ config }: App, { now }: OrderRow) => ({ now, speed: config.DEAL_SPEED });

export const actionsFor = (app: App, side: OrderSide, row: OrderRow) =>
  allowedActions(side, stateOf(row), clockOf(app, row), {
    claimedBy: row.claimed_by,
    disputedBy: row.disputed_by,
    settlementBy: row.settlement?.by ?? null,
  });

export const claimsFor = (app: App, side: OrderSide, row: OrderRow) =>
  claimsOf(side, stateOf(row), clockOf(app, row));

export function toOrder(app: App, row: OrderRow, readerId: string): Order {
  const side = sideOf(readerId, row);
  return {
    _id: row.id,
    name: row.buyer_name,
    email: row.buyer_email,
    phone: row.phone,
    location: row.location,
    title: row.title,
    sale: fromMinorUnits(row.sale_cents),
    img: row.img,
    seller: row.seller_name,
    listing: row.listing_id,
    version: row.version,
    kind: row.kind,
    state: row.sold_at ? 'sold' : 'open',
    date: row.placed_at.toISOString(),
    sold: row.sold_at?.toISOString() ?? null,
    // A reader on neither side is an admin.
    acts: side ? actionsFor(app, side, row) : isFinal(row.stage) ? [] : ['cancel'],
    listed: fromMinorUnits(row.listed_cents),
    offer: row.offer_id,
    conversation: side ? row.conversation_id : null,
    claimedBy: row.claimed_by,
    settlement: row.settlement && settlementOf(row.settlement),
    returns: row.return_by && {
      item: row.returns_item && row.awaits_item,
      money: row.refund_cents === null ? null : fromMinorUnits(row.refund_cents),
      by: row.return_by.toISOString(),
    },
    awaitsItem: row.awaits_item,
    meeting: row.proposal_at && {
      ...toTimes(row.proposal_version === row.meeting_version ? [row.meeting_at] : row.proposal_times),
      zone: row.proposal_zone,
      place: row.proposal_place,
      version: row.proposal_version,
      by: row.proposal_by,
      agreed: row.proposal_version === row.meeting_version,
      past: row.proposal_at <= row.now,
    },
    ...stageOf(app, row),
  };
}

const settlementOf = ({ by, outcome, cents }: NonNullable<OrderRow['settlement']>) => ({
  by,
  outcome,
  sale: cents === null ? null : fromMinorUnits(cents),
});

/** The first time, and the others. */
function toTimes([at, ...others]: Times): { at: string; alternatives: string[] } {
  return { at: at.toISOString(), alternatives: others.map((other) => other.toISOString()) };
}

type ProposalRow = Awaited<ReturnType<typeof listProposals>>[number];

export const toProposal = ({
  by,
  times,
  zone,
  place,
  version,
  made_at,
}: ProposalRow): OrderDetails['proposals'][number] => ({
  by,
  ...toTimes(times),
  zone,
  place,
  version,
  date: made_at.toISOString(),
});

export const toOtherMeeting = ({
  id,
  title,
  at,
  zone,
  place,
  is_agreed,
}: OtherMeeting): OrderDetails['clashes'][number] => ({
  _id: id,
  title,
  at: at.toISOString(),
  zone,
  place,
  agreed: is_agreed,
});

function stageOf(app: App, row: OrderRow): ByStage {
  if (row.stage === 'arranged')
    return { stage: row.stage, until: row.due_at.toISOString(), arranged: meetingOf(app, row) };
  const arranged = row.meeting_at && meetingOf(app, row);
  if (row.due_at === null) return { stage: row.stage, until: null, arranged };
  return { stage: row.stage, until: row.due_at.toISOString(), arranged };
}

const meetingOf = (app: App, row: Extract<OrderRow, { meeting_at: Date }>) => ({
  at: row.meeting_at.toISOString(),
  zone: row.meeting_zone,
  place: row.meeting_place,
  version: row.meeting_version,
  over: isMeetingOver(row.meeting_at, clockOf(app, row)),
});

export function toAdminOrder(app: App, row: OrderRow, readerId: string): Order {
  return { ...toOrder(app, row, readerId), people: { buyer: row.buyer_id, seller: row.seller_id } };
}

export function warningsOfOrder(
  row: OrderRow & { ended_for: string | null },
  isAgreed: boolean,
): OrderDetails['warnings'] {
  const warningsIn = (text: string | null) =>
    text === null ? [] : warningsShown(warningsOf(text), isAgreed);
  return {
    phone: warningsIn(row.phone).filter((code) => code !== 'phone'),
    location: warningsIn(row.location),
    meeting: warningsIn(row.proposal_place),
    arranged: warningsIn(row.meeting_place),
    reason: warningsIn(row.ended_for),
  };
}

type DisputeRow = NonNullable<Awaited<ReturnType<typeof findLastDispute>>>;

export function toDispute(row: DisputeRow): OrderDispute {
  const { outcome, against, settlement_by: by, settlement_outcome, settlement_cents: cents } = row;
  return {
    _id: row.id,
    by: row.opened_by,
    reason: row.reason,
    note: row.note,
    date: row.opened_at.toISOString(),
    answer: row.answer,
    photos: row.photos,
    ...(outcome === 'no-show' ? { outcome, against } : { outcome, against: null }),
    decision: row.decision,
    settlement:
      by && settlement_outcome
        ? { ...settlementOf({ by, outcome: settlement_outcome, cents }), agreed: row.settled }
        : null,
    warnings: { note: warningsOf(row.note ?? ''), answer: warningsOf(row.answer ?? '') },
  };
}
