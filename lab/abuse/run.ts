import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { cases, type AbuseCase } from './cases.ts';
import { aims } from './figures.ts';
import { Stage, type Row } from './stage.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { Ground } from '#lab/faults/test-environment.ts';

// Attacks a shop with its limits on, while other users must still be served.
// `--only 1,4` runs some cases, and `--keep` keeps their folders with all logs.
const { only, keep } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean' } } }).values;
const wanted = cases.filter(({ number }) => !only || only.split(',').includes(String(number)));
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const table: Row[] = [];
let ground: Ground | undefined;

async function passes({ number, name, run }: AbuseCase): Promise<boolean> {
  const began = performance.now();
  say(`\n${number}. ${name}`);
  let failures: string[] = [];
  try {
    ground = new Ground(say);
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
  say(
    failures.length === 0
      ? `ok    ${number} (${seconds} s)`
      : `FAIL  ${number} (${seconds} s): ${failures.join('; ')}`,
  );
  return failures.length === 0;
}

function print(rows: Row[]): void {
  say(`\n| while | calls | answered (${aims.share * 100} %) | p99 (${aims.p99Ms} ms) | longest photograph |`);
  say('|---|--:|--:|--:|--:|');
  for (const { name, figures } of rows) {
    const { calls, share, p99Ms, longestUploadMs } = figures;
    const cells = [
      calls,
      `${(share * 100).toFixed(1)} %`,
      `${p99Ms.toFixed(0)} ms`,
      `${(longestUploadMs / 1000).toFixed(1)} s`,
    ];
    say(`| ${name} | ${cells.join(' | ')} |`);
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
  if (wanted.length === 0) throw new Error(`no case is named ${only}`);
  await buildIfNeeded(say);
  say(`${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}, Node ${process.version}`);
  for (const each of wanted) {
    if (await passes(each)) passed++;
    else failed++;
  }
  print(table);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  failed++;
}
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
