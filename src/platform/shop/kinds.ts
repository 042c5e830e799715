import type { ShopFacts } from '#src/texts/shop.ts';
import type { ShopResponse } from './schemas.ts';

/** Returns the names that admins have changed, or nothing, because every page carries them. */
export function ownKinds(categories: ShopResponse['categories']): Pick<ShopFacts, 'kinds'> {
  const own = Object.entries(categories).filter(([, name]) => name !== null);
  return own.length > 0 ? { kinds: Object.fromEntries(own) } : {};
}
