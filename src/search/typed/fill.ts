import { putUp, type Shop } from '#test/shop.ts';
import { items } from './shop.ts';

/** The server admits this many at once. */
const lanes = 4;

export async function fill(shop: Shop): Promise<void> {
  const seller = await shop.hire('Seller');
  const left = items.values();
  const lane = async () => {
    for (const { kind, truths: _truths, ...item } of left) await putUp(shop, seller, item, kind);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
