import type { TypedWord } from './match.ts';
import type { Entry, Spelling } from './model-entry.ts';

/**
 * `fit` is 1 for a model with all typed words and no others. `covers` and `exactly` rate each word, `coversKnown` each
 * word that any model has. `isWhole`: the typed words are its name, with or without the maker.
 */
export type Rating = {
  fit: number;
  covers: boolean;
  coversKnown: boolean;
  exactly: boolean;
  isWhole: boolean;
};

/**
 * A word counts as matched from `near`, and as matched exactly from `exact`, which includes a length without its unit.
 */
const near = 0.55;
const exact = 0.85;
/** The share of its weight that an unmatched word keeps if no model has the word, or if it is optional in the name. */
const asidePart = 0.25;
/** The same for a word that describes the item, such as 'black'. Sellers write many of these. */
const describingPart = 0.08;
/** The maximum weight of all such words, as a share of the weight of the others. */
const maxDescribed = 0.1;
/** The share of its weight that an optional word adds, such as a mount. A word of the name adds all of it. */
const agreeing = 0.5;

type Known = { weigh: (tokens: Iterable<string>) => number; makers: ReadonlySet<string> };

/** 'olympus 75' is no lens of another maker for an Olympus, but 'samyang 75 olympus' is. */
const isNamed = (maker: string, typed: readonly TypedWord[]): boolean =>
  typed.some(({ token }) => maker.split(' ').includes(token));

export function compare(
  { optional, maker }: Pick<Entry, 'optional' | 'maker'>,
  spelling: Spelling,
  typed: readonly TypedWord[],
  { weigh, makers }: Known,
): Rating {
  let [found, total, described, factor, covers, coversKnown, exactly] = [0, 0, 0, 1, true, true, true];
  const met = new Set<string>();
  for (const word of typed) {
    const match = word.match(spelling);
    const { weight } = word;
    if (match.value < near) {
      if (!word.isFiller) covers = exactly = false;
      const isOptional = optional.has(word.token) && !(makers.has(word.token) && !isNamed(maker, typed));
      const saysLittle = isOptional || word.isAside || word.isUnknown;
      if (!saysLittle) coversKnown = false;
      if (word.isAside) described += weight * describingPart;
      else total += saysLittle ? weight * asidePart : weight;
      if (isOptional && !word.isAside) found += weight * asidePart * agreeing;
      if (!word.isAccompanying) factor *= word.agreesWith(spelling.name);
      continue;
    }
    const part = word.isAside ? describingPart : 1;
    total += weight * part;
    found += weight * part * match.value;
    if (match.value < exact) exactly = false;
    for (const each of match.met) met.add(each);
  }
  total += Math.min(described, total * maxDescribed);
  const name = spelling.name.filter((token) => met.has(token));
  const whole = weigh(spelling.name);
  const covered = whole > 0 ? weigh(name) / whole : 1;
  return {
    fit: (total > 0 ? found / total : 0) ** 1.5 * (0.8 + 0.2 * covered) * factor,
    covers,
    coversKnown,
    exactly,
    isWhole: exactly && covered === 1,
  };
}
