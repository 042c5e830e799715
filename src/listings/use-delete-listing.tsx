import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/auth/client.ts';
import { CallError } from '#src/browser/call.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { Listing } from './contract.ts';

const ConfirmDialog = lazyPart(async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog);

/** Render `dialog` beside the lists. */
export function useDeleteListing(onDeleted?: () => void, what?: (listing: Listing) => string) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Listing | null>(null);
  const { products } = dashboardTexts;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ kind, _id }: Listing) => api('DELETE', `/${kind}/${_id}`),
    onSuccess: async (_, { kind }) => {
      setAsked(null);
      toast.success(products.deleted);
      // Leaves the page of the item before its data is refetched.
      onDeleted?.();
      for (const key of ['my', kind, 'orders', 'figures', 'pauses', 'people'])
        await queries.invalidateQueries({ queryKey: [key] });
    },
  });
  const ask = (listing: Listing) => {
    reset();
    setAsked(listing);
  };
  const explain = error instanceof CallError && error.status === 409 ? error.message : products.notDone;
  const dialog = asked && (
    <ConfirmDialog
      onClose={() => setAsked(null)}
      title={products.deleteTitle(asked.products.title)}
      confirmLabel={products.deleteYes}
      cancelLabel={products.deleteNo}
      onConfirm={() => mutate(asked)}
      pending={isPending}
      error={error ? explain : undefined}
    >
      {what?.(asked) ?? products.deleteText}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
