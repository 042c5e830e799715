import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { ItemIndex } from './item-index.ts';
import { items, readAll, readBooked, readHaving, readStandings, readVersions } from './rows.server.ts';
import { compareVersions, restoreIndex, type Saved } from './snapshot.ts';
import { readSnapshot, writeSnapshot } from './snapshot-file.server.ts';
import { Texts } from './texts.ts';

/** To be raised when what is saved changes its form or its meaning. */
const form = 1;
/** Where more of it has changed than this, and than a few, everything is read. */
const mostChanged = 0.2;
const fewChanged = 1_000;
/** The numbers of transactions that rows carry begin anew after twice as many. */
const longestRun = 2n ** 31n;

export type Opened = {
  index: ItemIndex;
  madeOf: 'rows' | 'snapshot';
  /** Why a snapshot that is there was not used. */
  refused?: string;
  /** Writes a snapshot of what was read. @throws Error that says why it cannot be written */
  save?: () => Promise<void>;
};

/** What a snapshot is good for: the numbers of rows and transactions mean something in one history of one database. */
async function historyOf(client: pg.Client): Promise<object> {
  const { rows } = await client.query<object>(`
    select system_identifier::text as system, timeline_id as timeline, oid::text as database,
      pg_relation_filenode('listings')::text as listings, current_setting('server_version_num') as server,
      (select md5(string_agg(name || checksum, ' ' order by name)) from migrations) as migrations
    from pg_control_system(), pg_control_checkpoint(), pg_database where datname = current_database()`);
  return { form, statement: createHash('sha256').update(items).digest('hex'), ...rows[0] };
}

/** The number of the next transaction. */
async function nextOf(client: pg.Client): Promise<bigint> {
  const { rows } = await client.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return BigInt(rows[0]!.next);
}

/**
 * Makes the index of what is on the shelf at one moment: of the snapshot in `read` and what has changed since, where that is
 * there and good, or else of all rows.
 */
export async function openIndex(
  client: pg.Client,
  { read, write }: { read?: string | undefined; write?: string | undefined } = {},
): Promise<Opened> {
  // An account may be kept from knowing which history it is: then there is no snapshot.
  const history = read || write ? await historyOf(client).catch(() => null) : null;
  await client.query('begin isolation level repeatable read, read only');
  try {
    const restored = read && history ? await restore(client, read, history) : {};
    if (restored.index) return { index: restored.index, madeOf: 'snapshot' };
    const next = await nextOf(client);
    const index = await readAll(client, await readStandings(client, null));
    const saved = write && history ? { next: String(next), ...index.save() } : null;
    return {
      index,
      madeOf: 'rows',
      ...(restored.refused && { refused: restored.refused }),
      ...(saved && { save: () => writeSnapshot(write!, history, saved) }),
    };
  } finally {
    await client.query('rollback');
  }
}

async function restore(
  client: pg.Client,
  path: string,
  history: object,
): Promise<{ index?: ItemIndex; refused?: string }> {
  let saved: Saved & { next: string };
  try {
    saved = (await readSnapshot(path, history)) as typeof saved;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? {} : { refused: message };
  }
  const passed = (await nextOf(client)) - BigInt(saved.next);
  if (passed < 0n || passed > longestRun) return { refused: 'it is of another time' };
  const index = await catchUp(client, saved);
  return index ? { index } : { refused: 'much has changed since' };
}

/** The index as it was saved with what has changed since; null where that is much. */
async function catchUp(client: pg.Client, saved: Saved): Promise<ItemIndex | null> {
  const { size, columns, texts } = saved.documents;
  const versions = columns.versions.subarray(0, size);
  const { gone, added } = compareVersions(versions, await readVersions(client));
  if (gone.size + added.length > size * mostChanged + fewChanged) return null;
  const [booked, standings] = [await readBooked(client), await readStandings(client, null)];
  const index = restoreIndex(saved, { booked, standings });
  const read = await readHaving(client, added);
  const ids = Texts.restore(texts.ids);
  const before: string[] = [];
  if (gone.size > 0) versions.forEach((version, at) => gone.has(version) && before.push(ids.get(at)));
  index.apply({ ids: [...before, ...read.map(({ id }) => id)], items: read, standings: [] });
  return index;
}
