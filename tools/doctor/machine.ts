import { createECDH } from 'node:crypto';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '#src/platform/config/config.server.ts';
import { loadAuthSecret } from '#src/platform/security/auth-secret.server.ts';
import { diskOf } from '#src/platform/storage/disk.server.ts';
import { databaseConnectionsOf, descriptors, requireDescriptors } from '#src/server/overload/descriptors.ts';
import { isBuilt } from '#src/server/start-up/build.ts';
import { root } from '#src/server/start-up/environment.ts';
import { readRelease } from '#src/server/start-up/release-file.ts';
import { ok, problem, reasonOf, warning, type CheckResult } from './check-result.ts';

const gigabyte = 1e9;
const [fewBytes, tooFewBytes] = [gigabyte, gigabyte / 10];

/** Returns whether this account could create a folder, or write to it if it exists. */
export function mayWrite(folder: string): boolean {
  if (!existsSync(folder)) return folder !== dirname(folder) && mayWrite(dirname(folder));
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

export async function checkDisk({ STATE_DIR }: Config): Promise<CheckResult> {
  if (!mayWrite(STATE_DIR))
    return problem(`STATE_DIR: this account cannot write to ${STATE_DIR}; make the folder writable`);
  const { freeBytes, mount } = await diskOf(STATE_DIR);
  const text = `disk: ${(freeBytes / gigabyte).toFixed(1)} GB free at ${mount} for ${STATE_DIR}`;
  if (freeBytes < tooFewBytes) return problem(`${text}; free up space`);
  return freeBytes < fewBytes ? warning(`${text}; free up space soon`) : ok(text);
}

/** Checks the limit on open files in this shell; a systemd unit has its own limit. */
export function checkDescriptors(config: Config): CheckResult {
  const pool = databaseConnectionsOf(config);
  try {
    requireDescriptors(pool);
  } catch (error) {
    return problem(reasonOf(error));
  }
  const { connections } = descriptors(pool);
  return ok(
    connections === Infinity
      ? 'open files: the limit is unknown'
      : `open files: the limit is enough for ${connections} connections of visitors at once`,
  );
}

export async function checkSecrets(config: Config, envFile: string | null): Promise<CheckResult[]> {
  const path = join(config.STATE_DIR, 'auth-secret');
  const readable = [envFile, existsSync(path) ? path : null].filter((file) => file !== null && isOpen(file));
  return [
    await checkAuthSecret(config, path),
    ...readable.map((file) => warning(`${file}: other accounts can read its secrets; run chmod 600 ${file}`)),
    ...checkPushKeys(config),
  ];
}

async function checkAuthSecret(config: Config, path: string): Promise<CheckResult> {
  if (config.AUTH_SECRET) return ok('AUTH_SECRET: is set, with more than 128 bits');
  if (!existsSync(path)) return ok(`AUTH_SECRET: the next start creates one in ${path}`);
  return loadAuthSecret(config).then(
    () => ok(`AUTH_SECRET: the one in ${path}`),
    (error: unknown) => problem(`AUTH_SECRET: ${reasonOf(error)}`),
  );
}

const isOpen = (file: string): boolean => {
  const found = statSync(file);
  return found.isFile() && (found.mode & 0o077) !== 0;
};

function checkPushKeys({ VAPID_PRIVATE_KEY: secret, VAPID_PUBLIC_KEY: key }: Config): CheckResult[] {
  if (!secret) return [];
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(secret, 'base64url');
    if (pair.getPublicKey('base64url') === key) return [ok('web push: the two keys are a pair')];
  } catch {
    // The secret is not a valid private key for this curve.
  }
  return [
    problem(
      'VAPID_PRIVATE_KEY: does not belong to VAPID_PUBLIC_KEY; set both keys of one pair from web-push',
    ),
  ];
}

/** Checks whether a start would have to build the pages first. */
export function checkBuild({ LOCALE }: Config): CheckResult {
  const release = readRelease(root);
  if (release)
    return ok(`version: ${release.version}, ${release.commit ?? 'no commit'}, a release in ${root}`);
  return ok(isBuilt(LOCALE) ? 'pages: built from these sources' : 'pages: the next start builds them first');
}
