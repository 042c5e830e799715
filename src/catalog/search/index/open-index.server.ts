import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type pg from 'pg';
import type { ModelFacts } from '#src/catalog/search/terms/item-terms.ts';
import { rulesOf } from '#src/catalog/search/terms/rules.server.ts';
import type { ItemIndex } from './item-index.ts';
import { items, readAll, readBooked, readHaving, readSellerStatuses, readVersions } from './rows.server.ts';
import { otherRows, readSnapshot, writeSnapshot } from './snapshot-file.server.ts';
import { compareVersions, restoreIndex, type Saved } from './snapshot.ts';
import { TextBuffer } from './text-buffer.ts';

/** Must be raised when the format or meaning of the saved data changes. */
const form = 10;
/** If a larger share of the items has changed since the snapshot, all rows are read again. */
const maxChangedShare = 0.2;
const fewChanged = 1_000;
/** Transaction numbers in rows wrap around after twice this many. */
const longestRun = 2n ** 31n;

export type Opened = {
  index: ItemIndex;
  madeOf: 'rows' | 'snapshot';
  refused?: string;
  save?: () => Promise<void>;
};

/** Identifies the database and its history. Versions can be compared only within the same history. */
async function historyOf(client: pg.Client): Promise<object> {
  const { rows } = await client.query<object>(`
    select system_identifier::text as system, timeline_id as timeline, oid::text as database,
      pg_relation_filenode('listings')::text as listings, current_setting('server_version_num') as server,
      (select md5(string_agg(name || checksum, ' ' order by name)) from migrations) as migrations,
      (select checksum from place_reference) as places
    from pg_control_system(), pg_control_checkpoint(), pg_database where datname = current_database()`);
  const statement = createHash('sha256').update(items).digest('hex');
  return { form, statement, ...rows[0] };
}

async function nextOf(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  const [row] = rows;
  return BigInt(row?.next ?? 0);
}

/**
 * @param facts are needed only after the snapshot has been read
 * @param pause is called between steps of reading
 * @param reading is called before all rows are read, with the reason why the snapshot was refused
 */
export async function openIndex(
  client: pg.Client,
  facts: ModelFacts | Promise<ModelFacts>,
  { read, write }: { read?: string | undefined; write?: string | undefined } = {},
  { pause, reading }: { pause?: () => Promise<void>; reading?: (refused?: string) => void } = {},
): Promise<Opened> {
  // A database account that is not allowed to read the history runs without a snapshot.
  const history = read || write ? await historyOf(client).catch(() => null) : null;
  await client.query('begin isolation level repeatable read, read only');
  try {
    const restored = read && history ? await restore(client, facts, read, history) : {};
    if (restored.index) return { index: restored.index, madeOf: 'snapshot' };
    reading?.(restored.refused);
    const models = await facts;
    const next = await nextOf(client);
    const index = await readAll(client, models, await readSellerStatuses(client, null), pause);
    const save =
      write && history
        ? saving(write, history, { next: String(next), rules: rulesOf(models), ...index.save() })
        : undefined;
    return {
      index,
      madeOf: 'rows',
      ...(restored.refused && { refused: restored.refused }),
      ...(save && { save }),
    };
  } finally {
    await client.query('rollback');
  }
}

const saving = (path: string, history: object, saved: object) => async () =>
  writeSnapshot(path, history, saved);

async function restore(
  client: pg.Client,
  facts: ModelFacts | Promise<ModelFacts>,
  path: string,
  history: object,
): Promise<{ index?: ItemIndex; refused?: string }> {
  if (!existsSync(path)) return {};
  let saved: Saved & { next: string; rules: string };
  // The database reads them while this process reads the file.
  const versions = readVersions(client);
  versions.catch(() => undefined);
  try {
    // The cast is safe: the history includes the format and the statement, and checksums cover the bytes.
    saved = (await readSnapshot(path, history)) as typeof saved;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { refused: error.message };
  }
  const models = await facts;
  if (saved.rules !== rulesOf(models)) return { refused: otherRows };
  const passed = (await nextOf(client)) - BigInt(saved.next);
  if (passed < 0n || passed > longestRun) return { refused: 'it belongs to another point in time' };
  const index = await catchUp(client, models, saved, await versions);
  return index ? { index } : { refused: 'too much has changed since it was written' };
}

async function catchUp(
  client: pg.Client,
  models: ModelFacts,
  saved: Saved,
  now: BigInt64Array,
): Promise<ItemIndex | null> {
  const { size, columns, texts } = saved.documents;
  const versions = columns.versions.subarray(0, size);
  const { gone, added } = compareVersions(versions, now);
  if (gone.size + added.length > size * maxChangedShare + fewChanged) return null;
  const [booked, sellerStatuses] = [await readBooked(client), await readSellerStatuses(client, null)];
  const index = restoreIndex(saved, { booked, sellerStatuses });
  const read = await readHaving(client, models, added);
  const ids = TextBuffer.restore(texts.ids);
  const before: string[] = [];
  if (gone.size > 0) versions.forEach((version, at) => gone.has(version) && before.push(ids.get(at)));
  index.apply({ ids: [...before, ...read.map(({ id }) => id)], items: read, sellerStatuses: [] });
  return index;
}
