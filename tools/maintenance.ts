import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beginMaintenance, endMaintenance } from '#src/app/health/maintenance-service.server.ts';
import { newMaintenance } from '#src/app/health/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import { fail, readArguments, readEnvironment } from '#src/server/start-up/environment.ts';
import { withShop } from './with-shop.ts';

/** How long the command waits for running jobs and transactions; hardly any job takes longer. */
const settleMs = 30_000;
const pollMs = 500;

const usage = `run maintenance -- COMMAND
  on TEXT     turns maintenance mode on: nothing can be changed, and every page shows TEXT
  off         turns maintenance mode off
  status      shows whether it is on`;
const { positionals, values } = readArguments(usage, {}, 2);
const [command, text, ...more] = positionals;
const isComplete = command === 'on' ? text !== undefined : text === undefined;
if (!command || !['on', 'off', 'status'].includes(command) || !isComplete || more.length > 0)
  fail(`usage: npm ${usage}`);
const given = newMaintenance.safeParse({ text });
if (command === 'on' && !given.success) fail(`TEXT ${given.error.issues[0]!.message}`);
await withShop(readEnvironment(values['env-file']), async (app) => {
  if (command === 'on') await beginMaintenance(app, null, given.data!.text);
  const wasOn = command === 'off' && (await endMaintenance(app, null));
  if (command === 'off')
    console.log(wasOn ? 'Maintenance has ended.' : 'The shop was not in maintenance mode.');
  else console.log(await describe(app));
});

async function describe(app: App): Promise<string> {
  const { state } = app.maintenance;
  if (!state) return 'The shop is not in maintenance mode.';
  const running = command === 'on' ? await waitForWrites(app) : await countWrites(app);
  const rest =
    running === 0 ? 'No jobs or calls are in progress.' : `Still in progress: ${running} jobs and calls.`;
  return `In maintenance since ${state.since.toISOString()}: ${state.text}\n${rest}`;
}

async function waitForWrites(app: App): Promise<number> {
  const until = Date.now() + settleMs;
  // Within a second, every process has been notified and starts nothing new.
  await wait(1_000);
  for (;;) {
    const running = await countWrites(app);
    if (running === 0 || Date.now() > until) return running;
    await wait(pollMs);
  }
}

/** Counts running jobs, and open transactions of the shop that have written something. */
async function countWrites({ db }: App): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) + (select count(*) from jobs.job where state = 'active') as count from pg_stat_activity
    where datname = current_database() and application_name = 'rangefinder' and backend_xid is not null
  `.execute(db);
  return rows[0]!.count;
}
