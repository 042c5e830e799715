import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { useRefreshOrders } from '#src/deals/orders/client.ts';
import { offerRisks } from '#src/deals/risks.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { displayName } from '#src/texts/names.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { isChanged, useSeenVersion } from '#src/ui/client/seen-version.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Offer, OfferAction } from './schemas.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);
const OfferDialog = lazyPart(async () => (await import('./offer-dialog.tsx')).OfferDialog);
const CounterDialog = lazyPart(async () => (await import('./counter-dialog.tsx')).CounterDialog);

type ConfirmedAction = Exclude<OfferAction, 'counter' | 'again'>;

const isAgreement = (action: OfferAction): action is 'accept' | 'confirm' =>
  action === 'accept' || action === 'confirm';

export function OfferAnswers({ offer }: { offer: Offer }) {
  const refreshOrders = useRefreshOrders();
  const { place, noteAnswered } = useNextFocus(offer);
  const refresh = () => {
    noteAnswered();
    return refreshOrders();
  };
  const [openedAction, setOpenedAction] = useState<OfferAction | null>(null);
  const { actions, done, sure, sureText } = offerTexts;
  const { agree, changes } = useSeenVersion(offer.version);
  const {
    mutate,
    isPending,
    error: refusal,
  } = useMutation({
    mutationFn: async (action: ConfirmedAction) => {
      const params = { id: offer._id };
      if (!isAgreement(action)) return api(`PUT /offers/{id}/${action}`, { params });
      return agree((version) => api(`PUT /offers/{id}/${action}`, { params, body: { version } }));
    },
    onSuccess: (_answer, action) =>
      toast.success(action === 'accept' ? done.accept[offer.side] : done[action]),
    onError: (error) => {
      if (isChanged(error)) return;
      const isConflict = error instanceof CallError && error.status === 409;
      toast.error(isConflict ? offerTexts.movedOn : offerTexts.didNotWork);
    },
    onSettled: async (_answer, error) => {
      // The dialog shows the differences and asks again, unless the buyer has to confirm the offer first.
      if (!isChanged(error)) setOpenedAction(null);
      await refresh();
    },
  });
  const close = () => setOpenedAction(null);
  return (
    <div ref={place} className="flex flex-wrap gap-3">
      {offer.acts.map((action) => (
        <Button
          key={action}
          variant={isAgreement(action) ? 'patch' : 'line'}
          onClick={() => setOpenedAction(action)}
        >
          {action === 'accept' ? actions.accept(formatMoney(offer.amount)) : actions[action]}
        </Button>
      ))}
      {openedAction === 'counter' ? (
        <CounterDialog offer={offer} onClose={close} onSent={refresh} />
      ) : openedAction === 'again' ? (
        <OfferDialog
          open
          item={{
            ...offer,
            id: offer.listing,
            price: formatMoney(offer.sale),
            seller: displayName(offer.other),
          }}
          last={offer}
          onMade={() => void refresh()}
          onClose={close}
        />
      ) : (
        openedAction &&
        offer.acts.includes(openedAction) && (
          <ConfirmDialog
            onClose={close}
            title={sure[openedAction]}
            tone={offerRisks[openedAction].tone}
            confirmLabel={
              openedAction === 'accept' ? actions.accept(formatMoney(offer.amount)) : actions[openedAction]
            }
            cancelLabel={offerTexts.cancel}
            onConfirm={() => mutate(openedAction)}
            pending={isPending}
            error={isChanged(refusal) ? changeTexts.lookAgain : undefined}
            more={isAgreement(openedAction) && <ChangesCard changes={[...offer.changes, ...changes]} />}
          >
            {openedAction === 'accept' ? <Agreement offer={offer} /> : sureText[openedAction]}
          </ConfirmDialog>
        )
      )}
    </div>
  );
}

/** Says that accepting is an agreement, and which contact details it shares. */
function Agreement({ offer: { side, other, title, amount } }: { offer: Offer }) {
  const { sureText, contacts } = offerTexts;
  const name = displayName(other);
  return (
    <>
      <p>{sureText.accept[side](name, title, formatMoney(amount))}</p>
      <p className="mt-3 text-sm wrap-anywhere">{contacts.accepted[side](name)}</p>
    </>
  );
}

/** After an answer its button is gone. Moves the focus to the next action, or else to the heading of the offer. */
function useNextFocus(offer: Offer) {
  const place = useRef<HTMLDivElement>(null);
  const answered = useRef<Offer | null>(null);
  useEffect(() => {
    if (!answered.current || answered.current === offer) return;
    answered.current = null;
    if (document.activeElement !== document.body) return;
    const next = place.current?.querySelector<HTMLElement>('a, button');
    (next ?? place.current?.closest('article')?.querySelector<HTMLElement>('h2, h3'))?.focus();
  });
  return { place, noteAnswered: () => void (answered.current = offer) };
}
