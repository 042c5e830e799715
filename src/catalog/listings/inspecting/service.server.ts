import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { findPhotos } from '#src/catalog/items/photos-service.server.ts';
import { itemsChanged } from '#src/catalog/listings/events.server.ts';
import { changeOwnListing } from '#src/catalog/listings/managing/service.server.ts';
import { readListing, saveEdit } from '#src/catalog/listings/queries.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { toListing } from '#src/catalog/listings/serialize.server.ts';
import { hasOpenOrder } from '#src/deals/orders/item-state-service.server.ts';
import { compareEvidence, hideEvidence, showEvidence } from '#src/gear/evidence/service.server.ts';
import type { InspectionOf, NewInspection } from '#src/gear/grading/schemas.ts';
import { checkCondition, endOtherInspection, saveInspection } from '#src/gear/grading/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { sharedProblems } from '#src/texts/problems.ts';

type Item = Parameters<typeof saveInspection>[2] & Parameters<typeof showEvidence>[2];

/** Adds the results of the checklist and the data of a file to a new item. */
export async function addFindings(
  trx: Trx,
  { root }: App,
  item: Item,
  { inspection, evidence }: { inspection?: NewInspection | undefined; evidence?: string | undefined },
): Promise<void> {
  if (inspection) await saveInspection(trx, root, item, inspection, { at: 'inspection.' });
  if (evidence !== undefined) await showEvidence(trx, root, item, evidence);
}

/**
 * Compares the findings with an edited item. The inspection of a booked item cannot change.
 * @throws AppError `invalid` naming `condition`, `brand` or `modelId` when they contradict
 */
export async function keepFindings(
  trx: Trx,
  { root }: App,
  before: Item,
  item: Item,
  { isBooked }: { isBooked: boolean },
): Promise<void> {
  if (item.condition !== before.condition) await checkCondition(trx, item.id, item.condition);
  if (item.model_id !== before.model_id || item.brand !== before.brand)
    await compareEvidence(trx, root, item);
  if (!isBooked) await endOtherInspection(trx, root, item);
}

/** @throws AppError `open-order` when the item is booked, because buyers must get what they saw */
async function requireAvailable(
  trx: Trx,
  { id, sold_at }: { id: string; sold_at: Date | null },
): Promise<void> {
  if (sold_at) throw new AppError('conflict', sharedProblems.soldNotChanged);
  if (await hasOpenOrder(trx, id)) throw new AppError('open-order');
}

export async function inspectListing(
  app: App,
  caller: Caller,
  kind: Kind,
  id: string,
  { condition, ...inspection }: InspectionOf,
): Promise<Listing> {
  return changeOwnListing(app, caller, kind, id, async (trx, listing) => {
    await requireAvailable(trx, listing);
    const item = { ...listing, ...(condition && { condition }) };
    await saveInspection(trx, app.root, item, inspection, { shown: await findPhotos(trx, id) });
    await saveEdit(trx, id, { condition: item.condition });
    await itemsChanged.publish(app, trx, { listings: [id] });
    return toListing(await readListing(trx, kind, id));
  });
}

export async function showEvidenceOf(
  app: App,
  caller: Caller,
  id: string,
  evidence: string,
): Promise<Listing> {
  return changeOwnListing(app, caller, 'cameras', id, async (trx, listing) => {
    await requireAvailable(trx, listing);
    await showEvidence(trx, app.root, listing, evidence);
    await saveEdit(trx, id);
    await itemsChanged.publish(app, trx, { listings: [id] });
    return toListing(await readListing(trx, 'cameras', id));
  });
}

export async function hideEvidenceOf(app: App, caller: Caller, id: string): Promise<number> {
  return changeOwnListing(app, caller, 'cameras', id, async (trx, listing) => {
    await requireAvailable(trx, listing);
    const isHidden = await hideEvidence(trx, id);
    if (isHidden) await saveEdit(trx, id);
    return isHidden ? 1 : 0;
  });
}
