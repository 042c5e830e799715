import type { Spelling } from './model-entry.ts';
import { isFiller } from './nicknames.ts';
import { isSellerWord } from './seller-words.ts';
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

/** The part of its score that a name keeps if it has what the words exclude: 'AI' for 'pre-AI'. */
const excludedPart = 0.6;

type Known = {
  vocabulary: Vocabulary;
  weightOf: (token: string) => number;
  has: (token: string) => boolean;
};

/** @param from where the words begin that name what comes with the item */
export const typedWords = (tokens: readonly string[], from: number, known: Known): TypedWord[] =>
  tokens.map((token, at) => new TypedWord(token, joinsAround(tokens, at), known, at >= from));

function joinsAround(tokens: readonly string[], at: number): string[] {
  return neighbors.flatMap(([before, length]) => {
    const from = at - before;
    if (from < 0 || from + length > tokens.length) return [];
    const part = tokens.slice(from, from + length);
    const joined = part.map(bare).join('');
    const [, version] = /^mk(\d)$/.exec(part.at(-1) ?? '') ?? [];
    if (version === undefined) return [joined];
    // A version may be the end of a name: 'X100V', 'Helios 44M-4'.
    const ends = version === '5' ? ['v', 'm5'] : [`m${version}`];
    return [joined, ...ends.map((end) => joined.replace(/\d$/, end))];
  });
}

/** A word counts as a typo of a token from this likeness. */
const typo = 0.8;

export class TypedWord {
  readonly token: string;
  readonly weight: number;
  /** Whether no model has this word. It then describes the item. */
  readonly isUnknown: boolean;
  readonly isFiller: boolean;
  /** Whether the word names what comes with the item: 'case' in 'FM2 with case'. */
  readonly isAccompanying: boolean;
  /** Whether the word describes the item or what comes with it, rather than the model. */
  readonly isDescribing: boolean;
  /** Whether the word may be a part of the name or not: 'new' may describe the item, or belong to 'New F-1'. */
  readonly isAside: boolean;
  readonly #joins: readonly string[];
  readonly #near: readonly NearToken[];
  readonly #likenesses: ReadonlyMap<string, number>;
  readonly #measure: (typeof measures)[number] | undefined;
  readonly #excluded: string | undefined;
  readonly #lettered: Lettered | undefined;

  constructor(token: string, joins: readonly string[], known: Known, isAccompanying: boolean) {
    this.token = token;
    this.weight = known.weightOf(token);
    this.isFiller = isFiller(token);
    this.isAccompanying = isAccompanying;
    this.isDescribing = isAccompanying || isSellerWord(token);
    this.isAside = this.isDescribing || (this.isFiller && token.length > 1);
    this.#measure = measures.find(([pattern]) => pattern.test(token));
    this.#excluded = /^non([a-z]+)$/.exec(token)?.[1];
    this.#lettered = readLettered(token);
    this.#joins = joins.filter((join) => join.length > 1);
    const isNumber = /^\d+$/.test(token);
    this.#near = isNumber || isMeasure(token) || token.length < 2 ? [] : known.vocabulary.near(token);
    this.#likenesses = new Map(this.#near.map((each) => [each.token, each.likeness]));
    const isStrange = (this.#near[0]?.likeness ?? 0) < typo;
    this.isUnknown = isStrange && /^\p{L}+$/u.test(token) && !known.has(token);
  }

  /** Returns the part of its score that a name keeps if it contradicts the word, as with another number of its kind. */
  agreesWith(name: readonly string[]): number {
    const excluded = this.#excluded;
    if (excluded !== undefined)
      return name.some((other) => other === excluded || other === `${excluded}erical`) ? excludedPart : 1;
    if (!this.#measure) return 1;
    const [pattern, part] = this.#measure;
    return name.some((other) => pattern.test(other)) ? part : 1;
  }

  match({ tokens: own, all }: Spelling): Match {
    const { token } = this;
    if (all.has(token)) return { value: 1, met: partsOf(token, own) };
    const joined = this.#joins.find((join) => all.has(join));
    if (joined) return { value: 1, met: partsOf(joined, own) };
    if (/^\d+$/.test(token)) return matchNumber(token, own);
    const lettered = this.#lettered ? matchLettered(this.#lettered, own) : nothing;
    if (lettered.value > 0) return lettered;
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

/** The patterns that a token such as '85L' requires in a name. */
type Lettered = { value: number; patterns: readonly RegExp[] };

/** '85L' is an 85mm lens with an L in its name, 'V4' the fourth version, and a kit lens a zoom that isn't fast. */
function readLettered(token: string): Lettered | undefined {
  const [, number, line] = /^(\d{1,3}(?:\.\d)?)([a-z]{1,2})$/.exec(token) ?? [];
  if (number !== undefined && line !== undefined)
    return { value: 0.8, patterns: [new RegExp(`^(?:${number}mm|f${number})$`), new RegExp(`^${line}$`)] };
  const [, version] = /^v(\d)$/.exec(token) ?? [];
  if (version !== undefined) return { value: 0.9, patterns: [new RegExp(`^mk${version}$`)] };
  return token === 'kit' ? { value: 0.9, patterns: [/^f[34].*-[56]/] } : undefined;
}

function matchLettered({ value, patterns }: Lettered, own: readonly string[]): Match {
  const met = patterns.flatMap((pattern) => own.find((each) => pattern.test(each)) ?? []);
  return met.length === patterns.length ? { value, met } : nothing;
}

function matchRange(token: string, own: readonly string[]): Match {
  if (!/^f\d/.test(token)) return nothing;
  const met = own.find(
    (each) => /^f\d/.test(each) && (each.startsWith(`${token}-`) || token.startsWith(`${each}-`)),
  );
  return met ? { value: 0.7, met: [met] } : nothing;
}
