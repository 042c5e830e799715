import { kindToken, mountToken, placeToken } from '#src/catalog/search/terms/item-tokens.ts';
import type { MountsHaving } from './attributes.ts';
import type { Replaced } from './in-english.ts';
import { isOr } from './kinds.ts';
import { wordsOfMounts, type Mounts } from './mounts.ts';
import { longerNames, namesWithVersion, versionsLike } from './names.ts';
import { namesAmong, type OtherNames } from './other-names.ts';
import { synonymsOf } from './synonyms.ts';
import { isUnspaced } from './tokens.ts';
import type { Part, Read } from './words.ts';

export type Group = { any: string[]; typo?: string };
type Placed = Group & { at: number };

export type Makers = {
  mountsByMaker: Mounts['mountsByMaker'];
  mountsHaving: MountsHaving;
  makerOf: (word: string) => string | undefined;
  otherNames: OtherNames;
  /** The camera for which a lens is wanted. */
  fits: { mounts: readonly string[]; words: ReadonlySet<string> };
};

const hasTypos = (word: string): boolean => /^[^\d.]{4,30}$/.test(word) && !isUnspaced(word);
/** The thread of a filter or a cap is written with or without its unit. */
const sizesOf = (word: string): string[] => {
  const [, size] = /^(\d{2,3})(?:mm)?$/.exec(word) ?? [];
  return size === undefined ? [] : [size, `${size}mm`];
};
const canBePlace = /^[^\d.]{2,30}$/;
/** A title may have only the number of an aperture: '50 1.4'. */
const decimalAperture = /^f(\d+\.\d+)$/;
/** Longer words are rarely model names, so letters are not appended to them. */
const longestName = 6;
const longestJoin = { ofTwo: 14, ofThree: 10 };

export function groupsOf(read: Read, makers: Makers): Group[] {
  const heads = headOf(read);
  const placed = read.parts.flatMap((part) =>
    heads?.of.includes(part) ? [] : ownGroups(part, read, makers),
  );
  join(placed, read);
  for (const { at: from, length, others } of namesAmong(read.words, makers.otherNames))
    for (const { at, any } of placed) if (at >= from && at < from + length) any.push(...others);
  const { mounts, words } = makers.fits;
  for (const { at, any } of placed)
    if (words.has(read.words[at] ?? '')) any.push(...mounts.map((mount) => mountToken('lens', mount)));
  allowEither(placed, read);
  const groups = placed.map(({ at: _at, ...group }) => group);
  if (heads) groups.push({ any: heads.any });
  return groups.length > 0 ? groups : read.words.map((word) => ({ any: [word] }));
}

/** More conditions would make a search too expensive. */
const maxGroups = 24;

/** Lets items have words as they were typed instead of those that replaced them. */
export function withWritten(groups: readonly Group[], replaced: readonly Replaced[]): Group[] {
  let all = [...groups];
  for (const { english, written } of replaced) {
    const isReplaced = ({ any }: Group): boolean => any.some((word) => english.includes(word));
    const more = all.filter(isReplaced).length * (written.length - 1);
    if (all.length + more > maxGroups) continue;
    // An item has all the words of one or all the words of the other.
    all = all.flatMap((group) =>
      isReplaced(group) ? written.map((word) => ({ ...group, any: [...group.any, word] })) : [group],
    );
  }
  return all;
}

/** The words on both sides of an 'or' stand for each other: 'M6 or M7 or wide angle'. */
function allowEither(placed: readonly Placed[], { words, parts }: Read): void {
  for (const [at, word] of words.entries()) {
    if (!isOr(word)) continue;
    const before = parts.find((part) => part.at + part.words.length === at);
    const after = parts.find((part) => part.at === at + 1);
    const [one, other] = [before, after].map((part) => (part ? asOne(placed, part) : undefined));
    if (!one || !other) continue;
    const any = [...new Set([...one, ...other])];
    // An earlier 'or' may have joined the first side with others.
    for (const group of placed) if (group.any === one || group.any === other) group.any = any;
  }
}

/** Gives the conditions of a part such as 'wide angle' the same words: those that each of them has. */
function asOne(placed: readonly Placed[], { at, words }: Part): string[] | undefined {
  const own = placed.filter((group) => group.at >= at && group.at < at + words.length);
  const [first, ...others] = own;
  if (!first || others.every(({ any }) => any === first.any)) return first?.any;
  const shared = first.any.filter((word) => others.every(({ any }) => any.includes(word)));
  for (const group of own) group.any = shared;
  return shared;
}

/** Several nouns form one condition: an item needs to match only one of them. */
function headOf({ parts, kinds }: Read): { of: Part[]; any: string[] } | null {
  const of = parts.filter((part) => part.is === 'kind' && part.isHead);
  const any = of.flatMap((part) => (part.is === 'kind' ? namesOf(part.kind, part.words[0]) : []));
  // A word for accessories may belong to the word before it: 'ball head'.
  if (of.length === 1 && kinds[0] === 'accessories') return null;
  if (of.length > 0) return { of, any };
  const like = parts.filter(({ is }) => is === 'attribute');
  const [kind] = kinds;
  return kind && like.length > 0
    ? { of: [], any: [kindToken(kind), ...like.flatMap(({ words }) => words)] }
    : null;
}

