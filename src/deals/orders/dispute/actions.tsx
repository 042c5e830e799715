import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import type { OrderSide, SettlementOutcome } from '#src/platform/db/columns.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { orderRisks, settlementTone } from '#src/deals/risks.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import type { OrderDetails, OrderDispute } from '#src/deals/orders/schemas.ts';
import { namesOf } from '#src/deals/orders/status-text.ts';

const AnswerDialog = lazyPart(async () => (await import('./statement-dialogs.tsx')).AnswerDialog);

const outcomes = ['completed', 'cancelled'] as const;

type OwnOrder = Omit<OrderDetails, 'dispute' | 'side'> & { dispute: OrderDispute; side: OrderSide };

/** The buttons of a side while the dispute is open. `onDone` moves the focus, because the clicked button may be gone. */
export function DisputeActions({ order, onDone }: { order: OwnOrder; onDone: () => void }) {
  const { settle, answer } = disputeTexts;
  const [isAnswering, setAnswering] = useState(false);
  const refresh = useRefreshOrders();
  const finish = async () => {
    await refresh();
    onDone();
  };
  const { dispute, side, acts } = order;
  const { settlement } = dispute;
  const other = namesOf(order)[otherSide(side)];
  const isTheirs = settlement !== null && settlement.by !== side;
  const settling = useConfirmed<SettlementOutcome>({
    run: (outcome) => api('PUT', `/orders/${order._id}/dispute/settlement`, { outcome }),
    done: settle.done,
    explain,
    onDone: finish,
    words: (outcome) => {
      const isAgreement = isTheirs && settlement.outcome === outcome;
      return {
        title: settle[isAgreement ? 'sureToAgree' : 'sureToPropose'][outcome],
        children: isAgreement ? settle.agreeText[outcome] : settle.proposeText(other),
        confirmLabel: settle[isAgreement ? 'agree' : 'propose'][outcome],
        cancelLabel: dealTexts.deal.keep,
        tone: isAgreement ? settlementTone(outcome) : orderRisks.settle.tone,
      };
    },
  });
  const withdrawing = useConfirmed<string>({
    run: (id) => api('DELETE', `/orders/${id}/dispute`),
    done: settle.withdrawn,
    explain,
    onDone: finish,
    words: () => ({
      title: settle.sureToWithdraw,
      children: settle.withdrawText(other),
      confirmLabel: settle.withdraw,
      cancelLabel: dealTexts.deal.keep,
      tone: orderRisks['withdraw-dispute'].tone,
    }),
  });
  const proposable = outcomes.filter((outcome) => outcome !== settlement?.outcome);
  return (
    <div className="flex flex-col items-start gap-3">
      {acts.includes('answer') && (
        <Button variant="patch" onClick={() => setAnswering(true)}>
          {answer}
        </Button>
      )}
      <p aria-live="polite" className="font-semibold wrap-anywhere empty:hidden">
        {settlement && (isTheirs ? settle.proposed : settle.own)[settlement.outcome](other)}
      </p>
      <div className="flex flex-wrap gap-3">
        {acts.includes('agree-settlement') && settlement && (
          <Button
            variant={settlementTone(settlement.outcome)}
            onClick={() => settling.confirm(settlement.outcome)}
          >
            {settle.agree[settlement.outcome]}
          </Button>
        )}
        {acts.includes('settle') &&
          proposable.map((outcome) => (
            <Button key={outcome} variant="line" onClick={() => settling.confirm(outcome)}>
              {settle.propose[outcome]}
            </Button>
          ))}
        {acts.includes('withdraw-dispute') && (
          <Button variant="quiet" onClick={() => withdrawing.confirm(order._id)}>
            {settle.withdraw}
          </Button>
        )}
      </div>
      <p className="text-sm text-soft">{settle.lead(other)}</p>
      {settling.dialog}
      {withdrawing.dialog}
      {isAnswering && <AnswerDialog order={order} onDone={onDone} onClose={() => setAnswering(false)} />}
    </div>
  );
}

function explain(error: Error): string {
  const { deal } = dealTexts;
  const { status, message } = error instanceof CallError ? error : { status: 0, message: '' };
  if (status === 429) return message;
  return status === 409 ? deal.movedOn : deal.failed;
}
