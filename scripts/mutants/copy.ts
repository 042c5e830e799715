import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#scripts/environment.ts';

/** A copy of what stands in the working tree, without what git ignores; its libraries are those of the tree. */
export function copyProject(folder: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of files.split('\0').filter(Boolean)) {
    const to = join(folder, file);
    mkdirSync(dirname(to), { recursive: true });
    // One that was deleted and not committed is still listed.
    cpSync(join(root, file), to, { force: true, errorOnExist: false });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** Writes a file of a copy, and answers what puts back what was there. */
export function replaceFile(folder: string, path: string, text: string, earlier: string): () => void {
  writeFileSync(join(folder, path), text);
  return () => writeFileSync(join(folder, path), earlier);
}
