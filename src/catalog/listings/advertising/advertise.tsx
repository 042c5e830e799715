import { useMutation } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { explain } from '#src/catalog/listings/managing/use-remove-item.ts';
import { advertisedDays, type Listing, type OwnListing } from '#src/catalog/listings/schemas.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { useRenew } from '#src/ui/client/hooks.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** Renders nothing for an item that cannot be advertised now. */
export function AdvertiseButton({ listing, size = 'md' }: { listing: OwnListing; size?: 'sm' | 'md' }) {
  const { advertise, isPending } = useAdvertise();
  const { products } = dashboardTexts;
  const { advertised, state, paused, products: item } = listing;
  if (!advertised && (paused || state !== 'available')) return null;
  return (
    <Button
      size={size}
      variant="line"
      className="whitespace-nowrap"
      pending={isPending}
      aria-label={(advertised ? products.stopAdvertisingOf : products.advertiseOf)(item.title)}
      onClick={() => advertise(listing)}
    >
      {advertised ? products.stopAdvertising : products.advertise}
    </Button>
  );
}

function useAdvertise() {
  const renew = useRenew();
  const { products } = dashboardTexts;
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ kind, _id, advertised }: Listing) =>
      api(`${advertised ? 'DELETE' : 'PUT'} /${kind}/{id}/advertise`, { params: { id: _id } }),
    onSuccess: async (_, { advertised }) => {
      toast.success(advertised ? products.notAdvertised : products.advertised);
      await renew('my');
    },
    onError: (error) => toast.error(explain(error)),
  });
  return { advertise: mutate, isPending };
}

export function AdvertiseNote({ listing, className }: { listing?: Listing; className?: string }) {
  const { products } = dashboardTexts;
  const until = listing?.advertisedUntil;
  return (
    <p className={className ?? 'text-sm text-soft'}>
      {until ? products.advertisedUntil(formatDay(until)) : products.advertiseWhat(advertisedDays)}
    </p>
  );
}
