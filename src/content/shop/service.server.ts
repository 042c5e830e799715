import { sql } from 'kysely';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { requireVersion } from '#src/platform/require-version.server.ts';
import { findHeldAmounts, lockShop } from '#src/platform/shop/currency.server.ts';
import {
  shopFields,
  type ShopChanges,
  type ShopResponse,
  type StoredShop,
} from '#src/platform/shop/schemas.ts';
import { parseStored, type ShopRow } from '#src/platform/shop/settings.server.ts';
import { contentFields, contentProblems } from '#src/texts/problems-content.server.ts';
import { hasEnded } from './announcement-service.server.ts';
import { claimLogo } from './logo/queries.server.ts';

type Changes = Omit<ShopChanges, 'version'>;

export function showShop({ shop }: App): ShopResponse {
  addCacheTags(['shop']);
  return shop.current;
}

/** Changes settings. Two admins cannot overwrite each other, because each change names the version that it follows. */
export async function changeShop(
  app: App,
  caller: Caller,
  { version, ...changes }: ShopChanges,
): Promise<ShopResponse> {
  const changed = await inTransaction(app, async (trx) => {
    await lockActor(trx, caller.id, { roles: ['admin'] });
    const row = parseStored(await lockShop(trx));
    requireVersion(row.version, version, contentProblems.settingsChanged);
    return saveChanges(app, trx, row, caller.id, changes);
  });
  // So that the caller's next read has the change.
  await app.shop.load();
  return changed;
}

/** Stores settings from the page of the set-up, where `userId` is null until there is an admin. The caller loads them. */
export async function storeShop(app: App, trx: Trx, userId: string | null, changes: Changes): Promise<void> {
  await saveChanges(app, trx, parseStored(await lockShop(trx)), userId, changes);
}

async function saveChanges(
  app: App,
  trx: Trx,
  row: ShopRow,
  userId: string | null,
  changes: Changes,
): Promise<ShopResponse> {
  const before = app.shop.resolve(row);
  refuseFixed(before, changes);
  const settings = merge(row.settings, changes);
  const after = { settings, version: row.version + 1 };
  const resolved = app.shop.resolve(after);
  const held = resolved.currency === before.currency ? null : await findHeldAmounts(trx);
  if (held)
    throw new AppError('invalid', undefined, [
      { path: 'currency', message: contentFields.fixedCurrency(before.currency, held) },
    ]);
  if (changes.announcement && hasEnded(changes.announcement.lastDay, resolved.timeZone))
    throw new AppError('invalid', undefined, [
      { path: 'announcement.lastDay', message: contentFields.pastDay },
    ]);
  if (changes.logo && !(await claimLogo(trx, changes.logo)))
    throw new AppError('invalid', undefined, [{ path: 'logo', message: contentFields.oldLogo }]);
  await saveShop(trx, { ...after, userId });
  await recordAction(trx, {
    act: 'changed-shop',
    actor: userId,
    note: Object.keys(changes).toSorted().join(', '),
  });
  return resolved;
}

function refuseFixed({ fixed }: ShopResponse, changes: Changes): void {
  const errors = shopFields
    .keyof()
    .options.filter((name) => changes[name] !== undefined && fixed[name] !== undefined)
    .map((path) => ({ path, message: contentFields.setBy(fixed[path] ?? '') }));
  if (errors.length > 0) throw new AppError('invalid', undefined, errors);
}

/** A setting that is changed to null is removed, so that it has its default again. */
function merge(settings: StoredShop, changes: Changes): StoredShop {
  const merged = Object.entries({ ...settings, ...changes }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(merged);
}

async function saveShop(
  trx: Trx,
  { settings, version, userId }: { settings: StoredShop; version: number; userId: string | null },
): Promise<void> {
  const values = {
    settings: JSON.stringify(settings),
    version,
    changed_by: userId,
    changed_at: sql<Date>`shop_now()`,
  };
  await trx
    .insertInto('shop_settings')
    .values({ id: true, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
