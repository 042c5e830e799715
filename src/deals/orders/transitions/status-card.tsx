import { Link } from 'react-router';
import { dealTexts } from '#src/texts/deal.ts';
import { Button } from '#src/ui/button.tsx';
import type { OrderAction, OrderDetails } from '#src/deals/orders/schemas.ts';
import { type ShownOrder, orderQuery } from '#src/deals/orders/client.ts';
import {
  isWaitingForReader,
  openProposal,
  statusDeadline,
  orderStatusText,
} from '#src/deals/orders/status-text.ts';
import { useTransitions } from './use-transitions.tsx';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';

const actionsByPriority: readonly Exclude<OrderAction, 'code'>[] = [
  'accept',
  'answer',
  'agree',
  'received',
  'sold',
  'propose',
  'dispute',
  'decline',
  'withdraw',
  'cancel',
];
/** Until the meeting is over, these actions are shown after the others. */
const afterMeeting = ['received', 'sold'];

export function OrderStatus({ order }: { order: ShownOrder }) {
  const { perform, dialog, pending } = useTransitions(order);
  const { deal } = dealTexts;
  const { stage, side } = order;
  const isArranging = stage === 'accepted' || stage === 'arranged';
  const hasMet = order.acts.includes('dispute');
  const actions = actionsByPriority.filter((action) => order.acts.includes(action));
  if (!hasMet)
    actions.sort((one, other) => Number(afterMeeting.includes(one)) - Number(afterMeeting.includes(other)));
  const moment = statusDeadline(order);
  const needsProposal = stage === 'accepted' && !openProposal(order);
  const hasPrimary =
    side !== 'admin' && (isWaitingForReader(order) || needsProposal || (stage === 'arranged' && hasMet));
  return (
    <section className="mt-8 flex flex-col gap-4 border-y border-line py-6">
      <p className="text-lg font-semibold wrap-anywhere" aria-live="polite">
        {orderStatusText(order, side)}
      </p>
      {moment && <TimeLeft key={order.now} moment={moment} now={order.now} />}
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {actions.map((action, index) => (
            <Button
              key={action}
              variant={hasPrimary && index === 0 ? 'patch' : 'line'}
              pending={pending === action}
              onClick={() => perform(action)}
            >
              {labelOf(action, order)}
            </Button>
          ))}
        </div>
      )}
      {isArranging && side !== 'admin' && (
        <p className="text-sm text-soft">
          {deal.safety[side]}{' '}
          <Link to="/safety" className="link">
            {deal.safetyLink}
          </Link>
        </p>
      )}
      {dialog}
    </section>
  );
}

function labelOf(action: Exclude<OrderAction, 'code'>, order: OrderDetails): string {
  const { deal } = dealTexts;
  if (action === 'propose' && order.meeting) return deal.proposeOther;
  if (action === 'dispute')
    return order.stage === 'arranged'
      ? deal.actions.dispute.arranged
      : deal.actions.dispute['handed-over'][order.side === 'seller' ? 'seller' : 'buyer'];
  return deal.actions[action];
}

const minuteMs = 60_000;

/**
 * Counts down from the server's time, because the device's clock may be wrong. The caller also passes `now` as the key,
 * so that a newer time restarts the count.
 */
function TimeLeft({ moment, now }: { moment: string; now: number }) {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - begun), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((Date.parse(moment) - now - elapsed) / minuteMs));
  return <p className="text-sm text-soft">{dealTexts.deal.left(minutes)}</p>;
}

export function OrderStatusCard({ id }: { id: string }) {
  const { data } = useQuery(orderQuery(id));
  return data ? <OrderStatusLine order={data} /> : null;
}

function OrderStatusLine({ order }: { order: OrderDetails }) {
  const { perform, dialog, pending } = useTransitions(order);
  const { deal } = dealTexts;
  const action = actionsByPriority.find((each) => order.acts.includes(each));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-sm lg:px-1">
      <p className="min-w-0 flex-1 basis-60 font-semibold wrap-anywhere" aria-live="polite">
        {deal.stages[order.stage]}: {orderStatusText(order, order.side)}
      </p>
      {action && isWaitingForReader(order) && (
        <Button size="sm" variant="patch" pending={pending === action} onClick={() => perform(action)}>
          {labelOf(action, order)}
        </Button>
      )}
      <Link to={`/dashboard/orders/${order._id}`} className="link">
        {deal.see}
      </Link>
      {dialog}
    </div>
  );
}
