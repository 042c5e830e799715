import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pairsOf } from '#test/translated.ts';
import * as english from './all.server.ts';
import { sentence } from './fr/elision.ts';
import { translations } from './languages.server.ts';

type Translation = keyof typeof translations;

/** Words that are the same in all languages, and in each one. */
const names = 'APS Four Google Node PostgreSQL Rangefinder Thirds mi mm';
const same: Record<Translation, string> = {
  de: `Admin Admins Banner Browser Commit Cookies Details Digital Export Film Filter Firmware ID Link Logo Name Newsletter OK optional Panorama Passkeys
    Shop Status System Test Text URL Version Webhooks`,
  fr: `Actions Admin admins Admins Autofocus commit Commit Compact contact Contact conversations Conversion Cookies Date Description
    Distance Distances distances Excellent Firmware Image Invitations logo Logo Lyon Menu Message Messages Migrations Miles Newsletter Note
    Notes notifications Notifications Pages Pause Photo photos Photos Services source Sources suggestions Suggestions Test
    Type version Version Webhooks`,
  es: `Admin admins Admins Banner Banners Cable Commit Cookies Digital Firmware full frame Full General ID Legal Manual No no URL Webhooks`,
  ja: '',
};

/** Texts whose last parameter only chooses the words, or needs none: the one grade below Fair has a name in Japanese. */
const choosing = ['offerTexts.left', 'siteTexts.listing.notWorking'];
/** Searches, which understand English words, too. */
const searched = ['fitTexts.fit.adapter'];

