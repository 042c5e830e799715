import type { Spelling } from './model-entry.ts';
import { bare } from './tokens.ts';
import { isMeasure, type NearToken, type Vocabulary } from './vocabulary.ts';

export type Match = { value: number; met: string[] };

const nothing: Match = { value: 0, met: [] };
const neighbors = [
  [0, 2],
  [1, 2],
  [0, 3],
  [1, 3],
  [2, 3],
] as const;
/** Numbers of one kind: a lens with another focal length is a different lens. */
const measures: [pattern: RegExp, part: number][] = [
  [/mm$/, 0.6],
  [/^f\d/, 0.8],
  [/^mk\d$/, 0.7],
];

/** Returns the part of its score that a name keeps if it has another number of the same kind than a word. */
export function differsBy(token: string, name: readonly string[]): number {
  const [pattern, part = 1] = measures.find(([each]) => each.test(token)) ?? [];
  return pattern && name.some((other) => pattern.test(other)) ? part : 1;
}

export const typedWords = (tokens: readonly string[], vocabulary: Vocabulary): TypedWord[] =>
  tokens.map((token, at) => new TypedWord(token, joinsAround(tokens, at), vocabulary));

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

/** A word counts as a typo of a token from this likeness. */
const typo = 0.8;

export class TypedWord {
  readonly token: string;
  readonly #joins: readonly string[];
  readonly #near: readonly NearToken[];
  readonly #likenesses: ReadonlyMap<string, number>;

  constructor(token: string, joins: readonly string[], vocabulary: Vocabulary) {
    this.token = token;
    this.#joins = joins.filter((join) => join.length > 1);
    const isNumber = /^\d+$/.test(token);
    this.#near = isNumber || isMeasure(token) || token.length < 2 ? [] : vocabulary.near(token);
    this.#likenesses = new Map(this.#near.map((each) => [each.token, each.likeness]));
  }

  /** Whether the word is not a typo of any token. */
  get isStrange(): boolean {
    return (this.#near[0]?.likeness ?? 0) < typo;
  }

  match({ tokens: own, all }: Spelling): Match {
    const { token } = this;
    if (all.has(token)) return { value: 1, met: partsOf(token, own) };
    const joined = this.#joins.find((join) => all.has(join));
    if (joined) return { value: 1, met: partsOf(joined, own) };
    if (/^\d+$/.test(token)) return matchNumber(token, own);
    const near = this.#nearest(all);
    if (near) return { value: near.likeness * 0.95, met: partsOf(near.token, own) };
    return matchRange(token, own);
  }

  /** A maker is near all tokens that begin with its name, so the shorter list is the one to go through. */
  #nearest(all: ReadonlySet<string>): NearToken | undefined {
    if (this.#near.length <= all.size) return this.#near.find(({ token }) => all.has(token));
    let best: NearToken | undefined;
    for (const token of all) {
      const likeness = this.#likenesses.get(token) ?? 0;
      if (likeness > (best?.likeness ?? 0)) best = { token, likeness };
    }
    return best;
  }
}

function partsOf(token: string, own: readonly string[]): string[] {
  if (own.includes(token)) return [token];
  return own.filter((each) => bare(each) !== '' && token.includes(bare(each)));
}

function matchNumber(token: string, own: readonly string[]): Match {
  if (own.includes(`${token}mm`)) return { value: 0.9, met: [`${token}mm`] };
  // A zoom with this length at one end is meant less often than a prime.
  const range = own.find((each) => each.startsWith(`${token}-`) || each.endsWith(`-${token}mm`));
  if (range) return { value: 0.8, met: [range] };
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
