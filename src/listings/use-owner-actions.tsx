import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/auth/client.ts';
import { CallError } from '#src/browser/call.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Checkbox } from '#src/ui/choice.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { Listing } from './contract.ts';

const ConfirmDialog = lazyPart(async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog);

function explain(error: unknown): string {
  return error instanceof CallError && error.status === 409 ? error.message : dashboardTexts.products.notDone;
}

export function useAdvertise() {
  const queries = useQueryClient();
  const { products } = dashboardTexts;
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ kind, _id, advertised }: Listing) =>
      api(advertised ? 'DELETE' : 'PUT', `/${kind}/${_id}/advertise`),
    onSuccess: async (_, { advertised }) => {
      toast.success(advertised ? products.notAdvertised : products.advertised);
      await queries.invalidateQueries({ queryKey: ['my'] });
    },
    onError: (error) => toast.error(explain(error)),
  });
  return { advertise: mutate, isPending };
}

/** Render `dialog` beside what shows it. */
export function useMarkSold() {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Listing | null>(null);
  const [isOther, setOther] = useState(false);
  const { products } = dashboardTexts;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ kind, _id }: Listing) =>
      api('PUT', `/${kind}/${_id}/sold`, isOther ? { to: 'other' } : undefined),
    onSuccess: async () => {
      setAsked(null);
      toast.success(products.sold);
      await queries.invalidateQueries({ queryKey: ['my'] });
      await queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const ask = (listing: Listing) => {
    reset();
    setOther(false);
    setAsked(listing);
  };
  const isBooked = asked?.state === 'booked';
  const dialog = asked && (
    <ConfirmDialog
      tone="solid"
      onClose={() => setAsked(null)}
      title={products.sellTitle(asked.products.title)}
      confirmLabel={products.sellYes}
      cancelLabel={products.sellNo}
      onConfirm={() => mutate(asked)}
      pending={isPending}
      error={error ? explain(error) : undefined}
      more={
        isBooked && (
          <Checkbox
            label={products.sellOther}
            checked={isOther}
            onChange={(event) => setOther(event.target.checked)}
          />
        )
      }
    >
      {isBooked && !isOther ? products.sellBooked : products.sellText}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
