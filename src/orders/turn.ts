import { formatMeeting, formatMoment } from '#src/platform/dates.ts';
import { dealTexts } from '#src/texts/deal.ts';
import type { Order, OrderSide } from './contract.ts';

/** What of an order says whose turn it is. */
type Turn = Pick<Order, 'stage' | 'name' | 'seller' | 'until' | 'acts' | 'meeting' | 'arranged'>;

/**
 * Whose turn it is and until when, or how it ended, in one sentence for the one who reads: on the page of the order, in lists and
 * in mails.
 */
export function turnOf(order: Turn, side: OrderSide | 'admin'): string {
  const { turn } = dealTexts.deal;
  const names = { buyer: order.name, seller: order.seller };
  const until = order.until === null ? '' : formatMoment(order.until);
  if (order.until === null) return endOf(order, names);
  if (side === 'admin') return adminTurn(order, names, until);
  const other = side === 'buyer' ? names.seller : names.buyer;
  const canDo = (act: Order['acts'][number]) => order.acts.includes(act);
  switch (order.stage) {
    case 'requested':
      return turn.requested[side](other, until);
    case 'accepted':
      if (!order.meeting) return turn.accepted.none(other, until);
      return turn.accepted[canDo('agree') ? 'asked' : 'asks'](other, until);
    case 'arranged':
      if (canDo('agree')) return turn.arranged.asked(other, spoken(order));
      if (canDo('dispute')) return turn.arranged.past[side](other, until);
      return turn.arranged.ahead(other, spoken(order));
    case 'handed-over':
      return turn.handedOver[canDo('dispute') ? 'asked' : 'asks'](other, until);
    default:
      return turn.disputed[canDo('answer') ? 'asked' : 'asks'](other, until);
  }
}

function adminTurn(order: Turn, names: { buyer: string; seller: string }, until: string): string {
  const { turn } = dealTexts.deal;
  if (order.stage === 'arranged') return turn.arranged.admin(spoken(order));
  if (order.stage === 'handed-over') return turn.handedOver.admin(names, until);
  if (order.stage === 'requested' || order.stage === 'accepted') return turn[order.stage].admin(names, until);
  return turn.disputed.admin(names, until);
}

function endOf({ stage }: Turn, names: { buyer: string; seller: string }): string {
  const { ended } = dealTexts.deal;
  if (stage === 'declined' || stage === 'withdrawn') return ended[stage](names);
  return ended[stage as 'completed' | 'expired' | 'cancelled' | 'no-show'];
}

/** The meeting that both have agreed on, as people say it where it is. */
function spoken({ arranged }: Turn): { moment: string; place: string } {
  return { moment: formatMeeting(arranged!.at, arranged!.zone), place: arranged!.place };
}

const answers = ['accept', 'agree', 'answer'] as const;

/** Whether it waits for the one who reads, and for nobody else. */
export const isTurnOf = ({ stage, acts }: Pick<Order, 'stage' | 'acts'>): boolean =>
  answers.some((act) => acts.includes(act)) || (stage === 'handed-over' && acts.includes('dispute'));
