import { describeCurrency } from '#src/texts/currency.ts';
import type { ShopFacts } from '#src/texts/shop.ts';
import type { ShopResponse } from './schemas.ts';

/** Returns the settings that texts use. Leaves out those that are as the shop ships, because every page carries them. */
export function factsOf(shop: ShopResponse): ShopFacts {
  const { name, tagline, contact, currency, timeZone: zone, units, accent, logo, categories } = shop;
  const kinds = Object.entries(categories).filter(([, kind]) => kind !== null);
  return {
    name,
    tagline,
    contact,
    currency: describeCurrency(currency),
    zone,
    units,
    ...(accent !== null && { accent }),
    ...(logo && { logo }),
    ...(kinds.length > 0 && { kinds: Object.fromEntries(kinds) }),
  };
}
