import { plainly } from './tokens.ts';

type Model = { maker: string; mounts: readonly string[] };
export type Mounts = {
  named: ReadonlyMap<string, readonly string[]>;
  ofMaker: ReadonlyMap<string, readonly string[]>;
};

const micro = 'Micro Four Thirds';
const aliases: Record<string, string> = { mft: micro, m43: micro, 'micro 4 3': micro, 'micro 43': micro };
/** These makers' lenses for other brands have other mounts than their own. */
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

export function mountsOf(models: readonly Model[]): Mounts {
  const named = new Map<string, string[]>();
  const ofMaker = new Map<string, string[]>();
  const makers = new Set(models.map(({ maker }) => plainly(maker)));
  for (const mount of new Set(models.flatMap(({ mounts }) => mounts))) {
    const full = plainly(mount).replace(/ mount$/, '');
    const [maker = '', ...rest] = full.split(' ');
    add(named, full, mount);
    if (!makers.has(maker) || rest.length === 0) continue;
    add(named, rest.join(' '), mount);
    if (!forOthers.has(maker)) add(ofMaker, maker, mount);
  }
  for (const [name, mount] of Object.entries(aliases)) add(named, name, mount);
  return { named, ofMaker };
}

export function wordsOfMounts(mounts: readonly string[]): string[] {
  return mounts.flatMap((mount) => inNames[mount.toLowerCase()] ?? []);
}
