import { cpus } from 'node:os';
import { log, runCases } from '#lab/cases.ts';
import { cases } from './cases.ts';
import { aims } from './call-stats.ts';
import { Stage, type Row } from './stage.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { Ground } from '#lab/faults/test-environment.ts';

// Attacks a shop with its rate limits on, and checks that other users are still served. `--only 1,4` runs only these
// cases, and `--keep` keeps their folders with all logs.
const table: Row[] = [];
let ground: Ground | undefined;

function print(rows: Row[]): void {
  log(
    `\n| attack | other users' calls | answered (target ${aims.share * 100} %) | p99 (target ${aims.p99Ms} ms) | longest photo upload |`,
  );
  log('|---|--:|--:|--:|--:|');
  for (const { name, stats } of rows) {
    const { calls, share, p99Ms, longestUploadMs } = stats;
    const cells = [
      calls,
      `${(share * 100).toFixed(1)} %`,
      `${p99Ms.toFixed(0)} ms`,
      `${(longestUploadMs / 1000).toFixed(1)} s`,
    ];
    log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

await runCases({
  cases,
  async before() {
    await buildIfNeeded(log);
    log(`${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.version}`);
  },
  async run({ run }) {
    ground = new Ground(log);
    const stage = await Stage.open(ground);
    await run(stage)
      .catch((error: Error) => stage.failures.push(error.message))
      .finally(() => table.push(...stage.rows));
    if (stage.failures.length > 0) throw new Error(stage.failures.join('; '));
  },
  async clear(keep) {
    await ground?.end(keep);
    ground = undefined;
  },
  after: () => print(table),
});
