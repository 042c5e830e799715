/** Misspelled and alternative names of mounts. */
const spellings: Record<string, string> = {
  'Pentak K': 'Pentax K',
  'Nikon AF F': 'Nikon F AF',
  'Minolta M': 'Minolta MD',
  M39: 'M39/1',
  Sigma: 'Sigma SA',
};

/**
 * The usual names of mounts. Mounts that differ only in their couplings count as one, because lenses of one fit bodies
 * of the other without an adapter.
 */
const names: Record<string, string> = {
  '4/3 System': 'Four Thirds',
  'Micro 4/3 System': 'Micro Four Thirds',
  C: 'C-mount',
  'Hasselblad 500': 'Hasselblad V',
  'Leica L': 'L-Mount',
  'M39/1': 'M39',
  'Minolta AF': 'Sony A',
  'Sony Alpha': 'Sony A',
  'Minolta MC': 'Minolta SR',
  'Minolta MD': 'Minolta SR',
  'Nikon CX': 'Nikon 1',
  'Nikon F AF': 'Nikon F',
  'Nikon F AI': 'Nikon F',
  'Nikon F AI-S': 'Nikon F',
  'Pentax KA': 'Pentax K',
  'Pentax KAF': 'Pentax K',
  'Pentax KAF2': 'Pentax K',
  'Pentax KAF3': 'Pentax K',
  'Pentax KAF4': 'Pentax K',
};

/** Lens mounts that fit every body with a simple adapter ring. */
const byRing = new Set(['DKL', 'M39', 'M42', 'T2', 'Tamron Adaptall']);

/** The lens mounts that fit each body natively, and those that need an adapter. All other pairs are unknown. */
const natives: Record<string, string[]> = { 'Canon EF-S': ['Canon EF'], 'Canon FD': ['Canon FL'] };
const adapted: Record<string, string[]> = {
  'Canon EF-M': ['Canon EF', 'Canon EF-S'],
  'Canon RF': ['Canon EF', 'Canon EF-S'],
  'L-Mount': ['Leica M'],
  'Nikon 1': ['Nikon F'],
  'Nikon Z': ['Nikon F'],
};

/** Returns the mount of a camera or lens, or undefined for 'Generic' and for fixed lenses. */
export function mountOf(name: string): string | undefined {
  const spelt = spellings[name] ?? name;
  // The lens mounts of compact cameras, which no other camera has: `canonG7`, `LeicaQ2`.
  if (spelt === 'Generic' || /^[a-z]/.test(spelt) || spelt === 'LeicaQ2') return undefined;
  return names[spelt] ?? spelt;
}

/**
 * Returns the lens mounts that fit each body without an adapter, its own first. Lensfun's `<compat>` also lists mounts
 * that need an adapter.
 * @throws Error for a pair that lensfun has added, so that someone decides about it
 */
export function takesOf(compat: ReadonlyMap<string, string[]>): Map<string, string[]> {
  const takes = new Map<string, Set<string>>();
  for (const [body, lenses] of compat) {
    const mount = mountOf(body);
    if (!mount) continue;
    const taken = takes.get(mount) ?? new Set([mount]);
    takes.set(mount, taken);
    for (const other of lenses.map(mountOf)) {
      if (!other || other === mount || byRing.has(other)) continue;
      if (natives[mount]?.includes(other)) taken.add(other);
      else if (!adapted[mount]?.includes(other))
        throw new Error(
          `Does ${other} on ${mount} need an adapter? Add the pair to natives or adapted in tools/gear/mounts.ts.`,
        );
    }
  }
  return new Map([...takes].map(([mount, taken]) => [mount, [...taken]]));
}
