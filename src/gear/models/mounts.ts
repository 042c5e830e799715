import { foldText } from '#src/platform/shared/text.ts';

export type Mount = {
  name: string;
  aliases: readonly string[];
  /** The mounts of the lenses that its cameras accept without an adapter, its own first. */
  takes: readonly string[];
};

/** Words for 'mount', in all of which `joined` names of mounts are compared. */
const mountWords: ReadonlyMap<string, string> = new Map(
  'mount mounts mt mnt fit fitting fitment bayonet bajonett anschluss monture montura attacco innesto'
    .split(' ')
    .map((word) => [word, 'mount']),
);

/** Makers that sell lenses with the mounts of others. */
const otherMakers: ReadonlySet<string> = new Set(
  '7artisans chinon cosina irix kiron laowa meike mitakon rokinon samyang schneider sigma soligor tamron tokina ttartisan viltrox vivitar voigtlander yongnuo zeiss carl'.split(
    ' ',
  ),
);

/** Names that mean a mount in the mount field, but often something else in a title. */
const unspecific: ReadonlySet<string> = new Set(
  'canoneos canoneosaf canonaf canonr canonm eosm eosr sonya7 leicat leicacldigital nikonaf nikonafs minoltam phaseonexf'.split(
    ' ',
  ),
);

const apertures =
  /\bf(?:\s?[/:=]\s?|\s?(?=\d{1,2}[.,]\d)|(?=\d))\d+(?:[.,]\d+)?|\b1\s?[:/]\s?\d+(?:[.,]\d+)?/g;

/** Folding would replace the alpha of 'α mount' with the letter a. */
const folded = (text: string): string => foldText(text.replaceAll(/(?<![Ͱ-Ͽ])[αΑ](?![Ͱ-Ͽ])/g, ' alpha '));

/** Splits `EF-S` into `ef` and `s`, and `C/Y` into `c` and `y`. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .replaceAll('×', 'x')
    .replaceAll(/\baps[\s-]?c\b/g, 'apsc')
    .replaceAll(/\b(?:fuji)(?:film|non)?\b/g, 'fujifilm')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const joined = (words: readonly string[]): string =>
  words.map((word) => mountWords.get(word) ?? word).join('');

/** The names of all mounts, in the spellings that sellers use. */
export class MountNames {
  readonly all: readonly Mount[];
  readonly #byKey = new Map<string, Set<string>>();
  /** The makers in the names of each mount: `sony`, `minolta` and `konica` for Sony A. */
  readonly #makers = new Map<string, Set<string>>();
  readonly #makerWords: ReadonlySet<string>;
  readonly #takes: ReadonlyMap<string, readonly string[]>;

  constructor(all: readonly Mount[], makers: Iterable<string>) {
    this.all = all;
    this.#makerWords = new Set([...[...makers].flatMap(wordsOf), ...otherMakers]);
    this.#takes = new Map(all.map(({ name, takes }) => [name, takes]));
    for (const { name, aliases } of all) {
      const own = new Set<string>();
      for (const words of [name, ...aliases].map(wordsOf)) {
        const mounts = this.#byKey.get(joined(words));
        if (mounts) mounts.add(name);
        else this.#byKey.set(joined(words), new Set([name]));
        for (const word of words) if (this.#makerWords.has(word)) own.add(word);
      }
      this.#makers.set(name, own);
    }
  }

  /** Whether the text is the canonical name of a mount. */
  isName(text: string): boolean {
    return this.#takes.has(text);
  }

  /**
   * Returns the mount that a text names, or undefined if it names none, or several. `EF/EF-S` is a lens with the
   * mount EF, but a camera with the mount EF-S.
   */
  named(text: string, kind = 'lens'): string | undefined {
    return this.#single(this.possible(text), kind);
  }

  /** Returns the mount that a text names among some mounts: 'M39' is one mount if a model has only one of the two. */
  among(text: string, mounts: readonly string[] = [], kind = 'lens'): string | undefined {
    return this.#single(
      this.possible(text).filter((mount) => mounts.includes(mount)),
      kind,
    );
  }

