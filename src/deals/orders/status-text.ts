import type { OrderSide } from '#src/platform/db/columns.ts';
import {
  formatDay,
  formatDeadline,
  formatMeeting,
  formatMoment,
  formatNearMeeting,
} from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { displayName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { joinSentences } from '#src/texts/words.ts';
import type { ByStage, Order, OrderAction } from './schemas.ts';
import type { EndedStage } from './stages.ts';

export type DescribedOrder = ByStage &
  Pick<
    Order,
    | 'name'
    | 'seller'
    | 'phone'
    | 'acts'
    | 'meeting'
    | 'claimedBy'
    | 'settlement'
    | 'sale'
    | 'returns'
    | 'awaitsItem'
  > & {
    history?: readonly { stage: string; by: string }[];
  };
type OpenDescribedOrder = Extract<DescribedOrder, { until: string }>;
type Names = { buyer: string; seller: string };

/** Returns the names of both sides, with a placeholder for erased accounts. */
export const namesOf = ({ name, seller }: Pick<Order, 'name' | 'seller'>): Names => ({
  buyer: displayName(name),
  seller: displayName(seller),
});

/** The text for the buyer's phone number and meeting place while there are none. */
export const noContactText = ({ name }: Pick<Order, 'name'>): string =>
  name === null ? siteTexts.left.gone : dealTexts.deal.notAdded;

/** A sentence. Its end `until` is the deadline of a side that the reader waits for, and empty otherwise. */
export type StatusText = { text: string; until: string };

/**
 * Describes in one sentence who has to act and until when, or how the order ended. Emails pass the reader's zone, in
 * which deadlines are given.
 */
export function orderStatusText(order: DescribedOrder, side: OrderSide | 'admin', zone?: string): string {
  const { text, until } = orderStatus(order, side, zone);
  return text + until;
}

export function orderStatus(order: DescribedOrder, side: OrderSide | 'admin', zone?: string): StatusText {
  const status = statusOf(order, side, zone);
  return typeof status === 'string' ? { text: status, until: '' } : status;
}

const waiting = (text: string, until: string): StatusText => ({
  text,
  until: dealTexts.deal.turn.until(until),
});

function statusOf(
  order: DescribedOrder,
  side: OrderSide | 'admin',
  zone: string | undefined,
): string | StatusText {
  const { turn: texts } = dealTexts.deal;
  const names = namesOf(order);
  if (order.until === null) {
    const { ended } = dealTexts.deal;
    const [previous, last] = [order.history?.at(-2), order.history?.at(-1)];
    const isOwn = side !== 'admin' && last?.by === side && previous?.stage !== 'disputed';
    const end = order.stage === 'cancelled' && isOwn ? ended.youCancelled : endText(order.stage, names, side);
    return joinSentences([end, ...returnTexts(order, side, zone)]);
  }
  const until = formatDeadline(order.until, zone);
  if (order.stage === 'disputed') return disputedText(order, side, names, until);
  if (side === 'admin') return adminText(order, names, until, zone);
  const other = names[otherSide(side)];
  const canDo = (action: OrderAction) => order.acts.includes(action);
  switch (order.stage) {
    case 'requested':
      return side === 'buyer'
        ? waiting(texts.requested.buyer(other), until)
        : texts.requested.seller(other, until);
    case 'accepted': {
      if (lacksContact(order))
        return side === 'buyer'
          ? texts.accepted.contact.buyer(other, until)
          : waiting(texts.accepted.contact.seller(other), until);
      const proposal = openProposal(order);
      if (!proposal) return texts.accepted.none(other, until);
      const isSooner = order.until < nextTime(proposal);
      const deadline = formatDeadline(earlier(order.until, lastTime(proposal)), zone);
      const isChoice = proposal.alternatives.length > 0 && !isSooner;
      if (!canDo('agree')) return waiting(texts.accepted[isChoice ? 'waitForPick' : 'wait'](other), deadline);
      const meeting = describe(proposal, zone);
      return isChoice
        ? texts.accepted.pick(other, meeting, deadline)
        : texts.accepted.respond(other, meeting, isSooner ? deadline : null);
    }
    case 'arranged': {
      const proposal = canDo('agree') ? openProposal(order) : null;
      if (proposal) return newProposalText(order.arranged, proposal, other, zone);
      if (order.arranged.over) return texts.arranged.past[side](other, until);
      return openProposal(order)?.by === side
        ? texts.arranged.waiting(other)
        : texts.arranged.ahead(other, describe(order.arranged, zone));
    }
    default:
      return canDo('received') || canDo('sold')
        ? texts.handedOver.respond[side](other, until)
        : waiting(texts.handedOver.wait(other), until);
  }
}

/** Returns the time until which `orderStatusText` applies. */
export function statusDeadline(order: DescribedOrder): string | null {
  const { until, acts } = order;
  if (order.stage === 'accepted') {
    const proposal = openProposal(order);
    return proposal ? earlier(order.until, lastTime(proposal)) : order.until;
  }
  if (order.stage !== 'arranged') return until;
  const proposal = acts.includes('agree') ? openProposal(order) : null;
  if (order.arranged.over) return proposal ? lastTime(proposal) : until;
  return proposal ? earlier(order.arranged.at, lastTime(proposal)) : order.arranged.at;
}

/** Whether the order came from an offer, and its buyer has not given a phone number and a place yet. */
const lacksContact = ({ stage, phone }: Pick<Order, 'stage' | 'phone'>): boolean =>
  stage === 'accepted' && phone === null;

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The proposed meeting that the other side can still agree to. */
export const openProposal = ({ meeting }: Pick<Order, 'meeting'>): Order['meeting'] =>
  meeting && !meeting.agreed && !meeting.past ? meeting : null;

type Proposal = NonNullable<Order['meeting']>;

/** The times to choose from, the soonest first. */
export const timesOf = ({ at, alternatives }: Pick<Proposal, 'at' | 'alternatives'>): string[] => [
  at,
  ...alternatives,
];

/** The first time of a choice that is still ahead, after which there is less to choose from. */
const nextTime = (proposal: Proposal): string =>
  timesOf(proposal).find((at) => Date.parse(at) > Date.now()) ?? lastTime(proposal);

const lastTime = ({ at, alternatives }: Proposal): string => alternatives.at(-1) ?? at;

type Place = { at: string; zone: string; place: string | null; alternatives?: readonly string[] };

/** Describes a proposal to move an agreed meeting, which is still valid until the proposal is accepted. */
function newProposalText(
  arranged: Place & { over: boolean },
  proposal: Proposal,
  other: string,
  zone: string | undefined,
): string {
  const { instead, another } = dealTexts.deal.turn.arranged;
  if (!arranged.over && lastTime(proposal) >= arranged.at) return instead(other, describe(arranged, zone));
  const isChoice = proposal.alternatives.length > 0;
  return another(other, describe(proposal, zone), isChoice ? formatMoment(lastTime(proposal), zone) : null);
}

function disputedText(
  { claimedBy, settlement }: Pick<Order, 'claimedBy' | 'settlement'>,
  side: OrderSide | 'admin',
  names: Names,
  until: string,
): string | StatusText {
  const { disputed } = dealTexts.deal.turn;
  if (settlement && side === otherSide(settlement.by)) {
    const { by, outcome, sale } = settlement;
    return sale
      ? disputed.settle.lower(names[by], formatMoney(sale), until)
      : disputed.settle[outcome](names[by], until);
  }
  if (claimedBy === null) return side === 'admin' ? disputed.admin(until) : disputed.decides(until);
  const respondent = otherSide(claimedBy);
  return side === respondent
    ? disputed.respond(names[claimedBy], until)
    : waiting(disputed.wait(names[respondent]), until);
}

type Returning = Pick<DescribedOrder, 'name' | 'seller' | 'stage' | 'sale' | 'returns' | 'awaitsItem'>;

/** Says what the two sides return to each other after the deal. Emails pass the reader's zone. */
export function returnTexts(order: Returning, side: OrderSide | 'admin', zone?: string): string[] {
  const { stage, sale, returns, awaitsItem } = order;
  const { ended } = dealTexts.deal;
  const names = namesOf(order);
  const price = formatMoney(sale);
  // A process of the previous release sends neither field.
  const isKept = returns && stage === 'completed';
  const give = (what: 'item' | 'money', from: OrderSide, amount = '') => {
    const to = otherSide(from);
    const how = side === from ? 'give' : side === to ? 'get' : 'between';
    const day = formatDay(returns?.by ?? '', zone);
    return ended.returns[what][how]({ from: names[from], to: names[to], day, amount });
  };
  return [
    ...(isKept ? [side === 'buyer' ? ended.youKeep(price) : ended.keeps(names.buyer, price)] : []),
    ...(returns?.item ? [give('item', 'buyer')] : []),
    ...(returns?.money ? [give('money', 'seller', formatMoney(returns.money))] : []),
    ...(awaitsItem && side === 'seller' ? [ended.paused] : []),
  ];
}

function adminText(order: OpenDescribedOrder, names: Names, until: string, zone: string | undefined): string {
  const { turn: texts } = dealTexts.deal;
  if (order.stage === 'arranged') return texts.arranged.admin(describe(order.arranged, zone));
  if (order.stage === 'requested') return texts.requested.admin(names, until);
  return texts[order.stage === 'accepted' ? 'accepted' : 'handedOver'].admin(until);
}

function endText(stage: EndedStage, names: Names, side: OrderSide | 'admin'): string {
  const { ended } = dealTexts.deal;
  if (stage === 'declined' && side === 'seller') return ended.youDeclined;
  if (stage === 'withdrawn' && side === 'buyer') return ended.youWithdrew;
  if (stage === 'declined' || stage === 'withdrawn') return ended[stage](names);
  return ended[stage];
}

/** Emails pass the reader's zone. They name the day, because they are read later. */
function describe({ at, zone, place, alternatives = [] }: Place, readerZone: string | undefined) {
  const { choice, on } = dealTexts.meetings;
  const count = alternatives.length + 1;
  const near = readerZone === undefined ? formatNearMeeting(at, zone) : null;
  const moment = count > 1 ? choice(count) : (near ?? formatMeeting(at, zone));
  return { moment, on: near ?? on(moment), place: place ?? siteTexts.left.erased };
}
