import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.server.ts';

/** What signs sessions and tokens: AUTH_SECRET, or one made once under STATE_DIR. */
export async function loadAuthSecret({ AUTH_SECRET, STATE_DIR }: Config): Promise<string> {
  if (AUTH_SECRET) return AUTH_SECRET;
  const path = join(STATE_DIR, 'auth-secret');
  await mkdir(STATE_DIR, { recursive: true });
  // 'wx': of two processes that start at once one writes, both read.
  await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const secret = await readFile(path, 'utf8');
  if (secret.length < 32) throw new Error(`${path} is damaged: remove it, and everyone signs in again`);
  return secret;
}
