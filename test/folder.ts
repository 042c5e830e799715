import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

async function make(end: (remove: () => Promise<void>) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-test-'));
  end(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder for all tests of a file. */
export const useFolder = () => make(afterAll);

/** A folder for one test. */
export const makeFolder = () => make(onTestFinished);
