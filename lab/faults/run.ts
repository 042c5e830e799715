import { runCases } from '#lab/cases.ts';
import { ensurePackages } from '#lab/helpers/packages.ts';
import { clockCase } from './clock-case.ts';
import { cutCase, killCase } from './commit-cases.ts';
import { contestCase } from './contest-case.ts';
import { databaseCase, embeddedCase, fullDiskCase, raceCase } from './database-cases.ts';
import { descriptorsCase } from './descriptors-case.ts';
import { failoverCase } from './failover-case.ts';
import { indexCase } from './index-case.ts';
import { outageCase } from './outage-case.ts';
import { ownDiskCase } from './own-disk-case.ts';
import { proxyCase } from './proxy-case.ts';
import { standbyCase } from './standby-case.ts';
import { streamsCase } from './streams-case.ts';
import { watchCase } from './watch-case.ts';

// Injects faults around a shop with real servers. Each acknowledged order must exist exactly once, and no item may have
// two open orders. `--only a,g` runs only these cases, and `--keep` keeps their folders with all logs.
await runCases({
  cases: [
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
    indexCase,
  ],
  limitMs: 5 * 60_000,
  // Cases run PostgreSQL, or run other programs as its account.
  before: () => ensurePackages(['postgresql']),
});
