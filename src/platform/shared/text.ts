// Accents, the vowel points of Hebrew and Arabic, and characters that are not shown.
const dropped = [
  String.raw`\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640`,
  String.raw`\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF`,
  String.raw`\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u034F\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F`,
  String.raw`\uFE00-\uFE0F\uFEFF`,
];
const droppedPattern = new RegExp(`[${dropped.join('')}]`, 'g');
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ƒ: 'f',
  ς: 'σ',
  ʼ: "'",
};
/** The zeros of scripts with digits of their own, which follow their zero. */
const zeros = [...'٠۰०০੦૦୦௦౦೦൦๐໐၀០'].map((zero) => zero.charCodeAt(0));

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
}

/**
 * Returns text in lower case without accents, vowel points and characters that are not shown. `fold()` in the database
 * does the same.
 */
export function fold(value: string): string {
  if (!/[^\p{ASCII}]/u.test(value)) return value.toLowerCase();
  return (
    value
      .replaceAll(/[™℠]/g, ' ')
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(droppedPattern, '')
      .replaceAll(/[ßæœþøłđðħıƒςʼ]/g, (letter) => plain[letter] ?? letter)
      .replaceAll(/(?![0-9])\p{Nd}/gu, plainDigit)
      // Camera names such as 'α7' and 'µ-II' are typed with Latin letters.
      .replaceAll(/(?<![Ͱ-Ͽ])α(?![Ͱ-Ͽ])/g, 'a')
      .replaceAll(/(?<![Ͱ-Ͽ])μ(?![Ͱ-Ͽ])/g, 'u')
      .normalize('NFC')
  );
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? char);

/** Folds text like `fold`, and also replaces each dash with a hyphen. */
export const foldText = (value: string): string => fold(value).replaceAll(/[‐-―−]/g, '-');

/** Returns whether two words differ by one letter, or by two neighboring letters in the wrong order. */
export function isOneTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  if (short.length !== long.length) return short.slice(from) === long.slice(from + 1);
  if (short.slice(from + 1) === long.slice(from + 1)) return true;
  return (
    short[from] === long[from + 1] &&
    short[from + 1] === long[from] &&
    short.slice(from + 2) === long.slice(from + 2)
  );
}
