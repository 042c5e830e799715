import { formatMeeting, formatMoment } from '#src/platform/shared/dates.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { personName } from '#src/ui/display-name.ts';
import type { Order, OrderSide } from './schemas.ts';

type Turn = Pick<
  Order,
  'stage' | 'name' | 'seller' | 'until' | 'acts' | 'meeting' | 'arranged' | 'claimedBy'
>;
type Names = { buyer: string; seller: string };

/** Erased accounts have a placeholder. */
export const namesOf = ({ name, seller }: Pick<Order, 'name' | 'seller'>): Names => ({
  buyer: personName(name),
  seller: personName(seller),
});

/** Says in one sentence whose turn it is and until when, or how the order ended. */
export function turnOf(order: Turn, side: OrderSide | 'admin'): string {
  const { turn } = dealTexts.deal;
  const names = namesOf(order);
  const until = order.until === null ? '' : formatMoment(order.until);
  if (order.until === null) return endOf(order, names);
  if (order.stage === 'disputed') return disputedTurn(order, side, names, until);
  if (side === 'admin') return adminTurn(order, names, until);
  const other = side === 'buyer' ? names.seller : names.buyer;
  const canDo = (act: Order['acts'][number]) => order.acts.includes(act);
  switch (order.stage) {
    case 'requested':
      return turn.requested[side](other, until);
    case 'accepted':
      if (!waitsForAnswer(order)) return turn.accepted.none(other, until);
      return canDo('agree')
        ? turn.accepted.asked(other, spoken(order.meeting!), sooner(order, until))
        : turn.accepted.asks(other, sooner(order, until) ?? formatMoment(order.meeting!.at));
    case 'arranged':
      if (canDo('agree')) return asksForAnother(order, other, canDo('dispute'));
      if (canDo('dispute')) return turn.arranged.past[side](other, until);
      return turn.arranged.ahead(other, spoken(order.arranged!));
    default:
      return turn.handedOver[canDo('dispute') ? 'asked' : 'asks'](other, until);
  }
}

export function turnMoment(order: Turn): string | null {
  const { until, stage, meeting, arranged, acts } = order;
  if (until === null) return null;
  const hasMet = acts.includes('dispute');
  if (stage === 'accepted') return waitsForAnswer(order) ? earlier(until, meeting!.at) : until;
  if (stage !== 'arranged') return until;
  if (!acts.includes('agree')) return hasMet ? until : arranged!.at;
  return hasMet ? meeting!.at : earlier(arranged!.at, meeting!.at);
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** Whether the other side can still agree to a proposed meeting. */
export const waitsForAnswer = ({ meeting }: Pick<Order, 'meeting'>): boolean =>
  meeting !== null && !meeting.agreed && !meeting.past;

/** The order's deadline, if it is before the proposed meeting. */
const sooner = ({ until, meeting }: Turn, said: string): string | null =>
  until! < meeting!.at ? said : null;

/** An agreed meeting stands until the new proposal is accepted. */
function asksForAnother({ arranged, meeting }: Turn, other: string, isPast: boolean): string {
  const { instead, another } = dealTexts.deal.turn.arranged;
  return isPast || meeting!.at < arranged!.at
    ? another(other, spoken(meeting!))
    : instead(other, spoken(arranged!));
}

function disputedTurn({ claimedBy }: Turn, side: OrderSide | 'admin', names: Names, until: string): string {
  const { disputed } = dealTexts.deal.turn;
  if (claimedBy === null) return side === 'admin' ? disputed.admin(until) : disputed.decides(until);
  const asked = claimedBy === 'buyer' ? 'seller' : 'buyer';
  return side === asked ? disputed.asked(names[claimedBy], until) : disputed.asks(names[asked], until);
}

function adminTurn(order: Turn, names: Names, until: string): string {
  const { turn } = dealTexts.deal;
  if (order.stage === 'arranged') return turn.arranged.admin(spoken(order.arranged!));
  if (order.stage === 'requested') return turn.requested.admin(names, until);
  return turn[order.stage === 'accepted' ? 'accepted' : 'handedOver'].admin(until);
}

function endOf({ stage }: Turn, names: Names): string {
  const { ended } = dealTexts.deal;
  if (stage === 'declined' || stage === 'withdrawn') return ended[stage](names);
  return ended[stage as 'completed' | 'expired' | 'cancelled' | 'no-show'];
}

function spoken({ at, zone, place }: { at: string; zone: string; place: string | null }) {
  return { moment: formatMeeting(at, zone), place: place ?? siteTexts.left.erased };
}

const answers = ['accept', 'agree', 'answer'] as const;

export const isTurnOf = ({ stage, acts }: Pick<Order, 'stage' | 'acts'>): boolean =>
  answers.some((act) => acts.includes(act)) || (stage === 'handed-over' && acts.includes('dispute'));
