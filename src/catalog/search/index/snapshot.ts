import { put } from './bits.ts';
import { Documents } from './documents.ts';
import { ItemIndex, toSellerGroups, type SellerStatus } from './item-index.ts';
import { Postings } from './postings.ts';
import { SortOrders } from './sort-orders.ts';

export type Saved = ReturnType<ItemIndex['save']>;

/** Data that is not saved, because it can change without the item. */
export type Now = { booked: readonly string[]; sellerStatuses: readonly SellerStatus[] };

export function restoreIndex(saved: Saved, { booked, sellerStatuses }: Now): ItemIndex {
  const documents = Documents.restore(saved.documents);
  const orders = new SortOrders(documents, saved.orders);
  for (const id of booked) {
    const document = orders.find(id);
    if (document !== undefined) put(documents.switches.available, document, false);
  }
  const sellers = new Map(sellerStatuses.map((status) => [documents.sellerOf(status.id), status]));
  for (let document = 0; document < documents.size; document++) {
    const status = sellers.get(documents.sellers[document]);
    if (!status) continue;
    put(documents.switches.verified, document, status.isVerified);
    put(documents.shown, document, !status.isSuspended);
  }
  return new ItemIndex(documents, Postings.restore(saved.postings), toSellerGroups(sellerStatuses), orders);
}

export function compareVersions(
  then: BigInt64Array,
  now: BigInt64Array,
): { gone: ReadonlySet<bigint>; added: readonly bigint[] } {
  const [before, after] = [then.toSorted(), now.toSorted()];
  const gone = new Set<bigint>();
  const added: bigint[] = [];
  const rest = before.values();
  let next = rest.next();
  for (const version of after) {
    for (; !next.done && next.value < version; next = rest.next()) gone.add(next.value);
    if (!next.done && next.value === version) next = rest.next();
    else added.push(version);
  }
  for (; !next.done; next = rest.next()) gone.add(next.value);
  return { gone, added };
}
