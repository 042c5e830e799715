import type { Offer } from '#src/deals/offers/schemas.ts';
import { isOfferWaiting } from '#src/deals/offers/status-text.ts';
import type { ShownOrder } from '#src/deals/orders/client.ts';
import { isWaitingForReader } from '#src/deals/orders/next-act.ts';
import { isFinal } from '#src/deals/orders/stages.ts';
import { openProposal } from '#src/deals/orders/status-text.ts';
import type { Step } from '#src/deals/orders/step-text.ts';
import type { DealStep } from '#src/messaging/conversations/schemas.ts';

type Suggestion = ShownOrder['proposals'][number];

export type DealEntry = { key: string; date: string } & (
  | { kind: 'offer'; offer: Offer; turn: Offer['turns'][number]; isLast: boolean }
  | { kind: 'step'; step: Step }
  | { kind: 'suggestion'; suggestion: Suggestion }
  | { kind: 'stage'; step: Step }
  | { kind: 'meeting' }
  | { kind: 'handover' }
  | { kind: 'dispute' }
  | { kind: 'reviews' }
);

type Given = { offers: readonly Offer[]; steps: readonly DealStep[]; order: ShownOrder | undefined };

/** Returns what happened in a deal, as cards and lines, oldest first. Only the latest order has cards with actions. */
export function dealEntries({ offers, steps, order }: Given): DealEntry[] {
  const entries = [
    ...offers.flatMap(turnEntries),
    ...stepEntries(steps.filter((step) => step.order !== order?._id)),
    ...(order ? orderEntries(order) : []),
  ];
  return entries.toSorted((one, other) => one.date.localeCompare(other.date));
}

const turnEntries = (offer: Offer): DealEntry[] =>
  offer.turns.map((turn, index) => ({
    kind: 'offer',
    key: `offer:${turn.date}`,
    date: turn.date,
    offer,
    turn,
    isLast: index === offer.turns.length - 1,
  }));

function stepEntries(steps: readonly DealStep[]): DealEntry[] {
  return steps.map(({ order, stage, by, date }, index) => {
    const before = steps.slice(0, index).findLast((step) => step.order === order);
    const step = { stage, by, previous: before?.stage ?? null };
    return { kind: 'step', key: `${order}:${stage}:${date}`, date, step };
  });
}

function orderEntries(order: ShownOrder): DealEntry[] {
  const { _id, history, stage, dispute, arranged, proposals } = order;
  const steps = stepEntries(history.map((step) => ({ order: _id, ...step, date: step.at })));
  const last = steps.at(-1);
  if (!last) return [];
  const { date } = last;
  const meeting = meetingDate(order, date);
  const isCard = meeting === null && stage !== 'disputed';
  const open = openProposal(order);
  return [
    ...steps.slice(0, -1),
    ...(last.kind === 'step' && isCard ? [{ ...last, kind: 'stage' as const }] : [last]),
    ...proposals
      .filter(({ version }) => version !== open?.version || isFinal(stage))
      .map((suggestion): DealEntry => ({
        kind: 'suggestion',
        key: `${_id}:suggestion:${suggestion.version}`,
        date: suggestion.date,
        suggestion,
      })),
    ...(meeting === null ? [] : [{ kind: 'meeting' as const, key: meetingKey(order), date: meeting }]),
    ...(stage === 'arranged' && arranged
      ? [{ kind: 'handover' as const, key: `${_id}:handover`, date: meeting ?? date }]
      : []),
    ...(dispute ? [{ kind: 'dispute' as const, key: `${_id}:dispute`, date: dispute.date }] : []),
    ...(stage === 'completed' ? [{ kind: 'reviews' as const, key: `${_id}:reviews`, date }] : []),
  ];
}

const meetingKey = ({ _id, meeting }: ShownOrder) => `${_id}:meeting:${meeting?.version ?? 0}`;

/** Returns when the card of the meeting was opened, or null if no meeting is suggested or agreed. */
function meetingDate(order: ShownOrder, since: string): string | null {
  const { stage, proposals } = order;
  const open = openProposal(order);
  if (stage !== 'arranged' && !(stage === 'accepted' && open)) return null;
  const proposed = open && proposals.find(({ version }) => version === open.version);
  return proposed && proposed.date > since ? proposed.date : since;
}

/** Whether the deal has not become an order yet, or has an open offer again after its order ended. */
export const isAtOffer = ({ until }: Offer, order: ShownOrder | undefined): boolean =>
  !order || (isFinal(order.stage) && until !== null);

export type Current = {
  key: string;
  /** The reader's task on this card, if any. */
  task: 'answer' | 'meeting' | 'handover' | 'met' | 'review' | null;
};

/** Whether the reader has to act now. Until the meeting, the handover waits for nobody. */
export const isUrgent = (task: Current['task']): boolean => task !== null && task !== 'handover';

/** Returns the card that waits for a side, or the last card of a deal that has ended. */
export function currentCard(
  entries: readonly DealEntry[],
  order: ShownOrder | undefined,
  canReview: boolean,
): Current | null {
  const turn = entries.findLast((entry) => entry.kind === 'offer' && entry.isLast);
  if (turn?.kind === 'offer' && isAtOffer(turn.offer, order))
    return { key: turn.key, task: isOfferWaiting(turn.offer) ? 'answer' : null };
  if (!order) return null;
  const { stage, acts } = order;
  const find = (kind: DealEntry['kind'], task: Current['task']): Current | null => {
    const card = entries.findLast((entry) => entry.kind === kind);
    return card ? { key: card.key, task } : null;
  };
  const isMine = isWaitingForReader(order);
  if (stage === 'completed') return find('reviews', canReview ? 'review' : null);
  if (stage === 'disputed') return find('dispute', isMine ? 'answer' : null);
  if (order.stage === 'arranged') {
    if (isMine && acts.includes('agree')) return find('meeting', 'answer');
    if (order.arranged.over) return find('handover', 'met');
    // A side that suggests another time sees that suggestion.
    return find(openProposal(order) ? 'meeting' : 'handover', 'handover');
  }
  if (openProposal(order) && stage === 'accepted') return find('meeting', isMine ? 'answer' : null);
  if (stage === 'accepted' && acts.includes('propose')) return find('stage', 'meeting');
  return find('stage', isMine ? 'answer' : null);
}
