const leastBits = 128;

/** Keyboard rows, alphabets and common placeholder words. They are also recognized when spelled backwards. */
const known = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'changeme',
  'password',
  'secret',
  'example',
  'rangefinder',
];
const knownText = known.flatMap((text) => [text, [...text].toReversed().join('')]).join('\n');

/** Shorter repetitions also occur in random text. */
const shortestRepeat = 6;
const repeatBits = 12;

/** The pairs of letters that make up more than half of English text. */
const commonPairs = new Set(
  `th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de se le sa si ar ve ra ld ur
  ch co ro me us pa ss wo li ll ri ec io ic be ma om ca ne il ta fo ho so no pe wi sh ot ge tr ce ol ee`.split(
    /\s+/,
  ),
);
const bitsOfLanguageLetter = 2;

/** Returns whether a secret has fewer than 128 bits. Random text of 128 bits always passes. */
export function isGuessable(secret: string): boolean {
  const bits = estimateBits(secret);
  return (isLanguage(secret) ? Math.min(bits, secret.length * bitsOfLanguageLetter) : bits) < leastBits;
}

function estimateBits(secret: string): number {
  const bitsOfLetter = Math.log2(alphabetOf(secret));
  const text = secret.toLowerCase();
  const earlier = `${knownText}\n${text}`;
  let bits = 0;
  for (let at = 0; at < text.length;) {
    const length = longestRepeat(earlier, text, at);
    bits += length >= shortestRepeat ? repeatBits : bitsOfLetter;
    at += length >= shortestRepeat ? length : 1;
  }
  return bits;
}

function longestRepeat(earlier: string, text: string, at: number): number {
  const begin = earlier.length - text.length + at;
  let length = 0;
  while (
    at + length < text.length &&
    earlier.slice(0, begin + length).includes(text.slice(at, at + length + 1))
  )
    length++;
  return length;
}

/** The alphabet always includes digits, since 1 in 40 random texts of 22 letters and digits has no digit. */
function alphabetOf(secret: string): number {
  const has = (pattern: RegExp): boolean => pattern.test(secret);
  const letters = has(/[g-z]/i) ? 26 : 6;
  const others = new Set(secret.replaceAll(/[a-z\d]/gi, '')).size;
  const size = 10 + (has(/[a-z]/) ? letters : 0) + (has(/[A-Z]/) ? letters : 0) + others;
  return Math.min(size, 6 * new Set(secret).size);
}

function isLanguage(secret: string): boolean {
  const words = secret.match(/[A-Z]?[a-z]{2,}|[A-Z]{3,}/g) ?? [];
  if (words.join('').length < secret.length * 0.7) return false;
  const letters = secret.replaceAll(/[^a-z]/gi, '');
  const capitals = letters.replaceAll(/[a-z]/g, '').length;
  // Half of the letters of random text are capitals. Sentences have few capitals, or only capitals.
  if (capitals > letters.length / 3 && capitals < letters.length) return false;
  const pairs = words.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2).toLowerCase()),
  );
  return pairs.filter((pair) => commonPairs.has(pair)).length >= pairs.length / 2;
}
