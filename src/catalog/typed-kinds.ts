import { kinds, type Kind } from './contract.ts';

/** What things of each kind are called. Those of accessories say which accessory, and have to be found as well. */
const names: Record<Kind, string> = {
  cameras: `camera cameras body bodies slr slrs dslr dslrs mirrorless compact rangefinder kamera kameras gehause appareil
    boitier camara cuerpo macchina corpo aparat spiegelreflex spiegelreflexkamera systemkamera`,
  lens: `lens lenses zoom zooms prime primes telephoto fisheye zoomlens objektiv objektive festbrennweite objectif objetivo
    obiettivo obiektyw`,
  accessories: `accessory accessories flash flashes speedlight speedlights speedlite speedlites battery batteries charger
    chargers grip grips bag bags backpack backpacks case cases pouch pouches strap straps tripod tripods monopod monopods
    ballhead ballheads gimbal gimbals filter filters cap caps hood hoods adapter adapters adaptor adaptors card cards
    remote remotes trigger triggers cable cables tube tubes microphone microphones softbox softboxes umbrella umbrellas
    plate plates loupe loupes lightmeter`,
};
const kindOf = new Map<string, Kind>(
  kinds.flatMap((kind) => names[kind].split(/\s+/).map((name) => [name, kind] as const)),
);

/** What follows these words only says more of what stands before them. */
const links = new Set('for with without in of on to from mit fur avec pour con para per'.split(' '));
const joins = new Set('and or und et y e oder ou'.split(' '));

/**
 * The kinds that words ask for: 'nikon lens' a lens, 'lens cap' an accessory, 'camera with lens' a camera, 'camera and
 * lens' both. The last word of a name says what it is. None where no word does.
 */
export function kindsMeant(words: readonly string[]): Kind[] {
  const start = words.findIndex((word) => !links.has(word));
  const rest = words.slice(Math.max(start, 0));
  const end = rest.findIndex((word) => links.has(word));
  const meant = new Set<Kind>();
  let last: Kind | undefined;
  for (const word of end < 0 ? rest : rest.slice(0, end)) {
    if (joins.has(word) && last) meant.add(last);
    last = joins.has(word) ? undefined : (kindOf.get(word) ?? last);
  }
  if (last) meant.add(last);
  return kinds.filter((kind) => meant.has(kind));
}

const plurals: [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(sh|ch|x)es$/, '$1'],
  [/([^s])s$/, '$1'],
];
const flashes = ['flash', 'speedlight', 'speedlite'];

/** Other words for the same accessory: one and several of it, and what makers call their flashes. */
export function sameAccessory(word: string): string[] {
  if (kindOf.get(word) !== 'accessories') return [];
  const [pattern, end] = plurals.find(([plural]) => plural.test(word)) ?? [];
  const one = pattern ? word.replace(pattern, end!) : word;
  const all = flashes.includes(one) ? flashes : [one];
  return all.flatMap((each) => [each, ...[...kindOf.keys()].filter((other) => isPluralOf(other, each))]);
}

function isPluralOf(word: string, one: string): boolean {
  return plurals.some(([pattern, end]) => pattern.test(word) && word.replace(pattern, end) === one);
}
