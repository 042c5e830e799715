import { foldText } from '#src/platform/shared/text.ts';
import { Typed } from './match.ts';
import { entryOf, type Entry, type ReferenceModel, type Way } from './model-entry.ts';
import { isFiller, withoutFillers, writeOut } from './nicknames.ts';
import { alike, bare, gramsOf, joinsOf, tokensOf } from './tokens.ts';

/** `fit` is 1 for all that was typed and nothing else; `covers`: has every word; `exactly`: as typed or by another name. */
export type FoundModel = { model: ReferenceModel; fit: number; covers: boolean; exactly: boolean };

const most = 60;
/** A word counts as matched from here on, */
const near = 0.55;
/** and as matched exactly from here on: a length without its unit is. */
const exact = 0.85;
const mostWords = 16;
const mostNamed = 20;
/** The share of other model words that a title may have. */
const mostLeft = 0.4;
/** The score of a match that ignores spaces. */
const wholePart = 0.93;

export class ModelIndex {
  readonly #entries: Entry[];
  readonly #byId: Map<string, Entry>;
  /** A feature is a token, a join, or `#` and a trigram. */
  readonly #holders = new Map<string, number[]>();
  readonly #idfs = new Map<string, number>();
  readonly #rarest: number;

  constructor(models: readonly ReferenceModel[]) {
    this.#entries = models.map(entryOf);
    this.#byId = new Map(this.#entries.map((entry) => [entry.model.id, entry]));
    this.#rarest = Math.log(1 + models.length);
    for (const [number, entry] of this.#entries.entries())
      for (const feature of featuresOf(entry)) {
        const holders = this.#holders.get(feature);
        if (holders) holders.push(number);
        else this.#holders.set(feature, [number]);
      }
    for (const [feature, { length }] of this.#holders)
      this.#idfs.set(feature, Math.log(1 + models.length / length));
  }

  find(typed: string, limit: number): FoundModel[] {
    const words = wordsOf(typed);
    if (words.length === 0) return [];
    const tokens = new Typed(words);
    const whole = new Set(gramsOf(words.map(bare).join('')));
    return this.#candidates(words, whole)
      .map((entry) => this.#rate(entry, tokens, whole))
      .filter(({ fit }) => fit > 0.3)
      .toSorted(
        (one, other) =>
          other.fit - one.fit ||
          one.model.name.length - other.model.name.length ||
          (one.model.id < other.model.id ? -1 : 1),
      )
      .slice(0, limit);
  }

  having(typed: string): ReferenceModel[] {
    const [first, ...others] = wordsOf(typed).map((word) => new Set(this.#holders.get(word)));
    const numbers = first ? [...first].filter((number) => others.every((set) => set.has(number))) : [];
    return numbers.map((number) => this.#entries[number]!.model);
  }

  /** The one model whose whole name is in a title without words of another's; the longest of such names. */
  named(kind: string, brand: string, title: string): ReferenceModel | undefined {
    const words = tokensOf(`${brand} ${title}`);
    const said = new Set([...words, ...joinsOf(words)]);
    let best: { model: ReferenceModel; weight: number; left: number } | undefined;
    for (const { model } of this.find(`${brand} ${title}`, mostNamed)) {
      const { ways } = this.#byId.get(model.id)!;
      if (model.kind !== kind) continue;
      for (const { tokens } of ways) {
        if (!tokens.every((token) => said.has(token)) && !isSaid(tokens, said)) continue;
        const weight = this.#weigh(tokens);
        if (best && best.weight >= weight) continue;
        best = { model, weight, left: this.#weigh(words.filter((word) => this.#tells(word, tokens, kind))) };
      }
    }
    return best && best.left <= best.weight * mostLeft ? best.model : undefined;
  }

  #tells(word: string, tokens: readonly string[], kind: string): boolean {
    if (tokens.some((token) => token === word || bare(token).includes(word) || word.includes(bare(token))))
      return false;
    const holders = this.#holders.get(word) ?? [];
    return !isFiller(word) && holders.some((number) => this.#entries[number]!.model.kind === kind);
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
      for (const number of this.#holders.get(feature) ?? []) shares[number]! += weight;
    }
    const floor = shares.toSorted().at(-most) ?? 0;
    return this.#entries.filter((_entry, number) => shares[number]! >= Math.max(floor, 0.5));
  }

  #rate({ model, ways, squeezed }: Entry, typed: Typed, whole: ReadonlySet<string>): FoundModel {
    let best = { fit: 0, covers: false, exactly: false };
    for (const way of ways) {
      const rated = this.#compare(way, typed);
      if (rated.fit > best.fit) best = rated;
    }
    if (best.fit < wholePart) {
      const fit = Math.max(...squeezed.map((other) => alike(whole, other))) * wholePart;
      if (fit > best.fit) best = { ...best, fit };
    }
    return { model, ...best };
  }

  #compare(way: Way, typed: Typed): Omit<FoundModel, 'model'> {
    let [found, total, covers, exactly] = [0, 0, true, true];
    const met = new Set<string>();
    for (const [at, token] of typed.tokens.entries()) {
      const weight = this.#weightOf(token);
      const match = typed.match(at, way);
      total += weight;
      found += weight * match.value;
      if (match.value < near) covers = false;
      if (match.value < exact) exactly = false;
      for (const each of match.met) met.add(each);
    }
    return {
      fit: (found / total) ** 1.5 * (0.8 + 0.2 * Math.min(1, this.#weigh(met) / this.#weigh(way.tokens))),
      covers,
      exactly,
    };
  }
}

const wordsOf = (typed: string): string[] =>
  withoutFillers(tokensOf(writeOut(foldText(typed)))).slice(0, mostWords);

function isSaid([maker, ...name]: readonly string[], said: ReadonlySet<string>): boolean {
  return said.has(maker!) && said.has(name.map(bare).join(''));
}

function featuresOf({ tokens, squeezed }: Entry): Set<string> {
  const grams = [...squeezed.flatMap((each) => [...each]), ...[...tokens].flatMap(gramsOf)];
  return new Set([...tokens, ...grams.map((gram) => `#${gram}`)]);
}