  /** Returns all mounts that a text can mean: `M39` has two. */
  possible(text: string): string[] {
    const whole = this.#meant(wordsOf(text));
    if (whole.length > 0) return whole;
    const parts = text
      .split(/[/|,;()[\]+&]|\bor\b/i)
      .map((part) => this.#meant(wordsOf(part)))
      .filter((mounts) => mounts.length > 0);
    const [first = [], ...others] = parts;
    const shared = first.filter((mount) => others.every((mounts) => mounts.includes(mount)));
    return shared.length > 0 ? shared : [...new Set(parts.flat())];
  }

  /** Returns the mounts that a text means, and those with a name that begins with it. */
  beginning(text: string, limit: number): string[] {
    const typed = wordsOf(text).join('');
    if (typed === '') return [];
    const longer = this.all.filter(({ name, aliases }) =>
      [name, ...aliases].some((each) => {
        const words = wordsOf(each);
        return words.some((_word, at) => words.slice(at).join('').startsWith(typed));
      }),
    );
    return [...new Set([...this.possible(text), ...longer.map(({ name }) => name)])].slice(0, limit);
  }

  /**
   * Returns the mount that is named in a title or a description, unless several are.
   * @param needsMountWord whether a name counts only together with the word 'mount'
   */
  inText(text: string, { needsMountWord = false } = {}): string | undefined {
    const words = wordsOf(folded(text).replaceAll(apertures, ' '));
    const found = new Set<string>();
    for (let at = 0; at < words.length; at++) {
      const { mounts, length } = this.#at(words, at, needsMountWord);
      for (const mount of mounts) found.add(mount);
      at += Math.max(length - 1, 0);
    }
    return this.#single([...found], 'lens');
  }

  /** Returns the names of a mount that mean it anywhere, such as `mft`. */
  clearNames({ aliases }: Mount): string[] {
    return aliases.filter((alias) => clear.has(joined(wordsOf(alias))));
  }

  #at(words: readonly string[], at: number, needsMountWord: boolean): { mounts: string[]; length: number } {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const part = words.slice(at, at + length);
      const mounts = this.#byKey.get(joined(part));
      const hasMountWord =
        part.some((word) => mountWords.has(word)) || mountWords.has(words[at + length] ?? '');
      if (mounts && (hasMountWord || !needsMountWord) && this.#isSure(part, words[at + length]))
        return { mounts: [...mounts], length };
    }
    return { mounts: [], length: 0 };
  }

  /** Many names of mounts also mean something else: a lens can be an `AR` or a `PS`, and `Pen F` is a camera. */
  #isSure(part: readonly string[], next = ''): boolean {
    const name = joined(part);
    if (unspecific.has(name) || (name === 'olympusom' && /^(?:d|system)$/.test(next))) return false;
    const isMade = part.length > 1 && part.some((word) => this.#makerWords.has(word));
    return isMade || clear.has(name) || name.endsWith('mount') || mountWords.has(next);
  }

  #single(mounts: readonly string[], kind: string): string | undefined {
    const [one, other, more] = mounts;
    if (one === undefined || other === undefined || more !== undefined) return more ? undefined : one;
    const [lens, body] = this.#takes.get(one)?.includes(other) ? [other, one] : [one, other];
    if (!this.#takes.get(body)?.includes(lens)) return undefined;
    return kind === 'cameras' ? body : lens;
  }

  #meant(words: readonly string[]): string[] {
    const whole = this.#byKey.get(joined(words));
    if (whole) return [...whole];
    const hasMountWord = words.some((word) => mountWords.has(word));
    const others = words.filter((word) => !mountWords.has(word));
    for (const rest of [others, others.filter((word) => !fillers.has(word))]) {
      const mounts = this.#lookUp(rest, hasMountWord);
      if (mounts.length > 0) return mounts;
      const made = this.#withoutMakers(rest, hasMountWord);
      if (made.length > 0) return made;
    }
    return [];
  }

  /** 'Sigma for EF' is Canon EF, but 'Nikon EF' is neither. */
  #withoutMakers(words: readonly string[], hasMountWord: boolean): string[] {
    const makers = words.filter((word) => this.#makerWords.has(word));
    if (makers.length === 0 || makers.length === words.length) return [];
    const name = words.filter((word) => !this.#makerWords.has(word));
    return this.#lookUp(name, hasMountWord || name.join('').length === 1).filter((mount) =>
      makers.every((maker) => otherMakers.has(maker) || this.#makers.get(mount)?.has(maker)),
    );
  }

  /** A single letter names a mount only together with the word 'mount' or a maker. */
  #lookUp(words: readonly string[], hasMountWord: boolean): string[] {
    const name = joined(words);
    const mounts = hasMountWord ? this.#byKey.get(`${name}mount`) : undefined;
    return [...(mounts ?? (name.length > 1 ? this.#byKey.get(name) : undefined) ?? [])];
  }
}

const longest = 5;
const fillers = new Set(
  'a an the for fits to lens lenses camera cameras body bodies native type version compatible system series full frame ff apsc slr dslr mirrorless digital film manual focus mf autofocus af screw thread universal'.split(
    ' ',
  ),
);
/** Names that mean a mount in any title of a lens. */
const clear = new Set(
  'm39 m42 mft m43 micro43 microfourthirds fourthirds ltm l39 exakta qbm adaptall adaptall2 dkl pentaconsix kiev60 kiev88 xpan efs efm rb67 rz67 m39ltm contaxyashica'.split(
    ' ',
  ),
);
