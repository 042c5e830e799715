import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeStateDir } from '#embedded-postgres/state-lock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { isGuessable } from '#src/platform/config/secret-strength.server.ts';
import { errorCode } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';

export async function loadAuthSecret({ AUTH_SECRET, STATE_DIR }: Config): Promise<string> {
  if (AUTH_SECRET) return AUTH_SECRET;
  const path = join(STATE_DIR, 'auth-secret');
  const secret = await readFile(path, 'utf8').catch(async () => makeSecret(path, STATE_DIR));
  if (isGuessable(secret))
    throw new Error(
      `${path} is damaged or too weak; remove it to generate a new one, after which everyone has to log in again`,
    );
  return secret;
}

/** Creates the file atomically, so that processes that start together read the same secret. */
async function makeSecret(path: string, folder: string): Promise<string> {
  makeStateDir(folder);
  const draft = `${path}.${newId()}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  return readFile(path, 'utf8');
}
