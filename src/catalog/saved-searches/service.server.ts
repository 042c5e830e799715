import { lockActor } from '#src/accounts/auth/service.server.ts';
import { requirePlace } from '#src/catalog/search/near/service.server.ts';
import { withSearchTimeout } from '#src/catalog/search/parsing/service.server.ts';
import { readCriteria } from '#src/catalog/search/saved-query-service.server.ts';
import type { Criteria } from '#src/catalog/search/schemas.ts';
import { spellMounts } from '#src/catalog/search/service.server.ts';
import {
  understand,
  withoutPrice,
  type Understood,
} from '#src/catalog/search/understanding-service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { holdCurrency } from '#src/platform/shop/currency.server.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { itemFields, itemProblems } from '#src/texts/problems-items.server.ts';
import { canonical, hashOf, normalizeWordOrder, planSearch } from './matching/plan-service.server.ts';
import { addressOf, nameOf } from './naming.server.ts';
import {
  deleteSearch,
  findDefinition,
  findEqual,
  findOwner,
  findSearch,
  insertDefinition,
  insertSearch,
  isDefined,
  isWideNow,
  listEqual,
  listSearches,
  updateSearch,
  type SearchRow,
} from './queries.server.ts';
import {
  maxQueryLength,
  maxSearches,
  type NewSearch,
  type SavedSearch,
  type SearchChanges,
} from './schemas.ts';

const missing = () => new AppError('not-found', itemProblems.noSavedSearch);
const tooWide = () =>
  new AppError('invalid', undefined, [
    {
      path: 'mail',
      message: itemFields.tooWide,
    },
  ]);

/** Reads the address of a search: `typed` is shown to the user. @throws AppError `invalid` naming `query` */
async function read(app: App, query: string): Promise<{ typed: Criteria; understood: Understood }> {
  try {
    const given = readCriteria(query.replace(/^.*\?/s, ''));
    const criteria = { ...given, mount: await spellMounts(app.root, given.mount) };
    const understood = await understand(app, criteria);
    if (understood.meant) requirePlace(understood.meant);
    const near = given.near === undefined ? undefined : understood.criteria.near;
    // A price in another currency limits nothing, so the name of the search must not mention it.
    const q = given.q && understood.ignoredPrice !== undefined ? withoutPrice(given.q) : given.q;
    return { typed: { ...criteria, near, q }, understood };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    const errors = error.errors ?? [];
    throw new AppError(
      'invalid',
      undefined,
      errors.map(({ path, message }) => ({ path: 'query', message: itemFields.inQuery(path, message) })),
    );
  }
}

const normalize = (app: App, { criteria, ...understood }: Understood) =>
  withSearchTimeout(() => normalizeWordOrder(app, { ...understood, criteria: canonical(criteria) }));

/**
 * Saves a search, or returns an existing one that means the same.
 * @throws AppError `invalid`, `conflict`, `too-many-requests`
 */
export async function saveSearch(
  app: App,
  caller: Caller,
  { query, name, mail }: NewSearch,
): Promise<{ search: SavedSearch; isNew: boolean }> {
  const { typed, understood } = await read(app, query);
  const address = addressOf(typed);
  if (address.length > maxQueryLength)
    throw new AppError('invalid', undefined, [{ path: 'query', message: fieldProblems.tooLong }]);
  const normal = await normalize(app, understood);
  const hash = hashOf(normal.criteria);
  const plan = () => withSearchTimeout(() => planSearch(app, normal));
  // Reads the reference before any lock is held.
  const isKnown = await isDefined(app.db, hash);
  if (!isKnown) await app.rateLimits.consume('define-search', caller.id);
  const planned = isKnown ? null : await plan();
  return inTransaction(app, async (trx) => {
    // Locks the user, because their searches are counted.
    const { id: userId } = await lockActor(trx, caller.id, { exclusive: true });
    await holdCurrency(app, trx);
    const definition =
      (await findDefinition(trx, hash)) ?? (await insertDefinition(trx, planned ?? (await plan())));
    const equal = await findEqual(trx, userId, definition.id);
    if (equal) return { search: await toSearch(app, equal), isNew: false };
    if (definition.is_wide && mail === 'now') throw tooWide();
    const row = { id: newId(), user_id: userId, definition_id: definition.id, name: name ?? null, mail };
    if (!(await insertSearch(trx, { ...row, query: address })))
      throw new AppError('conflict', itemProblems.tooManySearches(maxSearches));
    return { search: await toSearch(app, await findSearch(trx, userId, row.id)), isNew: true };
  });
}

/** Only the search that means the same as `query`, if that is given. @throws AppError `invalid`, `busy` */
export async function showSearches(app: App, caller: Caller, query?: string): Promise<SavedSearch[]> {
  const rows = await (query === undefined
    ? listSearches(app.db, caller.id)
    : listEqual(
        app.db,
        caller.id,
        hashOf((await normalize(app, (await read(app, query)).understood)).criteria),
      ));
  return Promise.all(rows.map((row) => toSearch(app, row)));
}

/** @throws AppError `not-found`, `forbidden`, `invalid` */
export async function changeSearch(
  app: App,
  caller: Caller,
  id: string,
  changes: SearchChanges,
): Promise<SavedSearch> {
  if (!isId(id)) throw missing();
  return inTransaction(app, async (trx) => {
    const { id: userId } = await lockActor(trx, caller.id);
    await requireOwn(trx, userId, id);
    if (changes.mail === 'now' && (await isWideNow(trx, id))) throw tooWide();
    await updateSearch(trx, id, changes);
    return toSearch(app, await findSearch(trx, userId, id));
  });
}

/** @throws AppError `not-found`, `forbidden` */
export async function forgetSearch(app: App, caller: Caller, id: string): Promise<number> {
  if (!isId(id)) throw missing();
  return inTransaction(app, async (trx) => {
    const { id: userId } = await lockActor(trx, caller.id);
    await requireOwn(trx, userId, id);
    return deleteSearch(trx, id);
  });
}

async function requireOwn(trx: Parameters<typeof findOwner>[0], userId: string, id: string): Promise<void> {
  const owner = await findOwner(trx, id);
  if (!owner) throw missing();
  if (owner !== userId) throw new AppError('forbidden');
}

async function toSearch(
  app: App,
  { id, name, query, mail, is_wide, fresh, mails_off, is_confirmed, at }: SearchRow,
): Promise<SavedSearch> {
  return {
    _id: id,
    name: name ?? (await nameOf(app, query)),
    query,
    mail,
    wide: is_wide,
    mailsOff: mails_off,
    confirmed: is_confirmed,
    new: fresh,
    date: at.toISOString(),
  };
}
