import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import { coalesce } from '#src/platform/async.server.ts';
import { newId } from '#src/platform/ids.server.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { measureClock, listProcesses } from '#src/platform/processes/queries.server.ts';
import { findDiffering, sharedSettings } from '#src/platform/processes/settings.server.ts';
import { isClockOff } from '#src/platform/shared/clock.ts';

const everyMs = 15_000;
/** A process without a heartbeat for this time counts as ended, although it did not delete its row. */
const forgottenHours = 1;

export function startHeartbeat(app: App): { beat(): Promise<void>; stop(): Promise<void> } {
  const { db, build, log, config, shop } = app;
  const id = newId();
  const started_at = new Date(Date.now() - Math.round(process.uptime() * 1_000));
  const row = { id, host: hostname(), pid: process.pid, ...build, started_at };
  const noteClock = clockLog(log);
  const noteSettings = settingsLog(log, id);
  const beat = coalesce(async () => {
    try {
      const clock_ahead_seconds = await measureClock(db);
      const state = {
        clock_ahead_seconds,
        settings: JSON.stringify(sharedSettings(config, shop)),
        seen_at: sql<Date>`now()`,
      };
      await db
        .insertInto('processes')
        .values({ ...row, ...state })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
        .execute();
      noteClock(clock_ahead_seconds);
      noteSettings(await listProcesses(db));
      await db
        .deleteFrom('processes')
        .where('seen_at', '<', sql<Date>`now() - make_interval(hours => ${forgottenHours})`)
        .execute();
      await app.errors.flush(db);
    } catch (error) {
      log.debug({ error }, 'the heartbeat could not be stored');
    }
  });
  let beating = beat();
  const timer = setInterval(() => (beating = beat()), everyMs).unref();
  return {
    beat,
    async stop() {
      clearInterval(timer);
      await beating;
      try {
        await app.errors.flush(db);
        await db.deleteFrom('processes').where('id', '=', id).execute();
      } catch (error) {
        log.debug({ error }, 'the shutdown of the process could not be stored');
      }
    },
  };
}

/** Logs when the clock begins to differ from the database's, and when it agrees again. */
function clockLog(log: Log): (aheadSeconds: number | null) => void {
  let wasOff = false;
  return (aheadSeconds) => {
    if (aheadSeconds === null || isClockOff(aheadSeconds) === wasOff) return;
    wasOff = !wasOff;
    if (wasOff) log.warn({ aheadSeconds }, "the clock differs from the database's; synchronize both");
    else log.info({ aheadSeconds }, "the clock agrees with the database's again");
  };
}

/** Logs which settings begin to differ from those of other processes, and which are the same again. */
function settingsLog(log: Log, own: string) {
  let known = new Set<string>();
  return (processes: Awaited<ReturnType<typeof listProcesses>>): void => {
    const differing = new Map(findDiffering(processes).map(({ setting, values }) => [setting, values]));
    for (const [setting, values] of differing) {
      if (known.has(setting)) continue;
      const value = values.find((each) => each.id === own)?.value;
      const others = values.filter((each) => each.value !== value).map(({ host, pid }) => `${host} ${pid}`);
      log.warn({ setting, processes: others }, 'a setting differs from that of other processes');
    }
    for (const setting of known)
      if (!differing.has(setting)) log.info({ setting }, 'a setting is the same in all processes again');
    known = new Set(differing.keys());
  };
}
