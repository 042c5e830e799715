import { putUp, type Shop } from '#test/shop.ts';
import { items } from './shop.ts';

/** So many at once, which is what the server's gate lets in. */
const lanes = 4;

/** Puts all items up as one seller would. */
export async function fill(shop: Shop): Promise<void> {
  const seller = await shop.hire('Seller');
  const left = items.values();
  const lane = async () => {
    for (const { kind, truths: _truths, ...item } of left) await putUp(shop, seller, item, kind);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
