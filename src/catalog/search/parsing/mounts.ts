import type { MountNames } from '#src/gear/models/mounts-service.server.ts';
import { oneName } from '#src/gear/models/nicknames.ts';
import type { Kind } from '#src/platform/db/columns.ts';
import { isOfLens, plainly, type Typed } from './tokens.ts';

type Model = { maker: string; mounts: readonly string[] };
export type Mounts = {
  named: ReadonlyMap<string, readonly string[]>;
  mountsByMaker: ReadonlyMap<string, readonly string[]>;
};

/** These makers also sell lenses with the mounts of other brands. */
const forOthers = new Set(['sigma', 'tamron']);
const inNames: Record<string, readonly string[]> = {
  'micro four thirds': ['mzuiko', 'lumixg', 'leicadg'],
  'nikon z': ['nikkorz'],
  'sony e': ['fe'],
  'fujifilm x': ['xf', 'xc'],
  'canon rf': ['rf'],
  'canon fd': ['fd'],
};

function add(map: Map<string, string[]>, name: string, mount: string): void {
  map.set(name, [...(map.get(name) ?? []), mount]);
}

export function mountsOf(models: readonly Model[], names: MountNames): Mounts {
  const named = new Map<string, string[]>();
  const mountsByMaker = new Map<string, string[]>();
  const makers = new Set(models.map(({ maker }) => plainly(maker)));
  for (const mount of new Set(models.flatMap(({ mounts }) => mounts))) {
    const full = plainly(mount).replace(/ mount$/, '');
    const [maker = '', ...rest] = full.split(' ');
    add(named, full, mount);
    if (!makers.has(maker) || rest.length === 0) continue;
    add(named, rest.join(' '), mount);
    if (!forOthers.has(maker)) add(mountsByMaker, maker, mount);
  }
  for (const mount of names.all)
    for (const alias of new Set(names.clearNames(mount).map(plainly)))
      if (!named.get(alias)?.includes(mount.name)) add(named, alias, mount.name);
  return { named, mountsByMaker };
}

export function wordsOfMounts(mounts: readonly string[]): string[] {
  return mounts.flatMap((mount) => inNames[mount.toLowerCase()] ?? []);
}

const mountWords = new Set(
  'mount mounts bayonet bajonett anschluss monture montura attacco innesto fit'.split(' '),
);
export const isMountWord = (word: string): boolean => mountWords.has(word);

/** Words that always name a mount, even without the word 'mount'. */
const sure = new Set(['micro four thirds', 'mft', 'm43', 'micro 43', 'micro 4 3', 'm42', 'm39']);
export const isSureMount = (word: string): boolean => sure.has(word);
const longest = 4;

const makerOf = (mount: string): string => mount.toLowerCase().replace(/ .*/, '');

type Named = { words: Typed; mounts: readonly string[]; required: string[] };

/**
 * A single letter names a mount only together with 'mount', its maker, or 'lens': 'nikon f 50mm'. `required` contains the other words
 * that a match needs.
 */
export function mountAt(
  words: readonly string[],
  at: number,
  { word, reference, kinds }: { word: string; reference: Mounts; kinds: readonly Kind[] },
): Named | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ');
    const mounts = reference.named.get(name);
    if (!mounts) continue;
    const mountWord = [words[at + length] ?? '', words[at - 1] ?? ''].filter(isMountWord).slice(0, 1);
    const ofMakers = mounts.filter((mount) => words.some((each) => oneName(each) === makerOf(mount)));
    const isMade = ofMakers.length > 0;
    const isForLens = kinds.includes('lens');
    const isOfLenses = kinds.length === 0 && words.some(isOfLens) && /^\S+ \p{L}$/u.test(name);
    const matches = name.length > 1 ? isForLens || isOfLenses || sure.has(name) : isForLens && isMade;
    if (mountWord.length === 0 && !matches) continue;
    return {
      words: [word, ...words.slice(at + 1, at + length)],
      mounts: isMade ? ofMakers : mounts,
      required: kinds.includes('accessories') ? [] : mountWord,
    };
  }
  return null;
}
