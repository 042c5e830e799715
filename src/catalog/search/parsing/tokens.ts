import { fold } from '#src/platform/shared/text.ts';

export type Typed = [first: string, ...rest: string[]];

export const plainly = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Must split text exactly like `search_tokens()` in the database. */
export function searchTokens(typed: string): string[] {
  return fold(typed)
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/(\d)\s+mm(?![\p{L}\p{N}_])/gu, '$1mm')
    .replaceAll(/(\dmm)([\p{L}\p{N}])/gu, '$1 $2')
    .replaceAll(/(?<![\p{L}\p{N}_])(?:f|1\s*:)\s*\/?\s*(\d)(?!\d*(?:\.\d+)?mm)/gu, 'f$1')
    .replaceAll(/(?<![\p{L}\p{N}_])(f\d+(?:\.\d+)?)(\p{L})/gu, '$1 $2')
    .replaceAll(/(\d)\.(\d)/g, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 12);
}

/** Finds ranges of focal lengths: '24-70 2.8' has the range from 24 to 70. */
export function rangesOf(typed: string): [from: string, to: string][] {
  return [...typed.matchAll(/(?<![\p{L}\p{N}.,/])(\d{1,3})\s*[-–]\s*(\d{2,4})(?![.,]?\d)/gu)]
    .map(([, from = '', to = '']): [string, string] => [from, to])
    .filter(([from, to]) => Number(from) < Number(to));
}

export function withoutPhrases(typed: string, phrases: readonly (readonly string[])[]): string {
  const text = fold(typed);
  return phrases
    .reduce((rest, words) => {
      const pattern = String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[^\p{L}\p{N}]*`)}(?![\p{L}\p{N}])`;
      return rest.replace(new RegExp(pattern, 'u'), ' ');
    }, text)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
