import { OfferAnswers } from '#src/deals/offers/offer-answers.tsx';
import { percentBelow } from '#src/deals/offers/quick-amounts.ts';
import type { Offer } from '#src/deals/offers/schemas.ts';
import { offerTurnText } from '#src/deals/offers/status-text.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import type { OwnOrder } from '#src/deals/orders/client.ts';
import { DisputeSection } from '#src/deals/orders/dispute/section.tsx';
import { stepText, suggestionText, type People } from '#src/deals/orders/step-text.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { displayName } from '#src/texts/names.ts';
import { reviewTexts } from '#src/texts/reviews.ts';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Card, CardLine, type Look } from './card.tsx';
import { isUrgent, type Current, type DealEntry } from './entries.ts';
import { HandoverCard, MeetingCard } from './meeting-cards.tsx';
import { StageCard } from './stage-card.tsx';

// Only complete deals have reviews, and their form is larger than all cards.
const OrderReviewsCard = lazyPart(
  async () => (await import('#src/deals/reviews/order-reviews-card.tsx')).OrderReviewsCard,
);

type Props = {
  entry: DealEntry;
  order: OwnOrder | undefined;
  people: People & { sale: number };
  /** The reader's task on this card; undefined unless it is the current one. */
  task: Current['task'] | undefined;
  /** Whether cards show the time, below the heading of their day. */
  isDated?: boolean;
};

export function EntryView({ entry, order, people, task, isDated = true }: Props) {
  const look = task === undefined ? 'closed' : isUrgent(task) ? 'urgent' : 'open';
  if (entry.kind === 'offer')
    return (
      <OfferTurn
        offer={entry.offer}
        turn={entry.turn}
        isLast={entry.isLast}
        look={entry.offer.until === null ? 'closed' : look}
      />
    );
  if (entry.kind === 'step') return <CardLine date={entry.date}>{stepText(entry.step, people)}</CardLine>;
  if (entry.kind === 'suggestion')
    return <CardLine date={entry.date}>{suggestionText(entry.suggestion, people)}</CardLine>;
  if (!order) return null;
  const { ask, heading } = reviewTexts.reviews;
  const date = isDated ? entry.date : undefined;
  if (entry.kind === 'stage')
    return <StageCard order={order} look={look} date={date} title={stepText(entry.step, people)} />;
  if (entry.kind === 'meeting') return <MeetingCard order={order} look={look} />;
  if (entry.kind === 'handover') return <HandoverCard order={order} look={look} />;
  if (entry.kind === 'reviews')
    return (
      <Card
        title={task === 'review' ? ask(displayName(order.other.name)) : heading}
        date={date}
        look={task === 'review' ? 'urgent' : 'closed'}
      >
        <OrderReviewsCard order={order} />
      </Card>
    );
  return (
    <Card title={disputeTexts.heading} date={date} look={order.stage === 'disputed' ? look : 'closed'}>
      <DisputeSection order={order} />
    </Card>
  );
}

function OfferTurn({
  offer,
  turn,
  isLast,
  look,
}: {
  offer: Offer;
  turn: Offer['turns'][number];
  isLast: boolean;
  look: Look;
}) {
  const { by, amount, note, warnings, date } = turn;
  const { offered, ended } = offerTurnText(turn, offer);
  const percent = percentBelow(amount, offer.sale) ?? 0;
  const isOwn = by === offer.side;
  return (
    <Card
      title={offered}
      date={date}
      look={look}
      align={look === 'urgent' ? 'self-center' : isOwn ? 'self-end' : 'self-start'}
    >
      {percent > 0 && <p className="-mt-2 text-sm text-soft">{dealThreadTexts.below(percent)}</p>}
      {note && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
      {!isOwn && <WarningNotice warnings={warnings} />}
      {ended && <p className="text-sm font-semibold text-soft">{ended}</p>}
      {isLast && <ChangesCard changes={offer.changes} />}
      {isLast && offer.acts.length > 0 && <OfferAnswers offer={offer} />}
    </Card>
  );
}
