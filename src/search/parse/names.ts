/** Of names with numbers those with a letter more are meant as well: 'FM2n' by 'fm2'. Of lengths and apertures none. */
const isNumbered = /^(?=.*\p{L})(?=.*\d)(?!f?\d+(mm)?$).{3,}$/u;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Whether a word is a name with a number in it. */
export const isName = (word: string): boolean =>
  isNumbered.test(word) || /^(?=.*\d)(?=.*\p{L}).{2}$/u.test(word);

/** The names that a typed one may be the beginning of. */
export function longerNames(word: string): string[] {
  return isNumbered.test(word) ? [...letters].map((letter) => `${word}${letter}`) : [];
}

const romans = ['', '', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** A version: 3 of '3', 'iii', 'mk3' and 'mkiii'; 0 of anything else. */
export function versionOf(word: string): number {
  const [, written = ''] = /^(?:mark|mk|m)?([2-8]|[iv]+)$/.exec(word) ?? [];
  const number = /\d/.test(written) ? Number(written) : romans.indexOf(written);
  return written === '' ? 0 : Math.max(number, 0);
}

/** All ways to write a version. */
export function versionsLike(word: string): string[] {
  const number = versionOf(word);
  const roman = romans[number]!;
  return [
    word,
    `${number}`,
    roman,
    `mk${number}`,
    `mk${roman}`,
    `mark${number}`,
    `mark${roman}`,
    `m${number}`,
  ];
}

/** A name with its version as one word: 'a7iii' of 'a7' and '3'. */
export function namesWithVersion(name: string, version: string): string[] {
  const number = versionOf(version);
  return [romans[number]!, `mk${number}`, `mk${romans[number]!}`, `m${number}`].map((end) => `${name}${end}`);
}
