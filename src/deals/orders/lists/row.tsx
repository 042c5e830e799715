import { Link } from 'react-router';
import { formatDay } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { MessageButton } from '#src/messaging/conversations/message-button-card.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { meetingPlace } from '#src/deals/orders/meeting/place.ts';
import type { Order } from '#src/deals/orders/schemas.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { StatusLine } from '#src/deals/orders/status-line.tsx';
import { isWaitingForReader, namesOf, noContactText, orderStatus } from '#src/deals/orders/status-text.ts';

export function OrderedItem({ order, side }: { order: Order; side: 'buyer' | 'seller' | 'admin' }) {
  const { orders } = dashboardTexts;
  const { listing } = siteTexts;
  return (
    <div className="flex items-center gap-3 sm:min-w-48">
      <Photo src={order.img} alt="" brokenLabel="" className="w-20 shrink-0 sm:w-14" />
      <span className="min-w-0">
        <Link className="font-semibold wrap-anywhere hover:underline" to={`/${order.kind}/${order.listing}`}>
          {order.title}
        </Link>
        <span className="tabular block">{formatMoney(order.sale)}</span>
        <span className="block text-xs text-soft wrap-anywhere">
          {order.state === 'sold' && `${side === 'buyer' ? orders.bought : listing.states.sold} · `}
          {orders.bookedOn(formatDay(order.date), side === 'seller' ? undefined : namesOf(order).seller)}
        </span>
      </span>
    </div>
  );
}

export function OrderProgress({ order, side }: { order: Order; side: 'buyer' | 'seller' | 'admin' }) {
  const { deal } = dealTexts;
  const isWaiting = isWaitingForReader(order);
  const label = isWaiting ? deal.answer : deal.see;
  return (
    <div className="flex flex-wrap items-start gap-2 sm:min-w-36 sm:flex-col">
      <span className="max-sm:basis-full">
        <StatusLine status={orderStatus(order, side)} />
      </span>
      <ButtonLink
        size="sm"
        variant={isWaiting ? 'patch' : 'line'}
        to={orderPath(order._id, isWaiting ? order.conversation : null)}
        aria-label={deal.linkOf(label, order.title)}
      >
        {label}
      </ButtonLink>
      {side !== 'admin' && (
        <div className="max-w-full sm:max-w-60">
          <MessageButton
            size="sm"
            order={order._id}
            conversation={order.conversation}
            other={side === 'buyer' ? order.seller : order.name}
          />
        </div>
      )}
    </div>
  );
}

/** The place of the agreed meeting; before that, the place that the buyer suggested. */
export function MeetingPlace({ order }: { order: Pick<Order, 'name' | 'arranged' | 'location'> }) {
  const { place, isAgreed } = meetingPlace(order);
  if (place === null) return isAgreed ? siteTexts.left.erased : noContactText(order);
  return (
    <span className="inline-block wrap-anywhere sm:min-w-28">
      {place} {!isAgreed && <span className="block text-xs text-soft">{dealTexts.meetings.byBuyer}</span>}
    </span>
  );
}
