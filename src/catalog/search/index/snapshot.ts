import { put } from './bits.ts';
import { Documents } from './documents.ts';
import { ItemIndex, toStandings, type Standing } from './item-index.ts';
import { Orders } from './sort-orders.ts';
import { Postings } from './postings.ts';

export type Saved = ReturnType<ItemIndex['save']>;

/** Not saved, since it changes without the item. */
export type Now = { booked: readonly string[]; standings: readonly Standing[] };

export function restoreIndex(saved: Saved, { booked, standings }: Now): ItemIndex {
  const documents = Documents.restore(saved.documents);
  const orders = new Orders(documents, saved.orders);
  for (const id of booked) {
    const document = orders.find(id);
    if (document !== undefined) put(documents.available, document, false);
  }
  const sellers = new Map(standings.map((standing) => [documents.sellerOf(standing.id), standing]));
  for (let document = 0; document < documents.size; document++) {
    const standing = sellers.get(documents.sellers[document]);
    if (!standing) continue;
    put(documents.verified, document, standing.isVerified);
    put(documents.shown, document, !standing.isSuspended);
  }
  return new ItemIndex(documents, Postings.restore(saved.postings), toStandings(standings), orders);
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
