import { foldText } from '#src/platform/shared/text.ts';
import { differsBy, typedWords, type TypedWord } from './match.ts';
import { entryOf, type Entry, type ReferenceModel, type Spelling } from './model-entry.ts';
import { isFiller, withoutFillers, writeOut } from './nicknames.ts';
import type { GearKind } from './schemas.ts';
import { similarity, bare, gramsOf, joinsOf, tokensOf } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * `fit` is 1 for a model with all typed words and no others. `covers` and `exactly` rate each word, `coversKnown` each
 * word that any model has. `isWhole`: the typed words are its name, with or without the maker.
 */
type Rating = { fit: number; covers: boolean; coversKnown: boolean; exactly: boolean; isWhole: boolean };
type Rated = Rating & { entry: Entry };
export type FoundModel = Rating & { model: ReferenceModel };
/** `maker` is folded. */
export type Wanted = { kind?: GearKind | undefined; maker?: string | undefined };

const maxCandidates = 60;
/** Limits the time of a query that names several makers, each with hundreds of equally good candidates. */
const maxCompared = 2000;
/**
 * A word counts as matched from `near`, and as matched exactly from `exact`, which includes a length without its unit.
 */
const near = 0.55;
const exact = 0.85;
const maxWords = 12;
const maxNamed = 20;
/** The part of its weight that a missing word keeps if no model has it, or if it may stand beside the name. */
const asidePart = 0.25;
/** The maximum weight of words from other models in a title, as a share of the weight of the name. */
const maxLeft = 0.4;
/** The score of a match that ignores spaces. */
const wholePart = 0.93;
/** Puts a model before its twins when its own name is typed. */
const twinPart = 0.999;

export class ModelIndex {
  readonly #entries: Entry[];
  readonly #vocabulary: Vocabulary;
  /** The positions of the entries that have a feature: a token, a join, or `#` and a trigram. */
  readonly #holders = new Map<string, number[]>();
  readonly #idfs = new Map<string, number>();
  readonly #rarest: number;

