import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { Tooltip } from '#src/ui/tooltip.tsx';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { useAdvertise } from '#src/catalog/listings/managing/use-owner-actions.tsx';

export function AdvertiseButton({ listing, size = 'md' }: { listing: OwnListing; size?: 'sm' | 'md' }) {
  const { advertise, isPending } = useAdvertise();
  const { products, pauses } = dashboardTexts;
  const { advertised, state, paused, products: item } = listing;
  const look = { size, variant: 'line', className: 'whitespace-nowrap' } as const;
  const off = paused ? pauses.off : state === 'available' ? null : products.advertiseOff[state];
  if (off && !advertised) {
    return (
      <Tooltip text={off} align="end">
        <Button {...look} unavailable aria-label={products.advertiseOf(item.title)}>
          {products.advertise}
        </Button>
      </Tooltip>
    );
  }
  return (
    <Button
      {...look}
      pending={isPending}
      aria-label={(advertised ? products.stopAdvertisingOf : products.advertiseOf)(item.title)}
      onClick={() => advertise(listing)}
    >
      {advertised ? products.stopAdvertising : products.advertise}
    </Button>
  );
}
