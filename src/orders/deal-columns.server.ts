import { sql } from 'kysely';
import type { OrderSide } from './contract.ts';

export const dealColumns = [
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
  'orders.buyer_zone',
  'orders.seller_zone',
  'orders.handover_code',
  sql<string | null>`(select id from offers where order_id = orders.id)`.as('offer_id'),
  sql<Date>`shop_now()`.as('now'),
  sql<OrderSide | null>`(select opened_by from disputes where order_id = orders.id and closed_at is null and escalated_at is null)`.as(
    'claimed_by',
  ),
] as const;
