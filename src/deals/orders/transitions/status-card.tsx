import { type ShownOrder, useNow } from '#src/deals/orders/client.ts';
import { StatusLine } from '#src/deals/orders/status-line.tsx';
import { orderStatus, statusDeadline } from '#src/deals/orders/status-text.ts';
import { formatMoment, formatUntil, minuteMs } from '#src/platform/shared/dates.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { OrderActions } from './order-actions.tsx';

/** Shows whose turn it is and until when. Admins can cancel here; the sides act on the cards of the deal. */
export function OrderStatus({ order }: { order: ShownOrder }) {
  const { stage, side } = order;
  const moment = statusDeadline(order);
  return (
    <section className="mt-6 flex flex-col items-start gap-2 border-y border-line py-6">
      <p className="text-lg font-semibold wrap-anywhere" aria-live="polite">
        <StatusLine status={orderStatus(order, side)} />
      </p>
      {moment && <TimeLeft order={order} moment={moment} />}
      <HandedOver order={order} />
      {side === 'admin' && stage !== 'disputed' && <OrderActions order={order} actions={['cancel']} />}
    </section>
  );
}

/** When the item of a completed order changed hands. A handover code completes the deal in the same step. */
function HandedOver({ order: { stage, history } }: { order: ShownOrder }) {
  const step =
    history.find((each) => each.stage === 'handed-over') ??
    history.find((each) => each.stage === 'completed');
  if (stage !== 'completed' || !step) return null;
  return <p className="text-sm text-soft">{dealTexts.deal.ended.handedOver(formatMoment(step.at))}</p>;
}

function TimeLeft({ order, moment }: { order: ShownOrder; moment: string }) {
  const { left, meetingIn } = dealTexts.deal;
  const now = useNow(order);
  const isMeeting = order.stage === 'arranged' && moment === order.arranged.at;
  const minutes = Math.max(0, Math.floor((Date.parse(moment) - now) / minuteMs));
  return (
    <p className="text-sm text-soft">{isMeeting ? meetingIn(formatUntil(moment, now)) : left(minutes)}</p>
  );
}
