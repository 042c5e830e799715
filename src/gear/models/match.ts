import { isOneTypo } from '#src/platform/shared/text.ts';
import type { Spelling } from './model-entry.ts';
import { similarity, bare, gramsOf } from './tokens.ts';

export type Match = { value: number; met: string[] };

const nothing: Match = { value: 0, met: [] };
const neighbors = [
  [0, 2],
  [1, 2],
  [0, 3],
  [1, 3],
  [2, 3],
] as const;
/** An aperture, a focal length or a version such as `mk2` is never a typo of a different one. */
const isMeasure = (token: string): boolean => /^f\d|mm$|^mk\d$/.test(token);
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const gramsOfNames = new Map<string, ReadonlySet<string>>();
function gramsOfName(token: string): ReadonlySet<string> {
  let grams = gramsOfNames.get(token);
  if (!grams) gramsOfNames.set(token, (grams = new Set(gramsOf(token))));
  return grams;
}

export const typedWords = (tokens: readonly string[]): TypedWord[] =>
  tokens.map((token, at) => new TypedWord(token, joinsAround(tokens, at)));

function joinsAround(tokens: readonly string[], at: number): string[] {
  return neighbors.flatMap(([before, length]) => {
    const from = at - before;
    if (from < 0 || from + length > tokens.length) return [];
    const part = tokens.slice(from, from + length);
    const joined = part.map(bare).join('');
    // A single 'v' may mean 'mark V', or be the end of a name such as 'X100V'.
    return part.at(-1) === 'mk5' ? [joined, joined.replace(/5$/, 'v')] : [joined];
  });
}

export class TypedWord {
  readonly token: string;
  readonly #joins: readonly string[];
  readonly #likeness = new Map<string, number>();
  readonly #grams: ReadonlySet<string>;

  constructor(token: string, joins: readonly string[]) {
    this.token = token;
    this.#joins = joins;
    this.#grams = new Set(gramsOf(token));
  }

  match({ tokens: own, all }: Spelling): Match {
    const { token } = this;
    if (all.has(token)) return { value: 1, met: partsOf(token, own) };
    const joined = this.#joins.find((join) => join.length > 1 && all.has(join));
    if (joined) return { value: 1, met: partsOf(joined, own) };
    if (/^\d+$/.test(token)) return matchNumber(token, own);
    if (isMeasure(token) || token.length < 2) return matchRange(token, own);
    return this.#nearest(own, all);
  }

  #nearest(own: readonly string[], all: ReadonlySet<string>): Match {
    let [value, met] = [0, ''];
    for (const other of all) {
      let likeness = this.#likeness.get(other);
      if (likeness === undefined) this.#likeness.set(other, (likeness = this.#compare(other)));
      if (likeness > value) [value, met] = [likeness, other];
    }
    return value >= 0.4 ? { value: value * 0.95, met: partsOf(met, own) } : nothing;
  }

  #compare(other: string): number {
    const { token } = this;
    if (other.length < 3 || isMeasure(other)) return 0;
    let likeness = similarity(this.#grams, gramsOfName(other));
    // Models with different numbers are different models.
    if (/\d/.test(token + other)) likeness *= digitsOf(token) === digitsOf(other) ? 0.75 : 0.55;
    else if (token.length >= 4 && isOneTypo(token, other)) likeness = Math.max(likeness, 0.85);
    return other.startsWith(token) ? Math.max(likeness, 0.75) : likeness;
  }
}

function partsOf(token: string, own: readonly string[]): string[] {
  if (own.includes(token)) return [token];
  return own.filter((each) => bare(each) !== '' && token.includes(bare(each)));
}

function matchNumber(token: string, own: readonly string[]): Match {
  const length = own.find(
    (each) => each === `${token}mm` || each.startsWith(`${token}-`) || each.endsWith(`-${token}mm`),
  );
  if (length) return { value: 0.9, met: [length] };
  const other = own.find((each) => each === `mk${token}` || each === `f${token}`);
  return other ? { value: 0.85, met: [other] } : nothing;
}

function matchRange(token: string, own: readonly string[]): Match {
  if (!/^f\d/.test(token)) return nothing;
  const met = own.find(
    (each) => /^f\d/.test(each) && (each.startsWith(`${token}-`) || token.startsWith(`${each}-`)),
  );
  return met ? { value: 0.7, met: [met] } : nothing;
}
