import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCases } from '#lab/cases.ts';
import { Ground, isRoot, log, needRoot, secondsSince } from '#lab/helpers/ground.ts';
import { databaseCases } from './database-cases.ts';
import { install, ordinaryAccount, self, type Account, type Installation } from './installation.ts';
import { endingCases, lifeCases } from './life-cases.ts';
import { operatorCases } from './operator-cases.ts';
import { refusalCases, settingCases } from './refusal-cases.ts';
import { releaseCases } from './release-cases.ts';
import { upgradeCases } from './upgrade-cases.ts';
import { useCases } from './use-cases.ts';

// Tests real installations through npm. `--only PATTERN` runs only the cases whose names match.
const ground = new Ground();
const base = ground.folder;

/** Returns a function that makes an installation when it is first called. */
function prepare(place: string, of: () => Account, needsRoot: boolean): () => Installation {
  let made: { installation: Installation } | { error: unknown } | undefined;
  const make = (): Installation => {
    if (needsRoot) needRoot();
    const begun = performance.now();
    const account = of();
    const folder = join(base, place);
    const home = join(base, 'home');
    for (const each of [folder, home]) mkdirSync(each, { mode: 0o700, recursive: true });
    const installation = install(folder, account, home);
    log(`      npm ci in "${place}" as ${account.name}, ${secondsSince(begun)} s`);
    return installation;
  };
  return () => {
    try {
      made ??= { installation: make() };
    } catch (error) {
      made = { error };
    }
    if ('error' in made) throw made.error;
    return made.installation;
  };
}

// The path of the `plain` installation is too long for a Unix socket.
const roots = prepare('only root enters', () => self, true);
const plain = prepare(`an ordinary folder${' with a long name'.repeat(6)}`, ordinaryAccount, false);
const at = isRoot ? roots : plain;
const separately = (runAs: 'namespace' | 'user') => ({
  EMBEDDED_RUN_AS: runAs,
  STATE_DIR: `.state-${runAs}`,
});

const version = (tool: string): string => execFileSync(tool, ['--version'], { encoding: 'utf8' }).trim();

log(`npm ${version('npm')}, uid ${process.getuid?.()}, in ${base}`);
await runCases({
  shared: ground,
  cases: [
    ...settingCases(at),
    ...lifeCases('root, namespace', roots, separately('namespace'), 'namespace'),
    ...lifeCases('root, user', roots, separately('user'), 'user'),
    ...lifeCases('an ordinary user', plain, {}, 'plain'),
    ...refusalCases(at, plain),
    ...useCases(at),
    ...endingCases(at),
    ...operatorCases(roots, plain),
    ...releaseCases(at),
    ...upgradeCases(at),
    ...databaseCases(at),
  ],
});
