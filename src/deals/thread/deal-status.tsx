import { Link } from 'react-router';
import type { Offer } from '#src/deals/offers/schemas.ts';
import { offerStatusText } from '#src/deals/offers/status-text.ts';
import type { ShownOrder } from '#src/deals/orders/client.ts';
import { TimeToMeeting } from '#src/deals/orders/meeting/arranged.tsx';
import { StatusLine } from '#src/deals/orders/status-line.tsx';
import { shortStatus } from '#src/deals/orders/short-status.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { dealThreadTexts } from '#src/texts/deal-thread.ts';
import { displayName } from '#src/texts/names.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/feedback/placeholders.tsx';
import { isAtOffer, isUrgent, type Current } from './entries.ts';

type Props = {
  order: ShownOrder | undefined;
  offer: Offer | undefined;
  task: Current['task'];
  reviewUntil: string | null;
};

const line = 'items-center gap-x-3 border-b border-line px-4 pb-2 text-sm lg:px-1';

export function DealStatusShape() {
  return (
    <div className={classNames('grid gap-y-1', line)}>
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}

/** The stage of a deal, and whose turn it is and until when. */
export function DealStatus({ order, offer, task, reviewUntil }: Props) {
  const isOffer = offer !== undefined && isAtOffer(offer, order);
  const { yourTurn, review, details, offer: stage } = dealThreadTexts;
  const label = isOffer ? stage : order && dealTexts.deal.stages[order.stage];
  const text = isOffer
    ? offerStatusText(offer)
    : order && task === 'review' && reviewUntil !== null
      ? review(displayName(order.other.name), formatDay(reviewUntil))
      : order && <StatusLine status={shortStatus(order, order.side)} />;
  if (label === undefined) return null;
  return (
    <div className={classNames('grid grid-cols-[1fr_auto]', line)}>
      <p className="flex gap-2">
        <span aria-live="polite" className="contents">
          <StateTag state="plain" label={label} />
          {isUrgent(task) && <StateTag state="booked" label={yourTurn} />}
        </span>
        {order?.arranged && <TimeToMeeting order={order} at={order.arranged.at} />}
      </p>
      <p aria-live="polite" className="order-last col-span-2 leading-snug wrap-anywhere">
        {text}
      </p>
      {order && (
        <Link to={orderPath(order._id, null)} className="link py-1">
          {details}
        </Link>
      )}
    </div>
  );
}
