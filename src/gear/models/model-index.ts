import { foldText } from '#src/platform/shared/text.ts';
import { typedWords, type TypedWord } from './match.ts';
import { entryOf, type Entry, type ReferenceModel, type Spelling } from './model-entry.ts';
import { isFiller, oneName, withoutFillers, writeOut } from './nicknames.ts';
import { compare, type Rating } from './rating.ts';
import type { GearKind } from './schemas.ts';
import { isSellerWord, splitAccompanied } from './seller-words.ts';
import { similarity, bare, gramsOf, joinsOf, tokensOf } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

type Rated = Rating & { entry: Entry };
export type FoundModel = Rating & { model: ReferenceModel };
/** `maker` is folded. */
export type Wanted = { kind?: GearKind | undefined; maker?: string | undefined };

const maxCandidates = 60;
/** Limits the time of a query that names several makers, each with hundreds of equally good candidates. */
const maxCompared = 2000;
const maxWords = 12;
const maxNamed = 20;
/** The maximum weight of words from other models in a title, as a share of the weight of the name. */
const maxLeft = 0.4;
/** The score of a match that ignores spaces. */
const wholePart = 0.93;
/** Puts a model before its variants when its own name is typed. */
const variantPart = 0.999;

export class ModelIndex {
  readonly #entries: Entry[];
  readonly #vocabulary: Vocabulary;
  /** The positions of the entries that have a feature: a token, a join, or `#` and a trigram. */
  readonly #holders = new Map<string, number[]>();
  readonly #idfs = new Map<string, number>();
  readonly #makers: ReadonlySet<string>;
  readonly #rarest: number;
  readonly #known: Parameters<typeof compare>[3];

  constructor(models: readonly ReferenceModel[]) {
    this.#entries = models.map((model, number) => entryOf(model, number));
    this.#makers = new Set(this.#entries.map(({ maker }) => maker));
    this.#known = { weigh: (tokens) => this.#weigh(tokens), makers: this.#makers };
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
    return this.#makers;
  }

  find(typed: string, limit: number, wanted: Wanted = {}): FoundModel[] {
    return this.#find(typed, limit, wanted).map(({ entry: { model }, ...rating }) => ({ model, ...rating }));
  }

  #find(typed: string, limit: number, wanted: Wanted = {}): Rated[] {
    const { words, own } = this.#read(typed);
    // 'Mark II' alone names no model.
    if (words.every((word) => /^mk\d$/.test(word))) return [];
    const tokens = typedWords(words, own, {
      vocabulary: this.#vocabulary,
      weightOf: (token) => this.#weightOf(token),
      has: (token) => this.#holders.has(token),
    });
    const naming = tokens.filter(({ isDescribing }) => !isDescribing).map(({ token }) => token);
    const named = naming.length > 0 ? naming : words;
    const whole = new Set(gramsOf(named.map(bare).join('')));
    const text = foldText(typed).trim();
    const isLiteral = ({ entry }: Rated) => entry.names.includes(text);
    return this.#candidates(named, whole, wanted)
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

  /** Splits text into words. The first `own` of them are about the item itself, not about what comes with it. */
  #read(typed: string): { words: string[]; own: number } {
    const isOfName = (one: string, next: string) =>
      one === 'kit' || (one !== '' && next !== '' && this.#holders.has(bare(one) + bare(next)));
    const [item, others] = splitAccompanied(writeOut(foldText(typed)));
    const own = withoutFillers(tokensOf(item), isOfName);
    const words = [...own, ...withoutFillers(tokensOf(others), isOfName)].slice(0, maxWords);
    return { words, own: own.length > 0 ? own.length : words.length };
  }

  having(typed: string): ReferenceModel[] {
    const [first, ...others] = wordsOf(typed).map((word) => new Set(this.#holders.get(word)));
    const places = first ? [...first].filter((place) => others.every((set) => set.has(place))) : [];
    return places.flatMap((place) => this.#entries[place]?.model ?? []);
  }

  /** Returns the model with the longest whole name in a title, unless too many other words belong to other models. */
  named(kind: string, brand: string, title: string): ReferenceModel | undefined {
    const words = wordsOfTitle(`${brand} ${title}`);
    const titleTokens = new Set([...words, ...joinsOf(words)]);
    // Words after 'with' name accessories of the item, not its model: 'D750 with built-in flash'.
    const [alone] = splitAccompanied(title);
    const own = wordsOfTitle(`${brand} ${alone}`);
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
    return (
      !isFiller(word) &&
      !isSellerWord(word) &&
      holders.some((place) => this.#entries[place]?.model.kind === kind)
    );
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
      const rated = compare(entry, spelling, typed, this.#known);
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
}

const readTokens = (text: string): string[] => tokensOf(writeOut(foldText(text)));
const wordsOfTitle = (title: string): string[] => readTokens(title).map(oneName);
const wordsOf = (typed: string): string[] => withoutFillers(readTokens(typed)).slice(0, maxWords);

function hasName(title: ReadonlySet<string>, [maker = '', ...name]: readonly string[]): boolean {
  return title.has(maker) && title.has(name.map(bare).join(''));
}

const partOf = ({ isVariant }: Spelling): number => (isVariant ? variantPart : 1);

function featuresOf({ tokens, spellings }: Entry): Set<string> {
  const squeezed = spellings.flatMap((spelling) => spelling.squeezed.flatMap((each) => [...each]));
  const grams = [...squeezed, ...[...tokens].flatMap(gramsOf)];
  return new Set([...tokens, ...grams.map((gram) => `#${gram}`)]);
}
