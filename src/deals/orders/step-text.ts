import type { OrderMover, OrderSide, OrderStage } from '#src/platform/db/columns.ts';
import { formatMeeting } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { displayName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import type { OrderDetails } from './schemas.ts';
import { timesOf } from './status-text.ts';

export type People = { side: OrderSide | 'admin'; name: string | null; seller: string | null };

/** Returns 'You' for the reader's own side. */
function whoIs(by: Exclude<OrderMover, 'clock'>, { side, name, seller }: People): string {
  const { you, admin, shop } = dealThreadTexts;
  if (by === side) return you;
  if (by === 'admin') return admin;
  if (by === 'shop') return shop;
  return displayName(by === 'buyer' ? name : seller);
}

const automatic: Partial<Record<OrderStage, string>> = dealThreadTexts.automatic;

export type Step = { stage: OrderStage; by: OrderMover; previous: OrderStage | null };

/** Describes a transition in one line, from the reader's point of view. */
export function stepText(
  { stage, by, previous }: Step,
  people: People & { sale: number },
  /** When the agreed meeting takes place, if that is known. */
  meeting?: string,
): string {
  const { steps } = dealThreadTexts;
  if (by === 'clock') return automatic[stage] ?? dealThreadTexts.automatic.completed;
  const who = whoIs(by, people);
  const isSide = by === 'buyer' || by === 'seller';
  if (previous === 'disputed' && (stage === 'arranged' || stage === 'handed-over'))
    return steps.disputeWithdrawn(who);
  if (previous === 'disputed' && isSide && stage === 'completed') return steps.agreedToComplete(who);
  if (previous === 'disputed' && isSide && stage === 'cancelled') return steps.agreedToCancel(who);
  if (stage === 'handed-over' && by === 'buyer') return steps.received(who);
  if (stage === 'completed' && isSide) return steps.confirmed(who);
  if (stage === 'arranged' && meeting !== undefined) return steps.agreed(who, meeting);
  return steps[stage](who, formatMoney(people.sale));
}

type Suggestion = OrderDetails['proposals'][number];

/** Describes a suggested meeting in one line. */
export function suggestionText(suggestion: Suggestion, people: People): string {
  const { by, place } = suggestion;
  return dealThreadTexts.suggested(whoIs(by, people), timesText(suggestion), place ?? siteTexts.left.erased);
}

export const timesText = (suggestion: Pick<Suggestion, 'at' | 'alternatives' | 'zone'>): string =>
  timesOf(suggestion)
    .map((time) => formatMeeting(time, suggestion.zone))
    .join(dealThreadTexts.orAt);

type Told = Pick<OrderDetails, 'side' | 'name' | 'seller' | 'sale' | 'history' | 'proposals' | 'arranged'>;

/** Returns the transitions of an order and the meetings that were suggested, oldest first. */
export function historyLines(order: Told): { at: string; text: string }[] {
  const steps = order.history.map((step, index) => {
    const meeting = step.stage === 'arranged' ? agreedTime(order, step.at) : undefined;
    const previous = order.history[index - 1]?.stage ?? null;
    return { at: step.at, text: stepText({ ...step, previous }, order, meeting) };
  });
  const suggestions = order.proposals.map((suggestion) => ({
    at: suggestion.date,
    text: suggestionText(suggestion, order),
  }));
  return [...steps, ...suggestions].toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Undefined for an earlier choice of several times, because only the present meeting has the chosen one. */
function agreedTime({ proposals, arranged }: Told, agreedAt: string): string | undefined {
  const suggestion = proposals.findLast(({ date }) => date <= agreedAt);
  if (!suggestion) return undefined;
  const isPresent = arranged?.version === suggestion.version;
  const at = isPresent ? arranged.at : suggestion.alternatives.length > 0 ? undefined : suggestion.at;
  return at && formatMeeting(at, suggestion.zone);
}