const { grammar: _, ...tables } = english;
const wordsOf = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? [];
const markupOf = (text: string): string[] =>
  (text.match(/\{\w+\}|<\/?\w+|\*\*|\]\([^)]*\)|`+(?=[^`]+`)/g) ?? []).toSorted();

const read = new Map<Translation, ReturnType<typeof readPairs>>();

async function readPairs(language: Translation) {
  const different: string[] = [];
  const pairs = pairsOf(tables, await translations[language](), (path) => different.push(path));
  return { different, pairs };
}

/** All tests of a language share its pairs, because calling all functions takes a quarter of a second. */
function pairsIn(language: Translation): ReturnType<typeof readPairs> {
  const found = read.get(language) ?? readPairs(language);
  read.set(language, found);
  return found;
}

const languages = Object.keys(translations) as Translation[];

test.for(languages)(
  'texts in %s use the same parameters, placeholders and markup as in English',
  async (language) => {
    const { different, pairs } = await pairsIn(language);
    expect(pairs.length).toBeGreaterThan(1_000);
    expect(different.filter((path) => !choosing.includes(path))).toEqual([]);
    expect(
      pairs.filter(
        ({ english: en, translated }) => markupOf(en).join(' ') !== markupOf(translated).join(' '),
      ),
    ).toEqual([]);
  },
);

test.for(languages)(
  'texts in %s are translated, except names and words that are the same',
  async (language) => {
    const known = new Set(wordsOf(`${names} ${same[language]}`));
    const { pairs } = await pairsIn(language);
    const equal = pairs.filter(
      ({ path, english: en, translated }) =>
        en === translated && !en.startsWith('/') && !searched.includes(path),
    );
    expect(equal.filter(({ english: en }) => wordsOf(en).some((word) => !known.has(word)))).toEqual([]);
    const met = new Set(equal.flatMap(({ english: en }) => wordsOf(en)));
    expect(wordsOf(same[language]).filter((word) => !met.has(word))).toEqual([]);
  },
);

/** The main things of a shop, each of which has one word in a language. */
const things =
  `accept, admin, asking price, book, condition, counteroffer, dashboard, deal, dispute, draft, handover, item,
  meeting, newsletter, not working, offer, report, review, seller, verified, watch`.split(/,\s+/);

/** Returns the rows of the tables in the glossary of a language. */
const glossaryOf = (language: Translation): string[][] =>
  readFileSync(join(import.meta.dirname, language, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

test.for(languages)(
  'the glossary of %s has the main words, and texts none that it forbids',
  async (language) => {
    const rows = glossaryOf(language);
    const terms = rows.map(([, term]) => term!);
    expect(things.filter((thing) => !terms.some((term) => new RegExp(`\\b${thing}\\b`).test(term)))).toEqual(
      [],
    );
    const forbidden = terms.slice(terms.indexOf('never') + 2).flatMap((words) => words.split(/, |、/));
    expect(forbidden.length).toBeGreaterThan(10);
    // Japanese has no spaces between words.
    const [start, end] = language === 'ja' ? ['', ''] : [String.raw`(?<!\p{L})`, String.raw`(?!\p{L})`];
    const word = new RegExp(`${start}(?:${forbidden.join('|')})${end}`, 'iu');
    const { pairs } = await pairsIn(language);
    // Searches understand words that texts do not use.
    const shown = pairs.filter(({ path }) => !path.startsWith('searchWords.'));
    expect(shown.filter(({ translated }) => word.test(translated))).toEqual([]);
  },
);

/** The paths of the texts that buttons show: `words.save`, where `words` is `shopSettingsTexts.general`. */
function buttonTexts(): Set<string> {
  const root = join(import.meta.dirname, '..');
  const found = new Set<string>();
  for (const file of globSync('**/*.tsx', { cwd: root })) {
    const code = readFileSync(join(root, file), 'utf8');
    const paths = new Map<string, string>();
    for (const [, destructured, name, of] of code.matchAll(
      /const (?:\{([^}=]*)\}|(\w+)) = (\w+(?:\.\w+)*);/g,
    )) {
      const whole = of!.replace(/^\w+/, (first) => paths.get(first) ?? first);
      if (!/^\w+Texts\b/.test(whole)) continue;
      if (name) paths.set(name, whole);
      for (const part of destructured?.split(',') ?? []) {
        const [key, alias = key] = part.split(':').map((side) => side.trim());
        if (key) paths.set(alias!, `${whole}.${key}`);
      }
    }
    for (const [, shown] of code.matchAll(
      /<(?:Button|SubmitButton|ButtonLink|button)\b(?:[^<>]|=>)*>\s*\{([^{}]+)\}\s*</g,
    ))
      for (const [text] of shown!.matchAll(/\b[a-z]\w*(?:\.\w+)+/g)) {
        const whole = text.replace(/^\w+/, (first) => paths.get(first) ?? first);
        if (/^\w+Texts\./.test(whole)) found.add(whole);
      }
  }
  return found;
}

const buttons = buttonTexts();
/** Texts with this many letters fit in narrow windows, so a short word may become longer than 1.6 times the English. */
const always = 18;

test.for(languages)('buttons in %s are at most 1.6 times as long as in English', async (language) => {
  const { pairs } = await pairsIn(language);
  const shown = pairs.filter(({ path }) => buttons.has(path));
  expect(shown.length).toBeGreaterThan(100);
  expect(
    shown.filter(
      ({ english: en, translated }) => translated.length > Math.max(always, Math.ceil(en.length * 1.6)),
    ),
  ).toEqual([]);
});

test('on German pages, E-Mail does not break at its hyphen', () => {
  const files = globSync('de/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.server.ts'] });
  const texts = files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')] as const);
  expect(texts.some(([, text]) => text.includes(String.raw`E-\u2060Mail`))).toBe(true);
  expect(texts.filter(([, text]) => text.includes('E-Mail')).map(([file]) => file)).toEqual([]);
});

test('a French sentence that ends with a short month has one period', () => {
  expect(['le 28 déc.', 'le 1er mai'].map(sentence)).toEqual(['le 28 déc.', 'le 1er mai.']);
  const files = globSync('fr/*.ts', { cwd: import.meta.dirname });
  const days = /\$\{(?:day|date)\}(?<period>\.)?/g;
  const found = files.flatMap((file) => [
    ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(days),
  ]);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ groups }) => groups?.['period'])).toEqual([]);
});
