import { foldText } from '#src/platform/shared/text.ts';
import { typedWords, type TypedWord } from './match.ts';
import { entryOf, type Entry, type ReferenceModel, type Spelling } from './model-entry.ts';
import { isFiller, withoutFillers, writeOut } from './nicknames.ts';
import { similarity, bare, gramsOf, joinsOf, tokensOf } from './tokens.ts';

/** `fit` is 1 for a model with all typed words and no others; `covers` and `exactly` rate each word. */
type Rating = { fit: number; covers: boolean; exactly: boolean };
type Rated = Rating & { entry: Entry };
export type FoundModel = Rating & { model: ReferenceModel };

const maxCandidates = 60;
/**
 * A word counts as matched from `near`, and as matched exactly from `exact`, which includes a length without its unit.
 */
const near = 0.55;
const exact = 0.85;
const maxWords = 16;
const maxNamed = 20;
/** The maximum weight of words from other models in a title, as a share of the weight of the name. */
const maxLeft = 0.4;
/** The score of a match that ignores spaces. */
const wholePart = 0.93;
/** Puts a model before its twins when its own name is typed. */
const twinPart = 0.999;

export class ModelIndex {
  readonly #entries: Entry[];
  /** A feature is a token, a join, or `#` and a trigram. */
  readonly #holders = new Map<string, Entry[]>();
  readonly #idfs = new Map<string, number>();
  readonly #rarest: number;

