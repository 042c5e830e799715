import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Tooltip } from '#src/ui/tooltip.tsx';
import type { Listing } from './contract.ts';
import { useAdvertise } from './use-owner-actions.tsx';

/** Puts an item into the Advertise section or takes it out; where neither is possible it says why. */
export function AdvertiseButton({ listing, size = 'md' }: { listing: Listing; size?: 'sm' | 'md' }) {
  const { advertise, isPending } = useAdvertise();
  const { products } = texts;
  const { advertised, state, products: item } = listing;
  const look = { size, variant: 'line', className: 'whitespace-nowrap' } as const;
  if (state !== 'available' && !advertised) {
    return (
      <Tooltip text={products.advertiseOff[state]} align="end">
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
