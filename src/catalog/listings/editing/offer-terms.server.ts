import { AppError } from '#src/platform/errors.ts';
import { toCents } from '#src/platform/shared/money.ts';
import type { ProductChanges } from '#src/catalog/listings/schemas.ts';

type Now = { offers: boolean; floor_cents: number | null; sale_cents: number };

/** @throws AppError `invalid` for a minimum that is not below the price */
export function offerTerms(
  { offers: asked, floor }: Pick<ProductChanges, 'offers' | 'floor'>,
  { offers: before, floor_cents: known, sale_cents }: Now,
): Pick<Now, 'offers' | 'floor_cents'> {
  const offers = asked ?? before;
  const floorCents = floor === undefined ? known : floor === null ? null : toCents(floor);
  if (!offers) {
    if (floor) throw new AppError('invalid', undefined, [{ path: 'floor', message: 'goes with offers' }]);
    return { offers, floor_cents: null };
  }
  if (floorCents !== null && floorCents >= sale_cents)
    throw new AppError('invalid', undefined, [{ path: 'floor', message: 'must be below the price' }]);
  return { offers, floor_cents: floorCents };
}
