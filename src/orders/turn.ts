import { formatMeeting, formatMoment } from '#src/platform/dates.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { personName } from '#src/ui/person-name.ts';
import type { Order, OrderSide } from './contract.ts';

/** What of an order says whose turn it is. */
type Turn = Pick<
  Order,
  'stage' | 'name' | 'seller' | 'until' | 'acts' | 'meeting' | 'arranged' | 'claimedBy'
>;
type Names = { buyer: string; seller: string };

/** The names of both sides of an order, with a placeholder for erased accounts. */
export const namesOf = ({ name, seller }: Pick<Order, 'name' | 'seller'>): Names => ({
  buyer: personName(name),
  seller: personName(seller),
});

/**
 * Whose turn it is and until when, or how it ended, in one sentence for the one who reads: on the page of the order, in lists and
 * in mails.
 */
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

/** The moment that the sentence names: when someone's time is up, or when they meet. */
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

/** Whether someone has proposed a meeting to which the other side can still agree. */
export const waitsForAnswer = ({ meeting }: Pick<Order, 'meeting'>): boolean =>
  meeting !== null && !meeting.agreed && !meeting.past;

/** The end of the order's time, where that comes before what was proposed. */
const sooner = ({ until, meeting }: Turn, said: string): string | null =>
  until! < meeting!.at ? said : null;

/** What was agreed on stands until then, unless it is over, or what is asked for comes first. */
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

/** A meeting as people say it where it is. */
function spoken({ at, zone, place }: { at: string; zone: string; place: string | null }) {
  return { moment: formatMeeting(at, zone), place: place ?? siteTexts.left.erased };
}

const answers = ['accept', 'agree', 'answer'] as const;

/** Whether it waits for the one who reads, and for nobody else. */
export const isTurnOf = ({ stage, acts }: Pick<Order, 'stage' | 'acts'>): boolean =>
  answers.some((act) => acts.includes(act)) || (stage === 'handed-over' && acts.includes('dispute'));
