import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants as access,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { languageOf, languages, type LocaleSetting } from '#src/texts/language-names.ts';
import { root } from './environment.ts';
import { codeOf, ended } from './system.ts';

const inputs = [
  'src',
  'packages',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/small-icons.ts',
  'tools/translated-texts.ts',
];
const stamp = join(root, 'build/stamp');

/**
 * Builds the pages, unless there is a build of exactly these sources. The scripts of all languages are built, or with
 * `LOCALE` those of its language, because each takes as long as half of the English build.
 */
export async function buildIfNeeded(
  print: (line: string) => void,
  locale?: LocaleSetting,
  signal?: AbortSignal,
): Promise<void> {
  if (isBuilt(locale)) return;
  makeFolder();
  print('Building the pages…');
  const before = builtLanguages();
  if (before.length === 0) await buildPages({}, signal);
  const added = neededBy(locale).filter((language) => language !== 'en' && !before.includes(language));
  for (const language of added) await buildScripts(language, signal);
  compressAssets(join(root, 'build/client'));
  writeFileSync(stamp, [hashSources(), ...new Set(['en', ...before, ...added])].join(' '));
}

/** Whether there is a build of exactly these sources with the languages that this `LOCALE` needs. */
export function isBuilt(locale: LocaleSetting): boolean {
  const built = builtLanguages();
  return neededBy(locale).every((language) => built.includes(language));
}

function neededBy(locale: LocaleSetting): readonly string[] {
  const fixed = languageOf(locale);
  return fixed ? [fixed] : languages;
}

function builtLanguages(): string[] {
  const [hash, ...built] = readStamp().split(' ');
  return hash === hashSources() ? built : [];
}

function readStamp(): string {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesUnder(join(root, input)))
      hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Returns the sorted files of a folder without tests, or the file itself. */
export function filesUnder(path: string): string[] {
  try {
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

function makeFolder(): void {
  const folder = join(root, 'build');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, access.W_OK);
  } catch (error) {
    throw new Error(
      `The pages cannot be built in ${folder}: ${codeOf(error)}; make the folder writable for this account.`,
      {
        cause: error,
      },
    );
  }
}

/** Builds the scripts of browsers with the texts of another language. Files without texts are the same as in English. */
async function buildScripts(language: string, signal?: AbortSignal): Promise<void> {
  await buildPages({ SCRIPTS_LANGUAGE: language }, signal);
  const built = join(root, 'build', `scripts-${language}`);
  cpSync(join(built, 'client/assets'), join(root, 'build/client/assets'), { recursive: true });
  copyFileSync(join(built, 'server/index.js'), join(root, `build/server/scripts-${language}.js`));
  rmSync(built, { recursive: true });
}

/** @throws Error with the output of the build */
async function buildPages(variables: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<void> {
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [tool, 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables, NODE_ENV: 'production' },
    ...(signal && { signal }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const code = await ended(child);
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`the build failed:\n${output}`);
}

/** Stores compressed variants beside text assets, so that no request waits for compression. */
function compressAssets(folder: string): void {
  for (const file of filesUnder(folder).filter((name) => /\.(js|css|svg|txt|webmanifest)$/.test(name))) {
    const bytes = readFileSync(file);
    if (bytes.byteLength < 256 || existsSync(`${file}.br`)) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: quality }));
  }
}

if (import.meta.main) await buildIfNeeded((line) => console.log(line));
