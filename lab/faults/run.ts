import { log, runCases } from '#lab/cases.ts';
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
let ground: Ground | undefined;

await runCases({
  cases,
  limitMs: 5 * 60_000,
  async before(wanted) {
    // PostgreSQL is always needed: cases run it, or run other programs as its account.
    ensurePackages(log, [...new Set(['postgresql', ...wanted.flatMap(({ programs }) => programs)])]);
    await buildIfNeeded(log);
  },
  async run({ programs, run }) {
    log(`   ${versionsOf(programs)}`);
    ground = new Ground((line) => log(`   ${line}`));
    await run(ground);
  },
  async clear(keep) {
    await ground?.end(keep);
    ground = undefined;
  },
});
