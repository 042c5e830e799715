import { formatDay } from '#src/platform/dates.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { advertisedDays, type Listing } from './contract.ts';

export function AdvertiseNote({ listing, className }: { listing?: Listing; className?: string }) {
  const { products } = dashboardTexts;
  const until = listing?.advertisedUntil;
  return (
    <p className={className ?? 'text-sm text-soft'}>
      {until ? products.advertisedUntil(formatDay(until)) : products.advertiseWhat(advertisedDays)}
    </p>
  );
}
