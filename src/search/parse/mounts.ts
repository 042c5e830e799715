import { plainly } from './tokens.ts';

type Model = { maker: string; mounts: readonly string[] };
/** Mounts of the reference: by what people call them, and by the maker whose name they have. */
export type Mounts = {
  named: ReadonlyMap<string, readonly string[]>;
  ofMaker: ReadonlyMap<string, readonly string[]>;
};

const micro = 'Micro Four Thirds';
const aliases: Record<string, string> = { mft: micro, m43: micro, 'micro 4 3': micro, 'micro 43': micro };
/** Makers of lenses for the cameras of others: what is for these is not what has their own mount. */
const forOthers = new Set(['sigma', 'tamron']);
/** What lenses for a mount have in their names. */
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

/** Mounts by their names without the word 'mount', with their makers and without. */
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

/** Words in the names of lenses that have one of these mounts. */
export function wordsOfMounts(mounts: readonly string[]): string[] {
  return mounts.flatMap((mount) => inNames[mount.toLowerCase()] ?? []);
}
