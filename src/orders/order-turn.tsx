import { Link } from 'react-router';
import { dealTexts } from '#src/texts/deal.ts';
import { Button } from '#src/ui/button.tsx';
import type { Act, OrderDetails } from './contract.ts';
import { isTurnOf, turnOf } from './turn.ts';
import { useOrderSteps } from './use-order-steps.tsx';

/** What brings a deal further comes first. */
export const byWeight: readonly Exclude<Act, 'code'>[] = [
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
/** Before the handover these say that it is over: the meeting comes first. */
const laterOn = ['received', 'sold'];

/** Whose turn it is, in a sentence, with the buttons of who reads it. */
export function OrderTurn({ order }: { order: OrderDetails }) {
  const { take, dialog, pending } = useOrderSteps(order);
  const { deal } = dealTexts;
  const isAccepted = order.stage === 'accepted';
  const acts = byWeight.filter((act) => order.acts.includes(act));
  if (isAccepted) acts.sort((one, other) => Number(laterOn.includes(one)) - Number(laterOn.includes(other)));
  const hasMain = isTurnOf(order) || (isAccepted && !order.meeting);
  return (
    <section className="mt-8 flex flex-col gap-4 border-y border-line py-6">
      <p className="text-lg font-semibold wrap-anywhere" aria-live="polite">
        {turnOf(order, order.side)}
      </p>
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
      {(isAccepted || order.stage === 'arranged') && (
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

/** What the button of an act says. */
export function labelOf(act: Exclude<Act, 'code'>, order: OrderDetails): string {
  const { deal } = dealTexts;
  if (act === 'propose' && order.meeting) return deal.proposeOther;
  if (act === 'dispute') return deal.actions.dispute[order.stage === 'arranged' ? 'arranged' : 'handed-over'];
  return deal.actions[act];
}
