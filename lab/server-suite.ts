import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { countResults, type TestResult } from '#tools/test/reports.ts';
import { onSignals } from './cases.ts';
import { Ground, log } from './helpers/ground.ts';

type Test = (ground: Ground, reports: string) => Promise<TestResult[]>;

/** Runs tests against a server that `test` starts first, prints how many passed, and ends the process. */
export async function runTests(test: Test): Promise<never> {
  const ground = new Ground();
  const reports = join(ground.folder, 'reports');
  mkdirSync(reports);
  onSignals(() => ground.end());
  let [passed, failed] = [0, 1];
  try {
    ({ passed, failed } = countResults(await test(ground, reports)));
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
  }
  log(`${passed} passed, ${failed} failed`);
  await ground.end();
  process.exit(failed === 0 ? 0 : 1);
}
