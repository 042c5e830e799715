import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/auth/client.ts';
import { CallError } from '#src/browser/call.ts';
import { formatDollars } from '#src/platform/money.ts';
import { offerTexts } from '#src/texts/offers.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { Offer, OfferAct, OfferTaken } from './contract.ts';

const ConfirmDialog = lazyPart(async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog);
const CounterDialog = lazyPart(async () => (await import('./counter-dialog.tsx')).CounterDialog);

type Asked = Exclude<OfferAct, 'counter' | 'again'>;

/** Asks anew for all that shows offers or what they led to. */
function useRefreshOffers() {
  const queries = useQueryClient();
  return async () => {
    for (const key of ['offers', 'orders', 'my', 'figures'])
      await queries.invalidateQueries({ queryKey: [key] });
  };
}

/** The buttons of an offer for the one who reads. */
export function OfferAnswers({ offer }: { offer: Offer }) {
  const refresh = useRefreshOffers();
  const [opened, setOpened] = useState<Asked | 'counter' | null>(null);
  const { actions, done, sure, sureText } = offerTexts;
  const { mutate, isPending } = useMutation({
    mutationFn: async (act: Asked) => api<OfferTaken>('PUT', `/offers/${offer._id}/${act}`),
    onSuccess: (_answer, act) => toast.success(done[act]),
    onError: (error) => {
      const isOther = error instanceof CallError && error.status === 409;
      toast.error(isOther ? offerTexts.movedOn : offerTexts.didNotWork);
    },
    onSettled: async () => {
      setOpened(null);
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
          <Button key={act} variant={act === 'accept' ? 'patch' : 'line'} onClick={() => setOpened(act)}>
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
        opened && (
          <ConfirmDialog
            open
            onOpenChange={(open) => open || close()}
            title={sure[opened]}
            confirmLabel={opened === 'accept' ? actions.accept(formatDollars(offer.amount)) : actions[opened]}
            cancelLabel={offerTexts.cancel}
            closeLabel={siteTexts.layout.close}
            onConfirm={() => mutate(opened)}
            pending={isPending}
            error={undefined}
          >
            {sureText[opened]}
          </ConfirmDialog>
        )
      )}
    </div>
  );
}
