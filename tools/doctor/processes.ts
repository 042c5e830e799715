import { hostname } from 'node:os';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Config } from '#src/platform/config/config.server.ts';
import { connect, type Db } from '#src/platform/db/connect.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { measureClock } from '#src/platform/processes/queries.server.ts';
import { findDiffering, sharedSettings } from '#src/platform/processes/settings.server.ts';
import { isClockOff } from '#src/platform/shared/clock.ts';
import { ok, warning, type CheckResult } from './check-result.ts';

/** Compares the clock with that of the database, and the settings with those of the running processes. */
export async function checkProcesses(config: Config, connection: pg.ClientConfig): Promise<CheckResult[]> {
  const db = connect({ ...connection, max: 1 }, createLog('silent'));
  try {
    return [describeClock(await measureClock(db)), ...(await compareSettings(config, db))];
  } finally {
    await db.destroy();
  }
}

function describeClock(aheadSeconds: number | null): CheckResult {
  if (aheadSeconds === null) return warning('clock: the database responded too slowly to compare its clock');
  if (!isClockOff(aheadSeconds)) return ok("clock: agrees with the database's");
  const difference = `${Math.abs(aheadSeconds)} s ${aheadSeconds > 0 ? 'ahead of' : 'behind'}`;
  return warning(
    `clock: this machine is ${difference} the database's; synchronize both, for example with chrony`,
  );
}

const shown = (value: string | null): string => value ?? 'not set';

type Row = { id: string; host: string; pid: number; settings: unknown };

async function compareSettings(config: Config, db: Db): Promise<CheckResult[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('processes') is not null as exists`.execute(db);
  if (!tables[0]!.exists) return [];
  // As JSON, because a database that is not migrated yet has no such column.
  const { rows } = await sql<Row>`
    select id, host, pid, to_jsonb(processes) -> 'settings' as settings from processes
    where seen_at > now() - interval '1 minute' order by started_at, id limit 100`.execute(db);
  const here = { id: '', host: hostname(), pid: process.pid, settings: sharedSettings(config) };
  return findDiffering([here, ...rows])
    .filter(({ setting }) => setting in here.settings)
    .map(({ setting, values: [own, ...others] }) => {
      const running = others
        .filter(({ value }) => value !== own!.value)
        .map(({ host, pid, value }) => `${shown(value)} in process ${pid} on ${host}`);
      return warning(
        `${setting}: ${shown(own!.value)} here, but ${running.join(', ')}; use the same value in all processes`,
      );
    });
}
