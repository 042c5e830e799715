import { cpus } from 'node:os';
import { fine, percent, printTable } from '#lab/bench/report.ts';
import { runCases } from '#lab/cases.ts';
import { log } from '#lab/helpers/ground.ts';
import { aims } from './call-stats.ts';
import { cases } from './cases.ts';
import { Stage, type Row } from './stage.ts';

// Attacks a shop with its rate limits on, and checks that other users are still served. `--only 1,4` runs only these
// cases, and `--keep` keeps their folders with all logs.
const rows: Row[] = [];

const head = [
  'attack',
  "other users' calls",
  `answered (target ${percent(aims.share)})`,
  `p99 (target ${aims.p99Ms} ms)`,
  'longest photo upload',
];

log(`${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.version}`);
await runCases({
  cases: cases.map(({ id, name, run }) => ({
    id,
    name,
    async run(ground) {
      const stage = await Stage.open(ground);
      await run(stage)
        .catch((error: Error) => stage.failures.push(error.message))
        .finally(() => rows.push(...stage.rows));
      if (stage.failures.length > 0) throw new Error(stage.failures.join('; '));
    },
  })),
  after: () =>
    printTable([
      head,
      ...rows.map(({ name, stats: { calls, share, p99Ms, longestUploadMs } }) => [
        name,
        String(calls),
        `${(share * 100).toFixed(1)} %`,
        `${fine(p99Ms)} ms`,
        `${(longestUploadMs / 1000).toFixed(1)} s`,
      ]),
    ]),
});
