/** 'fm2' also means 'FM2n'; not so for lengths and apertures. */
const isNumbered = /^(?=.*\p{L})(?=.*\d)(?!f?\d+(mm)?$).{3,}$/u;
const letters = 'abcdefghijklmnopqrstuvwxyz';

export const isName = (word: string): boolean =>
  isNumbered.test(word) || /^(?=.*\d)(?=.*\p{L}).{2}$/u.test(word);

export function longerNames(word: string): string[] {
  return isNumbered.test(word) ? [...letters].map((letter) => `${word}${letter}`) : [];
}

const romans = ['', '', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** 3 for '3', 'iii', 'mk3' and 'mkiii'; 0 for anything else. */
export function versionOf(word: string): number {
  const [, written = ''] = /^(?:mark|mk|m)?([2-8]|[iv]+)$/.exec(word) ?? [];
  const number = /\d/.test(written) ? Number(written) : romans.indexOf(written);
  return written === '' ? 0 : Math.max(number, 0);
}

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

export function namesWithVersion(name: string, version: string): string[] {
  const number = versionOf(version);
  return [romans[number]!, `mk${number}`, `mk${romans[number]!}`, `m${number}`].map((end) => `${name}${end}`);
}