  constructor(models: readonly ReferenceModel[]) {
    this.#entries = models.map((model, number) => entryOf(model, number));
    this.#rarest = Math.log(1 + models.length);
    for (const entry of this.#entries)
      for (const feature of featuresOf(entry)) {
        const holders = this.#holders.get(feature);
        if (holders) holders.push(entry);
        else this.#holders.set(feature, [entry]);
      }
    for (const [feature, { length }] of this.#holders)
      this.#idfs.set(feature, Math.log(1 + models.length / length));
  }

  find(typed: string, limit: number): FoundModel[] {
    return this.#find(typed, limit).map(({ entry: { model }, ...rating }) => ({ model, ...rating }));
  }

  #find(typed: string, limit: number): Rated[] {
    const words = wordsOf(typed);
    if (words.length === 0) return [];
    const tokens = typedWords(words);
    const whole = new Set(gramsOf(words.map(bare).join('')));
    return this.#candidates(words, whole)
      .map((entry) => this.#rate(entry, tokens, whole))
      .filter(({ fit }) => fit > 0.3)
      .toSorted(
        (one, other) =>
          other.fit - one.fit ||
          one.entry.model.name.length - other.entry.model.name.length ||
          (one.entry.model.id < other.entry.model.id ? -1 : 1),
      )
      .slice(0, limit);
  }

  having(typed: string): ReferenceModel[] {
    const [first, ...others] = wordsOf(typed).map((word) => new Set(this.#holders.get(word)));
    const entries = first ? [...first].filter((entry) => others.every((set) => set.has(entry))) : [];
    return entries.map(({ model }) => model);
  }

  /** Returns the model with the longest whole name in a title, unless too many other words belong to other models. */
  named(kind: string, brand: string, title: string): ReferenceModel | undefined {
    const words = tokensOf(`${brand} ${title}`);
    const titleTokens = new Set([...words, ...joinsOf(words)]);
    let best: { model: ReferenceModel; weight: number; left: number } | undefined;
    for (const { entry } of this.#find(`${brand} ${title}`, maxNamed)) {
      const { model, spellings } = entry;
      if (model.kind !== kind) continue;
      for (const { tokens } of spellings) {
        if (!tokens.every((token) => titleTokens.has(token)) && !hasName(titleTokens, tokens)) continue;
        const weight = this.#weigh(tokens);
        if (best && best.weight >= weight) continue;
        best = {
          model,
          weight,
          left: this.#weigh(
            words.filter((word) => !entry.tokens.has(word) && this.#isOfOtherModel(word, tokens, kind)),
          ),
        };
      }
    }
    return best && best.left <= best.weight * maxLeft ? best.model : undefined;
  }

  #isOfOtherModel(word: string, tokens: readonly string[], kind: string): boolean {
    if (tokens.some((token) => token === word || bare(token).includes(word) || word.includes(bare(token))))
      return false;
    const holders = this.#holders.get(word) ?? [];
    return !isFiller(word) && holders.some(({ model }) => model.kind === kind);
  }

  #weigh(tokens: Iterable<string>): number {
    return [...tokens].reduce((total, token) => total + this.#weightOf(token), 0);
  }

  #weightOf(token: string): number {
    // Many models share the maker. A word that no model has is rare, or a typo.
    return Math.max(this.#idfs.get(token) || this.#rarest * 0.7, 1.5);
  }

  #candidates(tokens: readonly string[], whole: ReadonlySet<string>): Entry[] {
    const parts = new Map<string, number>();
    for (const gram of [...whole, ...tokens.flatMap(gramsOf)]) parts.set(`#${gram}`, 0.3);
    for (const token of [...tokens, ...joinsOf(tokens)]) parts.set(token, 1.5);
    const shares = new Float64Array(this.#entries.length);
    for (const [feature, part] of parts) {
      const weight = (this.#idfs.get(feature) ?? 0) * part;
      for (const { number } of this.#holders.get(feature) ?? []) shares[number]! += weight;
    }
    const floor = shares.toSorted().at(-maxCandidates) ?? 0;
    return this.#entries.filter(({ number }) => shares[number]! >= Math.max(floor, 0.5));
  }

  #rate(entry: Entry, typed: readonly TypedWord[], whole: ReadonlySet<string>): Rated {
    let best = { fit: 0, covers: false, exactly: false };
    for (const spelling of entry.spellings) {
      const rated = this.#compare(spelling, typed);
      const fit = rated.fit * partOf(spelling);
      if (fit > best.fit) best = { ...rated, fit };
    }
    if (best.fit < wholePart) {
      const likeness = entry.spellings.flatMap((spelling) =>
        spelling.squeezed.map((other) => similarity(whole, other) * partOf(spelling)),
      );
      const fit = Math.max(...likeness) * wholePart;
      if (fit > best.fit) best = { ...best, fit };
    }
    return { entry, ...best };
  }

  #compare(spelling: Spelling, typed: readonly TypedWord[]): Rating {
    let [found, total, covers, exactly] = [0, 0, true, true];
    const met = new Set<string>();
    for (const word of typed) {
      const weight = this.#weightOf(word.token);
      const match = word.match(spelling);
      total += weight;
      found += weight * match.value;
      if (match.value < near) covers = false;
      if (match.value < exact) exactly = false;
      for (const each of match.met) met.add(each);
    }
    return {
      fit:
        (found / total) ** 1.5 * (0.8 + 0.2 * Math.min(1, this.#weigh(met) / this.#weigh(spelling.tokens))),
      covers,
      exactly,
    };
  }
}

const wordsOf = (typed: string): string[] =>
  withoutFillers(tokensOf(writeOut(foldText(typed)))).slice(0, maxWords);

function hasName(title: ReadonlySet<string>, [maker = '', ...name]: readonly string[]): boolean {
  return title.has(maker) && title.has(name.map(bare).join(''));
}

const partOf = ({ isTwin }: Spelling): number => (isTwin ? twinPart : 1);

function featuresOf({ tokens, spellings }: Entry): Set<string> {
  const squeezed = spellings.flatMap((spelling) => spelling.squeezed.flatMap((each) => [...each]));
  const grams = [...squeezed, ...[...tokens].flatMap(gramsOf)];
  return new Set([...tokens, ...grams.map((gram) => `#${gram}`)]);
}
