import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countResults, type TestResult } from '#tools/test/reports.ts';
import { log } from './cases.ts';

/** Starts a server, runs tests against it, prints how many passed, and ends the process. */
export async function runAgainst<Server extends { stop(): Promise<void> }>(
  start: () => Promise<Server>,
  test: (server: Server, reports: string) => Promise<TestResult[]>,
): Promise<never> {
  const reports = mkdtempSync(join(tmpdir(), 'rangefinder-reports-'));
  let server: Server | undefined;
  const end = async (code: number): Promise<never> => {
    await server?.stop();
    rmSync(reports, { recursive: true, force: true });
    process.exit(code);
  };
  // The server runs in a process group of its own, which Ctrl-C in a terminal does not reach.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(1));
  try {
    server = await start();
    const { passed, failed } = countResults(await test(server, reports));
    log(`${passed} passed, ${failed} failed`);
    return await end(failed === 0 ? 0 : 1);
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    log('0 passed, 1 failed');
    return end(1);
  }
}
