import { formatDay } from '#src/platform/shared/dates.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { advertisedDays, type Listing } from '#src/catalog/listings/schemas.ts';

export function AdvertiseNote({ listing, className }: { listing?: Listing; className?: string }) {
  const { products } = dashboardTexts;
  const until = listing?.advertisedUntil;
  return (
    <p className={className ?? 'text-sm text-soft'}>
      {until ? products.advertisedUntil(formatDay(until)) : products.advertiseWhat(advertisedDays)}
    </p>
  );
}
