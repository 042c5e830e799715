import { readdirSync } from 'node:fs';
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
  expect(changed.filter((text, at) => text === before[at]).length < before.length / 4).toBe(
    language !== 'en',
  );
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

test.for(languages.filter((language) => language !== 'en'))(
  'no file of %s has the name of a module without texts, which browsers would load instead',
  (language) => {
    const files = readdirSync(join(import.meta.dirname, language)).filter((file) => file.endsWith('.ts'));
    const shared = [
      'currency',
      'language-names',
      'locale',
      'names',
      'original-strings',
      'place-label',
      'shop',
      'units',
      'words',
    ];
    expect(files.filter((file) => shared.includes(file.slice(0, -3)))).toEqual([]);
  },
);
