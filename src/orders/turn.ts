import { formatMoment } from '#src/platform/dates.ts';
import { dealTexts } from '#src/texts/deal.ts';
import type { Order } from './contract.ts';

/** Whose turn it is and until when, or how it ended, in one sentence for the one who reads. */
export function turnOf(order: Order, side: 'buyer' | 'seller' | 'admin'): string {
  const { turn, ended } = dealTexts.deal;
  const names = { buyer: order.name, seller: order.seller };
  const until = order.until === null ? '' : formatMoment(order.until);
  switch (order.stage) {
    case 'requested':
    case 'accepted':
      return turn[order.stage][side](names, until);
    case 'handed-over':
      if (order.acts.length > 0) return turn.confirm(until);
      return turn.confirmed(side === 'buyer' ? names.seller : names.buyer, until);
    case 'declined':
    case 'withdrawn':
      return ended[order.stage](names);
    default:
      return ended[order.stage];
  }
}

/** Whether it waits for the one who reads, and for nobody else. */
export const isTurnOf = ({ stage, acts }: Order): boolean =>
  acts.includes('accept') || (stage === 'handed-over' && acts.length > 0);
