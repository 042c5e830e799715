import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { isChanged, useSeenVersion } from '#src/ui/client/seen-version.ts';
import { ChangesCard } from '#src/deals/orders/changes-card.tsx';
import { formatDollars } from '#src/platform/shared/money.ts';
import { changeTexts } from '#src/texts/changes.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import type { Offer, OfferAction, OfferTaken } from './schemas.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);
const CounterDialog = lazyPart(async () => (await import('./counter-dialog.tsx')).CounterDialog);

type Asked = Exclude<OfferAction, 'counter' | 'again'>;

const isAgreement = (act: OfferAction) => act === 'accept' || act === 'confirm';

export function OfferAnswers({ offer }: { offer: Offer }) {
  const renew = useRenew();
  const refresh = () => renew('offers', 'orders', 'my', 'figures');
  const [opened, setOpened] = useState<Asked | 'counter' | null>(null);
  const { actions, done, sure, sureText } = offerTexts;
  const { agree, changes } = useSeenVersion(offer.version);
  const {
    mutate,
    isPending,
    error: refusal,
  } = useMutation({
    mutationFn: async (act: Asked) => {
      const path = `/offers/${offer._id}/${act}`;
      if (!isAgreement(act)) return api<OfferTaken>('PUT', path);
      return agree((version) => api<OfferTaken>('PUT', path, { version }));
    },
    onSuccess: (_answer, act) => toast.success(done[act]),
    onError: (error) => {
      if (isChanged(error)) return;
      const isOther = error instanceof CallError && error.status === 409;
      toast.error(isOther ? offerTexts.movedOn : offerTexts.didNotWork);
    },
    onSettled: async (_answer, error) => {
      // The dialog shows the differences and asks again, unless the buyer has to confirm the offer first.
      if (!isChanged(error)) setOpened(null);
      await refresh();
    },
  });
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap gap-3">
      {offer.acts.map((act) =>
        act === 'again' ? (
          <ButtonLink key={act} variant="line" to={`/${offer.kind}/${offer.listing}`}>
            {actions.again}
          </ButtonLink>
        ) : (
          <Button key={act} variant={isAgreement(act) ? 'patch' : 'line'} onClick={() => setOpened(act)}>
            {act === 'accept' ? actions.accept(formatDollars(offer.amount)) : actions[act]}
          </Button>
        ),
      )}
      {offer.order && (
        <ButtonLink variant="line" to={`/dashboard/orders/${offer.order}`}>
          {offerTexts.seeOrder}
        </ButtonLink>
      )}
      {opened === 'counter' ? (
        <CounterDialog offer={offer} onClose={close} onSent={refresh} />
      ) : (
        opened &&
        offer.acts.includes(opened) && (
          <ConfirmDialog
            onClose={close}
            title={sure[opened]}
            confirmLabel={opened === 'accept' ? actions.accept(formatDollars(offer.amount)) : actions[opened]}
            cancelLabel={offerTexts.cancel}
            onConfirm={() => mutate(opened)}
            pending={isPending}
            error={isChanged(refusal) ? changeTexts.lookAgain : undefined}
            more={isAgreement(opened) && <ChangesCard changes={[...offer.changes, ...changes]} />}
          >
            {sureText[opened]}
          </ConfirmDialog>
        )
      )}
    </div>
  );
}
