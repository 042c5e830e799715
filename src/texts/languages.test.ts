import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsOf } from '#test/texts-of.ts';
import * as english from './all.server.ts';
import { grammar } from './grammar.ts';
import { languages } from './language-names.ts';
import { setLanguage } from './languages.server.ts';
import { siteTexts } from './site.ts';

const before = textsOf(english);
const { nav } = siteTexts;

test.for(languages)('texts follow a change of the language to %s and back', async (language) => {
  await setLanguage(language);
  const changed = textsOf(english);
  const seen = [grammar.language, nav.dashboard];
  await setLanguage('en');
  expect(seen[0]).toBe(language);
  expect(changed.some((text, at) => text !== before[at])).toBe(language !== 'en');
  expect([nav.dashboard, textsOf(english)]).toEqual(['Dashboard', before]);
});

test('a second change to the same language ends once the texts are there', async () => {
  const first = setLanguage('ja');
  await setLanguage('ja');
  const seen = grammar.language;
  await first;
  await setLanguage('en');
  expect(seen).toBe('ja');
});

test('the later of two changes at once decides, whichever texts are read first', async () => {
  const first = setLanguage('fr');
  await setLanguage('en');
  await first;
  const seen = nav.dashboard;
  await setLanguage('en');
  expect(seen).toBe('Dashboard');
});

const folderOf = (language: string): string => join(import.meta.dirname, language === 'en' ? '' : language);
const modulesIn = (folder: string): string[] =>
  readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file));

/** Modules without texts, which no language repeats. */
const shared = [
  'adapter-names.ts',
  'currency.ts',
  'language-names.ts',
  'languages.server.ts',
  'locale.ts',
  'names.ts',
  'original-strings.ts',
  'place-label.ts',
  'shop.ts',
  'translation.ts',
  'units.ts',
  'words.ts',
];

/** Returns the modules of a folder that are loaded with one of them. */
function loadedWith(file: string, folder: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  const code = readFileSync(join(folder, file), 'utf8');
  for (const [, other] of code.matchAll(/ from '\.\/([^'/]+)'/g)) loadedWith(other!, folder, loaded);
  return loaded;
}

test.for(languages)('all.server.ts of %s has every module of texts in its folder', (language) => {
  const loaded = loadedWith('all.server.ts', folderOf(language));
  const modules = modulesIn(folderOf(language)).filter((file) => !shared.includes(file));
  expect(modules.filter((file) => !loaded.has(file))).toEqual([]);
});

test.for(languages.filter((language) => language !== 'en'))(
  'no file of %s has the name of a module without texts, which browsers would load instead',
  (language) => {
    expect(modulesIn(folderOf(language)).filter((file) => shared.includes(file))).toEqual([]);
  },
);
