import { afterAll, describe, expect, test } from 'vitest';
import type { Item } from '#demo/catalogue/item.ts';
import { everything as catalogue } from '#demo/catalogue/kinds.ts';
import { pastDeals, questions, type Said } from '#demo/past-deals.ts';
import { postNames, readPost } from '#demo/post.ts';
import { regionOf } from '#demo/region.ts';
import { maxReplyLength } from '#src/deals/reviews/schemas.ts';
import { describeCurrency } from '#src/texts/currency.ts';
import { languages, type Language } from '#src/texts/language-names.ts';
import { setShopFacts, shopFacts } from '#src/texts/shop.ts';

const everything: Item[] = [...catalogue, ...pastDeals];
const before = shopFacts();
afterAll(() => setShopFacts(before));

const said: Said[] = [
  ...pastDeals.flatMap(({ ofSeller, ofBuyer }) => [ofSeller?.text, ofSeller?.reply, ofBuyer?.text]),
  ...questions.flatMap(({ text, reply }) => [text, reply?.text]),
].filter((text) => text !== undefined);

function regionIn(language: Language) {
  setShopFacts({ ...before, currency: describeCurrency('EUR') });
  const current = { currency: 'EUR', language, units: 'km' as const };
  return regionOf({ config: { TIME_ZONE: 'Europe/Berlin' }, shop: { current } });
}

/** Returns the numbers of three digits or more, which every language writes in digits. */
const numbersIn = (text: string): string[] =>
  (text.replaceAll(/(?<=\d)[.,\u00A0\u202F](?=\d{3})/g, '').match(/\d{3,}/g) ?? []).toSorted();

const marksIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^(?:## |- |\d\. |$)/.exec(line)?.[0] ?? []);

describe.for(languages)('the demo in %s', (language) => {
  const { local, item, said: saidIn } = regionIn(language);

  test('describes every item within the limit, with the numbers of the English description', () => {
    const english = everything.map(regionIn('en').item);
    for (const [index, { title, des }] of everything.map(item).entries()) {
      expect(des.trim().length, title).toBeGreaterThan(20);
      expect(des.length, title).toBeLessThanOrEqual(5000);
      expect(des, title).not.toMatch(/[{}|]/);
      expect(numbersIn(des), title).toEqual(numbersIn(english[index]!.des));
      expect(des === english[index]!.des, title).toBe(language === 'en');
    }
    const shown = catalogue.map((each) => item(each).des);
    expect(new Set(shown).size).toBe(catalogue.length);
  });

  test('has reviews, replies and messages within the limit of the shortest', () => {
    for (const text of said) {
      expect(saidIn(text).trim(), text).not.toBe('');
      expect(saidIn(text).length, text).toBeLessThanOrEqual(maxReplyLength);
      expect(saidIn(text) === regionIn('en').said(text), text).toBe(language === 'en');
    }
  });

  test('has posts with the picture, date and structure of the English ones, and no other currency', async () => {
    for (const name of postNames) {
      const [english, post] = await Promise.all([readPost(name, 'en'), readPost(name, language)]);
      const { image, date, title, excerpt, text } = post;
      expect([image, date], name).toEqual([english.image, english.date]);
      expect(title.length, name).toBeLessThanOrEqual(120);
      expect(excerpt.length, name).toBeLessThanOrEqual(300);
      expect(marksIn(text), name).toEqual(marksIn(english.text));
      expect(text === english.text, name).toBe(language === 'en');
      expect(local(text), name).not.toMatch(/[{}|$]|dollar/i);
    }
  });
});

test('texts in German name the towns of the region, meetings included', () => {
  const { item, said: inGerman } = regionIn('de');
  expect(inGerman('Could you bring it to Eugene Station?')).toBe(
    'Könnten wir uns in Göttingen am Bahnhof treffen?',
  );
  const camera = catalogue.find(({ title }) => title === 'Leica M6 (2022) body, black')!;
  expect(item(camera).des).toMatch(/^2023 neu in Hannover gekauft, /);
  const sold = everything.find(({ order }) => order?.place.startsWith('Pioneer'))!;
  expect(item(sold).order?.place).toBe('Vor dem Rathaus, Hannover');
});
