import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/auth/client.ts';
import { CallError } from '#src/browser/call.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHeading } from '#src/ui/page-heading.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { OrderDetails } from './contract.ts';
import type { Handover } from './deal-contract.ts';
import { isRightCode, keepHandover, keptHandover, queueCode, queuedCode, sendCode } from './kept-handover.ts';
import { useRefreshOrders } from './use-refresh-orders.ts';

/** The handover, with or without a network: the code for its buyer, the field for it to its seller. */
export function HandoverSection({ order }: { order: OrderDetails }) {
  const { handover } = dealTexts;
  const isSeller = order.side === 'seller' && order.acts.includes('code');
  const isBuyer = order.side === 'buyer' && (order.stage === 'accepted' || order.stage === 'arranged');
  const { data } = useQuery({
    queryKey: ['handover', order._id],
    enabled: isSeller || isBuyer,
    initialData: () => keptHandover(order._id) ?? undefined,
    queryFn: async () => {
      const { body } = await api<Handover>('GET', `/orders/${order._id}/handover`);
      keepHandover(order._id, body);
      return body;
    },
  });
  if (!isSeller && !isBuyer) return null;
  return (
    <section>
      <SectionHeading title={handover.heading} />
      {isSeller ? (
        <CodeForm orderId={order._id} />
      ) : (
        <>
          <p className="mono">{handover.yourCode}</p>
          <p className="py-2 font-mono text-3xl font-semibold tracking-wider">
            {data && 'code' in data ? data.code : '…'}
          </p>
          <p className="text-sm text-soft">{handover.buyerHint}</p>
        </>
      )}
    </section>
  );
}

function CodeForm({ orderId }: { orderId: string }) {
  const { handover, deal } = dealTexts;
  const refresh = useRefreshOrders();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const [waits, setWaits] = useState(() => (queuedCode(orderId) ? handover.queued : null));
  const check = async () => {
    setError(undefined);
    if ((await isRightCode(orderId, typed)) === false) return setError(handover.wrong);
    try {
      await sendCode(orderId, typed);
      toast.success(deal.done.completed);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      if (failure.status === 0) return keep();
      setError(explain(failure));
    }
    await refresh();
  };
  const keep = async () => {
    const isChecked = (await isRightCode(orderId, typed)) === true;
    queueCode(orderId, typed);
    setWaits(isChecked ? handover.queued : handover.queuedUnchecked);
  };
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setPending(true);
    await check().finally(() => setPending(false));
  };
  if (waits)
    return (
      <Notice>
        <span aria-live="polite">{waits}</span>
      </Notice>
    );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col items-start gap-4">
      <TextField
        label={handover.code}
        hint={handover.sellerHint}
        error={error}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className="w-full"
      />
      <Button type="submit" variant="patch" pending={pending} disabled={typed.trim() === ''}>
        {handover.check}
      </Button>
    </form>
  );
}

function explain({ status }: CallError): string {
  const { handover } = dealTexts;
  if (status === 422 || status === 400) return handover.wrong;
  if (status === 429) return handover.tooMany;
  return status === 409 ? handover.gone : handover.failed;
}
