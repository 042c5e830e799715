import { Link } from 'react-router';
import { dealTexts } from '#src/texts/deal.ts';
import { Button } from '#src/ui/button.tsx';
import type { OrderAction, OrderDetails } from '#src/deals/orders/schemas.ts';
import { type ShownOrder, orderQuery } from '#src/deals/orders/client.ts';
import { isTurnOf, openProposal, turnMoment, turnOf } from '#src/deals/orders/status-text.ts';
import { useTransitions } from './use-transitions.tsx';
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';

export const byWeight: readonly Exclude<OrderAction, 'code'>[] = [
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
/** Shown last before the handover, when the meeting comes first. */
const laterOn = ['received', 'sold'];

export function OrderTurn({ order }: { order: ShownOrder }) {
  const { take, dialog, pending } = useTransitions(order);
  const { deal } = dealTexts;
  const { stage, side } = order;
  const isAgreeing = stage === 'accepted' || stage === 'arranged';
  const hasMet = order.acts.includes('dispute');
  const acts = byWeight.filter((act) => order.acts.includes(act));
  if (!hasMet) acts.sort((one, other) => Number(laterOn.includes(one)) - Number(laterOn.includes(other)));
  const moment = turnMoment(order);
  const isToPropose = stage === 'accepted' && !openProposal(order);
  const hasMain = side !== 'admin' && (isTurnOf(order) || isToPropose || (stage === 'arranged' && hasMet));
  return (
    <section className="mt-8 flex flex-col gap-4 border-y border-line py-6">
      <p className="text-lg font-semibold wrap-anywhere" aria-live="polite">
        {turnOf(order, side)}
      </p>
      {moment && <TimeLeft key={order.now} moment={moment} now={order.now} />}
      {acts.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {acts.map((act, index) => (
            <Button
              key={act}
              variant={hasMain && index === 0 ? 'patch' : 'line'}
              pending={pending === act}
              onClick={() => take(act)}
            >
              {labelOf(act, order)}
            </Button>
          ))}
        </div>
      )}
      {isAgreeing && side !== 'admin' && (
        <p className="text-sm text-soft">
          {deal.safety}{' '}
          <Link to="/safety" className="link">
            {deal.safetyLink}
          </Link>
        </p>
      )}
      {dialog}
    </section>
  );
}

export function labelOf(act: Exclude<OrderAction, 'code'>, order: OrderDetails): string {
  const { deal } = dealTexts;
  if (act === 'propose' && order.meeting) return deal.proposeOther;
  if (act === 'dispute') return deal.actions.dispute[order.stage === 'arranged' ? 'arranged' : 'handed-over'];
  return deal.actions[act];
}

const minuteMs = 60_000;

/** Counts by the server's clock, because the device's may be wrong. Keyed by `now`. */
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

export function OrderTurnCard({ id }: { id: string }) {
  const { data } = useQuery(orderQuery(id));
  return data ? <Turn order={data} /> : null;
}

function Turn({ order }: { order: OrderDetails }) {
  const { take, dialog, pending } = useTransitions(order);
  const { deal } = dealTexts;
  const act = byWeight.find((each) => order.acts.includes(each));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-sm lg:px-1">
      <p className="min-w-0 flex-1 basis-60 font-semibold wrap-anywhere" aria-live="polite">
        {deal.stages[order.stage]}: {turnOf(order, order.side)}
      </p>
      {act && isTurnOf(order) && (
        <Button size="sm" variant="patch" pending={pending === act} onClick={() => take(act)}>
          {labelOf(act, order)}
        </Button>
      )}
      <Link to={`/dashboard/orders/${order._id}`} className="link">
        {deal.see}
      </Link>
      {dialog}
    </div>
  );
}
