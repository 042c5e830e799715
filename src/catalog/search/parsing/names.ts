/** Names that may have one more letter: 'fm2' also finds 'FM2n'. Focal lengths and apertures are excluded. */
const isNumbered = /^(?=.*\p{L})(?=.*\d)(?!f?[\d.]+(mm)?$).{3,}$/u;
const letters = 'abcdefghijklmnopqrstuvwxyz';

export const isName = (word: string): boolean =>
  isNumbered.test(word) || /^(?=.*\d)(?=.*\p{L}).{2}$/u.test(word);

export function longerNames(word: string): string[] {
  return isNumbered.test(word) ? [...letters].map((letter) => `${word}${letter}`) : [];
}

export type Version = { number: string; roman: string };
const versions: readonly Version[] = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'].map((roman, at) => ({
  number: String(at + 2),
  roman,
}));

/** Returns the third version for '3', 'iii', 'mk3' and 'mkiii'. */
export function versionOf(word: string): Version | undefined {
  const [, written] = /^(?:mark|mk|m)?([2-8]|[iv]+)$/.exec(word) ?? [];
  return versions.find(({ number, roman }) => written === number || written === roman);
}

export function versionsLike(word: string, { number, roman }: Version): string[] {
  return [word, number, roman, `mk${number}`, `mk${roman}`, `mark${number}`, `mark${roman}`, `m${number}`];
}

export function namesWithVersion(name: string, { number, roman }: Version): string[] {
  return [roman, `mk${number}`, `mk${roman}`, `m${number}`].map((end) => `${name}${end}`);
}
