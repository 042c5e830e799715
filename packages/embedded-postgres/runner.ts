import { type SpawnOptions, spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';

export type RunAs = 'namespace' | 'user';
export type RunMode = 'plain' | RunAs;

export type Runner = { mode: RunMode; before: string[]; owner: { uid: number; gid: number } | null };

export function chooseRunner(runAs: RunAs | undefined): Runner {
  if (process.getuid?.() !== 0) return { mode: 'plain', before: [], owner: null };
  if (runAs !== 'user') {
    if (spawnSync('unshare', ['-U', 'true'], { stdio: 'ignore' }).status === 0) {
      return { mode: 'namespace', before: ['unshare', '-U'], owner: { uid: 0, gid: 0 } };
    }
    if (runAs === 'namespace') {
      throw new EmbeddedPostgresError(
        'This machine forbids user namespaces (unshare -U); set EMBEDDED_RUN_AS=user.',
      );
    }
  }
  return { mode: 'user', before: [], owner: findAccount() };
}

export function commandFor(runner: Runner, program: string, args: string[]): [string, string[]] {
  const [command = program, ...rest] = [...runner.before, program, ...args];
  return [command, rest];
}

export function optionsFor(runner: Runner, cwd: string): SpawnOptions {
  const as = runner.mode === 'user' && runner.owner ? runner.owner : {};
  return { cwd, ...as, env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
}

/**
 * Changes the owner of `path` and everything below it to the runner's account, because an earlier start may have used a
 * different account.
 */
export function changeOwner(runner: Runner, path: string): void {
  if (!runner.owner) return;
  const { uid, gid } = runner.owner;
  const found = lstatSync(path);
  if (found.isDirectory()) for (const name of readdirSync(path)) changeOwner(runner, join(path, name));
  // Does not follow links, because the runner's account could have placed a link to one of root's files.
  if (found.uid !== uid || found.gid !== gid) lchownSync(path, uid, gid);
}

function findAccount(): { uid: number; gid: number } {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and there is no account postgres or nobody.',
  );
}
