import { parseArgs } from 'node:util';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { clockCase } from './clock-case.ts';
import { contestCase } from './contest-case.ts';
import { cutCase } from './cut-case.ts';
import { databaseCase } from './database-case.ts';
import { descriptorsCase } from './descriptors-case.ts';
import { embeddedCase } from './embedded-case.ts';
import { failoverCase } from './failover-case.ts';
import { fullDiskCase } from './full-disk-case.ts';
import { Ground, type FaultCase } from './test-environment.ts';
import { killCase } from './kill-case.ts';
import { outageCase } from './outage-case.ts';
import { ownDiskCase } from './own-disk-case.ts';
import { ensurePackages, versionsOf } from './packages.ts';
import { proxyCase } from './proxy-case.ts';
import { raceCase } from './race-case.ts';
import { standbyCase } from './standby-case.ts';
import { streamsCase } from './streams-case.ts';
import { watchCase } from './watch-case.ts';

// Injects faults around a shop with real servers. Each acknowledged order must exist exactly once, and no item may have
// two open orders. `--only a,g` runs only these cases, and `--keep` keeps their folders with all logs.
const cases: FaultCase[] = [
  killCase,
  databaseCase,
  fullDiskCase,
  cutCase,
  raceCase,
  contestCase,
  clockCase,
  failoverCase,
  proxyCase,
  embeddedCase,
  descriptorsCase,
  ownDiskCase,
  watchCase,
  standbyCase,
  streamsCase,
  outageCase,
];
const limitMs = 5 * 60_000;

const { only, keep } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean' } } }).values;
const wanted = cases.filter(({ id }) => !only || only.split(',').includes(id));
const log = (line: string): void => void process.stdout.write(`${line}\n`);
let ground: Ground | undefined;

async function passes({ id, name, programs, run }: FaultCase): Promise<boolean> {
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;
  log(`\n${id}. ${name}`);
  let timer: NodeJS.Timeout | undefined;
  try {
    log(`   ${versionsOf(programs)}`);
    ground = new Ground((line) => log(`   ${line}`));
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`the case took longer than ${limitMs / 1000} s`)), limitMs);
    });
    await Promise.race([run(ground), late]);
    log(`ok    ${id} (${seconds()})`);
    return true;
  } catch (error) {
    log(`FAIL  ${id} (${seconds()}): ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    clearTimeout(timer);
    await ground?.end(keep);
    ground = undefined;
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void (ground?.end() ?? Promise.resolve()).finally(() => process.exit(1));
  });
}

let passed = 0;
let failed = 0;
try {
  if (wanted.length === 0) throw new Error(`no case has the id ${only}`);
  // PostgreSQL is always needed: cases run it, or run other programs as its account.
  ensurePackages(log, [...new Set(['postgresql', ...wanted.flatMap(({ programs }) => programs)])]);
  await buildIfNeeded(log);
  for (const each of wanted) {
    if (await passes(each)) passed++;
    else failed++;
  }
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  failed++;
}
log(`\n${passed} passed, ${failed} failed`);
// Exits explicitly, because open handles of a case that timed out would keep the process alive.
process.exit(failed === 0 ? 0 : 1);