function namesOf(kind: 'cameras' | 'lens' | 'accessories', word: string): string[] {
  return kind === 'accessories' ? [word, ...synonymsOf(word)] : [kindToken(kind), word];
}

/** Returns the tokens of cameras and lenses with one of these mounts, or only of the kinds that the query names. */
function mountTokens(mounts: readonly string[], { kinds }: Read): string[] {
  const own = (['cameras', 'lens'] as const).filter((kind) => kinds.length === 0 || kinds.includes(kind));
  return own.flatMap((kind) => mounts.map((mount) => mountToken(kind, mount)));
}

function ownGroups(part: Part, read: Read, makers: Makers): Placed[] {
  const { at, words } = part;
  const [word, second] = words;
  if (part.is === 'dropped') return [];
  if (part.is === 'kind') return [{ at, any: namesOf(part.kind, word) }];
  if (part.is === 'version') return [{ at, any: [word, ...versionsLike(second ?? word, part.version)] }];
  if (part.is === 'range') {
    const name = `${word}${part.to.replace(/mm$/, '')}`;
    return [{ at, any: [name, `${name}mm`] }];
  }
  const isForLens = read.kinds.includes('lens');
  if (part.is === 'attribute') {
    const { token, kind, ofLenses, words: own } = part.attribute;
    const isOfKind = kind === null || read.kinds.length === 0 || read.kinds.includes(kind);
    const mounts = makers.mountsHaving.get(token) ?? [];
    const others = [
      ...(isOfKind ? [token] : []),
      ...own,
      ...mountTokens(mounts, read),
      ...(isForLens ? ofLenses : []),
    ];
    return words.map((each, index) => ({ at: at + index, any: [each, ...others] }));
  }
  if (part.is === 'mount') {
    const others = [
      ...mountTokens(part.mounts, read),
      ...(isForLens || read.kinds.length === 0 ? wordsOfMounts(part.mounts) : []),
    ];
    return [...words, ...part.required].map((each, index) => ({ at: at + index, any: [each, ...others] }));
  }
  return [{ at, ...wordGroup(part, read, makers) }];
}

function wordGroup(
  { words, isClosed, isFor }: Extract<Part, { is: 'word' }>,
  { kinds }: Read,
  makers: Makers,
): Group {
  const [word] = words;
  const maker = makers.makerOf(word);
  const isForLens = kinds.includes('lens') || (isFor && kinds.length === 0);
  const others = [
    ...synonymsOf(word),
    ...(isClosed ? [] : longerNames(word)),
    ...(kinds.includes('accessories') ? sizesOf(word) : []),
    ...(decimalAperture.exec(word)?.slice(1) ?? []),
    ...(maker ? [maker] : []),
    ...(maker && isForLens
      ? (makers.mountsByMaker.get(maker) ?? []).map((mount) => mountToken('lens', mount))
      : []),
    ...(canBePlace.test(word) && (maker !== word || isFor) ? [placeToken(word)] : []),
  ];
  const isKnown = maker === word || synonymsOf(word).length > 0;
  return { any: [word, ...others], ...(hasTypos(word) && !isKnown && { typo: word }) };
}

/** Adds joined spellings: 'FM 2' and 'FM-2' also find 'FM2'. */
function join(groups: readonly Placed[], { words, parts }: Read): void {
  const closed = new Map(
    parts.flatMap((part) => (part.is === 'word' && part.isClosed ? [[part.at, part.words[0]] as const] : [])),
  );
  const single = new Set(parts.flatMap((part) => (isJoined(part) ? [part.at] : [])));
  const add = (places: readonly number[], names: readonly string[]) => {
    for (const group of groups) if (places.includes(group.at)) group.any.push(...names);
  };
  for (let at = 0; at < words.length; at++)
    for (const length of [2, 3]) {
      const places = Array.from({ length }, (_each, index) => at + index);
      const name = places.map((place) => words[place]).join('');
      if (!places.every((place) => single.has(place))) continue;
      if (name.length > (length === 2 ? longestJoin.ofTwo : longestJoin.ofThree)) continue;
      const isOpen = name.length <= longestName && !closed.has(at + length - 1);
      add(places, [name, ...shortOfAlpha(name), ...(isOpen ? longerNames(name) : [])]);
    }
  for (const part of parts) {
    const name = closed.get(part.at - 1);
    if (part.is === 'version' && name !== undefined)
      add([part.at - 1, part.at], namesWithVersion(name, part.version));
  }
}

/** 'Alpha 7' is also written 'A7'. */
const shortOfAlpha = (name: string): string[] =>
  /^alpha(?=\d)/.test(name) ? [name.replace('alpha', 'a')] : [];

const isJoined = ({ is, words }: Part): boolean =>
  ['word', 'version', 'kind'].includes(is) && words.length === 1 && !isUnspaced(words[0]);
