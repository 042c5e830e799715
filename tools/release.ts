import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openToAll } from '#embedded-postgres/shared-binaries.ts';
import { readMigrations } from '#src/platform/db/migrate.server.ts';
import { buildIfNeeded, filesUnder } from '#src/server/start-up/build.ts';
import { fail, failWith, root } from '#src/server/start-up/environment.ts';
import { readBuild, releaseFile, type Build, type Release } from '#src/server/start-up/release-file.ts';
import { findNeeded } from './release/imports.ts';
import { copyPackages } from './release/packages.ts';
import { refuseOtherVersions, refuseReleasedVersion } from './release/version.ts';
import { refuseGaps } from './untranslated.ts';

type Manifest = { scripts: Record<string, string> } & Record<string, unknown>;

/** The files that a shop or its operator needs. */
const parts: [path: string, taken?: RegExp][] = [
  ['CHANGELOG.md'],
  ['LICENSE'],
  ['README.md'],
  ['build'],
  ['db/migrations'],
  ['demo'],
  ['deploy'],
  ['docs', /\.md$/],
  ['reference'],
];
/** The commands that an operator can call with `npm run`. */
const commands = [
  'start',
  'people',
  'make-admin',
  'maintenance',
  'jobs',
  'backup',
  'restore',
  'demo',
  'doctor',
];

/**
 * Creates the folder of a release; if that fails, nothing is left behind.
 * @returns the content of its file `RELEASE`
 */
async function makeRelease(folder: string): Promise<Release> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  refuseOtherVersions(root);
  await refuseGaps();
  const build = readBuild(root);
  refuseReleasedVersion(root, build.version, build.commit);
  await buildIfNeeded((line) => console.log(line));
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  try {
    for (const part of parts) copyPart(draft, ...part);
    const needed = findNeeded(root, entries());
    for (const file of needed.files) copyPart(draft, file);
    const node = copyPackages(root, draft, needed.packages);
    checkNode(draft, node);
    const release = await describe(build, node);
    writeFileSync(join(draft, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
    writeFileSync(join(draft, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
    openToAll(draft);
    renameSync(draft, folder);
    return release;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function copyPart(draft: string, path: string, taken = /(?:)/): void {
  const from = join(root, path);
  for (const file of filesUnder(from)) {
    if (!taken.test(relative(from, file))) continue;
    const to = join(draft, relative(root, file));
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(file, to);
  }
}

const fileOf = (command: string): string => /[\w/-]+\.ts/.exec(readManifest().scripts[command]!)![0];

/** Returns the entry files of a release: the process, its bundle, and the operator's commands. */
function entries(): string[] {
  const bundle = filesUnder(join(root, 'build/server')).filter((file) => file.endsWith('.js'));
  return [...new Set(commands.map(fileOf)), ...bundle.map((file) => relative(root, file))];
}

/** Checks that the copied Node runs here, and that it has the version that the lockfile names. */
function checkNode(draft: string, version: string): void {
  const output = execFileSync(join(draft, 'node_modules/.bin/node'), ['--version'], {
    encoding: 'utf8',
  }).trim();
  if (output !== `v${version}`)
    throw new Error(`the packaged Node is ${output}, but package-lock.json requires ${version}`);
}

async function describe(build: Build, node: string): Promise<Release> {
  const migrations = await readMigrations(join(root, 'db/migrations'));
  return {
    ...build,
    made: new Date().toISOString(),
    node,
    newestMigration: migrations.at(-1)!.name,
  };
}

const readManifest = (): Manifest => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

function manifest(): Manifest {
  const { devDependencies: _, allowScripts: __, scripts, ...rest } = readManifest();
  return { ...rest, scripts: Object.fromEntries(commands.map((name) => [name, scripts[name]!])) };
}

const given = parseArgs({ allowPositionals: true }).positionals[0];
if (!given) fail('usage: npm run release -- /srv/rangefinder/releases/…');
try {
  const folder = resolve(given);
  const { version, commit, node, newestMigration } = await makeRelease(folder);
  console.log(
    `${folder}: ${version}, ${commit ?? 'no commit'}, Node ${node}, database up to ${newestMigration}.`,
  );
} catch (error) {
  failWith(error);
}