  constructor(models: readonly ReferenceModel[]) {
    this.#entries = models.map((model, number) => entryOf(model, number));
    this.#rarest = Math.log(1 + models.length);
    for (const entry of this.#entries)
      for (const feature of featuresOf(entry)) {
        const holders = this.#holders.get(feature);
        if (holders) holders.push(entry.number);
        else this.#holders.set(feature, [entry.number]);
      }
    this.#vocabulary = new Vocabulary(new Set(this.#entries.flatMap(({ tokens }) => [...tokens])));
    for (const [feature, { length }] of this.#holders)
      this.#idfs.set(feature, Math.log(1 + models.length / length));
  }

  /** The folded names of the makers. */
  get makers(): ReadonlySet<string> {
    return new Set(this.#entries.map(({ maker }) => maker));
  }

  find(typed: string, limit: number, wanted: Wanted = {}): FoundModel[] {
    return this.#find(typed, limit, wanted).map(({ entry: { model }, ...rating }) => ({ model, ...rating }));
  }

  #find(typed: string, limit: number, wanted: Wanted = {}): Rated[] {
    const words = wordsOf(typed);
    // 'Mark II' alone names no model.
    if (words.every((word) => /^mk\d$/.test(word))) return [];
    const tokens = typedWords(words, this.#vocabulary);
    const whole = new Set(gramsOf(words.map(bare).join('')));
    const text = foldText(typed).trim();
    const isLiteral = ({ entry }: Rated) => entry.names.includes(text);
    return this.#candidates(words, whole, wanted)
      .map((entry) => this.#rate(entry, tokens, whole))
      .map((rated) => (isLiteral(rated) ? { ...rated, fit: 1 } : rated))
      .filter(({ fit }) => fit > 0.3)
      .toSorted(
        (one, other) =>
          other.fit - one.fit ||
          Number(isLiteral(other)) - Number(isLiteral(one)) ||
          one.entry.model.name.length - other.entry.model.name.length ||
          (one.entry.model.id < other.entry.model.id ? -1 : 1),
      )
      .slice(0, limit);
  }

  having(typed: string): ReferenceModel[] {
    const [first, ...others] = wordsOf(typed).map((word) => new Set(this.#holders.get(word)));
    const places = first ? [...first].filter((place) => others.every((set) => set.has(place))) : [];
    return places.flatMap((place) => this.#entries[place]?.model ?? []);
  }

  /** Returns the model with the longest whole name in a title, unless too many other words belong to other models. */
  named(kind: string, brand: string, title: string): ReferenceModel | undefined {
    const words = tokensOf(`${brand} ${title}`);
    const titleTokens = new Set([...words, ...joinsOf(words)]);
    // Words after 'with' name accessories of the item, not its model: 'D750 with built-in flash'.
    const [alone = ''] = title.split(/\s(?:with|w\/|incl\.?|including|mit|avec|con)(?=\s)/i);
    const own = tokensOf(`${brand} ${alone}`);
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
            own.filter((word) => !entry.tokens.has(word) && this.#isOfOtherModel(word, tokens, kind)),
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
    return !isFiller(word) && holders.some((place) => this.#entries[place]?.model.kind === kind);
  }

  #weigh(tokens: Iterable<string>): number {
    return [...tokens].reduce((total, token) => total + this.#weightOf(token), 0);
  }

  #weightOf(token: string): number {
    // Many models share the maker. A word that no model has is rare, or a typo.
    return Math.max(this.#idfs.get(token) || this.#rarest * 0.7, 1.5);
  }

  #candidates(tokens: readonly string[], whole: ReadonlySet<string>, { kind, maker }: Wanted): Entry[] {
    const parts = new Map<string, number>();
    for (const gram of [...whole, ...tokens.flatMap(gramsOf)]) parts.set(`#${gram}`, 0.3);
    for (const token of [...tokens, ...joinsOf(tokens)]) parts.set(token, 1.5);
    const shares = new Float64Array(this.#entries.length);
    for (const [feature, part] of parts) {
      const weight = (this.#idfs.get(feature) ?? 0) * part;
      for (const place of this.#holders.get(feature) ?? []) shares[place]! += weight;
    }
    const possible = this.#entries.filter(
      ({ number, model, maker: own }) =>
        shares[number]! >= 0.5 && (kind ?? model.kind) === model.kind && (maker ?? own) === own,
    );
    const floor =
      Float64Array.from(possible, ({ number }) => shares[number]!)
        .toSorted()
        .at(-maxCandidates) ?? 0;
    const better = possible.filter(({ number }) => shares[number]! > floor);
    const equal = possible.filter(({ number }) => shares[number] === floor);
    return [...better, ...equal].slice(0, Math.max(maxCandidates, maxCompared / tokens.length));
  }

  #rate(entry: Entry, typed: readonly TypedWord[], whole: ReadonlySet<string>): Rated {
    let best = { fit: 0, covers: false, coversKnown: false, exactly: false, isWhole: false };
    for (const spelling of entry.spellings) {
      const rated = this.#compare(entry, spelling, typed);
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

  #compare({ asides }: Entry, spelling: Spelling, typed: readonly TypedWord[]): Rating {
    let [found, total, factor, covers, coversKnown, exactly] = [0, 0, 1, true, true, true];
    const met = new Set<string>();
    for (const word of typed) {
      const match = word.match(spelling);
      const weight = this.#weightOf(word.token);
      if (match.value < near) {
        covers = exactly = false;
        const saysLittle = asides.has(word.token) || this.#isUnknown(word);
        if (!saysLittle) coversKnown = false;
        total += saysLittle ? weight * asidePart : weight;
        if (!saysLittle) factor *= differsBy(word.token, spelling.name);
        continue;
      }
      total += weight;
      found += weight * match.value;
      if (match.value < exact) exactly = false;
      for (const each of match.met) met.add(each);
    }
    const name = spelling.name.filter((token) => met.has(token));
    const whole = this.#weigh(spelling.name);
    const covered = whole > 0 ? this.#weigh(name) / whole : 1;
    return {
      fit: (found / total) ** 1.5 * (0.8 + 0.2 * covered) * factor,
      covers,
      coversKnown,
      exactly,
      isWhole: exactly && covered === 1,
    };
  }

  /** Whether no model has this word, so that it describes an item rather than its model. */
  #isUnknown({ token, isStrange }: TypedWord): boolean {
    return isStrange && /^\p{L}+$/u.test(token) && !this.#holders.has(token);
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
