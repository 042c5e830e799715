import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { userInfo, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

async function make(end: (remove: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-test-'));
  end(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a folder for all tests of a file, and removes it after them. */
export const useFolder = () => make(afterAll);

/** Creates a folder for a single test, and removes it after the test. */
export const makeFolder = () => make(onTestFinished);

const nobody = 65_534;

/**
 * Makes a file unreadable to the account that runs commands for this state folder, and returns the name of the account.
 * Commands that root starts run as the owner of the state folder.
 */
export async function forbidReading(file: string, stateDir: string): Promise<string> {
  const isRoot = process.getuid!() === 0;
  await chmod(file, isRoot ? 0o600 : 0o000);
  if (!isRoot) return userInfo().username;
  await chown(stateDir, nobody, nobody);
  return 'nobody';
}
