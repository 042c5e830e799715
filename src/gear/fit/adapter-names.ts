import type { MountNames } from '#src/gear/models/mounts-service.server.ts';
import { foldText } from '#src/platform/shared/text.ts';

/** The mount of the lens, and the mount of the camera. */
export type Joined = { from: string; to: string };

type AdapterRow = { lensMount: string; bodyMount: string; name: string };
type Named = Joined & { maker: string; key: string };
/** A place in a text where a mount is named. `isSure` is false for a maker, which can mean each of its mounts. */
type Mention = { mounts: readonly string[]; end: number; isSure: boolean };

const adapterWords = new Set(
  'adapter adapters adaptor adaptors adaptateur adattatore adaptador ring converter booster speedbooster turbo'.split(
    ' ',
  ),
);
/** Makers of mounts whose names usually mean goods for the mounts of others. */
const forOthers = new Set(['sigma', 'tamron']);
const links = new Set(['to', 'auf', 'zu', 'vers', 'on', 'for']);
/** The Spanish 'a' is also the name of a mount. */
const beforeLetters = new Set([...links, 'a']);
/** Makers that sell hardly anything but adapters. */
const adapterMakers = new Set(
  'metabones urth gobe fotodiox novoflex kipon fringer commlite megadap techart vello fotga quenox shoten'.split(
    ' ',
  ),
);
const generic = new Set(['mount', 'adapter', 'ring', 'lens', 'the', 'to']);
/** Short names of mounts that are used on adapters alone. */
const shortNames = new Map([
  ['nf', 'Nikon F'],
  ['ai', 'Nikon F'],
  ['nz', 'Nikon Z'],
  ['lm', 'Leica M'],
  ['lr', 'Leica R'],
  ['pk', 'Pentax K'],
  ['eos', 'Canon EF'],
  ['ef', 'Canon EF'],
  ['gfx', 'Fujifilm G'],
]);
const longestName = 4;

const wordsOf = (text: string): string[] =>
  foldText(text)
    .replaceAll(/\bfuji\b/g, 'fujifilm')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const keyOf = (words: readonly string[]): string => words.filter((word) => !generic.has(word)).join('');

const pairs = (lens: Mention, camera: Mention): Joined[] =>
  lens.mounts.flatMap((from) => camera.mounts.flatMap((to) => (from === to ? [] : [{ from, to }])));

/** Finds the mounts that an adapter joins in its title, or in what people type. */
export class AdapterNames {
  readonly #mounts: MountNames;
  readonly #named: readonly Named[];
  readonly #known: ReadonlySet<string>;

  constructor(rows: readonly AdapterRow[], mounts: MountNames) {
    this.#mounts = mounts;
    this.#known = new Set(rows.map(({ lensMount, bodyMount }) => `${lensMount}\n${bodyMount}`));
    this.#named = rows.flatMap(({ lensMount, bodyMount, name }) => {
      const [maker = '', ...words] = wordsOf(name);
      const key = keyOf(words);
      // 'Canon FD to Sony E adapter' is found by its mounts.
      const isOwnName = !/ adapter$| to /.test(name) && key.length > 2;
      return isOwnName ? [{ maker, key, from: lensMount, to: bodyMount }] : [];
    });
  }

  /** Returns the mounts that the adapter with this title joins, unless the title leaves it open. */
  inTitle(brand: string, title: string): Joined | undefined {
    const words = wordsOf(`${brand} ${title}`);
    const own = this.#withOwnName(words);
    if (own) return own;
    const isAdapter = words.some((word) => adapterWords.has(word) || adapterMakers.has(word));
    if (!isAdapter && !/\s(?:to|auf)\s/i.test(title)) return undefined;
    const [joined, ...others] = this.joinedIn(title);
    return others.length === 0 ? joined : undefined;
  }

  /** Returns what an adapter can join that is described so: 'canon ef to sony' leaves one of two mounts open. */
  joinedIn(text: string): Joined[] {
    // In 'EF-E', a letter after a hyphen names a mount, unlike the T of 'E-mount T'.
    const written = text
      .replaceAll(/k\s?&\s?f(?:\s+concept)?/gi, ' ')
      .replaceAll(/(?<=\w)-(?=\w\b)/g, ' to ');
    const mentions = this.#mentionsIn(wordsOf(written));
    const sure = mentions.filter(({ isSure }) => isSure);
    const [one, other, ...more] = sure.length > 1 ? sure : mentions;
    if (!one || !other || more.length > 0) return [];
    const isKnown = ({ from, to }: Joined): boolean => this.#known.has(`${from}\n${to}`);
    const known = [pairs(one, other).filter(isKnown), pairs(other, one).filter(isKnown)].find(
      (each) => each.length > 0,
    );
    return known ?? pairs(one, other);
  }

  /** Returns whether words ask for an adapter. */
  static asksFor(text: string): boolean {
    return wordsOf(text).some((word) => adapterWords.has(word));
  }

  #withOwnName(words: readonly string[]): Joined | undefined {
    const keys = new Set<string>();
    const plain = words.filter((word) => !generic.has(word));
    for (let at = 0; at < plain.length; at++)
      for (let length = 1; length <= 6 && at + length <= plain.length; length++)
        keys.add(plain.slice(at, at + length).join(''));
    const found = this.#named.filter(({ maker, key }) => words.includes(maker) && keys.has(key));
    const longest = Math.max(...found.map(({ key }) => key.length));
    const best = found.filter(({ key }) => key.length === longest);
    const stated = best.find(({ from }) => words.join(' ').includes(wordsOf(from).join(' ')));
    const chosen = stated ?? best[0];
    return chosen && { from: chosen.from, to: chosen.to };
  }

  #mentionsIn(words: readonly string[]): Mention[] {
    const mentions: Mention[] = [];
    for (let at = 0; at < words.length; at++) {
      const mention = this.#at(words, at);
      if (!mention) continue;
      const before = mentions.at(-1);
      const isRepeated = before?.mounts.join() === mention.mounts.join();
      if (!isRepeated) mentions.push(mention);
      at = mention.end - 1;
    }
    return mentions;
  }

  #at(words: readonly string[], at: number): Mention | undefined {
    for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
      const part = words.slice(at, at + length);
      if (part.some((word) => links.has(word) || adapterWords.has(word))) continue;
      const mounts = this.#mountOf(part, beforeLetters.has(words[at - 1] ?? ''));
      if (mounts.length > 0) return { mounts, end: at + length, isSure: true };
    }
    const ofMaker = this.#ofMaker(words[at] ?? '');
    return ofMaker.length > 0 ? { mounts: ofMaker, end: at + 1, isSure: false } : undefined;
  }

  #mountOf(part: readonly string[], canBeLetter: boolean): string[] {
    const [word = '', ...more] = part;
    if (more.length === 0) {
      const short = shortNames.get(word);
      if (short) return [short];
      if (forOthers.has(word) || (word.length === 1 && !canBeLetter)) return [];
      if (word.length === 1) return this.#single([`${word} mount`]);
    }
    return this.#single([part.join(' '), part.join('-')]);
  }

  #single(texts: readonly string[]): string[] {
    const name = texts.map((text) => this.#mounts.named(text)).find((each) => each !== undefined);
    return name === undefined ? [] : [name];
  }

  #ofMaker(word: string): string[] {
    if (word === '' || forOthers.has(word)) return [];
    return this.#mounts.all.flatMap(({ name }) => (wordsOf(name)[0] === word ? [name] : []));
  }
}
