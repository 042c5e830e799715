import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#src/platform/db/connect.server.ts';

/** Rows by table, each row by its place in the table. */
export type Rows = Map<string, string[]>;
type ForeignKey = { child: string; parent: string; joined: string };

/**
 * Returns the foreign keys through which rows belong to others. A row belongs to its buyer or its item, but neither to the
 * admin who paused it nor to the one who changed it last.
 */
async function listForeignKeys(trx: Trx): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent,
      string_agg(format('child.%I = parent.%I', own.attname, other.attname), ' and ') as joined
    from pg_constraint
      cross join lateral unnest(conkey, confkey) as pair (own, other)
      join pg_attribute own on (own.attrelid, own.attnum) = (conrelid, pair.own)
      join pg_attribute other on (other.attrelid, other.attnum) = (confrelid, pair.other)
    where contype = 'f' and connamespace = 'public'::regnamespace
    group by pg_constraint.oid, conrelid, confrelid
    having confrelid <> 'users'::regclass or bool_and(own.attnotnull and own.attname <> 'changed_by')`.execute(
    trx,
  );
  return rows;
}

/** Adds all rows that belong to the given ones. */
export async function addDependents(trx: Trx, seeds: Rows): Promise<Rows> {
  const keys = await listForeignKeys(trx);
  const all = new Map<string, Set<string>>();
  let latest = seeds;
  while (latest.size > 0) {
    for (const [table, ids] of latest) all.set(table, new Set([...(all.get(table) ?? []), ...ids]));
    const next = new Map<string, Set<string>>();
    for (const { child, parent, joined } of keys) {
      const parents = latest.get(parent);
      if (!parents) continue;
      const known = all.get(child);
      const found = await listRows(
        trx,
        child,
        sql`join ${sql.raw(parent)} parent on ${sql.raw(joined)} where parent.ctid = any(${parents}::tid[])`,
      );
      const added = found.filter((id) => !known?.has(id));
      if (added.length > 0) next.set(child, new Set([...(next.get(child) ?? []), ...added]));
    }
    latest = new Map([...next].map(([table, ids]) => [table, [...ids]]));
  }
  return new Map([...all].map(([table, ids]) => [table, [...ids]]));
}

export async function listRows(trx: Trx, table: string, rest: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select child.ctid::text as id from ${sql.raw(table)} child ${rest}`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Deletes rows of several tables in one statement, at whose end the foreign keys are checked, so that their order does
 * not matter.
 */
export async function deleteRows(trx: Trx, rows: Rows): Promise<void> {
  const deletions = [...rows].map(
    ([table, ids], index) =>
      sql`${sql.raw(`deleted_${index}`)} as (delete from ${sql.raw(table)} where ctid = any(${ids}::tid[]))`,
  );
  if (deletions.length > 0) await sql`with ${sql.join(deletions)} select`.execute(trx);
}

type Trigger = { table: string; name: string };

/**
 * Runs `work` while no row is protected from being deleted: reviews and sent newsletter issues, which normally stay, and
 * the last admin. Writers wait until the end of the transaction.
 */
export async function withoutProtection(trx: Trx, work: () => Promise<void>): Promise<void> {
  const { rows: triggers } = await sql<Trigger>`
    select tgrelid::regclass::text as "table", quote_ident(tgname) as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace
      and (tgtype & 11 = 11 or tgname = 'users_keep_an_admin')
    order by 1, 2`.execute(trx);
  const { rows: tables } = await sql<{ names: string }>`
    select string_agg(distinct conrelid::regclass::text, ', ') as names
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(trx);
  await sql`lock table users, listings, photos, ${sql.raw(tables[0]!.names)} in share row exclusive mode`.execute(
    trx,
  );
  const set = async (mode: 'disable' | 'enable') => {
    for (const { table, name } of triggers)
      await sql`alter table ${sql.raw(table)} ${sql.raw(mode)} trigger ${sql.raw(name)}`.execute(trx);
  };
  await set('disable');
  await work();
  // A table with unchecked constraints cannot be altered.
  await sql`set constraints all immediate`.execute(trx);
  await set('enable');
}
