import { fold } from '#src/platform/shared/text.ts';

/** Returns a name as typed text is compared with it: in lower case, without accents, with single spaces. */
export const searchName = (name: string): string =>
  /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(name)
    ? name.toLowerCase()
    : fold(name)
        .replaceAll(/[.'’‘`ʻʼ]/g, '')
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Returns the name with umlauts as two letters: `Koeln`. */
const spellOut = (name: string): string =>
  name.normalize('NFC').replaceAll(/[äöüøå]/gi, (letter) => umlauts[letter.toLowerCase()] ?? letter);

/** Returns a name in plain letters: `Koeln` in countries that write it like this, otherwise `Sao Paulo`. */
export function asciiName(name: string, country: string): string {
  if (!/[^\p{ASCII}]/u.test(name)) return name;
  const spelled = /^(AT|CH|DE|LI|LU)$/.test(country) ? spellOut(name) : name;
  return spelled
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => fold(letter));
}

/** Pairs of a word and its abbreviation, both of which are typed. */
const shortened = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
] as const;
const hasMore = /[/(),äöüøåÄÖÜØÅ]|\b(?:sainte?|ste?|fort|ft|mount|mt)\b/i;

/** Returns the other ways to type a name: its parts (`Biel/Bienne`), with two letters for umlauts, and abbreviated. */
export function spellings(name: string): string[] {
  if (!hasMore.test(name)) return [];
  const parts = name.split(/\s*[/(),]\s*/).filter((part) => part.length > 2);
  const found = [name, ...parts].flatMap((each) => [searchName(each), searchName(spellOut(each))]);
  return [...new Set(found.flatMap((text) => [text, ...abbreviations(text)]))];
}

function abbreviations(text: string): string[] {
  const words = text.split(' ');
  return shortened
    .flatMap((pair) => [pair, pair.toReversed()])
    .filter(([from = '']) => words.includes(from))
    .map(([from, to]) => words.map((word) => (word === from ? to : word)).join(' '));
}
