import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root } from '#src/server/start-up/environment.ts';
import * as english from '#src/texts/all.server.ts';
import { translations } from '#src/texts/languages.server.ts';
import { resultsOf } from '#test/translated.ts';
import { missingIn, textsByPath } from './translated-texts.ts';

type Translation = keyof typeof translations;
/** For each text, a hash of the English one from which it was translated. */
type Translated = Map<string, string>;

const languages = Object.keys(translations) as Translation[];
const nameOf = (language: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(language)!;

/** How numbers and dates are written, and what a search reads, are no texts. */
const { grammar: _, searchWords: __, ...texts } = english;

const hashOf = (text: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(resultsOf(text)))
    .digest('base64url')
    .slice(0, 6);
const hashes: Translated = new Map(textsByPath(texts).map(([path, text]) => [path, hashOf(text)]));

/** Each line has a path, a hash of the English text, and the languages that translate this text. */
const file = join(root, 'src/texts/translated.txt');

function readTranslated(): Record<Translation, Translated> {
  const read = Object.fromEntries(languages.map((each) => [each, new Map()])) as Record<
    Translation,
    Translated
  >;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [path, hash, found] = line.split('\t');
    for (const language of found?.split(' ') ?? []) read[language as Translation].set(path!, hash!);
  }
  return read;
}

function writeTranslated(translated: Record<Translation, Translated>): void {
  const lines = new Map<string, string>();
  for (const language of languages)
    for (const [path, hash] of translated[language]) {
      const start = `${path}\t${hash}\t`;
      const before = lines.get(start);
      lines.set(start, before === undefined ? start + language : `${before} ${language}`);
    }
  writeFileSync(file, `${[...lines.values()].toSorted().join('\n')}\n`);
}

type Gaps = { language: Translation; missing: string[]; changed: string[] };

/** Returns the texts that a language lacks, and those whose English has changed since they were translated. */
async function findGaps(language: Translation): Promise<Gaps> {
  const missing = missingIn(await translations[language](), texts);
  const translated = readTranslated()[language];
  const changed = [...hashes].filter(
    ([path, hash]) => !missing.includes(path) && translated.get(path) !== hash,
  );
  return { language, missing, changed: changed.map(([path]) => path) };
}

const isComplete = ({ missing, changed }: Gaps): boolean => missing.length + changed.length === 0;

const describe = ({ language, missing, changed }: Gaps): string =>
  `${nameOf(language)}: ${missing.length} of ${hashes.size} texts are missing, and the English of ${changed.length} has changed`;

/** Returns a line for each language with the number of its gaps. */
export const countGaps = async (): Promise<string[]> =>
  (await Promise.all(languages.map(findGaps))).map(describe);

/**
 * Rejects a release whose languages lack texts, if the README names them as complete.
 * @throws Error with a line for each of these languages
 */
export async function refuseGaps(): Promise<void> {
  const [, named = ''] = /complete in ([^.]+)\./.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
  const all = await Promise.all(languages.filter((each) => named.includes(nameOf(each))).map(findGaps));
  const lines = all.filter((gaps) => !isComplete(gaps)).map(describe);
  if (lines.length > 0) throw new Error([...lines, 'npm run tool -- untranslated lists them.'].join('\n'));
}

/** Notes that texts of a language translate the English ones of today, and forgets those that are gone. */
async function accept(language: Translation, paths: readonly string[]): Promise<void> {
  const { missing, changed } = await findGaps(language);
  const strange = paths.filter((path) => !hashes.has(path) || missing.includes(path));
  if (strange.length > 0) fail(`not in ${nameOf(language)}: ${strange.join(', ')}`);
  const translated = readTranslated();
  for (const path of paths.length > 0 ? paths : changed) translated[language].set(path, hashes.get(path)!);
  for (const each of languages)
    for (const path of translated[each].keys()) if (!hashes.has(path)) translated[each].delete(path);
  writeTranslated(translated);
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: 'boolean' }, release: { type: 'boolean' } },
  });
  const [given, ...paths] = positionals;
  const language = languages.find((each) => each === given);
  if ((given && !language) || (values.accept && !language))
    fail(`usage: npm run tool -- untranslated [${languages.join('|')}] [--accept [PATH…]] [--release]`);
  if (values.release) await refuseGaps().catch((error: Error) => fail(error.message));
  else if (values.accept) await accept(language!, paths);
  else
    for (const gaps of await Promise.all((language ? [language] : languages).map(findGaps))) {
      console.log(describe(gaps));
      for (const path of gaps.missing) console.log(`  missing  ${path}`);
      for (const path of gaps.changed) console.log(`  changed  ${path}`);
    }
}
