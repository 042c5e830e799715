import { sql } from 'kysely';
import type { OrderSide, SettlementOutcome } from '#src/platform/db/columns.ts';
import { conversationOf } from '#src/platform/db/query-parts.server.ts';
import type { EndedStage } from './stages.ts';

/** The times of the current proposal. One that the previous release wrote has no row in `order_proposals`. */
export const proposalTimes = sql<Date[]>`coalesce((select times from order_proposals
  where order_id = orders.id and version = orders.proposal_version), array[orders.proposal_at])`;

export const claimants = sql<OrderSide[]>`array(select opened_by from disputes where order_id = orders.id)`;

export const orderColumns = [
  'orders.id',
  'orders.phone',
  'orders.location',
  'orders.title',
  'orders.img',
  'orders.sale_cents',
  'orders.placed_at',
  'orders.sold_at',
  'orders.listing_id',
  'orders.buyer_id',
  'orders.seller_id',
  'listings.kind',
  'listings.version',
  'orders.stage',
  'orders.due_at',
  'orders.moved_at',
  'orders.moved_by',
  'orders.ended_for',
  'orders.listed_cents',
  'orders.proposal_at',
  'orders.proposal_zone',
  'orders.proposal_place',
  'orders.proposal_by',
  'orders.proposal_version',
  'orders.meeting_at',
  'orders.meeting_zone',
  'orders.meeting_place',
  'orders.meeting_version',
  proposalTimes.as('proposal_times'),
  'orders.handover_code',
  'orders.handed_over_by',
  'orders.return_by',
  'orders.returns_item',
  'orders.refund_cents',
  sql<boolean>`listings.return_order_id is not distinct from orders.id`.as('awaits_item'),
  sql<string | null>`(select id from offers where order_id = orders.id)`.as('offer_id'),
  conversationOf('orders').as('conversation_id'),
  sql<Date>`shop_now()`.as('now'),
  sql<OrderSide | null>`(select opened_by from disputes where order_id = orders.id and closed_at is null and escalated_at is null)`.as(
    'claimed_by',
  ),
  sql<OrderSide | null>`case orders.stage when 'disputed' then
    (select opened_by from disputes where order_id = orders.id and closed_at is null) end`.as('disputed_by'),
  sql<Settlement | null>`case orders.stage when 'disputed' then
    (select json_build_object('by', settlement_by, 'outcome', settlement_outcome, 'cents', settlement_cents) from disputes
     where order_id = orders.id and closed_at is null and settlement_by is not null) end`.as('settlement'),
  claimants.as('claimants'),
] as const;

type Settlement = { by: OrderSide; outcome: SettlementOutcome; cents: number | null };

type AtStage =
  | { stage: 'requested'; due_at: Date }
  | { stage: 'accepted'; due_at: Date; handover_code: string }
  | { stage: 'arranged'; due_at: Date; handover_code: string; meeting_at: Date }
  | { stage: 'handed-over'; due_at: Date; handed_over_by: OrderSide }
  | { stage: 'disputed'; due_at: Date }
  | { stage: EndedStage; due_at: null };
/** In chronological order. */
export type Times = [Date, ...Date[]];
type Proposal =
  /** `proposal_at` is the last of the times. */
  | { proposal_at: Date; proposal_times: Times; proposal_zone: string; proposal_by: OrderSide }
  | { proposal_at: null; proposal_zone: null; proposal_by: null };
type Meeting =
  | { meeting_at: Date; meeting_zone: string; meeting_version: number }
  | { meeting_at: null; meeting_zone: null; meeting_version: null };
/** The check constraints of the table guarantee these combinations. A place is null once an account has been erased. */
export type RowByStage = AtStage & Proposal & Meeting;
