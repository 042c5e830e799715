import { sql } from 'kysely';
import type { Db } from '#src/platform/db/connect.server.ts';
import { listBreaking, type Migration } from '#src/platform/db/migrate.server.ts';
import { ok, warning, type CheckResult } from './check-result.ts';

/**
 * The cost of a migration for each row of a table, measured on two idle cores, such as `-- cost: orders 0.05 ms 250 bytes`.
 * Most migrations only change the schema, and have no such line.
 */
const costLines =
  /^-- cost: (?<table>\w+) (?<ms>[\d.]+) ms (?<bytes>\d+) bytes(?<later> after the start)?$/gm;

type Cost = { minutes: number; laterMinutes: number; megabytes: number };

/** Describes what the next start does to a database that has users. */
export async function describeUpgrade(db: Db, pending: readonly Migration[]): Promise<CheckResult[]> {
  const { minutes, laterMinutes, megabytes } = estimateCost(pending, await countRows(db));
  const [first, last] = [pending[0]!.name, pending.at(-1)!.name];
  const results = [
    ok(
      `migrations: the next start runs ${pending.length}, ${first} to ${last}, in about ${countMinutes(minutes)}; back up before it`,
    ),
  ];
  if (laterMinutes > 0)
    results.push(
      ok(
        `migrations: after the start, rows are updated in the background for about ${countMinutes(laterMinutes)}`,
      ),
    );
  if (megabytes > 0) results.push(ok(`migrations: the database grows by up to ${megabytes} MB`));
  const breaking = listBreaking(pending);
  if (breaking.length > 0)
    results.push(
      warning(
        `migrations: the previous release cannot run beside ${breaking.join(', ')}; stop all processes of the old release first (connections of shops: ${await countConnections(db)})`,
      ),
    );
  return results;
}

const countMinutes = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** @param counts the numbers of rows by table */
export function estimateCost(
  pending: readonly Pick<Migration, 'text'>[],
  counts: ReadonlyMap<string, number>,
): Cost {
  let [ms, laterMs, bytes] = [0, 0, 0];
  for (const { groups = {} } of pending.flatMap(({ text }) => [...text.matchAll(costLines)])) {
    const count = counts.get(groups['table'] ?? '') ?? 0;
    if (groups['later']) laterMs += count * Number(groups['ms']);
    else ms += count * Number(groups['ms']);
    bytes += count * Number(groups['bytes']);
  }
  return {
    minutes: Math.max(1, Math.ceil(ms / 60_000)),
    laterMinutes: Math.ceil(laterMs / 60_000),
    megabytes: Math.ceil(bytes / 1_000_000),
  };
}

/** Returns the numbers of rows that PostgreSQL last counted. */
async function countRows(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ table: string; count: number }>`
    select relname as table, greatest(reltuples, 0)::bigint as count from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db);
  return new Map(rows.map(({ table, count }) => [table, count]));
}

async function countConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'rangefinder%'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
