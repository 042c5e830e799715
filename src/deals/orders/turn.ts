import { formatMeeting, formatMoment } from '#src/platform/shared/dates.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { personName } from '#src/ui/text.tsx';
import type { OrderSide } from '#src/platform/db/columns.ts';
import type { ByStage, Order, OrderAction } from './schemas.ts';
import type { EndedStage } from './stages.ts';

type Turn = ByStage & Pick<Order, 'name' | 'seller' | 'acts' | 'meeting' | 'claimedBy'>;
type OpenTurn = Extract<Turn, { until: string }>;
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
  if (order.until === null) return endOf(order.stage, names);
  const until = formatMoment(order.until);
  if (order.stage === 'disputed') return disputedTurn(order, side, names, until);
  if (side === 'admin') return adminTurn(order, names, until);
  const other = side === 'buyer' ? names.seller : names.buyer;
  const canDo = (action: OrderAction) => order.acts.includes(action);
  switch (order.stage) {
    case 'requested':
      return turn.requested[side](other, until);
    case 'accepted': {
      const proposal = openProposal(order);
      if (!proposal) return turn.accepted.none(other, until);
      const isSooner = order.until < proposal.at;
      return canDo('agree')
        ? turn.accepted.asked(other, spoken(proposal), isSooner ? until : null)
        : turn.accepted.asks(other, isSooner ? until : formatMoment(proposal.at));
    }
    case 'arranged': {
      const proposal = canDo('agree') ? openProposal(order) : null;
      if (proposal) return asksForAnother(order.arranged, proposal, other, canDo('dispute'));
      if (canDo('dispute')) return turn.arranged.past[side](other, until);
      return turn.arranged.ahead(other, spoken(order.arranged));
    }
    default:
      return turn.handedOver[canDo('dispute') ? 'asked' : 'asks'](other, until);
  }
}

/** When the time for what `turnOf` says is up. */
export function turnMoment(order: Turn): string | null {
  const { until, acts } = order;
  if (order.stage === 'accepted') {
    const proposal = openProposal(order);
    return proposal ? earlier(order.until, proposal.at) : order.until;
  }
  if (order.stage !== 'arranged') return until;
  const proposal = acts.includes('agree') ? openProposal(order) : null;
  if (acts.includes('dispute')) return proposal?.at ?? until;
  return proposal ? earlier(order.arranged.at, proposal.at) : order.arranged.at;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The proposed meeting that the other side can still agree to. */
export const openProposal = ({ meeting }: Pick<Order, 'meeting'>): Order['meeting'] =>
  meeting && !meeting.agreed && !meeting.past ? meeting : null;

type Place = { at: string; zone: string; place: string | null };

/** An agreed meeting stands until the new proposal is accepted. */
function asksForAnother(arranged: Place, proposal: Place, other: string, isPast: boolean): string {
  const { instead, another } = dealTexts.deal.turn.arranged;
  return isPast || proposal.at < arranged.at
    ? another(other, spoken(proposal))
    : instead(other, spoken(arranged));
}

function disputedTurn(
  { claimedBy }: Pick<Order, 'claimedBy'>,
  side: OrderSide | 'admin',
  names: Names,
  until: string,
): string {
  const { disputed } = dealTexts.deal.turn;
  if (claimedBy === null) return side === 'admin' ? disputed.admin(until) : disputed.decides(until);
  const asked = claimedBy === 'buyer' ? 'seller' : 'buyer';
  return side === asked ? disputed.asked(names[claimedBy], until) : disputed.asks(names[asked], until);
}

function adminTurn(order: OpenTurn, names: Names, until: string): string {
  const { turn } = dealTexts.deal;
  if (order.stage === 'arranged') return turn.arranged.admin(spoken(order.arranged));
  if (order.stage === 'requested') return turn.requested.admin(names, until);
  return turn[order.stage === 'accepted' ? 'accepted' : 'handedOver'].admin(until);
}

function endOf(stage: EndedStage, names: Names): string {
  const { ended } = dealTexts.deal;
  if (stage === 'declined' || stage === 'withdrawn') return ended[stage](names);
  return ended[stage];
}

function spoken({ at, zone, place }: Place) {
  return { moment: formatMeeting(at, zone), place: place ?? siteTexts.left.erased };
}

const answers = ['accept', 'agree', 'answer'] as const;

export const isTurnOf = ({ stage, acts }: Pick<Order, 'stage' | 'acts'>): boolean =>
  answers.some((act) => acts.includes(act)) || (stage === 'handed-over' && acts.includes('dispute'));
