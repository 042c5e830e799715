import type { Kind } from '#src/platform/db/columns.ts';
import type { Attribute } from './attribute.ts';
import { attributes, onlyWithCameras } from './attributes.ts';
import type { PartInEnglish } from './in-english.ts';
import { headsOf, isLink, kindNamed, findKinds } from './kinds.ts';
import { isMountWord, mountAt, type Mounts } from './mounts.ts';
import { isName, versionOf, type Version } from './names.ts';
import { rangesOf, searchTokens, type Typed } from './tokens.ts';

/** A `dropped` part is ignored; otherwise, only items that contain its words would match. */
export type Part = { words: Typed; at: number } & (
  | { is: 'word'; isClosed: boolean; isFor: boolean }
  | { is: 'version'; version: Version }
  | { is: 'range'; to: string }
  | { is: 'dropped' }
  | { is: 'kind'; kind: Kind; isHead: boolean }
  | { is: 'mount'; mounts: readonly string[]; required: string[] }
  | { is: 'attribute'; attribute: Attribute }
);
export type Read = { words: string[]; parts: Part[]; kinds: Kind[] };

/** Titles of these rarely say that they are for batteries. */
const chargers = new Set(['charger', 'chargers']);

const nameOf = { cameras: 'camera', lens: 'lens' };

export function readWords(typed: string, reference: Mounts, isFiller: (word: string) => boolean): Read {
  const words = searchTokens(typed);
  const names: string[] = [];
  for (const [at, word] of words.entries()) {
    if (at < names.length) continue;
    const build = attributeFrom(words, at);
    const { stands } = build?.attribute ?? {};
    // Every word of a type such as 'twin lens reflex' stands for a camera, including 'lens'.
    if (build && stands) names.push(...build.words.map(() => nameOf[stands]));
    else names.push(word);
  }
  const kinds = findKinds(names);
  const heads = headsOf(names);
  const ranges = rangesOf(typed);
  const parts: Part[] = [];
  let end = 0;
  for (const [at, word] of words.entries()) {
    if (at < end) continue;
    const part = partAt(at, word);
    parts.push(part);
    end += part.words.length;
  }
  return { words, parts, kinds };

  function partAt(at: number, word: string): Part {
    const mount = mountAt(words, at, { word, reference, kinds });
    if (mount) return { is: 'mount', at, ...mount };
    const attribute = attributeFrom(words, at);
    if (attribute) return { is: 'attribute', at, ...attribute };
    const next = words[at + 1];
    if (next !== undefined && ranges.some(([from, to]) => from === word && [to, `${to}mm`].includes(next)))
      return { is: 'range', at, words: [word, next], to: next };
    const version = versionAt(at);
    if (version) return { is: 'version', at, ...version };
    const kind = kindNamed(word);
    if (kind) {
      const isHead = heads.some((head) => head.at === at);
      if (word === 'battery' && chargers.has(words[at + 1] ?? ''))
        return { is: 'dropped', at, words: [word] };
      if (kind === 'accessories' || isHead) return { is: 'kind', at, words: [word], kind, isHead };
      return { is: 'dropped', at, words: [word] };
    }
    if (isFiller(word) || isLink(word) || isMountWord(word)) return { is: 'dropped', at, words: [word] };
    const isFor = isLink(words[at - 1] ?? '');
    return { is: 'word', at, words: [word], isClosed: versionAt(at + 1) !== null, isFor };
  }

  /** Finds 'mark iii', 'mk3', or a version after a name with a number. */
  function versionAt(at: number): { words: Typed; version: Version } | null {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    const marked = /^(?:[2-8]|[iv]+)$/.test(next) ? versionOf(next) : undefined;
    if (marked && /^(?:mark|mk|makr|marc)$/.test(word)) return { words: [word, next], version: marked };
    const version = versionOf(word);
    if (!version) return null;
    const isMarked = /^(?:mark|mk|[iv]{2,})/.test(word);
    return isMarked || isName(words[at - 1] ?? '') ? { words: [word], version } : null;
  }
}

type Named = { words: Typed; attribute: Attribute };

function phraseFrom(words: readonly string[], at: number): Named | null {
  const rest = `${words.slice(at).join(' ')} `;
  const match = attributes.find(([phrase]) => rest.startsWith(`${phrase} `));
  if (!match) return null;
  const [phrase, attribute] = match;
  const [first = '', ...more] = phrase.split(' ');
  return { words: [first, ...more], attribute };
}

const isOfCamera = (named: Named | null): boolean => named?.attribute.kind === 'cameras';

function attributeFrom(words: readonly string[], at: number): Named | null {
  const named = phraseFrom(words, at);
  const word = words[at] ?? '';
  const attribute = onlyWithCameras.get(word);
  if (named || !attribute) return named;
  const endsHere = words.slice(0, at).some((_word, from) => {
    const before = phraseFrom(words, from);
    return isOfCamera(before) && from + (before?.words.length ?? 0) === at;
  });
  return endsHere || isOfCamera(phraseFrom(words, at + 1)) ? { words: [word], attribute } : null;
}

/** Joins the parts of a text to phrases such as 'nikon f mount', without filler words. */
export function phrasesOf(
  typed: readonly PartInEnglish[],
  reference: Mounts,
  isFiller: (word: string) => boolean,
): string[][] {
  // A part such as '24-70' holds several search words.
  const holders = typed.flatMap((part) => searchTokens(part.english).map(() => part.words));
  const { words, parts } = readWords(typed.map(({ english }) => english).join(' '), reference, isFiller);
  if (holders.length !== words.length) return typed.map((part) => part.words.map(({ word }) => word));
  const phrases: Map<number, string>[] = [];
  let last: Part['is'] | undefined;
  for (const { is, at, words: own } of parts) {
    const ownHolders = holders.slice(at, at + own.length);
    const before = phrases.at(-1);
    const isOfMount = last === 'mount' && is === 'dropped' && isMountWord(own[0]);
    const isInside = ownHolders.slice(0, 1).some((part) => part.some((holder) => before?.has(holder.at)));
    const phrase = isOfMount || isInside ? before : is === 'dropped' ? undefined : new Map<number, string>();
    if (phrase && phrase !== before) phrases.push(phrase);
    for (const holder of ownHolders.flat()) phrase?.set(holder.at, holder.word);
    last = is;
  }
  return phrases.map((phrase) => [...phrase.values()]);
}
