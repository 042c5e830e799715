import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { cases, type AbuseCase } from './cases.ts';
import { aims } from './call-stats.ts';
import { Stage, type Row } from './stage.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { Ground } from '#lab/faults/test-environment.ts';

// Attacks a shop with its rate limits on, and checks that other users are still served. `--only 1,4` runs only these
// cases, and `--keep` keeps their folders with all logs.
const { only, keep } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean' } } }).values;
const wanted = cases.filter(({ number }) => !only || only.split(',').includes(String(number)));
const log = (line: string): void => void process.stdout.write(`${line}\n`);
const table: Row[] = [];
let ground: Ground | undefined;

async function passes({ number, name, run }: AbuseCase): Promise<boolean> {
  const began = performance.now();
  log(`\n${number}. ${name}`);
  let failures: string[] = [];
  try {
    ground = new Ground(log);
    const stage = await Stage.open(ground);
    ({ failures } = stage);
    await run(stage).finally(() => table.push(...stage.rows));
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error));
  } finally {
    await ground?.end(keep);
    ground = undefined;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  log(
    failures.length === 0
      ? `ok    ${number} (${seconds} s)`
      : `FAIL  ${number} (${seconds} s): ${failures.join('; ')}`,
  );
  return failures.length === 0;
}

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

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void (ground?.end() ?? Promise.resolve()).finally(() => process.exit(1));
  });
}

let passed = 0;
let failed = 0;
try {
  if (wanted.length === 0) throw new Error(`no case has the number ${only}`);
  await buildIfNeeded(log);
  log(`${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.version}`);
  for (const each of wanted) {
    if (await passes(each)) passed++;
    else failed++;
  }
  print(table);
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  failed++;
}
log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
