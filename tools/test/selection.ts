import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '#src/server/start-up/environment.ts';

/** With fewer mentions, a test usually belongs to another folder. */
const minMentions = 5;

const readSpecs = (): { path: string; text: string }[] =>
  globSync('e2e/*.spec.ts', { cwd: root }).map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));

/** Finds browser tests whose file name contains the singular of a folder's name, or that mention it several times. */
export function findBrowserTests(folders: readonly string[]): string[] {
  const words = folders.map((folder) => basename(folder).replace(/s$/, ''));
  return readSpecs()
    .filter(({ path, text }) =>
      words.some((word) => basename(path).includes(word) || text.split(word).length > minMentions),
    )
    .map(({ path }) => path);
}

const runGit = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Finds the files that differ from the branch `main`, whether committed or not. */
export function findChanges(): { base: string; files: string[] } {
  const [base = 'HEAD'] = runGit('merge-base', 'main', 'HEAD');
  const untracked = runGit('ls-files', '--others', '--exclude-standard');
  return { base, files: [...runGit('diff', '--name-only', base), ...untracked] };
}

/** Finds browser tests that have changed, import a changed helper, or concern a folder of `src` with a change. */
export function findChangedBrowserTests(files: readonly string[]): string[] {
  const changed = new Set(files);
  const helpers = files.filter((file) => /^e2e\/.*(?<!\.spec)\.ts$/.test(file)).map((file) => basename(file));
  const direct = readSpecs().filter(
    ({ path, text }) => changed.has(path) || helpers.some((name) => text.includes(`/${name}'`)),
  );
  const folders = new Set(
    files.flatMap((file) => /^src\/[^/]+\/([^/]+)\/.*(?<!\.test)\.tsx?$/.exec(file)?.[1] ?? []),
  );
  return [...new Set([...direct.map(({ path }) => path), ...findBrowserTests([...folders])])];
}
