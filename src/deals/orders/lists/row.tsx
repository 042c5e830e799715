import { useRef } from 'react';
import { Link } from 'react-router';
import { meetingPlace } from '#src/deals/orders/meeting/place.ts';
import { nextAct } from '#src/deals/orders/next-act.ts';
import type { Order, OrderDetails } from '#src/deals/orders/schemas.ts';
import { StatusLine } from '#src/deals/orders/status-line.tsx';
import { namesOf, noContactText, orderStatus } from '#src/deals/orders/status-text.ts';
import { OrderActions } from '#src/deals/orders/transitions/order-actions.tsx';
import type { ButtonAction } from '#src/deals/orders/transitions/use-transitions.tsx';
import { MessageButton } from '#src/messaging/conversations/message-button-card.tsx';
import { formatDay } from '#src/platform/shared/dates.ts';
import { orderPath } from '#src/platform/shared/deal-paths.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import type { TodoAct } from '#src/platform/todo-schemas.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { siteTexts } from '#src/texts/site.ts';
import { todoTexts } from '#src/texts/todo.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { LoadingShape, Skeleton } from '#src/ui/feedback/placeholders.tsx';
import { useCardFocus } from '#src/ui/focus.ts';
import { Photo } from '#src/ui/photo.tsx';

type Reader = OrderDetails['side'];

export function OrderedItem({ order, side }: { order: Order; side: Reader }) {
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

/** The next actions that a list has the buttons for. The others need a form or more to read. */
const listedActions: Partial<Record<TodoAct, readonly ButtonAction[]>> = {
  accept: ['accept'],
  'confirm-handover': ['received', 'sold'],
};

export function OrderProgress({ order, side }: { order: Order; side: Reader }) {
  const { deal } = dealTexts;
  const box = useRef<HTMLDivElement>(null);
  useCardFocus(box, order._id, [order.stage, order.acts].join(' '));
  const act = side === 'admin' ? null : nextAct(order);
  const actions = act && listedActions[act];
  const label = act && !actions ? todoTexts.acts[act] : deal.see;
  return (
    <div ref={box} className="sm:min-w-36">
      <div data-entry={order._id} className="flex flex-wrap items-start gap-2 sm:flex-col">
        <span data-heading tabIndex={-1} className="outline-none max-sm:basis-full">
          <StatusLine status={orderStatus(order, side)} />
        </span>
        {actions && <OrderActions order={{ ...order, side }} actions={actions} isUrgent size="sm" />}
        <ButtonLink
          size="sm"
          variant={act && !actions ? 'patch' : 'line'}
          to={orderPath(order._id, null)}
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

/** Rows of a list of orders that is loading. */
export function OrdersShape() {
  return (
    <LoadingShape className="relative border-t border-ink">
      {Array.from({ length: 4 }, (_, index) => (
        <div
          key={index}
          className="flex flex-wrap items-center gap-3 border-b border-line py-3 sm:flex-nowrap sm:gap-6"
        >
          <Skeleton className="aspect-4/3 w-20 shrink-0 rounded-none sm:w-14" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-4/5 max-w-56" />
            <Skeleton className="h-4 w-16" />
          </div>
          <div className="flex flex-col gap-2 max-sm:w-full sm:w-60">
            <Skeleton className="h-4" />
            <Skeleton className="h-9 w-32" />
          </div>
        </div>
      ))}
    </LoadingShape>
  );
}
