import { withoutInvisible } from './clean.ts';
import type { WarningCode } from './warning-codes.ts';

const lookAlikes: Record<string, string> = Object.fromEntries(
  [
    ['аɑα', 'a'],
    ['вβ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еєεҽə℮', 'e'],
    ['ɡ', 'g'],
    ['һнη', 'h'],
    ['іıι', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['ӏ', 'l'],
    ['мμ', 'm'],
    ['пո', 'n'],
    ['оοσ', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['г', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υ', 'u'],
    ['ѵν', 'v'],
    ['ѡω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    ['ß', 'ss'],
    ['‘’ʼ`´', "'"],
    ['–—‑−', '-'],
    ['。', '.'],
  ].flatMap(([letters = '', plain = '']) => [...letters].map((letter) => [letter, plain])),
);

/** Unicode does not map small capitals to letters. `ꞯ` is a Q; there is no small capital X. */
for (const [index, letter] of [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ'].entries())
  lookAlikes[letter] = String.fromCodePoint(0x61 + index);
Object.assign(lookAlikes, { ʏ: 'y', ᴢ: 'z' });

/** The letter A in a black circle, in a black square, and as a regional indicator (half of a flag). */
for (const first of [0x1f150, 0x1f170, 0x1f1e6])
  for (let letter = 0; letter < 26; letter++)
    lookAlikes[String.fromCodePoint(first + letter)] = String.fromCodePoint(0x61 + letter);

/** The zeros of scripts with their own digits. The other nine digits follow each zero. */
const zeros = Array.from('٠۰०০੦૦୦௦౦೦൦๐໐༠၀០᠐', (nought) => nought.codePointAt(0) ?? 0);
for (const zero of zeros)
  for (let digit = 0; digit < 10; digit++) lookAlikes[String.fromCodePoint(zero + digit)] = String(digit);

/** Returns text in lower case without accents, with look-alikes replaced and spaced-out letters joined. */
export function plainText(text: string): string {
  const small = withoutInvisible(text.normalize('NFKC').toLowerCase().normalize('NFKD'))
    .replaceAll(/\p{M}/gu, '')
    // Each character is replaced by one character. Only characters outside of ASCII are in the list.
    .replaceAll(/[^\0-\x7F]|`/gu, (character) => lookAlikes[character] ?? character);
  return small
    .replaceAll(/(?<![^\s(])(?:[a-z0-9@.+_-] ){5,60}[a-z0-9](?![a-z0-9])/g, joinedAddress)
    .replaceAll(/(?<![a-z0-9])(?:[a-z0-9][ .*_-]){4,40}[a-z0-9](?![a-z0-9])/g, joined);
}

/** Joins addresses such as 'a n a @ x . o r g' and 'e v i l . c o m'. */
const joinedAddress = (spread: string): string =>
  /@| \. (?:[a-z] ?){2}/.test(spread) ? spread.replaceAll(' ', '') : spread;

/** Joins words such as 'w h a t s a p p', but not numbers. */
function joined(spread: string): string {
  const letters = spread.replaceAll(/[ .*_-]/g, '');
  return /^\d|\d{3}/.test(letters) ? spread : letters;
}

const digits: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

export const withoutDigits = (plain: string): string =>
  plain.replaceAll(/(?<=[a-z])[013457@$]|[013457@$](?=[a-z])/g, (digit) => digits[digit] ?? digit);

export type Phrase = readonly [code: WarningCode, phrase: RegExp, context?: RegExp];

const from = '(?<![a-z0-9])';
export const to = '(?![a-z0-9])';
export const anyOf = (...phrases: string[]): RegExp => new RegExp(`${from}(?:${phrases.join('|')})`, 'g');
/** Allows at most `max` characters between two words of a phrase, within one sentence. */
export const near = (max: number): string => `[^.!?\\n]{0,${max}}`;
