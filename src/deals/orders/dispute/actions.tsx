import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import type { OrderDetails, OrderDispute } from '#src/deals/orders/schemas.ts';
import { isComplaint } from '#src/deals/orders/stages.ts';
import { namesOf } from '#src/deals/orders/status-text.ts';
import { orderRisks, settlementTone } from '#src/deals/risks.ts';
import type { OrderSide } from '#src/platform/db/columns.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { otherSide } from '#src/platform/shared/order-sides.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { disputeTexts } from '#src/texts/disputes.ts';
import { Button } from '#src/ui/button.tsx';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { explain } from './explain.ts';

const AnswerDialog = lazyPart(async () => (await import('./statement-dialogs.tsx')).AnswerDialog);

const LowerPriceDialog = lazyPart(async () => (await import('./lower-price-dialog.tsx')).LowerPriceDialog);

type Terms = Pick<NonNullable<OrderDispute['settlement']>, 'outcome' | 'sale'>;
const plainTerms: readonly Terms[] = [
  { outcome: 'completed', sale: null },
  { outcome: 'cancelled', sale: null },
];
const isSame = (one: Terms, other: Terms) =>
  one.outcome === other.outcome && (one.sale ?? null) === (other.sale ?? null);

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
  const [isLowering, setLowering] = useState(false);
  const { dispute, side, acts } = order;
  const { settlement } = dispute;
  const other = namesOf(order)[otherSide(side)];
  const isTheirs = settlement !== null && settlement.by !== side;
  const settling = useConfirmed<Terms>({
    run: ({ outcome, sale }) =>
      api('PUT /orders/{id}/dispute/settlement', {
        params: { id: order._id },
        body: { outcome, ...(sale && { sale }) },
      }),
    done: settle.done,
    explain,
    onDone: finish,
    words: (terms) => {
      const isAgreement = isTheirs && isSame(settlement, terms);
      const words = wordsOf(terms, order);
      return {
        title: isAgreement ? words.sureToAgree : words.sureToPropose,
        children: isAgreement ? words.agreeText : settle.proposeText(other),
        confirmLabel: isAgreement ? words.agree : words.propose,
        cancelLabel: dealTexts.deal.keep,
        tone: isAgreement ? settlementTone(terms.outcome) : orderRisks.settle.tone,
      };
    },
  });
  const withdrawing = useConfirmed<string>({
    run: (id) => api('DELETE /orders/{id}/dispute', { params: { id } }),
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
  const proposable = plainTerms.filter((terms) => !settlement || !isSame(settlement, terms));
  return (
    <div className="flex flex-col items-start gap-3">
      {acts.includes('answer') && (
        <Button variant="patch" onClick={() => setAnswering(true)}>
          {answer}
        </Button>
      )}
      <p aria-live="polite" className="font-semibold wrap-anywhere empty:hidden">
        {settlement && wordsOf(settlement, order)[isTheirs ? 'proposed' : 'own'](other)}
      </p>
      <div className="flex flex-wrap gap-3">
        {acts.includes('agree-settlement') && settlement && (
          <Button variant={settlementTone(settlement.outcome)} onClick={() => settling.confirm(settlement)}>
            {wordsOf(settlement, order).agree}
          </Button>
        )}
        {acts.includes('settle') &&
          proposable.map((terms) => (
            <Button key={terms.outcome} variant="line" onClick={() => settling.confirm(terms)}>
              {wordsOf(terms, order).propose}
            </Button>
          ))}
        {acts.includes('settle') && isComplaint(dispute.reason) && (
          <Button variant="line" onClick={() => setLowering(true)}>
            {settle.lower.propose}
          </Button>
        )}
        {acts.includes('withdraw-dispute') && (
          <Button variant="quiet" onClick={() => withdrawing.confirm(order._id)}>
            {settle.withdraw}
          </Button>
        )}
      </div>
      <p className="text-sm text-soft">{settle.lead(other)}</p>
      {settling.dialog}
      {withdrawing.dialog}
      {isLowering && (
        <LowerPriceDialog order={order} other={other} onDone={finish} onClose={() => setLowering(false)} />
      )}
      {isAnswering && <AnswerDialog order={order} onDone={onDone} onClose={() => setAnswering(false)} />}
    </div>
  );
}

function wordsOf({ outcome, sale }: Terms, { dispute: { reason }, state }: OwnOrder) {
  const { settle } = disputeTexts;
  // A process of the previous release sends no price.
  if (sale) {
    const { proposed, own, agree, sureToAgree, agreeText, propose, title } = settle.lower;
    const price = formatMoney(sale);
    return {
      proposed: (by: string) => proposed(by, price),
      own: (other: string) => own(other, price),
      propose,
      sureToPropose: title,
      agree: agree(price),
      sureToAgree: sureToAgree(price),
      agreeText,
    };
  }
  const end = outcome === 'cancelled' && isComplaint(reason) ? 'returned' : outcome;
  const isPaused = end === 'cancelled' && state === 'sold';
  return {
    proposed: settle.proposed[end],
    own: settle.own[end],
    propose: settle.propose[end],
    sureToPropose: settle.sureToPropose[end],
    agree: settle.agree[end],
    sureToAgree: settle.sureToAgree[end],
    agreeText: settle.agreeText[isPaused ? 'paused' : end],
  };
}
