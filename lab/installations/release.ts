import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from './installation.ts';
import { runNpm, succeed } from './shop.ts';

/** Runs `npm run release`, and returns the release as an installation. */
export async function makeRelease(installation: Installation, folder: string): Promise<Installation> {
  await succeed(runNpm(installation, ['run', 'release', '--', folder]));
  return { ...installation, folder };
}

const added: [string, string] = [
  '9998_note.additive.sql',
  "alter table listings add column release_note text not null default '';\n",
];
const dropped: [string, string] = ['9999_drop_note.sql', 'alter table listings drop column release_note;\n'];

/** The migrations that each kind of release adds: none, an additive one, or an additive and a non-additive one. */
const kinds = { old: [], added: [added], changed: [added, dropped] };

/** Makes a release once, and shares it among all cases of a run. */
export async function releaseOf(
  installation: Installation,
  kind: keyof typeof kinds,
  base: string,
): Promise<Installation> {
  const folder = join(base, 'releases', kind);
  if (existsSync(folder)) return { ...installation, folder };
  const entry = join(installation.folder, 'src/entry.client.tsx');
  const before = readFileSync(entry, 'utf8');
  const migrations = kinds[kind].map(([name, text]) => {
    const file = join(installation.folder, 'db/migrations', name);
    writeFileSync(file, text);
    return file;
  });
  if (migrations.length > 0) appendFileSync(entry, "dispatchEvent(new Event('a-newer-release'));\n");
  try {
    return await makeRelease(installation, folder);
  } finally {
    writeFileSync(entry, before);
    for (const file of migrations) rmSync(file);
  }
}

/** Switches releases as docs/deploy.md describes, so that the link always exists. */
export function switchTo(current: string, release: Installation): void {
  execFileSync('ln', ['-sfn', release.folder, `${current}.new`]);
  execFileSync('mv', ['-T', `${current}.new`, current]);
}
