import { unplacedKey, type Near, type Page } from '#src/catalog/search/port.ts';
import { bitsFor, count, listOf, put, type Bits } from './bits.ts';
import type { Documents } from './documents.ts';
import type { SortOrders } from './sort-orders.ts';

/** Counts the documents of each town. */
export function sizesOf(listed: Uint32Array, townCodes: Uint32Array, towns: number): Uint32Array {
  const sizes = new Uint32Array(towns);
  for (let at = 0; at < listed.length; at++) sizes[townCodes[listed[at]!]!]!++;
  return sizes;
}

/** Takes a page by distance. Items of the same distance are ordered by their ids. */
export function takeNearest(
  found: Bits,
  near: Near | undefined,
  { order, after, limit }: Page,
  { documents, orders }: { documents: Documents; orders: SortOrders },
): { document: number; key: number }[] {
  const { towns, townCodes } = documents;
  const direction = order === 'asc' ? 1 : -1;
  const listed = listOf(found);
  const sizes = sizesOf(listed, townCodes, towns.size);
  const codes = [...sizes.keys()].filter((code) => sizes[code]! > 0);
  const keyOf = (code: number) => (near && towns.metersTo(code, near)) ?? unplacedKey(order);
  const byKey = [...Map.groupBy(codes, keyOf)].toSorted(([one], [other]) => (one - other) * direction);
  const classes: { key: number; set: Bits }[] = [];
  const classOf = new Int32Array(towns.size).fill(-1);
  let size = 0;
  for (const [key, alike] of byKey) {
    if (size >= limit) break;
    if (after && (key - Number(after.key)) * direction < 0) continue;
    // It is unknown how many items of the last distance were on earlier pages.
    if (key !== after?.key) for (const code of alike) size += sizes[code]!;
    for (const code of alike) classOf[code] = classes.length;
    classes.push({ key, set: bitsFor(documents.capacity) });
  }
  for (let at = 0; at < listed.length; at++) {
    const own = classOf[townCodes[listed[at]!]!]!;
    // `own` is -1 for most towns, and reading an array at -1 is slow.
    if (own >= 0) put(classes[own]!.set, listed[at]!, true);
  }
  const taken: { document: number; key: number }[] = [];
  for (const { key, set } of classes) {
    const own = after && key === after.key ? { key: 0, id: after.id } : null;
    const page = { order, after: own, limit: limit - taken.length };
    for (const document of orders.take(set, count(set), 'id', page)) taken.push({ document, key });
  }
  return taken;
}
