import type { Kind } from '#src/platform/db/columns.ts';
import { searchWords } from '#src/texts/search-words.ts';
import { accessoryWords } from './synonyms.ts';

const kinds = ['cameras', 'lens', 'accessories'] as const satisfies readonly Kind[];

const names: Record<Exclude<Kind, 'accessories'>, string> = {
  cameras: `camera cameras camra kamera kameras kleinbildkamera body bodies slr slrs dslr dslrs mirrorless compact
    rangefinder gehause kameragehause appareil appareils boitier boitiers camara camaras cuerpo macchina corpo aparat
    geh spiegelreflex spiegelreflexkamera systemkamera messsucherkamera analogkamera mittelformatkamera vollformatkamera csc
    tlr`,
  lens: `lens lenses lense lenes zoom zooms prime primes telephoto zoomlens objektiv objektive objectiv festbrennweite
    festbrennweiten makroobjektiv objectif objectifs objetivo objetivos obiettivo obiettivi obiektyw obj`,
};
const kindOf = new Map<string, Kind>([
  ...accessoryWords.map((name) => [name, 'accessories'] as const),
  ...(['cameras', 'lens'] as const).flatMap((kind) =>
    names[kind].split(/\s+/).map((name) => [name, kind] as const),
  ),
]);

export function kindNamed(word: string): Kind | undefined {
  return kindOf.get(word);
}

/** Words after one of these qualify the words before it. */
const links = new Set(
  'for with without in near of on from mit fur bei aus avec pour con para per'.split(' '),
);
const joins = new Set('and or und et y e oder ou'.split(' '));

const alternatives = new Set(['or', 'oder', 'ou']);

export const isOr = (word: string): boolean => alternatives.has(word);

export const isLink = (word: string): boolean => links.has(word);

/** Finds the main words: 'lens' in 'nikon lens', 'cap' in 'lens cap', 'camera' in 'camera with lens', both in 'camera and lens'. */
export function headsOf(words: readonly string[]): { at: number; kind: Kind }[] {
  const start = Math.max(
    words.findIndex((word) => !links.has(word)),
    0,
  );
  const length = words.slice(start).findIndex((word) => links.has(word));
  const end = length < 0 ? words.length : start + length;
  const heads: { at: number; kind: Kind }[] = [];
  let last: (typeof heads)[number] | undefined;
  for (const [index, word] of words.slice(start, end).entries()) {
    const kind = kindOf.get(word);
    if (joins.has(word)) {
      if (last) heads.push(last);
      last = undefined;
    } else if (kind && !(searchWords.isHeadFirst && last?.kind === 'accessories' && kind !== 'accessories'))
      last = { at: start + index, kind };
  }
  return last ? [...heads, last] : heads;
}

export function findKinds(words: readonly string[]): Kind[] {
  const found = new Set(headsOf(words).map(({ kind }) => kind));
  return kinds.filter((kind) => found.has(kind));
}
