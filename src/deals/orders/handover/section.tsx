import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { type ShownOrder, useRefreshOrders } from '#src/deals/orders/client.ts';
import { lateCodeLimit } from '#src/deals/orders/stages.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { handoverTexts } from '#src/texts/handover.ts';
import { displayName } from '#src/texts/names.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { useStoredInput } from '#src/ui/client/personal-storage.ts';
import { PhoneLink } from '#src/ui/contact-links.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import {
  type MeetingFacts,
  type StoredHandover,
  isRightCode,
  storeHandover,
  storedHandover,
  queuedCode,
  refusalOf,
  sendCode,
} from './offline-store.ts';
import type { Handover } from './schemas.ts';

const canEnterCode = ({ side, acts }: ShownOrder): boolean => side === 'seller' && acts.includes('code');
const canShowCode = (order: ShownOrder): boolean => order.side === 'buyer' && isCodeUseful(order);

/** Returns the code or its verifier, and stores it on this device for a meeting without a network. */
export function useHandover(order: ShownOrder | undefined): Handover | undefined {
  const id = order?._id ?? '';
  const isUseful = order !== undefined && (canEnterCode(order) || canShowCode(order));
  const { data } = useQuery({
    queryKey: ['handover', id],
    enabled: isUseful,
    initialData: () => storedHandover(id) ?? undefined,
    queryFn: async () => (await api('GET /orders/{id}/handover', { params: { id } })).body,
  });
  useEffect(() => {
    if (order && !isUseful) storeHandover(order, null);
    else if (order && data) storeHandover(order, data);
  }, [order, isUseful, data]);
  return data;
}

export function HandoverSection({ order }: { order: ShownOrder }) {
  const data = useHandover(order);
  const isSeller = canEnterCode(order);
  if (!isSeller && !canShowCode(order)) return null;
  return (
    <section>
      <SectionHeading title={handoverTexts.heading} />
      {isSeller ? (
        <CodeForm orderId={order._id} />
      ) : (
        <OwnCode
          code={data && 'code' in data ? data.code : '…'}
          seller={displayName(order.other.name)}
          isLate={order.stage === 'expired'}
        />
      )}
    </section>
  );
}

/** Also true for a while after the order expired, because buyer and seller may have met anyway. */
const isCodeUseful = ({ stage, history, now }: ShownOrder): boolean =>
  stage === 'accepted' ||
  stage === 'arranged' ||
  (stage === 'expired' &&
    history.some((event) => event.stage === 'accepted') &&
    history.some((event) => event.stage === 'expired' && now < Date.parse(event.at) + lateCodeLimit));

function OwnCode({
  code,
  seller,
  isLate = false,
}: {
  code: string;
  /** Undefined if this device does not know the name. */
  seller: string | undefined;
  isLate?: boolean;
}) {
  const hint = seller === undefined ? handoverTexts.offlineHint : handoverTexts.buyerHint(seller);
  return (
    <>
      <p className="mono">{handoverTexts.yourCode}</p>
      <p translate="no" className="py-2 font-mono text-3xl font-semibold tracking-wider">
        {code}
      </p>
      <p className="text-sm text-soft">{isLate ? handoverTexts.lateHint : hint}</p>
    </>
  );
}

/** Shows what this device stored for the meeting when its order cannot be loaded. */
export function StoredMeeting({ id, stored }: { id: string; stored: StoredHandover }) {
  return (
    <>
      <PageHeading title={handoverTexts.offline} className="mb-8" />
      {stored.facts && <StoredFacts facts={stored.facts} />}
      {'code' in stored ? (
        <OwnCode code={stored.code} seller={stored.facts?.other} />
      ) : (
        <CodeForm orderId={id} />
      )}
    </>
  );
}

function StoredFacts({ facts: { side, title, price, other, phone, when, place } }: { facts: MeetingFacts }) {
  const { deal, meetings } = dealTexts;
  return (
    <div className="mb-8 max-w-xl">
      <DefinitionList
        items={[
          { term: deal.item, detail: title },
          { term: deal.price, detail: price },
          { term: deal.otherSide[side], detail: other },
          ...(phone === null ? [] : [{ term: handoverTexts.phone, detail: <PhoneLink phone={phone} /> }]),
          ...(when === null ? [] : [{ term: meetings.when, detail: when }]),
          ...(place === null ? [] : [{ term: meetings.where, detail: place }]),
        ]}
      />
    </div>
  );
}

/** Short, because buyer and seller are standing there and waiting. */
const queueAfterMs = 8_000;

function CodeForm({ orderId }: { orderId: string }) {
  const { deal } = dealTexts;
  const refresh = useRefreshOrders();
  const [draft, setTyped] = useStoredInput<string>(`code:${orderId}`);
  const typed = draft ?? '';
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const [queuedText, setQueuedText] = useState(() => (queuedCode(orderId) ? handoverTexts.queued : null));
  const check = async () => {
    setError(undefined);
    setQueuedText(null);
    const isRight = await isRightCode(orderId, typed);
    if (isRight === false) return setError(handoverTexts.wrong);
    const showQueued = () => {
      setQueuedText(isRight ? handoverTexts.queued : handoverTexts.queuedUnchecked);
      setTyped(() => null);
    };
    const timer = setTimeout(showQueued, queueAfterMs);
    try {
      if (!(await sendCode(orderId, typed))) return showQueued();
      setTyped(() => null);
      toast.success(deal.ended.completed);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      if (failure.status === 0) return showQueued();
      setError(refusalOf(failure));
    } finally {
      clearTimeout(timer);
    }
    await refresh();
  };
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    setPending(true);
    await check().finally(() => setPending(false));
  };
  // A queued code cannot be edited until the server has accepted or refused it.
  if (queuedText && queuedCode(orderId) !== null)
    return (
      <Notice>
        <span aria-live="polite">{queuedText}</span>
      </Notice>
    );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col items-start gap-4">
      <p className="text-sm text-soft">{handoverTexts.sellerHint}</p>
      <TextField
        label={handoverTexts.code}
        hint={handoverTexts.codeHint}
        error={error}
        value={typed}
        onChange={(event) => setTyped(() => event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className="w-full"
      />
      <Button type="submit" variant="patch" pending={pending} disabled={typed.trim() === ''}>
        {handoverTexts.check}
      </Button>
    </form>
  );
}
