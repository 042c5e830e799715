import type { Kind } from '#src/platform/db/columns.ts';
import type { Mounts } from './mounts.ts';
import type { Typed } from './tokens.ts';

const mountWords = new Set(
  'mount mounts bayonet bajonett anschluss monture montura attacco innesto fit'.split(' '),
);
export const isMountWord = (word: string): boolean => mountWords.has(word);

/** These mean a mount wherever they stand. */
const sure = new Set(['micro four thirds', 'mft', 'm43', 'micro 43', 'micro 4 3', 'm42', 'm39']);
const longest = 4;

const makerOf = (mount: string): string => mount.toLowerCase().replace(/ .*/, '');

type Named = { words: Typed; mounts: readonly string[]; besides: string[] };

/** A letter alone names a mount only with 'mount', its maker, or 'lens'. `besides`: a word that matches must have, too. */
export function mountAt(
  words: readonly string[],
  at: number,
  { word, reference, kinds }: { word: string; reference: Mounts; kinds: readonly Kind[] },
): Named | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ');
    const mounts = reference.named.get(name);
    if (!mounts) continue;
    const marking = [words[at + length] ?? '', words[at - 1] ?? ''].filter(isMountWord).slice(0, 1);
    const ofMakers = mounts.filter((mount) => words.includes(makerOf(mount)));
    const isMade = ofMakers.length > 0;
    const isForLens = kinds.includes('lens');
    const isMeant = name.length > 1 ? isForLens || sure.has(name) : isForLens && isMade;
    if (marking.length === 0 && !isMeant) continue;
    return {
      words: [word, ...words.slice(at + 1, at + length)],
      mounts: isMade ? ofMakers : mounts,
      besides: kinds.includes('accessories') ? [] : marking,
    };
  }
  return null;
}
